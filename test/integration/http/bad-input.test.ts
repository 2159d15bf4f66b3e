import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { platformErrorSchema } from '../../../src/contract/errors.ts'
import { eventually } from '../../support/eventually.ts'
import { multipart } from '../../support/multipart.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
let port: number

before(async () => {
  system = await createTestSystem({ settings: { rateLimitPerMinute: 100_000 } })
  app = await system.app({ settings: { maxJsonBytes: 10_000, headersTimeoutSeconds: 1, rateLimitPerMinute: 100_000 } })
  home = await system.workspace()
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
after(() => system.close())

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v1/api-keys',
    headers: { ...home.headers, 'content-type': 'application/json', ...headers },
    payload,
  })

const manyProperties = JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`p${i}`, 1])))

const cases: [string, string | Buffer, Record<string, string>, number, RegExp][] = [
  ['malformed JSON', '{"name": ', {}, 400, /not valid JSON/],
  ['an empty body', '', {}, 400, /JSON object/],
  ['a body that is not an object', '[1]', {}, 400, /object/],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), {}, 400, /UTF-8/],
  ['JSON that is nested too deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, {}, 400, /100 levels/],
  ['a __proto__ key', '{"name":"x","__proto__":{"admin":true}}', {}, 400, /__proto__/],
  ['a constructor.prototype key', '{"name":"x","constructor":{"prototype":{}}}', {}, 400, /constructor\.prototype/],
  ['a NUL character in a text', '{"name":"a\\u0000b"}', {}, 400, /NUL/],
  ['half a surrogate pair', '{"name":"\\ud800"}', {}, 400, /surrogate/],
  ['a control character in a name', '{"name":"a\\u001b[31m"}', {}, 400, /control characters/],
  ['a time beyond the year 9999', '{"name":"x","expires_at":"9999-12-31T23:59:59-23:59"}', {}, 400, /9999/],
  ['a name that is too long', JSON.stringify({ name: 'n'.repeat(201) }), {}, 400, /at most 200 characters/],
  ['thousands of unknown properties', manyProperties, {}, 400, /and 19 more/],
  ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 415, /uncompressed/],
  ['another character set', '{}', { 'content-type': 'application/json; charset=latin1' }, 415, /UTF-8/],
  ['an unknown property', '{"name":"x","nmae":1}', {}, 400, /"nmae" is not a known property/],
  ['a missing property', '{}', {}, 400, /"name" is required/],
  ['a value of the wrong type', '{"name":5}', {}, 400, /"name" must be of type string/],
  ['an unknown scope', '{"name":"x","scopes":["reed"]}', {}, 400, /"scopes\[0\]" must be one of extract/],
  ['a body over the limit', JSON.stringify({ name: 'x'.repeat(20_000) }), {}, 413, /larger/],
  ['another content type', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415, /application\/json/],
  ['a multipart form where none is taken', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, /json/],
  ['an empty idempotency key', '{"name":"x"}', { 'idempotency-key': '' }, 400, /Idempotency-Key/],
  [
    'an idempotency key that is too long',
    '{"name":"x"}',
    { 'idempotency-key': 'k'.repeat(256) },
    400,
    /Idempotency-Key/,
  ],
]

for (const [what, payload, headers, status, message] of cases) {
  test(`${what} is a ${status} in the shape of the platform API`, async () => {
    const answer = await post(payload, headers)
    assert.equal(answer.statusCode, status)
    const body = platformErrorSchema.strict().parse(answer.json())
    assert.match(body.message, message)
    assert.equal(body.statusCode, status)
    assert.equal(body.request_id, answer.headers['x-request-id'])
    assert.equal(body.path, '/v1/api-keys')
    assert.match(String(answer.headers['x-ratelimit-limit']), /^\d+$/)
  })
}

test('unknown paths are 404 and unknown methods 405 with Allow, each in the shape of its API', async () => {
  const expectations = [
    { method: 'GET', url: '/v1/nothing', status: 404 },
    { method: 'GET', url: '/nothing', status: 404 },
    { method: 'PUT', url: '/v1/api-keys', status: 405, allow: 'GET, HEAD, POST' },
    { method: 'PATCH', url: `/v1/api-keys/${home.key.id}`, status: 405, allow: 'DELETE' },
    { method: 'POST', url: '/status', status: 405, allow: 'GET, HEAD', job: true },
    { method: 'GET', url: '/process/nothing/here', status: 404, job: true },
  ] as const
  for (const { method, url, status, ...rest } of expectations) {
    const answer = await app.inject({ method, url, headers: home.headers })
    assert.equal(answer.statusCode, status, `${method} ${url}`)
    if ('allow' in rest) assert.equal(answer.headers['allow'], rest.allow)
    if ('job' in rest) assert.deepEqual(Object.keys(answer.json()), ['detail'])
    else platformErrorSchema.strict().parse(answer.json())
    assert.match(String(answer.headers['x-ratelimit-remaining']), /^\d+$/)
  }
})

test('a method that nobody knows, and an address as a proxy sends it, are answered like any other', async () => {
  assert.match(
    await speak('QUERY /nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    /^HTTP\/1.1 40[045] [\s\S]*"request_id"/,
  )
  const absolute = await speak('GET http://x/status/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  assert.match(absolute, /^HTTP\/1.1 404 [\s\S]*\{"detail":/)
})

test('two idempotency keys are one too many', async () => {
  const body = '{"name":"x"}'
  const answer = await speak(
    `POST /v1/api-keys HTTP/1.1\r\nHost: x\r\nAuthorization: ${home.headers.authorization}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nIdempotency-Key: a\r\nIdempotency-Key: b\r\nConnection: close\r\n\r\n${body}`,
  )
  assert.match(answer, /^HTTP\/1.1 400 [\s\S]*more than once/)
})

test('a client that hangs up in the middle of its body is no error of ours', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /v1/api-keys HTTP/1.1\r\nHost: x\r\nAuthorization: ${home.headers.authorization}\r\nX-Request-Id: hung-up\r\n` +
      'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name',
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  const line = await eventually('the request to be logged', () =>
    system.logLines.find((each) => each['request_id'] === 'hung-up'),
  )
  assert.equal(line['level'], 'info')
})

test('an id that is no id is not found', async () => {
  for (const id of ['nonsense', '%00', `${home.key.id}'--`, 'x'.repeat(400)]) {
    const answer = await app.inject({ method: 'DELETE', url: `/v1/api-keys/${id}`, headers: home.headers })
    assert.equal(answer.statusCode, 404, id)
  }
})

test('an id that is none says what ids look like, and where they are listed', async () => {
  const told = async (url: string) => {
    const answer = await app.inject({ url, headers: home.headers })
    return [answer.statusCode, answer.json().message ?? answer.json().detail]
  }
  const uuids = 'ids are UUIDs, such as 01a1df57-1781-70ab-9d3d-bbae870c4f16'
  assert.deepEqual(await told('/v1/sources/Inbox'), [
    404,
    `There is no source "Inbox": ${uuids}, and GET /v1/sources lists them.`,
  ])
  assert.deepEqual(await told('/v1/schemas/SCH-XXXX'), [
    404,
    `There is no schema "SCH-XXXX": ${uuids}, or short, such as SCH-0K3F9A2B, and GET /v1/schemas lists them.`,
  ])
  assert.deepEqual(await told('/process/1'), [404, `There is no job "1": ${uuids}.`])
  const [, page] = await told(`/v1/documents/${home.key.id}/pages/x`)
  assert.equal(page, 'There is no page "x": it is a whole number from 1 on.')
})

test('a path that cannot be decoded is a 400', async () => {
  const answer = await app.inject({ url: '/v1/%ff%', headers: home.headers })
  assert.equal(answer.statusCode, 400)
  platformErrorSchema.parse(answer.json())
})

test('headers over 16 KB are a 431 and leave the service running', async () => {
  const answer = await speak(`GET /v1/api-keys HTTP/1.1\r\nHost: x\r\nX-Bomb: ${'b'.repeat(40_000)}\r\n\r\n`)
  assert.match(answer, /^HTTP\/1.1 431 /)
  assert.match(answer, /"code":"headers_too_large"/)
  assert.equal((await app.inject('/healthz')).statusCode, 200)
})

test('what is not HTTP gets a 400, in the job shape when it names the job API', async () => {
  assert.match(await speak('NONSENSE\r\n\r\n'), /^HTTP\/1.1 400 [\s\S]*"code":"validation_error"/)
  const job = await speak(`PUT /process HTTP/1.1\r\nHost: x\r\nX-Bomb: ${'b'.repeat(40_000)}\r\n\r\n`)
  assert.match(job, /^HTTP\/1.1 431 [\s\S]*\r\n\r\n\{"detail":"[^"]+"\}$/)
})

test('a client that sends its headers too slowly is let go with a 408', async () => {
  const answer = await speak('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  assert.match(answer, /^HTTP\/1.1 408 [\s\S]*"code":"request_timeout"/)
})

test('a call that takes no body refuses one that says something', async () => {
  const send = (payload: object) =>
    app.inject({ method: 'POST', url: '/v1/billing/topup', headers: home.headers, payload })
  const { statusCode, body } = await send({ amount: 5000 })
  assert.equal(statusCode, 400)
  assert.match(body, /amount/)
  assert.equal((await send({})).statusCode, 403, 'an empty object says nothing: it is off')
})

test('the job API tells every mistake in a form, each of them once', async () => {
  const form = multipart([
    ['max_errors', 'many'],
    ['colour', 'red'],
  ])
  const answer = await app.inject({
    ...{ method: 'PUT', url: '/process', payload: form.payload },
    headers: { ...home.headers, ...form.headers },
  })
  assert.equal(answer.statusCode, 400)
  assert.equal(
    answer.json().detail,
    'The form is not valid: "max_errors" must be a whole number from 1 to 9999 (and 1 more). ' +
      '(colour: is not a known property)',
  )
})

test('nothing of all this was stored or logged', async () => {
  const { rows } = await system.pool.query('select count(*)::int as keys from api_keys')
  assert.equal(rows[0].keys, 1)
  const log = JSON.stringify(system.logLines)
  for (const secret of [home.key.key, 'nmae', 'bbbbbbbb', 'xxxxxxxx', 'Bearer'])
    assert.equal(log.includes(secret), false, secret)
})

function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
  })
}

test('a file under a misspelt name is told so, in both APIs', async () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xd8, 0])
  for (const [method, url] of [
    ['POST', '/v1/extract'],
    ['POST', '/v1/documents'],
    ['PUT', '/process'],
  ] as const) {
    const form = multipart([['fil', picture, 'scan.png']])
    const answer = await app.inject({
      method,
      url,
      payload: form.payload,
      headers: { ...home.headers, ...form.headers },
    })
    assert.equal(answer.statusCode, 400, url)
    assert.match(answer.json().message ?? answer.json().detail, /"fil" is an unknown field: a file is sent as "file"/)
  }
})

import assert from 'node:assert/strict'
import { eventually } from '../../support/eventually.ts'
import { runSheaf } from '../../support/sheaf-process.ts'
import {
  type Answer,
  call,
  createKey,
  feedback,
  form,
  kinds,
  note,
  refused,
  run,
  service,
  submit,
  unknownId,
} from './service.ts'
import { specification } from './specification.ts'

type Ask = (key: string | null) => Promise<Answer>

/** One call of every operation, by its name in the specification. */
const operations: Record<string, Ask> = {
  ...Object.fromEntries(
    kinds.map((kind): [string, Ask] => [
      `PUT /${kind}`,
      (key) => call('PUT', `/${kind}`, { key, body: form({ file: note() }) }),
    ]),
  ),
  'GET /process/{job_id}': (key) => call('GET', `/process/${unknownId}`, { key }),
  'DELETE /process/{job_id}': (key) => call('DELETE', `/process/${unknownId}`, { key }),
  'POST /process/{job_id}/feedback': (key) => feedback(unknownId, { rating: 3 }, { key }),
}
const everyOperation = (status: number) => Object.keys(operations).map((name) => `${name} ${status}`)

specification(
  [
    ...everyOperation(401),
    ...['error 401', 'authentication bearer key', 'authentication missing key', 'authentication invalid key'],
    ...['contract www-authenticate', 'ErrorResponse detail', 'contract detail only'],
  ],
  'every job operation without a key or with a wrong one is 401',
  async () => {
    const wrong = [null, '', 'nonsense', `shf_live_${'x'.repeat(43)}`, service.key.slice(0, -1)]
    for (const ask of Object.values(operations))
      for (const key of wrong) {
        const { headers } = await refused(ask(key), 401)
        assert.equal(headers.get('www-authenticate'), 'Bearer')
      }
    const headers = { authorization: `Basic ${Buffer.from(`x:${service.key}`).toString('base64')}` }
    await refused(call('GET', `/process/${unknownId}`, { key: null, headers }), 401)
  },
)

specification(
  [...everyOperation(401), 'contract scope', 'contract www-authenticate'],
  'a key without the scope extract is 401, and the scope is named',
  async () => {
    const key = await createKey({ scopes: ['read', 'write', 'operations'] })
    for (const ask of Object.values(operations)) {
      const { headers } = await refused(ask(key), 401, /extract/)
      assert.equal(headers.get('www-authenticate'), 'Bearer')
    }
  },
)

specification(
  ['authentication issued', 'authentication bearer key', 'authentication invalid key'],
  'a key that the operator hands out works until it is revoked',
  async () => {
    const created = await runSheaf(['keys', 'create', '--name', 'handed out', '--json'], { cwd: service.folder })
    const { id, key } = JSON.parse(created.stdout)
    await submit('extract', { file: note() }, { key })
    await call('DELETE', `/v1/api-keys/${id}`)
    await refused(call('PUT', '/extract', { key, body: form({ file: note() }) }), 401)
  },
)

specification(
  [...everyOperation(429), 'GET /status 429', 'error 429', 'contract retry-after', 'contract rate limit headers'],
  'every operation is refused when the key has used up its requests of the minute, and says when to come back',
  async () => {
    const key = await createKey({ rate_limit_per_minute: 1 })
    const all: Record<string, Ask> = { ...operations, 'GET /status': (of) => call('GET', '/status', { key: of }) }
    for (const [name, ask] of Object.entries(all)) {
      const answer = await eventually(`429 of ${name}`, async () => {
        const each = await ask(key)
        return each.status === 429 && each
      })
      await refused(Promise.resolve(answer), 429)
      assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d?$/)
      assert.equal(answer.headers.get('x-ratelimit-remaining'), '0')
    }
  },
)

specification(
  ['contract rate limit headers', 'contract request id'],
  'every answer, errors too, has a request id and the three headers of the rate limit',
  async () => {
    const { job_id } = await run('extract', { file: note() })
    const etag = (await call('GET', `/process/${job_id}`)).headers.get('etag') ?? ''
    const answers = await Promise.all([
      ...Object.values(operations).flatMap((ask) => [ask(service.key), ask(null)]),
      call('GET', `/process/${job_id}`, { headers: { 'if-none-match': etag } }),
      feedback(job_id, { rating: 4 }),
      call('PUT', '/process', { body: form({ colour: 'red' }) }),
      call('GET', '/status', { key: null }),
    ])
    const statuses = [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b)
    assert.deepEqual(statuses, [200, 202, 204, 304, 400, 401, 404])
    for (const { headers } of answers) {
      assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
      for (const name of ['limit', 'remaining']) assert.match(headers.get(`x-ratelimit-${name}`) ?? '', /^\d+$/)
      const reset = Number(headers.get('x-ratelimit-reset')) * 1000
      assert.equal(Math.abs(reset - Date.now()) < 3_600_000, true, 'Unix seconds, of soon')
    }
  },
)

specification(['contract request id'], 'a request id of the caller is kept when it is safe', async () => {
  const ask = (id: string) => call('GET', `/process/${unknownId}`, { headers: { 'x-request-id': id } })
  for (const id of ['abc-123', 'x'.repeat(128)]) assert.equal((await ask(id)).headers.get('x-request-id'), id)
  for (const id of ['x'.repeat(129), 'a b', '<script>'])
    assert.notEqual((await ask(id)).headers.get('x-request-id'), id)
})

specification(
  ['contract other workspace', 'GET /process/{job_id} 404', 'DELETE /process/{job_id} 404'],
  'the jobs of one workspace do not exist for another',
  async () => {
    const { job_id } = await run('extract', { file: note() })
    const cli = (...args: string[]) => runSheaf([...args, '--json'], { cwd: service.folder })
    const created = await cli('workspaces', 'create', 'Elsewhere')
    const { key } = JSON.parse((await cli('keys', 'create', '--name', 'x', '--workspace', 'Elsewhere')).stdout)
    assert.equal(created.status, 0, created.stderr)
    await refused(call('GET', `/process/${job_id}`, { key }), 404)
    await refused(call('DELETE', `/process/${job_id}`, { key }), 404)
    await refused(feedback(job_id, { rating: 3 }, { key }), 404)
  },
)

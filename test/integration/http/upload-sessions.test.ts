import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { purge } from '../../../src/services/maintenance/purge.ts'
import { multipart } from '../../support/multipart.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let now = new Date()
let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

before(async () => {
  system = await createTestSystem({ clock: { now: () => now }, settings: { maxFileBytes: 5000 } })
  app = await system.app({ settings: { rateLimitPerMinute: 1000 } })
  home = await system.workspace()
})
after(() => system.close())

const create = (payload: object = { filename: 'invoice.txt' }, headers: object = {}) =>
  app.inject({ method: 'POST', url: '/v1/documents/upload-session', headers: { ...home.headers, ...headers }, payload })
const linkOf = (answer: { json(): { upload_url: string } }) => new URL(answer.json().upload_url).pathname
const upload = (
  url: string,
  content: string | Buffer = 'Invoice 7',
  headers: object = { accept: 'application/json' },
) => {
  const form = multipart([['file', content, 'chosen.txt']])
  return app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } })
}
const documents = async (id: string) => (await system.pool.query('select * from documents where id = $1', [id])).rows

test('a link is made for an hour, to a page that names the file and runs nothing but its own script', async () => {
  const answer = await create({ filename: '<b>"Q3" & more.pdf' })
  assert.equal(answer.statusCode, 200)
  const { document_id, upload_url, expires_at } = answer.json()
  assert.match(upload_url, /^http:\/\/localhost:80\/upload\/[\w-]{64}$/)
  assert.equal(expires_at, new Date(now.getTime() + 3_600_000).toISOString())
  assert.deepEqual(await documents(document_id), [])
  const page = await app.inject(linkOf(answer))
  assert.equal(page.statusCode, 200)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  const policy = String(page.headers['content-security-policy'])
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/)
  assert.doesNotMatch(policy, /unsafe|\*/)
  assert.deepEqual([page.headers['referrer-policy'], page.headers['cache-control']], ['no-referrer', 'no-store'])
  assert.match(page.body, /&#60;b&#62;&#34;Q3&#34; &#38; more\.pdf/)
  assert.doesNotMatch(page.body, /<b>|<script>|style=| on[a-z]+=/)
  for (const name of ['page.js', 'page.css']) {
    assert.match(page.body, new RegExp(`"assets/${name}"`))
    assert.equal((await app.inject(`/upload/assets/${name}`)).statusCode, 200)
  }
})

test('the link leads to the public address where one is set', async () => {
  const behind = await system.app({ settings: { publicUrl: 'https://docs.example.com/sheaf/' } })
  const answer = await behind.inject({
    ...{ method: 'POST', url: '/v1/documents/upload-session', headers: home.headers },
    payload: { filename: 'a.txt' },
  })
  assert.match(answer.json().upload_url, /^https:\/\/docs\.example\.com\/sheaf\/upload\/[\w-]{64}$/)
})

test('a file that is uploaded becomes the promised document, is queued to be read, and ends the link', async () => {
  const made = await create()
  const id = made.json().document_id
  const uploaded = await upload(linkOf(made))
  assert.equal(uploaded.statusCode, 200, uploaded.body)
  assert.deepEqual(uploaded.json(), { document_id: id, filename: 'invoice.txt', size_bytes: 9 })
  const [row] = await documents(id)
  assert.deepEqual(
    [row.workspace_id, row.filename, row.status, row.size_bytes, row.mime_type],
    [home.id, 'invoice.txt', 'pending', 9, 'text/plain'],
  )
  const { rows: tasks } = await system.pool.query(`select payload from graphile_worker._private_jobs where key = $1`, [
    `ingest:${id}`,
  ])
  assert.equal(tasks.length, 1)
  const { rows: events } = await system.pool.query(`select type from events where data::json ->> 'document_id' = $1`, [
    id,
  ])
  assert.deepEqual(events, [{ type: 'document.uploaded' }])
  const { rows: audit } = await system.pool.query(
    'select action, actor_id, details from audit_log where subject_id = $1 order by id',
    [id],
  )
  assert.deepEqual(audit, [
    { action: 'upload_session.create', actor_id: home.key.id, details: {} },
    { action: 'document.create', actor_id: home.key.id, details: { by: 'upload_session' } },
  ])

  const again = await upload(linkOf(made))
  assert.deepEqual([again.statusCode, again.json().reason], [409, 'link_used'])
  const page = await app.inject(linkOf(made))
  assert.equal(page.statusCode, 409)
  assert.match(page.body, /Already received/)
  await system.pool.query('delete from documents where id = $1', [id])
  assert.equal((await upload(linkOf(made))).statusCode, 409)
})

test('of two uploads at once by one link, one is taken and the other leaves nothing behind', async () => {
  const { id, headers } = await system.workspace()
  const made = await create(undefined, headers)
  const answers = await Promise.all([upload(linkOf(made), 'one'), upload(linkOf(made), 'two')])
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.equal((await documents(made.json().document_id)).length, 1)
  const { rows } = await system.pool.query('select 1 from blob_garbage where key like $1', [`${id}/%`])
  assert.equal(rows.length, 0)
})

test('without a script the form answers with a page', async () => {
  const made = await create()
  const empty = await upload(linkOf(made), '', {})
  assert.equal(empty.statusCode, 400)
  assert.match(empty.body, /The file is empty[\s\S]*Try again/)
  const done = await upload(linkOf(made), 'Invoice 7', {})
  assert.equal(done.statusCode, 200)
  assert.match(String(done.headers['content-type']), /^text\/html/)
  assert.match(done.body, /Received[\s\S]*invoice\.txt/)
  assert.match(String(done.headers['content-security-policy']), /default-src 'none'/)
})

test('a file that is refused does not use the link up', async () => {
  const made = await create()
  const large = await upload(linkOf(made), Buffer.alloc(6000, 'a'))
  assert.deepEqual([large.statusCode, large.json().code], [413, 'payload_too_large'])
  const unknown = await upload(linkOf(made), Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
  assert.equal(unknown.statusCode, 415)
  const noFile = multipart([['note', 'hello']])
  const missing = await app.inject({ method: 'POST', url: linkOf(made), ...noFile })
  assert.equal(missing.statusCode, 400)
  const json = await app.inject({
    method: 'POST',
    url: linkOf(made),
    payload: {},
    headers: { accept: 'application/json' },
  })
  assert.equal(json.statusCode, 415)
  assert.equal((await upload(linkOf(made))).statusCode, 200)
})

test('a workspace without credits takes no file, does not tell how many it has, and keeps the link', async () => {
  const { id, headers } = await system.workspace()
  const setTier = (tier: string) => system.pool.query('update workspaces set tier = $2 where id = $1', [id, tier])
  const made = await create(undefined, headers)
  await setTier('prepaid')
  const refused = await upload(linkOf(made))
  assert.deepEqual([refused.statusCode, refused.json().reason], [422, 'not_accepted'])
  assert.doesNotMatch(refused.body, /credit/)
  assert.deepEqual(await documents(made.json().document_id), [])
  await setTier('self_hosted')
  assert.equal((await upload(linkOf(made))).statusCode, 200)
})

test('a link ends after an hour, and with the key that made it', async () => {
  const made = await create()
  const narrow = await app.inject({
    ...{ method: 'POST', url: '/v1/api-keys', headers: home.headers },
    payload: { name: 'short', scopes: ['write'] },
  })
  const byOther = await create({ filename: 'b.txt' }, { authorization: `Bearer ${narrow.json().key}` })
  await app.inject({ method: 'DELETE', url: `/v1/api-keys/${narrow.json().id}`, headers: home.headers })
  const revoked = await upload(linkOf(byOther))
  assert.deepEqual([revoked.statusCode, revoked.json().reason], [404, 'link_expired'])

  const before = now
  now = new Date(before.getTime() + 3_599_999)
  assert.equal((await app.inject(linkOf(made))).statusCode, 200)
  now = new Date(before.getTime() + 3_600_000)
  assert.match((await app.inject(linkOf(made))).body, /no longer valid/)
  assert.equal((await upload(linkOf(made))).statusCode, 404)
  assert.deepEqual(await documents(made.json().document_id), [])
  now = new Date(before.getTime() + 26 * 3_600_000)
  assert.equal(Number((await purge(system, new AbortController().signal))['upload_sessions']) > 0, true)
  assert.match((await app.inject(linkOf(made))).body, /not valid/)
  now = before
})

test('a link made with a key that expires sooner ends with it', async () => {
  const expires_at = new Date(now.getTime() + 60_000).toISOString()
  const short = await app.inject({
    ...{ method: 'POST', url: '/v1/api-keys', headers: home.headers },
    payload: { name: 'short', scopes: ['write'], expires_at },
  })
  const made = await create({ filename: 'c.txt' }, { authorization: `Bearer ${short.json().key}` })
  assert.equal(made.json().expires_at, expires_at)
  const before = now
  now = new Date(before.getTime() + 60_000)
  const late = await upload(linkOf(made))
  assert.deepEqual([late.statusCode, late.json().reason], [404, 'link_expired'])
  now = before
})

test('a link that was changed leads nowhere', async () => {
  const link = linkOf(await create())
  const other = link.endsWith('A') ? 'B' : 'A'
  for (const url of [`${link.slice(0, -1)}${other}`, `${link}A`, '/upload/x', `/upload/${home.id}`]) {
    assert.equal((await app.inject(url)).statusCode, 404, url)
    const told = await app.inject({ url, headers: { accept: 'application/json' } })
    assert.deepEqual([told.statusCode, told.json().code], [404, 'not_found'], url)
    assert.equal((await upload(url)).statusCode, 404, url)
  }
})

test('bad input is a 400 that names the property, and making a link needs the scope write', async () => {
  for (const [body, path] of [
    [{}, 'filename'],
    [{ filename: '' }, 'filename'],
    [{ filename: 'a\nb' }, 'filename'],
    [{ filename: 'a', size: 1 }, 'size'],
  ] as const) {
    const refused = await create(body)
    assert.deepEqual([refused.statusCode, refused.json().details[0].path], [400, path])
  }
  const refused = await create(undefined, (await system.workspace(undefined, ['read'])).headers)
  assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'write'])
})

test('a repeated request with the same Idempotency-Key gives the same link', async () => {
  const key = { 'idempotency-key': 'links-1' }
  const [first, second] = [await create(undefined, key), await create(undefined, key)]
  assert.equal(second.body, first.body)
  assert.equal(second.headers['idempotency-replayed'], 'true')
})

test('no link stands in the log', async () => {
  const made = await create()
  await app.inject(linkOf(made))
  await upload(linkOf(made))
  assert.equal(JSON.stringify(system.logLines).includes(linkOf(made).slice('/upload/'.length)), false)
})

test('what a caller says that we are called does not get into links; names of this machine and the setting do', async () => {
  const origin = async (host: string, publicUrl?: string) => {
    const served = await system.app({ settings: { rateLimitPerMinute: 1000, publicUrl } })
    const port = Number(new URL(await served.listen({ host: '127.0.0.1', port: 0 })).port)
    const named = host.replace('PORT', String(port))
    const headers = { ...home.headers, host: named, 'content-type': 'application/json' }
    const call = request({ port, method: 'POST', path: '/v1/documents/upload-session', headers })
    call.end('{"filename":"a.txt"}')
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    const { upload_url } = JSON.parse((await response.toArray()).join('')) as { upload_url: string }
    return new URL(upload_url).origin.replace(String(port), 'PORT')
  }
  assert.equal(await origin('evil.example'), 'http://localhost:PORT')
  assert.equal(await origin('localhost:PORT'), 'http://localhost:PORT')
  assert.equal(await origin('127.0.0.1:PORT'), 'http://127.0.0.1:PORT')
  assert.equal(await origin('evil.example', 'https://sheaf.example'), 'https://sheaf.example')
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../src/core/app-error.ts'
import { newId } from '../../../src/core/ids.ts'
import { scope } from '../../../src/operations/access.ts'
import { operation } from '../../../src/operations/operation.ts'
import { eventually } from '../../support/eventually.ts'
import { multipart } from '../../support/multipart.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let now = new Date()
let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
let letGo: (() => void) | undefined
let calls = 0

const common = {
  api: 'platform',
  tag: 'API keys',
  access: scope('write'),
  summary: 'test',
  output: z.object({ id: z.string() }),
} as const

/** Routes that fail, wait and take files on purpose; what they write is an audit entry. */
const operations = [
  operation({
    ...common,
    method: 'POST',
    path: '/v1/test/:how',
    name: 'test',
    params: z.object({ how: z.string() }),
    body: z.object({ n: z.number() }),
    async handle({ ctx, params }) {
      calls += 1
      if (params.how === 'fails') throw new Error('broken')
      if (params.how === 'refuses') throw new AppError('conflict', 'no')
      if (params.how === 'waits') await new Promise<void>((resolve) => (letGo = resolve))
      return ctx.commit(async (_tx, audit) => {
        const id = newId()
        audit({ action: `test.${params.how}`, subjectId: id })
        if (params.how === 'fails-late') throw new Error('broken')
        return { id }
      })
    },
    answer: (body) => ({ body, headers: { 'x-service-cost-credits': '20' } }),
  }),
  ...(['platform', 'job'] as const).map((api) =>
    operation({
      ...common,
      api,
      method: 'PUT',
      path: api === 'job' ? '/process/upload' : '/v1/upload',
      name: `upload-${api}`,
      form: { fields: z.object({ note: z.string() }), files: { file: { max: 1 } } },
      async handle({ ctx, files }) {
        calls += 1
        if (files[0]?.filename === 'wait') await new Promise<void>((resolve) => (letGo = resolve))
        return ctx.commit(async (_tx, audit) => {
          audit({ action: 'test.upload', subjectId: null })
          return { id: files[0]?.upload.sha256 ?? '' }
        })
      },
    }),
  ),
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => now } })
  app = await system.app({ operations })
  home = await system.workspace()
})
after(() => system.close())

const send = (how: string, key: string, n = 1, headers: object = home.headers) =>
  app.inject({
    method: 'POST',
    url: `/v1/test/${how}`,
    headers: { ...headers, 'idempotency-key': key },
    payload: { n },
  })

const effects = async (how: string) => {
  const { rows } = await system.pool.query('select count(*)::int as n from audit_log where action = $1', [
    `test.${how}`,
  ])
  return rows[0].n as number
}

test('the same key and request give the same answer and cost headers, marked as replayed, with one effect', async () => {
  const first = await send('once', 'a')
  const second = await send('once', 'a')
  assert.equal(first.statusCode, 200)
  assert.equal(second.body, first.body)
  assert.equal(second.headers['x-service-cost-credits'], '20')
  assert.equal(first.headers['idempotency-replayed'], undefined)
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(await effects('once'), 1)
})

test('40 concurrent requests with one key, over two processes, have one effect; the others replay or get 409', async () => {
  const other = await createTestSystem({ database: system.database, clock: { now: () => now } })
  const apps = [app, await other.app({ operations })]
  for (let round = 0; round < 10; round++) {
    const key = `crowd-${round}`
    const request = {
      method: 'POST' as const,
      url: `/v1/test/${key}`,
      headers: { ...home.headers, 'idempotency-key': key },
      payload: { n: 1 },
    }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (apps[i % 2] as FastifyInstance).inject(request)),
    )
    assert.equal(await effects(key), 1)
    const fresh = answers.filter((answer) => answer.statusCode === 200 && !answer.headers['idempotency-replayed'])
    assert.equal(fresh.length, 1)
    for (const answer of answers) {
      if (answer.statusCode === 200) assert.equal(answer.body, fresh[0]?.body)
      else {
        assert.equal(answer.statusCode, 409)
        assert.equal(answer.json().reason, 'idempotency_in_flight')
        assert.match(String(answer.headers['retry-after']), /^\d+$/)
      }
    }
  }
  await other.close()
})

test('another body with the same key is a 422 that says so', async () => {
  await send('other', 'b', 1)
  const refused = await send('other', 'b', 2)
  assert.equal(refused.statusCode, 422)
  assert.equal(refused.json().code, 'unprocessable')
  assert.equal(refused.json().reason, 'idempotency_key_reused')
  assert.equal(await effects('other'), 1)
})

test('the same key on another path or in another workspace is another request', async () => {
  const stranger = await system.workspace()
  const ids = [await send('p1', 'c'), await send('p2', 'c'), await send('p1', 'c', 1, stranger.headers)].map(
    (answer) => answer.json().id,
  )
  assert.equal(new Set(ids).size, 3)
})

test('a refusal is remembered; a failure is not, whether it came before the change or inside of its transaction', async () => {
  const before = calls
  const refused = [await send('refuses', 'd'), await send('refuses', 'd')]
  assert.deepEqual(
    refused.map((answer) => answer.statusCode),
    [409, 409],
  )
  assert.equal(refused[1]?.body, refused[0]?.body)
  assert.equal(calls, before + 1)
  for (const how of ['fails', 'fails-late']) {
    assert.equal((await send(how, 'd')).statusCode, 500)
    assert.equal((await send(how, 'd')).statusCode, 500)
    assert.equal(await effects(how), 0)
  }
  assert.equal(calls, before + 5)
})

test('what a caller can mend is not remembered: the same key works with a better request', async () => {
  const create = (expires_at: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/api-keys',
      headers: { ...home.headers, 'idempotency-key': 'mended' },
      payload: { name: 'x', expires_at },
    })
  assert.equal((await create('2020-01-01T00:00:00Z')).statusCode, 400)
  assert.equal((await create('2999-01-01T00:00:00Z')).statusCode, 200)
})

test('an answer is not replayed to another key, which may not be allowed to see it', async () => {
  const created = await app.inject({
    method: 'POST',
    url: '/v1/api-keys',
    headers: home.headers,
    payload: { name: 'b', scopes: ['operations'] },
  })
  const weak = { authorization: `Bearer ${created.json().key}` }
  const create = (headers: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/api-keys',
      headers: { ...headers, 'idempotency-key': 'whose' },
      payload: { name: 'x', scopes: ['billing', 'operations'] },
    })
  assert.equal((await create(weak)).statusCode, 403)
  assert.equal((await create(home.headers)).statusCode, 200, 'the refusal of another key is not replayed either')
  const other = await create(weak)
  assert.equal(other.statusCode, 422)
  assert.equal(other.body.includes('shf_live_'), false)
})

test('another spelling of the address is the same request', async () => {
  const spelled = (url: string) =>
    app.inject({ method: 'POST', url, headers: { ...home.headers, 'idempotency-key': 'spelled' }, payload: { n: 1 } })
  const first = await spelled('/v1/test/once')
  assert.equal((await spelled('/v1/t%65st/once')).body, first.body)
})

test('a request that failed because the database went away can be sent again when it is back', async () => {
  const blocker = await system.pool.connect()
  await blocker.query('begin')
  await blocker.query('lock table audit_log in access exclusive mode')
  const stuck = send('outage', 'outage')
  await eventually('the change to wait for the lock', async () => {
    const { rows } = await blocker.query(
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return rows.length > 0
  })
  await blocker.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'",
  )
  await blocker.query('rollback')
  blocker.release()
  assert.equal((await stuck).statusCode, 503)
  assert.equal((await send('outage', 'outage')).statusCode, 200)
  assert.equal(await effects('outage'), 1)
})

test('a key is free again after 24 hours', async () => {
  await send('day', 'e')
  now = new Date(now.getTime() + 24 * 3_600_000 + 1)
  const later = await send('day', 'e')
  assert.equal(later.headers['idempotency-replayed'], undefined)
  assert.equal(await effects('day'), 2)
})

test('a request whose process died is taken over, and its process cannot commit any more if it was only slow', async () => {
  const other = await createTestSystem({ database: system.database, clock: { now: () => now } })
  const slowApp = await other.app({ operations })
  const slow = slowApp.inject({
    method: 'POST',
    url: '/v1/test/waits',
    headers: { ...home.headers, 'idempotency-key': 'f' },
    payload: { n: 1 },
  })
  await eventually('the request to be claimed', async () => {
    const { rows } = await system.pool.query('select 1 from idempotency_requests where status is null')
    return rows.length > 0
  })
  const releaseSlow = await eventually('the handler to wait', () => letGo)
  assert.equal((await send('waits', 'f')).statusCode, 409)

  await other.presence.stop()
  const takenOver = send('waits', 'f')
  await eventually('the second handler to wait', () => letGo !== releaseSlow)
  letGo?.()
  assert.equal((await takenOver).statusCode, 200)
  releaseSlow()
  const lost = await slow
  assert.equal(lost.statusCode, 409)
  assert.equal(lost.json().reason, 'idempotency_claim_lost')
  assert.equal(await effects('waits'), 1)
  await other.close()
})

test('forms are compared by their fields and file contents, and repeated uploads leave no blob behind', async () => {
  const upload = (note: string, content: string) => {
    const form = multipart([
      ['file', content, 'f.txt'],
      ['note', note],
    ])
    return app.inject({
      method: 'PUT',
      url: '/v1/upload',
      ...form,
      headers: { ...home.headers, ...form.headers, 'idempotency-key': 'g' },
    })
  }
  const before = calls
  const first = await upload('n', 'content')
  const second = await upload('n', 'content')
  assert.equal(first.statusCode, 200)
  assert.equal(second.body, first.body)
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal((await upload('n', 'other content')).statusCode, 422)
  assert.equal((await upload('m', 'content')).statusCode, 422)
  assert.equal(calls, before + 1)
  // Only what the first has sent is there, which nothing has claimed yet.
  assert.equal((await system.pool.query('select key from blob_garbage')).rows.length, 1)
})

test('on the job API another payload is a 400 and a request in flight is waited for and replayed', async () => {
  const upload = (filename: string) => {
    const form = multipart([
      ['file', 'x', filename],
      ['note', 'n'],
    ])
    return app.inject({
      method: 'PUT',
      url: '/process/upload',
      ...form,
      headers: { ...home.headers, ...form.headers, 'idempotency-key': 'h' },
    })
  }
  const before = calls
  const first = upload('wait')
  await eventually('the first to run', () => calls === before + 1)
  const second = upload('wait')
  const other = await upload('other')
  assert.equal(other.statusCode, 400)
  assert.deepEqual(Object.keys(other.json()), ['detail'])
  letGo?.()
  assert.equal((await first).statusCode, 200)
  assert.equal((await second).body, (await first).body)
  assert.equal((await second).headers['idempotency-replayed'], 'true')
  assert.equal(calls, before + 1)
})

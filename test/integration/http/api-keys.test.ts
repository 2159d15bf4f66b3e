import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createApiKey } from '../../../src/services/api-keys/create.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { eventually } from '../../support/eventually.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace()
})
after(() => system.close())

const create = (payload: object, headers: object = home.headers) =>
  app.inject({ method: 'POST', url: '/v1/api-keys', headers: { ...headers }, payload })

test('a created key is shown once, works at once, and only its hash is stored', async () => {
  const created = await create({ name: 'ci' })
  assert.equal(created.statusCode, 200)
  const body = created.json()
  assert.match(body.key, /^shf_live_[A-Za-z0-9_-]{43}$/)
  assert.deepEqual(body.scopes, ['extract', 'read', 'write', 'operations'])
  assert.deepEqual([body.rate_limit_per_minute, body.concurrent_extractions, body.max_file_bytes], [30, 5, 52_428_800])
  const used = await app.inject({ url: '/v1/api-keys', headers: { authorization: `Bearer ${body.key}` } })
  assert.equal(used.statusCode, 200)
  assert.equal(used.body.includes(body.key), false)
  const { rows } = await system.pool.query('select api_keys::text as row from api_keys')
  assert.equal(
    rows.some(({ row }) => row.includes(body.key)),
    false,
  )
})

test('a new key is not readable in the stored answer of an idempotent request either', async () => {
  const created = await create({ name: 'ci' }, { ...home.headers, 'idempotency-key': 'secret-in-answer' })
  const { rows } = await system.pool.query('select body from idempotency_requests')
  assert.equal(rows.length > 0, true)
  for (const { body } of rows) assert.equal(body.includes(created.json().key), false)
})

test('a key hands on only scopes that it holds', async () => {
  const narrow = await create({ name: 'narrow', scopes: ['operations', 'read'] })
  const headers = { authorization: `Bearer ${narrow.json().key}` }
  const refused = await create({ name: 'wider', scopes: ['billing'] }, headers)
  assert.equal(refused.statusCode, 403)
  assert.equal(refused.json().code, 'insufficient_scope')
  assert.equal(refused.json().required_scope, 'billing')
  const inherited = await create({ name: 'default' }, headers)
  assert.deepEqual(inherited.json().scopes, ['read', 'operations'])
})

test('a key hands on at most its own limits and expiry, which its keys have unless the usual ones are lower', async () => {
  const ctx = await operatorContext(system, home.id)
  const limits = { rate_limit_per_minute: 20, concurrent_extractions: 7, max_file_bytes: 1000 }
  const expires_at = '2100-01-01T00:00:00.000Z'
  const { key } = await createApiKey(ctx, { name: 'maker', ...limits, expires_at })
  const headers = { authorization: `Bearer ${key}` }
  for (const [name, more] of Object.entries({ ...limits, expires_at: '2100-01-01T00:00:01.000Z' })) {
    const refused = await create({ name: 'more', [name]: typeof more === 'number' ? more + 1 : more }, headers)
    assert.deepEqual([refused.statusCode, refused.json().reason], [403, 'exceeds_own_limits'])
    assert.equal(refused.json().details[0].path, name)
  }
  const shown = (made: Awaited<ReturnType<typeof create>>) => {
    const { rate_limit_per_minute, concurrent_extractions, max_file_bytes, expires_at: end } = made.json()
    return [rate_limit_per_minute, concurrent_extractions, max_file_bytes, end]
  }
  assert.deepEqual(shown(await create({ name: 'usual' }, headers)), [20, 5, 1000, expires_at])
  assert.deepEqual(shown(await create({ name: 'as much', ...limits }, headers)), [20, 7, 1000, expires_at])
})

test('revoking a key lists the keys that were made with it, or revokes them and those made with them', async () => {
  const [one, two] = [await maker('one'), await maker('two')]
  const child = async ({ headers }: { headers: object }, name: string) => {
    const { id, key, hint } = (await create({ name }, headers)).json()
    return { id, hint, headers: { authorization: `Bearer ${key}` } }
  }
  const spared = await child(one, 'spared')
  const grandchild = await child(await child(two, 'child'), 'grandchild')
  const listed = await revoke(one.id)
  const made = [{ id: spared.id, name: 'spared', hint: spared.hint, revoked: false }]
  assert.deepEqual(listed.json(), { deleted: true, id: one.id, made })
  assert.equal((await app.inject({ url: '/v1/api-keys', headers: spared.headers })).statusCode, 200)
  const all = await revoke(two.id, '?cascade=true')
  assert.deepEqual(
    all.json().made.map(({ name, revoked }: { name: string; revoked: boolean }) => [name, revoked]),
    [
      ['child', true],
      ['grandchild', true],
    ],
  )
  assert.equal((await app.inject({ url: '/v1/api-keys', headers: grandchild.headers })).statusCode, 401)
})

test('a key that is revoked while it makes others leaves none that is neither revoked nor listed', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, headers } = await maker('racing')
    const [revoked] = await Promise.all([
      revoke(id, '?cascade=true'),
      ...Array.from({ length: 8 }, () => create({ name: 'raced' }, headers)),
    ])
    assert.equal(revoked?.statusCode, 200)
    const left = 'select 1 from api_keys where made_by = $1 and revoked_at is null'
    assert.equal((await system.pool.query(left, [id])).rowCount, 0)
  }
})

async function maker(name: string) {
  const { id, key } = (await create({ name, rate_limit_per_minute: 1000 })).json()
  return { id, headers: { authorization: `Bearer ${key}` } }
}

const revoke = (id: string, query = '') =>
  app.inject({ method: 'DELETE', url: `/v1/api-keys/${id}${query}`, headers: home.headers })

test('a key without the scope of a route is refused with the scope it needs', async () => {
  const { headers } = await system.workspace(undefined, ['read'])
  const refused = await app.inject({ url: '/v1/api-keys', headers })
  assert.equal(refused.statusCode, 403)
  assert.equal(refused.json().required_scope, 'operations')
})

test('a revoked key is refused at once in this process and in another one', async () => {
  const other = await createTestSystem({ database: system.database })
  try {
    const otherApp = await other.app()
    const created = (await create({ name: 'short life' })).json()
    const headers = { authorization: `Bearer ${created.key}` }
    assert.equal((await otherApp.inject({ url: '/v1/api-keys', headers })).statusCode, 200)
    assert.equal((await app.inject({ url: '/v1/api-keys', headers })).statusCode, 200)

    const revoked = await app.inject({ method: 'DELETE', url: `/v1/api-keys/${created.id}`, headers: home.headers })
    assert.deepEqual(revoked.json(), { deleted: true, id: created.id })
    // Here at once; elsewhere as soon as the notification has arrived.
    assert.equal((await app.inject({ url: '/v1/api-keys', headers })).statusCode, 401)
    for (const each of [app, otherApp]) {
      const refused = await eventually('the key to be refused', async () => {
        const answer = await each.inject({ url: '/v1/api-keys', headers })
        return answer.statusCode === 401 && answer
      })
      assert.match(refused.json().message, /revoked/)
      assert.equal(refused.headers['www-authenticate'], 'Bearer')
    }
    const again = await app.inject({ method: 'DELETE', url: `/v1/api-keys/${created.id}`, headers: home.headers })
    assert.equal(again.statusCode, 404)
  } finally {
    await other.close()
  }
})

test('a revocation is noticed even when the connection that brings notifications was down', async () => {
  const other = await createTestSystem({ database: system.database })
  try {
    const otherApp = await other.app()
    const created = (await create({ name: 'cut off' })).json()
    const headers = { authorization: `Bearer ${created.key}` }
    assert.equal((await otherApp.inject({ url: '/v1/api-keys', headers })).statusCode, 200)
    const epoch = other.presence.epoch
    await system.pool.query(
      `select pg_terminate_backend(l.pid) from pg_locks l join processes p on p.lock_number = l.objid
       where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
         and p.id = $1`,
      [other.presence.processId],
    )
    await eventually('the cut to be noticed', () => other.presence.epoch !== epoch)
    await app.inject({ method: 'DELETE', url: `/v1/api-keys/${created.id}`, headers: home.headers })
    await eventually(
      'the key to be refused',
      async () => (await otherApp.inject({ url: '/v1/api-keys', headers })).statusCode === 401,
    )
    await eventually('reconnection', () => other.presence.epoch !== epoch && other.presence.epoch !== undefined)
    assert.equal((await otherApp.inject({ url: '/v1/api-keys', headers })).statusCode, 401)
  } finally {
    await other.close()
  }
})

test('a key ends at its expires_at, and one that would end in the past is refused', async () => {
  let now = new Date()
  const timed = await createTestSystem({ database: system.database, clock: { now: () => now } })
  try {
    const timedApp = await timed.app()
    const expires_at = new Date(now.getTime() + 60_000).toISOString()
    const created = (await create({ name: 'a minute', expires_at })).json()
    const headers = { authorization: `Bearer ${created.key}` }
    assert.equal((await timedApp.inject({ url: '/v1/api-keys', headers })).statusCode, 200)
    now = new Date(now.getTime() + 60_001)
    const refused = await timedApp.inject({ url: '/v1/api-keys', headers })
    assert.equal(refused.statusCode, 401)
    assert.match(refused.json().message, /expired/)
  } finally {
    await timed.close()
  }
  const past = await create({ name: 'past', expires_at: '2020-01-01T00:00:00Z' })
  assert.equal(past.statusCode, 400)
  assert.equal(past.json().details[0].path, 'expires_at')
})

test('the last use is noted, at most once a minute', async () => {
  let now = new Date('2030-01-01T00:00:00Z')
  const timed = await createTestSystem({ database: system.database, clock: { now: () => now } })
  try {
    const timedApp = await timed.app()
    const { headers, key } = await timed.workspace()
    const lastUsed = async () => {
      const { rows } = await system.pool.query('select last_used_at from api_keys where id = $1', [key.id])
      return rows[0].last_used_at?.toISOString()
    }
    await timedApp.inject({ url: '/v1/api-keys', headers })
    await eventually('the first use', async () => (await lastUsed()) === '2030-01-01T00:00:00.000Z')
    now = new Date('2030-01-01T00:00:59Z')
    await timedApp.inject({ url: '/v1/api-keys', headers })
    now = new Date('2030-01-01T00:01:00Z')
    await timedApp.inject({ url: '/v1/api-keys', headers })
    await eventually('the next minute', async () => (await lastUsed()) === '2030-01-01T00:01:00.000Z')
  } finally {
    await timed.close()
  }
})

for (const [what, authorization] of [
  ['no key', undefined],
  ['another scheme', 'Basic abc'],
  ['a key of the right prefix and the wrong length', `Bearer shf_live_${'a'.repeat(42)}`],
  ['a key with another prefix', `Bearer sk_live_${'a'.repeat(43)}`],
  ['a well-formed key that nobody has', `Bearer shf_live_${'a'.repeat(43)}`],
  ['a key with a space inside', `Bearer shf_live_${'a'.repeat(20)} ${'a'.repeat(22)}`],
] as const) {
  test(`${what} is a 401 that says what is wrong`, async () => {
    const refused = await app.inject({ url: '/v1/api-keys', headers: authorization ? { authorization } : {} })
    assert.equal(refused.statusCode, 401)
    assert.equal(refused.headers['www-authenticate'], 'Bearer')
    const body = refused.json()
    assert.equal(body.code, 'unauthorized')
    assert.equal(body.message.length > 20, true)
    assert.equal(refused.body.includes('a'.repeat(20)), false)
  })
}

test('every change is audited with who, what, when and which request', async () => {
  const created = await create({ name: 'audited' }, { ...home.headers, 'x-request-id': 'audit-1' })
  await app.inject({
    method: 'DELETE',
    url: `/v1/api-keys/${created.json().id}`,
    headers: { ...home.headers, 'x-request-id': 'audit-2' },
  })
  const { rows } = await system.pool.query('select * from audit_log where subject_id = $1 order by created_at, id', [
    created.json().id,
  ])
  assert.deepEqual(
    rows.map((row) => [row.action, row.actor_kind, row.actor_id, row.request_id, row.workspace_id]),
    [
      ['api_key.create', 'api_key', home.key.id, 'audit-1', home.id],
      ['api_key.revoke', 'api_key', home.key.id, 'audit-2', home.id],
    ],
  )
  assert.equal(Date.now() - rows[0].created_at.getTime() < 60_000, true)
})

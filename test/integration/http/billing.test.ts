import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { topUpWhenLow } from '../../../src/services/billing/auto-topup.ts'
import { creditsOf } from '../../support/credits.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

const now = new Date('2030-01-10T12:00:00Z')
let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

before(async () => {
  system = await createTestSystem({ clock: { now: () => now }, settings: { defaultTier: 'prepaid' } })
  app = await system.app()
})
after(() => system.close())
beforeEach(async () => {
  home = await system.workspace()
})

const change = async (payload: object, headers: object = home.headers) => {
  const answer = await app.inject({ method: 'PATCH', url: '/v1/billing/settings', headers: { ...headers }, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const topUp = (headers: object = {}) =>
  app.inject({ method: 'POST', url: '/v1/billing/topup', headers: { ...home.headers, ...headers } })

test('settings begin with automatic top-up off, and a change answers with all of them', async () => {
  const before = await app.inject({ url: '/v1/billing/settings', headers: home.headers })
  const defaults = {
    auto_topup_enabled: false,
    auto_topup_threshold: 1000,
    auto_topup_amount: 10_000,
    payment_provider: 'manual',
  }
  assert.deepEqual([before.statusCode, before.json()], [200, defaults])
  const changed = { ...defaults, auto_topup_enabled: true, auto_topup_amount: 20_000, updated_at: now.toISOString() }
  const { body } = await change({ auto_topup_enabled: true, auto_topup_amount: 20_000 })
  assert.deepEqual(body, changed)
  assert.deepEqual((await change({ auto_topup_threshold: 0 })).body, { ...changed, auto_topup_threshold: 0 })
  const after = await app.inject({ url: '/v1/billing/settings', headers: home.headers })
  assert.deepEqual(after.json(), { ...changed, auto_topup_threshold: 0 })
})

test('settings that make no sense are refused by name', async () => {
  const cases: [object, string][] = [
    [{ auto_topup_amount: 9999 }, 'auto_topup_amount'],
    [{ auto_topup_amount: 10_000.5 }, 'auto_topup_amount'],
    [{ auto_topup_threshold: -1 }, 'auto_topup_threshold'],
    [{ auto_topup_enabled: 'yes' }, 'auto_topup_enabled'],
    [{ amount: 10_000 }, 'amount'],
  ]
  for (const [payload, path] of cases) {
    const { status, body } = await change(payload)
    assert.deepEqual([status, body.code, body.details[0].path], [400, 'validation_error', path])
  }
  assert.equal((await change({})).status, 400)
})

test('writes need the scope billing; another workspace has settings of its own', async () => {
  const { headers } = await system.workspace(undefined, ['read', 'write', 'operations'])
  assert.deepEqual((await change({ auto_topup_enabled: true }, headers)).body.required_scope, 'billing')
  assert.equal((await topUp(headers)).json().required_scope, 'billing')
  assert.equal((await app.inject({ method: 'POST', url: '/v1/billing/topup' })).statusCode, 401)
  await change({ auto_topup_enabled: true })
  const stranger = await system.workspace()
  const theirs = await app.inject({ url: '/v1/billing/settings', headers: stranger.headers })
  assert.equal(theirs.json().auto_topup_enabled, false)
})

test('a top-up is refused while it is off', async () => {
  const refused = await topUp()
  const { code, reason, required_scope } = refused.json()
  assert.deepEqual(
    [refused.statusCode, code, reason, required_scope],
    [403, 'insufficient_scope', 'auto_topup_disabled', undefined],
  )
})

test('a top-up happens up to the threshold, and a repeat of the request is not a second one', async () => {
  await change({ auto_topup_enabled: true, auto_topup_threshold: 500 })
  await creditsOf(system, home.id).grant(501)
  assert.deepEqual((await topUp()).json(), { topped_up: false })
  await creditsOf(system, home.id).settle(null, 1)
  const first = await topUp({ 'idempotency-key': 'once' })
  const { payment, ...rest } = first.json()
  assert.deepEqual(rest, { topped_up: true, credits_added: 10_000, amount_eur: 10, balance_credits: 10_481 })
  const { rows } = await system.pool.query('select id, amount_cents::int from invoice_lines where workspace_id = $1', [
    home.id,
  ])
  assert.deepEqual(rows, [{ id: payment.reference, amount_cents: 1000 }])
  assert.deepEqual([payment.provider, payment.status], ['manual', 'invoiced'])
  const again = await topUp({ 'idempotency-key': 'once' })
  assert.deepEqual([again.headers['idempotency-replayed'], again.json()], ['true', first.json()])
  assert.deepEqual((await topUp()).json(), { topped_up: false })
  const [entry] = (await app.inject({ url: '/v1/credits/ledger?limit=1', headers: home.headers })).json().data
  assert.deepEqual([entry.type, entry.credits, entry.reference.type], ['grant', 10_000, 'topup'])
  const { rows: lots } = await system.pool.query(
    `select expires_at from credit_lots where workspace_id = $1 and kind = 'topup'`,
    [home.id],
  )
  assert.deepEqual(lots, [{ expires_at: new Date('2031-01-10T12:00:00Z') }])
})

test('a charge that leaves no more than the threshold has credits bought in the background', async () => {
  const credits = creditsOf(system, home.id)
  await credits.grant(2000)
  await change({ auto_topup_enabled: true, auto_topup_threshold: 1000 })
  const waiting = async () =>
    (
      await system.pool.query(`select payload from graphile_worker._private_jobs where key = $1`, [
        `credits:top-up:${home.id}`,
      ])
    ).rows
  await credits.settle(null, 10)
  assert.deepEqual(await waiting(), [])
  await credits.settle(null, 45)
  await credits.settle(null, 1)
  assert.deepEqual(await waiting(), [{ payload: { data: { workspaceId: home.id } } }])
  await topUpWhenLow(system, home.id)
  await topUpWhenLow(system, home.id)
  const balance = await app.inject({ url: '/v1/credits/balance', headers: home.headers })
  assert.equal(balance.json().balance_credits, 2000 - 56 * 20 + 10_000)
})

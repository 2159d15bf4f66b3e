import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../src/core/app-error.ts'
import { scope } from '../../../src/operations/access.ts'
import { operation } from '../../../src/operations/operation.ts'
import { reserveCredits } from '../../../src/services/credits/reserve.ts'
import { creditsOf, reference } from '../../support/credits.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let now: Date
let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

/** Stands for every operation that costs credits. */
const costly = operation({
  ...{ api: 'platform', tag: 'Credits', access: scope('extract'), method: 'POST', path: '/v1/costly/:credits' },
  ...{ name: 'costly', summary: 'Costs credits' },
  params: z.object({ credits: z.coerce.number() }),
  output: z.object({ reservationId: z.string().nullable() }),
  handle: ({ ctx, params }) =>
    ctx.commit(async (tx, audit) => {
      audit({ action: 'costly.do', subjectId: null })
      return reserveCredits(tx, ctx.system, { workspaceId: ctx.workspaceId, credits: params.credits, reference })
    }),
})

before(async () => {
  system = await createTestSystem({ clock: { now: () => now }, settings: { defaultTier: 'free' } })
  app = await system.app({ operations: [costly] })
})
after(() => system.close())
beforeEach(async () => {
  now = new Date('2030-01-10T12:00:00Z')
  home = await system.workspace()
})

const get = async (url: string, { headers } = home) => {
  const answer = await app.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

test('a free workspace has 5000 credits a month, which end at the first of the next', async () => {
  const fresh = {
    balance_credits: 5000,
    balance_eur: 5,
    burn_rate_30d_credits: 0,
    projected_runway_days: 36500,
    tier: 'free',
    tier_resets_at: '2030-02-01T00:00:00.000Z',
  }
  assert.deepEqual(await get('/v1/credits/balance'), { status: 200, body: fresh })
  await creditsOf(system, home.id).settle(null, 100)
  const { body } = await get('/v1/credits/balance')
  assert.deepEqual(
    [body.balance_credits, body.balance_eur, body.burn_rate_30d_credits, body.projected_runway_days],
    [3000, 3, 2000, 45],
  )
  now = new Date('2030-02-01T00:00:00.000Z')
  const next = (await get('/v1/credits/balance')).body
  assert.deepEqual([next.balance_credits, next.tier_resets_at], [5000, '2030-03-01T00:00:00.000Z'])
  later(9.6)
  assert.equal((await get('/v1/credits/balance')).body.burn_rate_30d_credits, 0)
})

test('paid credits make a free workspace prepaid until they are used up', async () => {
  const credits = creditsOf(system, home.id)
  await credits.grant(1000)
  assert.deepEqual(
    [(await get('/v1/credits/balance')).body.tier, (await get('/v1/credits/balance')).body.balance_credits],
    ['prepaid', 6000],
  )
  await assert.rejects(credits.reserve(6001), { reason: 'insufficient_credits' })
  await credits.settle(null, 300)
  assert.equal((await get('/v1/credits/balance')).body.tier, 'free')
})

test('a workspace without credits is refused with 429, the reason and when to come again', async () => {
  const call = (credits: number) =>
    app.inject({ method: 'POST', url: `/v1/costly/${credits}`, headers: { ...home.headers, 'idempotency-key': 'one' } })
  const refused = await call(5001)
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.headers['retry-after'], String(21.5 * 86_400))
  const { message, timestamp, request_id, ...body } = refused.json()
  assert.deepEqual(body, {
    statusCode: 429,
    code: 'rate_limited',
    error: 'Too Many Requests',
    retryable: true,
    path: '/v1/costly/5001',
    reason: 'free_tier_exhausted',
  })
  assert.match(message, /needs 5001 credits and there are 5000\. Free credits come anew at 2030-02-01/)
  // It was not stored: the same request goes through when there are credits.
  await creditsOf(system, home.id).grant(1)
  const done = await call(5001)
  assert.deepEqual([done.statusCode, (await call(5001)).headers['idempotency-replayed']], [200, 'true'])

  const prepaid = await app.inject({ method: 'POST', url: '/v1/costly/1', headers: home.headers })
  assert.equal(prepaid.json().reason, 'free_tier_exhausted')
  await creditsOf(system, home.id).grant(10)
  const short = await app.inject({ method: 'POST', url: '/v1/costly/11', headers: home.headers })
  assert.deepEqual(
    [short.statusCode, short.json().reason, short.headers['retry-after']],
    [429, 'insufficient_credits', '3600'],
  )
  assert.match(short.json().message, /there are 5011, 5001 of them reserved for running work/)
})

test('where credits are bought by themselves, work that lacks them buys some and goes on', async () => {
  const call = (credits: number) => app.inject({ method: 'POST', url: `/v1/costly/${credits}`, headers: home.headers })
  const payload = { auto_topup_enabled: true, auto_topup_threshold: 0 }
  await app.inject({ method: 'PATCH', url: '/v1/billing/settings', headers: home.headers, payload })
  assert.equal((await call(5001)).statusCode, 200)
  const { body } = await get('/v1/credits/balance')
  assert.deepEqual([body.balance_credits, body.tier], [15_000, 'prepaid'])
  // One top-up would not be enough for this, so none is made.
  assert.deepEqual([(await call(20_001)).statusCode, (await get('/v1/credits/ledger')).body.pagination.total], [429, 2])
})

test('a self-hosted workspace is never refused, and its usage leaves the balance alone', async () => {
  await system.pool.query(`update workspaces set tier = 'self_hosted' where id = $1`, [home.id])
  const done = await app.inject({ method: 'POST', url: '/v1/costly/1000000', headers: home.headers })
  assert.deepEqual(done.json(), { reservationId: null })
  await creditsOf(system, home.id).settle(null, 50)
  const { body } = await get('/v1/credits/balance')
  assert.deepEqual(
    [body.tier, body.balance_credits, body.burn_rate_30d_credits, body.projected_runway_days],
    ['self_hosted', 0, 1000, 36500],
  )
  assert.equal((await get('/v1/usage/credits')).body.total_credits, 1000)
})

test('the ledger lists all that changed the balance and adds up to it', async () => {
  const credits = creditsOf(system, home.id)
  await credits.grant(700, { expiresAt: new Date('2030-01-12T00:00:00Z') })
  await credits.settle(await credits.reserve(900), 20)
  later(3)
  await credits.release(await credits.reserve(100))
  const entries = []
  for (let cursor = ''; ; ) {
    const { body } = await get(`/v1/credits/ledger?limit=2&order=asc${cursor}`)
    assert.equal(body.pagination.total, 4)
    entries.push(...body.data)
    if (!body.pagination.has_more) break
    cursor = `&cursor=${body.pagination.next_cursor}`
  }
  assert.deepEqual(
    entries.map(({ type, credits, balance_credits }) => [type, credits, balance_credits]),
    [
      ['grant', 5000, 5000],
      ['grant', 700, 5700],
      ['charge', -400, 5300],
      ['expiry', -300, 5000],
    ],
  )
  const [, , charge] = entries
  assert.deepEqual(
    [charge.description, charge.reference, charge.charges],
    ['Extraction', reference, [{ unit: 'structuring_cell', quantity: 20, credits: 400 }]],
  )
  const sum = entries.reduce((total, entry) => total + entry.credits, 0)
  assert.equal((await get('/v1/credits/balance')).body.balance_credits, sum)
})

test('usage is told by function over the days that are asked for, without what was refunded', async () => {
  const credits = creditsOf(system, home.id)
  await credits.settle(null, 10)
  later(5)
  await credits.settle(null, 7)
  const by = (operations: number) => [{ operation_type: 'structuring_cell', operations, credits: operations * 20 }]
  assert.deepEqual((await get('/v1/usage/credits')).body, { period_days: 30, total_credits: 340, by_function: by(17) })
  assert.deepEqual((await get('/v1/usage/credits?days=3')).body, {
    period_days: 3,
    total_credits: 140,
    by_function: by(7),
  })
  const [last] = (await get('/v1/credits/ledger?limit=1')).body.data
  assert.equal(await credits.refund(last.id), 4800)
  await assert.rejects(credits.refund(last.id), (error) => error instanceof AppError && error.code === 'conflict')
  assert.equal((await get('/v1/usage/credits')).body.total_credits, 200)
  for (const [days, clamped] of [['0', 1] as const, ['367', 365] as const])
    assert.equal((await get(`/v1/usage/credits?days=${days}`)).body.period_days, clamped)
  assert.equal((await get('/v1/usage/credits?days=x')).body.code, 'validation_error')
})

test('the price list needs no key', async () => {
  const answer = await app.inject('/v1/pricing')
  assert.equal(answer.statusCode, 200)
  const { units, ...rest } = answer.json()
  assert.deepEqual(rest, { currency: 'EUR', credits_per_eur: 1000, multipliers: { batch: 0.5 } })
  assert.deepEqual(
    units.map(({ unit, credits, eur, free }: Record<string, unknown>) => [unit, credits, eur, free]),
    [
      ['page_ingest', 100, 0.1, false],
      ['structuring_cell', 20, 0.02, false],
      ['registry_cell', 0, 0, true],
      ['matching_operation', 100, 0.1, false],
      ['case_operation', 100, 0.1, false],
    ],
  )
})

test('reading needs a key with the scope, and shows only what is the own', async () => {
  await creditsOf(system, home.id).grant(123)
  const stranger = await system.workspace()
  const { headers } = await system.workspace(undefined, ['extract'])
  for (const url of ['/v1/credits/balance', '/v1/credits/ledger', '/v1/usage/credits']) {
    assert.equal((await app.inject(url)).statusCode, 401)
    assert.equal((await app.inject({ url, headers })).json().required_scope, 'read')
    assert.equal(JSON.stringify((await get(url, stranger)).body).includes('123'), false)
  }
})

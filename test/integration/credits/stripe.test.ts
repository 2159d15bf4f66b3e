import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { finishPendingTopups } from '../../../src/services/billing/auto-topup.ts'
import { updateBillingSettings } from '../../../src/services/billing/settings.ts'
import { topUp } from '../../../src/services/billing/top-up.ts'
import { balanceCredits } from '../../../src/services/credits/balance.ts'
import { setStripeCustomer } from '../../../src/services/credits/operate.ts'
import { stripePayments } from '../../../src/services/payments/stripe-payments.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { creditsOf } from '../../support/credits.ts'
import { type StripeServer, startStripeServer } from '../../support/stripe-server.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let now: Date
const clock = { now: () => now }
let stripe: StripeServer
let system: TestSystem
let other: TestSystem
let workspaceId: string

before(async () => {
  now = new Date('2030-01-10T12:00:00Z')
  stripe = await startStripeServer(() => now)
  const payments = () => stripePayments({ key: 'sk_test_right', url: stripe.url, timeoutMilliseconds: 400, clock })
  const settings = { defaultTier: 'prepaid' }
  system = await createTestSystem({ clock, settings, payments: payments() })
  other = await createTestSystem({ clock, settings, payments: payments(), database: system.database })
})
after(async () => {
  await other.close()
  await system.close()
  await stripe.close()
})

beforeEach(async () => {
  stripe.intents.length = 0
  stripe.attempts.length = 0
  stripe.next.length = 0
  workspaceId = (await system.workspace()).id
  const ctx = await context()
  await setStripeCustomer(ctx, 'cus_good')
  await updateBillingSettings(ctx, { auto_topup_enabled: true, auto_topup_amount: 25_000 })
})

const context = (of: TestSystem = system) => operatorContext(of, workspaceId)
const balance = () => balanceCredits(system.db, workspaceId, now)

test("a top-up charges the customer's default payment method in euro cents", async () => {
  const answer = await topUp(await context())
  assert.deepEqual(answer, {
    topped_up: true,
    credits_added: 25_000,
    amount_eur: 25,
    balance_credits: 25_000,
    payment: { provider: 'stripe', reference: 'pi_1', status: 'succeeded' },
  })
  const [intent] = stripe.intents
  assert.deepEqual(
    [intent?.amount, intent?.currency, intent?.customer, intent?.payment_method, intent?.metadata['workspace_id']],
    [2500, 'eur', 'cus_good', 'pm_card', workspaceId],
  )
})

test('a card that is declined gives no credits, and is not tried again by itself for a while', async () => {
  stripe.next.push('declines')
  await assert.rejects(topUp(await context()), {
    code: 'unprocessable',
    reason: 'payment_declined',
    message: 'The top-up was not paid: Your card was declined.',
  })
  await assert.rejects(creditsOf(system, workspaceId).reserve(100), { reason: 'insufficient_credits' })
  assert.equal(stripe.attempts.length, 1)
  now = new Date(now.getTime() + 16 * 60_000)
  assert.equal(typeof (await creditsOf(system, workspaceId).reserve(100)), 'string')
  assert.equal(await balance(), 25_000)
})

for (const behaviour of ['hangs', 'hangs up', 'fails after'] as const) {
  test(`money that was taken before Stripe ${behaviour} is credited once`, async () => {
    stripe.next.push(behaviour)
    assert.equal((await topUp(await context())).topped_up, true)
    assert.deepEqual([stripe.intents.length, new Set(stripe.attempts).size, await balance()], [1, 1, 25_000])
    assert.ok(stripe.attempts.length > 1)
  })
}

test('a payment that was never answered is asked for again under the same key', async () => {
  stripe.next.push('hangs', 'hangs', 'hangs')
  await assert.rejects(topUp(await context()), { code: 'service_unavailable', reason: 'payment_pending' })
  assert.equal(await balance(), 0)
  assert.equal((await topUp(await context(other))).topped_up, true)
  assert.deepEqual([stripe.intents.length, new Set(stripe.attempts).size, await balance()], [1, 1, 25_000])
})

test('a payment of which Stripe repeats only its own failure is looked up later: paid or not', async () => {
  stripe.next.push('fails')
  await assert.rejects(topUp(await context()), { reason: 'payment_pending' })
  now = new Date(now.getTime() + 11 * 60_000)
  await finishPendingTopups(system)
  const { rows } = await system.pool.query('select status from credit_topups where workspace_id = $1', [workspaceId])
  assert.deepEqual([rows, await balance()], [[{ status: 'failed' }], 0])

  stripe.next.push('hangs', 'hangs', 'hangs')
  await assert.rejects(topUp(await context()), { reason: 'payment_pending' })
  now = new Date(now.getTime() + 11 * 60_000)
  const attempts = stripe.attempts.length
  await finishPendingTopups(other)
  assert.deepEqual([stripe.attempts.length, stripe.intents.length, await balance()], [attempts, 1, 25_000])
})

test('money that is on its way is credited when it has arrived', async () => {
  stripe.next.push('processes')
  await assert.rejects(topUp(await context()), { reason: 'payment_pending' })
  await finishPendingTopups(system)
  assert.equal(await balance(), 0)
  for (const intent of stripe.intents) intent.status = 'succeeded'
  await finishPendingTopups(system)
  assert.deepEqual([stripe.attempts.length, await balance()], [1, 25_000])
})

test('much work of two processes that finds the balance empty pays no more often than it needs', async () => {
  const work = Array.from({ length: 60 }, (_, index) =>
    creditsOf(index % 2 ? system : other, workspaceId).reserve(1000),
  )
  const outcomes = await Promise.allSettled(work)
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 60)
  assert.deepEqual([stripe.intents.length, await balance()], [3, 75_000])
})

test('a workspace without a customer and a key that Stripe refuses are declined with nothing paid', async () => {
  workspaceId = (await system.workspace()).id
  await updateBillingSettings(await context(), { auto_topup_enabled: true })
  await assert.rejects(topUp(await context()), { reason: 'payment_declined', message: /No payment method is set up/ })
  await setStripeCustomer(await context(), 'cus_good')
  stripe.next.push('forbids')
  await assert.rejects(topUp(await context()), { reason: 'payment_declined', message: /does not accept how/ })
  assert.equal(stripe.intents.length, 0)
  const logged = JSON.stringify([...system.logLines, ...other.logLines])
  assert.equal(logged.includes('sk_test_right'), false)
})

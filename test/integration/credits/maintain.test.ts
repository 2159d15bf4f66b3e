import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { updateBillingSettings } from '../../../src/services/billing/settings.ts'
import { maintainCredits } from '../../../src/services/credits/maintain.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { audit, creditsOf } from '../../support/credits.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const hour = 3_600_000
let now: Date
let system: TestSystem
let workspaceId: string

before(async () => {
  now = new Date('2030-01-10T12:00:00Z')
  system = await createTestSystem({ clock: { now: () => now }, settings: { defaultTier: 'prepaid' } })
})
after(() => system.close())
beforeEach(async () => {
  workspaceId = (await system.workspace()).id
})

test('what work that vanished had reserved is free again after a day, and can be charged even then', async () => {
  const credits = creditsOf(system, workspaceId)
  await credits.grant(1000)
  const vanished = await credits.reserve(600)
  const slow = await credits.reserve(400)
  now = new Date(now.getTime() + 24 * hour)
  assert.equal((await maintainCredits(system))['stale_reservations'], 0)
  now = new Date(now.getTime() + 1)
  assert.equal((await maintainCredits(system))['stale_reservations'], 2)
  assert.equal((await audit(system, workspaceId)).available, 1000)
  assert.equal(await credits.settle(slow, 10), 800)
  await credits.release(vanished)
  const sums = await audit(system, workspaceId)
  assert.deepEqual([sums.available, sums.reserved, sums.spent], [800, 0, 200])
})

test('lots of a workspace at rest are booked as expired', async () => {
  await creditsOf(system, workspaceId).grant(1000, { expiresAt: new Date(now.getTime() + hour) })
  assert.equal((await maintainCredits(system))['expired_credits'], 0)
  now = new Date(now.getTime() + hour)
  assert.equal((await maintainCredits(system))['expired_credits'], 1)
  assert.equal((await maintainCredits(system))['expired_credits'], 0)
  const sums = await audit(system, workspaceId)
  assert.deepEqual([sums.available, sums.entries, sums.total], [0, 0, 0])
})

test('a top-up whose process died before it paid is finished, once', async () => {
  await updateBillingSettings(await operatorContext(system, workspaceId), { auto_topup_enabled: true })
  await system.pool.query(
    `insert into credit_topups (id, workspace_id, credits, amount_cents, provider, status, created_at)
     values (gen_random_uuid(), $1, 10000, 1000, 'manual', 'pending', $2)`,
    [workspaceId, now],
  )
  assert.equal((await maintainCredits(system))['pending_topups'], 1)
  assert.equal((await maintainCredits(system))['pending_topups'], 0)
  assert.equal((await audit(system, workspaceId)).available, 10_000)
})

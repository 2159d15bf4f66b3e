import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { balanceCredits } from '../../../src/services/credits/balance.ts'
import { audit, creditsOf } from '../../support/credits.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let one: TestSystem
let two: TestSystem
before(async () => {
  one = await createTestSystem({ settings: { defaultTier: 'prepaid' } })
  two = await createTestSystem({ database: one.database, settings: { defaultTier: 'prepaid' } })
})
after(async () => {
  await two.close()
  await one.close()
})

test('of 100 pieces of work at once over two processes with a balance for 37, exactly 37 are done and charged', async () => {
  const { id } = await one.workspace()
  await creditsOf(one, id).grant(37 * 120 + 119)
  const work = async (system: TestSystem) => {
    const credits = creditsOf(system, id)
    await credits.settle(await credits.reserve(120), 6)
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => work(index % 2 ? one : two)))
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
  assert.deepEqual(refused, Array(63).fill('insufficient_credits'))
  const sums = await audit(one, id)
  assert.deepEqual([sums.spent, sums.available, sums.reserved, sums.entries, sums.total], [37 * 120, 119, 0, 119, 0])
  assert.equal(await balanceCredits(one.db, id, new Date()), 119)
})

test('many first touches of a month grant its free credits once', async () => {
  const { id } = await one.workspace()
  await one.pool.query(`update workspaces set tier = 'free' where id = $1`, [id])
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => creditsOf(index % 2 ? one : two, id).reserve(1000)),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 5)
  const sums = await audit(one, id)
  assert.deepEqual([sums.entries, sums.available, sums.reserved], [5000, 0, 5000])
})

test('usage of a self-hosted workspace is metered without touching a balance or making others wait', async () => {
  const { id } = await one.workspace()
  await one.pool.query(`update workspaces set tier = 'self_hosted' where id = $1`, [id])
  await creditsOf(one, id).grant(500)
  const lock = await one.pool.connect()
  await lock.query('begin')
  await lock.query('select 1 from credit_accounts where workspace_id = $1 for update', [id])
  const reservation = await creditsOf(two, id).reserve(1_000_000)
  assert.equal(reservation, null)
  assert.equal(await creditsOf(two, id).settle(reservation, 1000), 500)
  await lock.query('rollback')
  lock.release()
  const sums = await audit(one, id)
  assert.deepEqual([sums.spent, sums.available, sums.total], [20_000, 500, 0])
})

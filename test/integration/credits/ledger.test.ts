import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { balanceCredits } from '../../../src/services/credits/balance.ts'
import { audit, creditsOf } from '../../support/credits.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let now = new Date('2030-01-10T12:00:00Z')
let system: TestSystem
before(async () => {
  system = await createTestSystem({ clock: { now: () => now }, settings: { defaultTier: 'free' } })
})
after(() => system.close())

const balanceOf = (workspaceId: string) => balanceCredits(system.db, workspaceId, now)

test('a settlement charges what was used and frees the rest of the reservation', async () => {
  const { id } = await system.workspace()
  const credits = creditsOf(system, id)
  const reservation = await credits.reserve(400)
  assert.equal(await balanceOf(id), 5000)
  assert.equal(await credits.settle(reservation, 15), 4700)
  assert.equal(await balanceOf(id), 4700)
  const sums = await audit(system, id)
  assert.deepEqual(sums, { ...sums, total: 0, entries: 4700, available: 4700, reserved: 0, spent: 300, lots: 4700 })
})

test('a settlement over its reservation draws the rest from the balance, or charges nothing', async () => {
  const { id } = await system.workspace()
  const credits = creditsOf(system, id)
  assert.equal(await credits.settle(await credits.reserve(100), 50), 4000)
  const reservation = await credits.reserve(100)
  await assert.rejects(credits.settle(reservation, 201), { code: 'rate_limited', reason: 'free_tier_exhausted' })
  assert.equal(await balanceOf(id), 4000)
  await credits.release(reservation)
  assert.equal((await audit(system, id)).available, 4000)
})

test('work that failed is not charged, and a second release frees nothing', async () => {
  const { id } = await system.workspace()
  const credits = creditsOf(system, id)
  const reservation = await credits.reserve(5000)
  await assert.rejects(credits.reserve(1), { reason: 'free_tier_exhausted', retryAfterSeconds: 21.5 * 86_400 })
  await credits.release(reservation)
  await credits.release(reservation)
  const sums = await audit(system, id)
  assert.deepEqual(
    [sums.available, sums.reserved, sums.spent, sums.kept],
    [5000, 0, 0, { available: 5000, reserved: 0 }],
  )
})

test('a reservation is settled only once', async () => {
  const { id } = await system.workspace()
  const credits = creditsOf(system, id)
  const reservation = await credits.reserve(200)
  await credits.settle(reservation, 10)
  await assert.rejects(credits.settle(reservation, 10), /credit_entries_settled/)
  assert.equal(await balanceOf(id), 4800)
})

test('the lot that expires first is spent first', async () => {
  const { id } = await system.workspace()
  const credits = creditsOf(system, id)
  await credits.grant(1000)
  await credits.grant(1000, { expiresAt: new Date('2030-01-20T00:00:00Z') })
  await credits.settle(null, 300)
  const { rows } = await system.pool.query(
    'select remaining::int from credit_lots where workspace_id = $1 order by expires_at',
    [id],
  )
  assert.deepEqual(
    rows.map(({ remaining }) => remaining),
    [0, 0, 1000],
  )
})

test('a lot expires at its time, to the millisecond, but for what running work has reserved', async () => {
  const { id } = await system.workspace()
  const credits = creditsOf(system, id)
  const reservation = await credits.reserve(1000)
  now = new Date('2030-01-31T23:59:59.999Z')
  assert.equal(await balanceOf(id), 5000)
  now = new Date('2030-02-01T00:00:00.000Z')
  assert.equal(await balanceOf(id), 1000 + 5000)
  assert.equal(await credits.settle(reservation, 20), 5000)
  const sums = await audit(system, id)
  assert.deepEqual([sums.available, sums.reserved, sums.spent, sums.total], [5000, 0, 400, 0])
})

test('the database takes no change of the ledger and no entry that does not balance', async () => {
  const { id } = await system.workspace()
  const entry = await creditsOf(system, id).grant(1000)
  for (const table of ['credit_entries', 'credit_postings', 'credit_charges']) {
    await assert.rejects(system.pool.query(`update ${table} set credits = 1`), /append-only/)
    await assert.rejects(system.pool.query(`delete from ${table}`), /append-only/)
    await assert.rejects(system.pool.query(`truncate ${table} cascade`), /append-only/)
  }
  const posting = `insert into credit_postings (entry_id, workspace_id, account, lot_id, credits)
    select id, workspace_id, 'available', lot_id, 1 from credit_entries where id = $1`
  await assert.rejects(system.pool.query(posting, [entry]), /do not balance/)
  const bare = `insert into credit_entries (id, workspace_id, type, credits, balance_credits, description, created_at)
    values (gen_random_uuid(), $1, 'grant', 5, 5, 'from nowhere', now())`
  await assert.rejects(system.pool.query(bare, [id]), /do not balance/)
})

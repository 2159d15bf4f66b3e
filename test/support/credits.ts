import type { Account } from '../../src/services/credits/account.ts'
import { grantLot, openAccount } from '../../src/services/credits/account.ts'
import { yearLater } from '../../src/services/credits/months.ts'
import { refundCharge } from '../../src/services/credits/refund.ts'
import { releaseReservations } from '../../src/services/credits/release.ts'
import { reserveCredits } from '../../src/services/credits/reserve.ts'
import { settleReservation } from '../../src/services/credits/settle.ts'
import { withRemedy } from '../../src/services/remedy.ts'
import type { System } from '../../src/services/system.ts'
import type { TestSystem } from './system.ts'

export const reference = { type: 'extraction', id: '01a1dd5c-c4af-70d4-8d79-6b66ca8149d2' }

/** A workspace's credits as services use them, each call in a transaction of its own. */
export function creditsOf(system: System, workspaceId: string) {
  const { db } = system
  return {
    grant: (credits: number, { expiresAt }: { expiresAt?: Date } = {}) =>
      db.transaction().execute(async (tx) => {
        const account: Account = await openAccount(tx, system, workspaceId)
        const until = expiresAt ?? yearLater(account.now)
        return grantLot(tx, account, { kind: 'pack', credits, expiresAt: until, description: 'Pack' })
      }),
    reserve: async (credits: number) =>
      (
        await withRemedy(() =>
          db.transaction().execute((tx) => reserveCredits(tx, system, { workspaceId, credits, reference })),
        )
      ).reservationId,
    settle: async (reservationId: string | null, cells: number) =>
      (
        await db.transaction().execute((tx) =>
          settleReservation(tx, system, {
            ...{ workspaceId, reservationId, reference, description: 'Extraction' },
            charges: cells === 0 ? [] : [{ unit: 'structuring_cell', quantity: cells, credits: 20 * cells }],
          }),
        )
      ).balanceCredits,
    refund: async (entryId: string) =>
      (
        await db
          .transaction()
          .execute((tx) => refundCharge(tx, system, { workspaceId, entryId, description: 'Refund' }))
      ).balanceCredits,
    release: (reservationId: string | null) =>
      db.transaction().execute((tx) => releaseReservations(tx, system, [{ workspaceId, reservationId }])),
  }
}

/** What the ledger says when all of it is added up, and what is kept of its sums. */
export async function audit({ pool }: TestSystem, workspaceId: string) {
  const one = async (text: string) => (await pool.query(text, [workspaceId])).rows[0]
  const { entries } = await one(
    'select coalesce(sum(credits), 0)::int entries from credit_entries where workspace_id = $1',
  )
  const postings = await one(`select
      coalesce(sum(credits), 0)::int total,
      coalesce(sum(credits) filter (where account = 'available'), 0)::int available,
      coalesce(sum(credits) filter (where account = 'reserved'), 0)::int reserved,
      coalesce(sum(credits) filter (where account = 'spent'), 0)::int spent
    from credit_postings where workspace_id = $1`)
  const kept = await one('select available::int, reserved::int from credit_accounts where workspace_id = $1')
  const lots = await one('select coalesce(sum(remaining), 0)::int remaining from credit_lots where workspace_id = $1')
  return { entries, ...postings, kept, lots: lots.remaining } as {
    entries: number
    total: number
    available: number
    reserved: number
    spent: number
    kept: { available: number; reserved: number }
    lots: number
  }
}

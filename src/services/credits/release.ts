import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { openAccount, record } from './account.ts'
import { giveBack, takeHolds } from './holds.ts'

/** Frees what was reserved for work that failed or was called off. Nothing happens when that was done before. */
export async function releaseReservation(
  tx: Tx,
  system: System,
  { workspaceId, reservationId }: { workspaceId: string; reservationId: string | null },
): Promise<void> {
  if (reservationId === null) return
  const account = await openAccount(tx, system, workspaceId)
  const { shares, reference } = await takeHolds(tx, account, reservationId)
  if (reference === undefined) return
  await record(tx, account, {
    ...{ type: 'release', description: 'Released', reference, reservationId },
    postings: [
      ...shares.map((share) => ({ ...share, account: 'reserved' as const, credits: -share.credits })),
      ...(await giveBack(tx, account, shares)),
    ],
  })
}

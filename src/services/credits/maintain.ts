import { workspacesWithDueLots } from '../../storage/credit-lots.ts'
import { selectStaleReservations } from '../../storage/credit-reservations.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import { finishPendingTopups } from '../billing/auto-topup.ts'
import type { System } from '../system.ts'
import { openAccount } from './account.ts'
import { releaseReservations } from './release.ts'

/** Longer than any work takes, waiting in the queue included. */
const staleMilliseconds = 24 * 3_600_000

/** What nobody else may come to do: expire lots of workspaces at rest, free what vanished work held, end top-ups. */
export async function maintainCredits(system: System): Promise<Record<string, number>> {
  const { db, clock } = system
  const now = clock.now()
  const due = await workspacesWithDueLots(db, now)
  for (const workspaceId of due) await inTransaction(db, (tx) => openAccount(tx, system, workspaceId))
  const stale = await selectStaleReservations(db, new Date(now.getTime() - staleMilliseconds))
  for (const { id, workspace_id } of stale) {
    const reservation = { workspaceId: workspace_id, reservationId: id }
    await inTransaction(db, (tx) => releaseReservations(tx, system, [reservation]))
  }
  return {
    expired_credits: due.length,
    stale_reservations: stale.length,
    pending_topups: await finishPendingTopups(system),
  }
}

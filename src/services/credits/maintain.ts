import { workspacesWithDueLots } from '../../storage/credit-lots.ts'
import { selectStaleReservations } from '../../storage/credit-reservations.ts'
import { finishPendingTopups } from '../billing/auto-topup.ts'
import type { System } from '../system.ts'
import { openAccount } from './account.ts'
import { releaseReservation } from './release.ts'

/** Longer than any work takes, waiting in the queue included. */
const staleMilliseconds = 24 * 3_600_000

/** What nobody else may come to do: expire lots of workspaces at rest, free what vanished work held, end top-ups. */
export async function maintainCredits(system: System): Promise<Record<string, number>> {
  const { db, clock } = system
  const now = clock.now()
  const due = await workspacesWithDueLots(db, now)
  for (const workspaceId of due) await db.transaction().execute((tx) => openAccount(tx, system, workspaceId))
  const stale = await selectStaleReservations(db, new Date(now.getTime() - staleMilliseconds))
  for (const { id, workspace_id } of stale) {
    const reservation = { workspaceId: workspace_id, reservationId: id }
    await db.transaction().execute((tx) => releaseReservation(tx, system, reservation))
  }
  return {
    expired_credits: due.length,
    stale_reservations: stale.length,
    pending_topups: await finishPendingTopups(system),
  }
}

import { collectDueBlobs } from '../../storage/blob-garbage.ts'
import { purgeSlotsOfDeadProcesses } from '../../storage/concurrency-slots.ts'
import { purgeRequests } from '../../storage/idempotency-requests.ts'
import { purgeRateWindows } from '../../storage/rate-windows.ts'
import { idempotencyHours } from '../idempotency/claim.ts'
import type { System } from '../system.ts'

const hour = 3_600_000
const blobsAtOnce = 100

/** Removes what has served its time. Safe to run at any moment and by several workers at once. */
export async function purge(system: System, signal: AbortSignal): Promise<Record<string, number>> {
  const { db, blobs, clock } = system
  const now = clock.now()
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  const purged = {
    idempotency_requests: await purgeRequests(db, before(idempotencyHours)),
    rate_windows: await purgeRateWindows(db, before(1)),
    concurrency_slots: await purgeSlotsOfDeadProcesses(db),
    unfinished_uploads: await blobs.sweep(before(24)),
    blobs: 0,
  }
  for (let collected = blobsAtOnce; collected === blobsAtOnce && !signal.aborted; purged.blobs += collected) {
    collected = await collectDueBlobs(db, { now, limit: blobsAtOnce }, (key) => blobs.delete(key))
  }
  return purged
}

import { discardBlobs } from '../../storage/blob-garbage.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import { purgeDurations } from '../../storage/process-durations.ts'
import { deleteExpiredJobs } from '../../storage/process-jobs.ts'
import { collectionTime } from '../maintenance/collect-garbage.ts'
import type { System } from '../system.ts'
import { durationsKept } from '../work/estimate-work.ts'

const atOnce = 200
const hour = 3_600_000

/** When source and result of a job that ends now are deleted. */
export function expiryOf({ settings }: System, finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + settings.jobRetentionHours * hour)
}

/** When they are deleted if their owner shares them. */
export function sharedExpiryOf({ settings }: System, now: Date): Date {
  return new Date(now.getTime() + Math.max(settings.sharedRetentionHours, settings.jobRetentionHours) * hour)
}

/** Deletes jobs whose time is over; their blobs become garbage that is due. */
export async function deleteExpired(system: System, signal: AbortSignal): Promise<number> {
  const now = system.clock.now()
  let deleted = 0
  for (let found = atOnce; found === atOnce && !signal.aborted; deleted += found) {
    found = await inTransaction(system.db, async (tx) => {
      const jobs = await deleteExpiredJobs(tx, now, atOnce)
      const keys = jobs.flatMap(({ blob_key }) => blob_key ?? [])
      await discardBlobs(tx, keys, collectionTime(system, now))
      return jobs.length
    })
  }
  await purgeDurations(system.db, durationsKept)
  return deleted
}

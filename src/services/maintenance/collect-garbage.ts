import { forgetBlobs, takeDueBlobs } from '../../storage/blob-garbage.ts'
import type { System } from '../system.ts'

const blobsAtOnce = 1000
const minute = 60_000

/** Deletes the blobs that are due. What cannot be deleted now is tried again later. */
export async function collectGarbage(system: System, signal?: AbortSignal): Promise<number> {
  const { db, blobs, clock, logger, presence } = system
  let all = 0
  try {
    for (let taken = blobsAtOnce; taken === blobsAtOnce && !signal?.aborted; all += taken) {
      const lease = { holder: presence.processId, milliseconds: 10 * minute, longestMilliseconds: 10 * minute }
      const due = await takeDueBlobs(db, { ...lease, now: clock.now() }, blobsAtOnce)
      taken = due.length
      if (taken === 0) continue
      await blobs.deleteAll(due.map(({ key }) => key))
      await forgetBlobs(db, due)
    }
  } catch (error) {
    logger.warn({ err: error }, 'could not delete blobs that are no longer needed')
  }
  return all
}

/** When a blob that nobody refers to any more is deleted: a copy of the database from before still finds it for some days. */
export function collectionTime({ settings }: Pick<System, 'settings'>, now: Date): Date {
  return new Date(now.getTime() + settings.garbageDays * 24 * 60 * minute)
}

import { collectDueBlobs } from '../../storage/blob-garbage.ts'
import type { System } from '../system.ts'

const blobsAtOnce = 100

/** Deletes the blobs that are due. What cannot be deleted now is tried again with the next purge. */
export async function collectGarbage({ db, blobs, clock, logger }: System, signal?: AbortSignal): Promise<number> {
  let all = 0
  try {
    for (let collected = blobsAtOnce; collected === blobsAtOnce && !signal?.aborted; all += collected)
      collected = await collectDueBlobs(db, { now: clock.now(), limit: blobsAtOnce }, (key) => blobs.delete(key))
  } catch (error) {
    logger.warn({ err: error }, 'could not delete blobs that are no longer needed')
  }
  return all
}

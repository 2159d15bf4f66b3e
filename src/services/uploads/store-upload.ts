import { AppError } from '../../core/app-error.ts'
import { askTogether } from '../../core/ask-together.ts'
import { newId } from '../../core/ids.ts'
import { forgetBlobs, keepBlobs, type ReservedBlob, reserveBlobs, takeBlob } from '../../storage/blob-garbage.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'

const keptUnclaimedMilliseconds = 24 * 3_600_000

export interface StoredUpload {
  blobKey: string
  sha256: string
  bytes: number
  /** True from the moment a transaction has tried to keep it. */
  claimed: boolean
}

/**
 * Streams bytes into the blob store. Until `claimUpload` is called in the transaction that refers to the blob, it
 * counts as garbage that is collected later: an upload that nothing came of leaves nothing behind.
 */
export async function storeUpload(
  system: System,
  workspaceId: string,
  source: AsyncIterable<Uint8Array>,
  limits: { maxBytes: number },
): Promise<StoredUpload> {
  const blob = newBlob(system, workspaceId)
  // While its bytes come: it is not there before the database knows of it.
  return storeReserved(system, blob.key, source, { ...limits, after: reserve(system, blob) })
}

const together = new WeakMap<System, (blob: ReservedBlob) => Promise<unknown>>()
const mostAtOnce = 100

/** By one statement, and one wait for the disk, for all that come at the same moment. */
async function reserve(system: System, blob: ReservedBlob): Promise<void> {
  const ask =
    together.get(system) ??
    askTogether(mostAtOnce, async (blobs: ReservedBlob[]) => {
      await reserveBlobs(system.db, blobs)
      return blobs
    })
  together.set(system, ask)
  await ask(blob)
}

/** A blob that is to be stored, and until when it counts as garbage. */
export function newBlob(system: System, workspaceId: string): ReservedBlob {
  const collectAfter = new Date(system.clock.now().getTime() + keptUnclaimedMilliseconds)
  return { key: `${workspaceId}/${newId()}`, collectAfter }
}

/** The same where the database knows of the blob by now. */
export async function storeReserved(
  system: System,
  blobKey: string,
  source: AsyncIterable<Uint8Array>,
  options: { maxBytes: number; after?: Promise<void> },
): Promise<StoredUpload> {
  try {
    const { sha256, bytes } = await system.blobs.put(blobKey, source, options)
    return { blobKey, sha256, bytes, claimed: false }
  } catch (error) {
    await options.after?.catch(() => undefined)
    await deleteUnlessKept(system, blobKey)
    throw error
  }
}

export async function claimUpload(tx: Tx, upload: StoredUpload): Promise<void> {
  upload.claimed = true
  if (!(await keepBlobs(tx, [upload.blobKey]))) throw uploadGone()
}

export function uploadGone(): AppError {
  return new AppError('request_timeout', 'The upload was kept for too long and has been removed. Send it again.')
}

/** For an upload that turned out not to be needed: nothing of it stays. One that a transaction has claimed is left alone. */
export async function dropUpload(system: System, upload: StoredUpload): Promise<void> {
  if (!upload.claimed) await deleteUnlessKept(system, upload.blobKey)
}

/**
 * For a place that was reserved in vain, or an upload of a request that was refused, perhaps by the transaction that claimed it:
 * then it was not kept either. What cannot be deleted now is collected later.
 */
export async function deleteUnlessKept({ db, blobs, clock, logger, presence }: System, blobKey: string): Promise<void> {
  try {
    const lease = { holder: presence.processId, milliseconds: 60_000, longestMilliseconds: 60_000 }
    const taken = await takeBlob(db, blobKey, { ...lease, now: clock.now() })
    if (taken === undefined) return
    await blobs.deleteAll([blobKey])
    await forgetBlobs(db, [taken])
  } catch (error) {
    logger.warn({ err: error }, 'could not delete an upload that was not kept')
  }
}

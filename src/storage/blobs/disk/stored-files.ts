import { access, open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '../../../core/app-error.ts'
import { syncFolder } from '../../durable-folders.ts'
import type { ByteRange, OpenBlob } from '../blob-store.ts'
import { parseRange, rangeBeyondEnd } from '../byte-range.ts'
import { type BlobLocation, temporaryFolder } from './blob-path.ts'
import { explainingDiskErrors, unlessMissing } from './disk-errors.ts'

export async function openBlob({ root, path }: BlobLocation, range: ByteRange): Promise<OpenBlob> {
  const { start, end } = parseRange(range)
  const file = await ifPresent(root, open(path, 'r'))
  if (file === undefined) throw new AppError('not_found', 'The blob does not exist.')
  try {
    const { size } = await file.stat()
    const wholeBlob = start === 0 && end === undefined
    if (start >= size && !wholeBlob) throw rangeBeyondEnd()
    const last = Math.min(end ?? size, size - 1)
    return { stream: file.createReadStream({ start, ...(size > 0 && { end: last }) }), bytes: last - start + 1 }
  } catch (error) {
    await file.close()
    throw error
  }
}

export async function blobExists({ root, path }: BlobLocation): Promise<boolean> {
  const found = await ifPresent(
    root,
    access(path).then(() => true),
  )
  return found ?? false
}

/** Synced as well: what was deleted must not come back after a power cut. */
export async function deleteBlob({ root, path }: BlobLocation): Promise<void> {
  const removed = await ifPresent(
    root,
    unlink(path).then(() => true),
  )
  if (removed) await explainingDiskErrors(() => syncFolder(dirname(path)))
}

/** A missing file says that there is no blob only while the store is there: its disk may not be mounted. */
async function ifPresent<T>(root: string, operation: Promise<T>): Promise<T | undefined> {
  return explainingDiskErrors(async () => {
    const result = await unlessMissing(operation)
    if (result === undefined) await access(temporaryFolder(root))
    return result
  })
}

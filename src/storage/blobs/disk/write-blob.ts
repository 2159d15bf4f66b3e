import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../../../core/ids.ts'
import { syncFolder } from '../../durable-folders.ts'
import type { PutOptions, StoredBlob } from '../blob-store.ts'
import { readSource } from '../read-source.ts'
import { type BlobLocation, temporaryFolder } from './blob-path.ts'
import { explainingDiskErrors } from './disk-errors.ts'

/** Writes beside the blobs and renames into place, syncing at each step: a reader sees all of it or nothing. */
export async function writeBlob(
  { root, path }: BlobLocation,
  source: AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<StoredBlob> {
  const temporary = join(temporaryFolder(root), newId())
  // It is heard of below, also where it comes first.
  options.after?.catch(() => undefined)
  const shard = dirname(path)
  try {
    const file = await explainingDiskErrors(() => open(temporary, 'wx', 0o600))
    // While the bytes come, and heard of below likewise. Not before: where the disk is not mounted, no folder is to be made.
    const made = explainingDiskErrors(() => makeShard(root, shard))
    made.catch(() => undefined)
    const stored = await writeInto(file, source, options)
    await Promise.all([made, options.after])
    options.signal?.throwIfAborted()
    await explainingDiskErrors(() => publish(temporary, path, shard))
    return stored
  } catch (error) {
    // The first error is the one to report; sweep removes what cannot be removed now.
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

async function writeInto(
  file: FileHandle,
  source: AsyncIterable<Uint8Array>,
  options: PutOptions,
): Promise<StoredBlob> {
  try {
    const reading = readSource(source, options)
    for await (const chunk of reading.chunks) await explainingDiskErrors(() => writeFully(file, chunk))
    await explainingDiskErrors(() => file.sync())
    return reading.finish()
  } finally {
    await explainingDiskErrors(() => file.close())
  }
}

async function writeFully(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let rest = chunk
  while (rest.byteLength > 0) {
    const { bytesWritten } = await file.write(rest)
    rest = rest.subarray(bytesWritten)
  }
}

/** Folders of the first level that we have synced: there are 256 of them in a store. */
const durable = new Set<string>()

async function makeShard(root: string, shard: string): Promise<void> {
  const parent = dirname(shard)
  const made = await mkdir(shard, { recursive: true, mode: 0o700 })
  // Even when the folders were there: another put may have made them a moment ago and not synced them yet.
  const syncParent = async () => {
    if (made !== parent && durable.has(parent)) return
    await syncFolder(root)
    durable.add(parent)
  }
  await Promise.all([syncParent(), syncFolder(parent)])
}

async function publish(temporary: string, path: string, shard: string): Promise<void> {
  await rename(temporary, path)
  try {
    await syncFolder(shard)
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

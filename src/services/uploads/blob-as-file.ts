import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { System } from '../system.ts'

export interface BlobFile {
  path: string
  /** To be called when nobody needs the file any more. */
  remove(): Promise<void>
}

/** A blob as a file that can be read: where the store has it, or as a copy. */
export async function blobAsFile(system: System, blobKey: string, signal: AbortSignal): Promise<BlobFile> {
  const { blobs, scratchFolder } = system
  if (blobs.fileOf) return { path: blobs.fileOf(blobKey), remove: async () => {} }
  const folder = await mkdtemp(join(scratchFolder, 'blob-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'source')
  try {
    const { stream } = await blobs.get(blobKey)
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }), { signal })
    return { path, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

import { safeName } from '../../parse/sandbox/safe-name.ts'
import type { Context } from '../context.ts'
import { blobAsFile } from '../uploads/blob-as-file.ts'
import type { StoredUpload } from '../uploads/store-upload.ts'

/** A file that arrived with a request. */
export interface ArrivedFile {
  /** As its sender called it. */
  name: string
  mediaType: string | undefined
  upload: StoredUpload
}

type Kept = Pick<ArrivedFile, 'name'> & { upload: Pick<ArrivedFile['upload'], 'blobKey'> }

/** How many pages a file will count for; undefined when only reading it in full would tell. */
export async function countArrived(
  { system, workspaceId: owner }: Context,
  { name, upload }: Kept,
): Promise<number | undefined> {
  const { signal } = new AbortController()
  const blob = await blobAsFile(system, upload.blobKey, signal)
  try {
    return await system.detector.countPages({ path: blob.path, name: safeName(name), owner })
  } finally {
    await blob.remove()
  }
}

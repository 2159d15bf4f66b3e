import { resolve } from 'node:path'
import { makeFolder } from '../durable-folders.ts'
import { assertBlobKey } from './blob-key.ts'
import type { BlobOperations, BlobStore } from './blob-store.ts'
import { createStoreCheck } from './check-blob-store.ts'
import { blobPath, temporaryFolder } from './disk/blob-path.ts'
import { explainingDiskErrors } from './disk/disk-errors.ts'
import { blobExists, deleteBlob, openBlob } from './disk/stored-files.ts'
import { sweepTemporaryFiles } from './disk/sweep-temporary-files.ts'
import { writeBlob } from './disk/write-blob.ts'

/**
 * Blobs as files below one folder. The folder is made here and never again: when it is gone later, its disk is not
 * mounted, and a new folder would hide that.
 */
export async function createDiskBlobStore(options: { root: string }): Promise<BlobStore> {
  const root = resolve(options.root)
  await explainingDiskErrors(() => makeFolder(temporaryFolder(root)))

  const operations: BlobOperations = {
    async put(key, source, putOptions = {}) {
      return writeBlob(locate(key), source, putOptions)
    },
    async get(key, range = {}) {
      return openBlob(locate(key), range)
    },
    async exists(key) {
      return blobExists(locate(key))
    },
    async delete(key) {
      await deleteBlob(locate(key))
    },
  }

  return {
    ...operations,
    async deleteAll(keys) {
      for (const key of keys) await operations.delete(key)
    },
    fileOf: (key) => locate(key).path,
    check: createStoreCheck(() => operations),
    sweep: (olderThan) => sweepTemporaryFiles(root, olderThan),
    close: async () => undefined,
  }

  function locate(key: string) {
    assertBlobKey(key)
    return { root, path: blobPath(root, key) }
  }
}

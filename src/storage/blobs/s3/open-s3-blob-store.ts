import { AppError } from '../../../core/app-error.ts'
import { assertBlobKey } from '../blob-key.ts'
import type { BlobOperations, BlobStore } from '../blob-store.ts'
import { createStoreCheck } from '../check-blob-store.ts'
import { connectS3, type S3Connection } from './s3-connection.ts'
import { s3Failure } from './s3-errors.ts'
import type { S3Settings } from './s3-settings.ts'
import { blobExists, deleteBlob, deleteBlobs, openBlob } from './stored-objects.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { uploadBlob } from './upload-blob.ts'

export function openS3BlobStore(settings: S3Settings): BlobStore {
  const s3 = connectS3(settings)
  const check = createStoreCheck(() => objectOperations(s3, AbortSignal.timeout(checkLimitMs)))
  const operations = objectOperations(s3)
  return {
    ...operations,
    deleteAll: (keys) =>
      deleteBlobs(
        s3,
        keys.map((key) => objectKeyIn(s3, key)),
      ),
    check: () =>
      check().catch((error) => {
        throw error instanceof AppError ? error : s3Failure('silent', error)
      }),
    sweep: (olderThan) => sweepUploads(s3, olderThan),
    close: async () => s3.client.destroy(),
  }
}

/** A probe of readiness has to answer long before all retries of a hanging store are through. */
const checkLimitMs = 5_000

function objectOperations(s3: S3Connection, limit?: AbortSignal): BlobOperations {
  return {
    async put(key, source, options = {}) {
      return uploadBlob(s3, objectKey(key), source, limit ? { ...options, signal: limit } : options)
    },
    async get(key, range = {}) {
      return openBlob(s3, objectKey(key), range, limit)
    },
    async exists(key) {
      return blobExists(s3, objectKey(key), limit)
    },
    async delete(key) {
      await deleteBlob(s3, objectKey(key), limit)
    },
  }

  function objectKey(key: string): string {
    return objectKeyIn(s3, key)
  }
}

function objectKeyIn({ prefix }: S3Connection, key: string): string {
  assertBlobKey(key)
  return prefix + key
}

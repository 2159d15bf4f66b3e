import type { BlobStore } from './blob-store.ts'
import type { S3Settings } from './s3/s3-settings.ts'

/** The SDK is loaded here and not before: an installation with blobs on disk does without it. */
export async function createS3BlobStore(settings: S3Settings): Promise<BlobStore> {
  const { openS3BlobStore } = await import('./s3/open-s3-blob-store.ts')
  return openS3BlobStore(settings)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createS3BlobStore } from '../../../src/storage/blobs/s3-blob-store.ts'
import { describeBlobStore } from './blob-store-suite.ts'
import { startS3Endpoint } from './s3-endpoint.ts'

describeBlobStore('in S3', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sheaf-s3-'))
  const endpoint = await startS3Endpoint(directory)
  const settings = { ...endpoint.settings, prefix: '/sheaf/test/' }
  const store = await createS3BlobStore(settings)
  return {
    store,
    settings: { s3: settings },
    countBlobs: async () => (await endpoint.listObjects()).length,
    countLeftovers: async () => (await endpoint.listUploads()).length,
    listStrays: async () => (await endpoint.listObjects()).filter((key) => !key.startsWith('sheaf/test/')),
    countOpenReads: () => endpoint.countOpenAnswers(),
    async close() {
      await store.close()
      await endpoint.close()
      await rm(directory, { recursive: true })
    },
  }
})

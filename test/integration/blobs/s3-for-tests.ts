import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before } from 'node:test'
import { AppError } from '../../../src/core/app-error.ts'
import type { BlobStore } from '../../../src/storage/blobs/blob-store.ts'
import type { S3Settings } from '../../../src/storage/blobs/s3/s3-settings.ts'
import { createS3BlobStore } from '../../../src/storage/blobs/s3-blob-store.ts'
import { type S3Endpoint, startS3Endpoint } from './s3-endpoint.ts'

interface S3ForTests {
  readonly endpoint: S3Endpoint
  readonly store: BlobStore
  /** A store at the same endpoint with some settings changed. */
  openAnother(changes: Partial<S3Settings>): Promise<BlobStore>
}

/** For the suite around the call: an endpoint and a store, closed at the end, without faults before each test. */
export function openS3ForTests(): S3ForTests {
  let directory: string
  let endpoint: S3Endpoint
  let store: BlobStore
  const others: BlobStore[] = []

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'sheaf-s3-'))
    endpoint = await startS3Endpoint(directory)
    store = await createS3BlobStore(endpoint.settings)
  })
  afterEach(() => {
    endpoint.fault = () => undefined
    endpoint.amazonTags = true
  })
  after(async () => {
    for (const opened of [store, ...others]) await opened.close()
    await endpoint.close()
    await rm(directory, { recursive: true })
  })

  return {
    get endpoint() {
      return endpoint
    },
    get store() {
      return store
    },
    async openAnother(changes) {
      const other = await createS3BlobStore({ ...endpoint.settings, ...changes })
      others.push(other)
      return other
    },
  }
}

export function unavailable(message: RegExp): (error: unknown) => boolean {
  return (error) => error instanceof AppError && error.code === 'service_unavailable' && message.test(error.message)
}

import type { StoredBlob } from '../../../src/storage/blobs/blob-store.ts'
import { createDiskBlobStore } from '../../../src/storage/blobs/disk-blob-store.ts'
import type { S3Settings } from '../../../src/storage/blobs/s3/s3-settings.ts'
import { createS3BlobStore } from '../../../src/storage/blobs/s3-blob-store.ts'
import { content, stuckSource } from './sources.ts'

export type StoreSettings = { disk: { root: string } } | { s3: S3Settings }

/** What the parent orders: a put of so many bytes, which then ends, or waits for more until it is killed. */
export interface PutOrder {
  settings: StoreSettings
  key: string
  bytes: number
  ends: boolean
}

export type PutReport = { kind: 'stuck' } | { kind: 'stored'; stored: StoredBlob; growth: MemoryGrowth }

interface MemoryGrowth {
  rss: number
  buffers: number
}

const order: PutOrder = JSON.parse(process.argv[2] ?? '')
const store =
  'disk' in order.settings ? await createDiskBlobStore(order.settings.disk) : await createS3BlobStore(order.settings.s3)
const report = (message: PutReport) => process.send?.(message)

if (order.ends) {
  await store.put('warm-up', content(100))
  const growth = { rss: 0, buffers: 0 }
  const stored = await store.put(order.key, watchingMemory(sameChunk(order.bytes), growth))
  report({ kind: 'stored', stored, growth })
  await store.close()
  process.disconnect()
} else {
  const { source, stuck } = stuckSource(order.bytes)
  const put = store.put(order.key, source)
  await stuck
  report({ kind: 'stuck' })
  setInterval(() => undefined, 60_000)
  await put
}

/** One chunk over and over, so that what grows is the memory of the store and not garbage of the source. */
function* sameChunk(bytes: number): Generator<Uint8Array> {
  const chunk = Buffer.alloc(64 * 1024, 1)
  for (let given = 0; given < bytes; given += chunk.length) yield chunk
}

async function* watchingMemory(source: Iterable<Uint8Array>, growth: MemoryGrowth): AsyncGenerator<Uint8Array> {
  const before = memory()
  for (const chunk of source) {
    const now = memory()
    growth.rss = Math.max(growth.rss, now.rss - before.rss)
    growth.buffers = Math.max(growth.buffers, now.buffers - before.buffers)
    yield chunk
  }
}

function memory(): MemoryGrowth {
  const { rss, external, arrayBuffers } = process.memoryUsage()
  // External memory includes the array buffers.
  return { rss, buffers: Math.max(external, arrayBuffers) }
}

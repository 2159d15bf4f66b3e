import type { BlobStore } from '../../../../src/storage/blobs/blob-store.ts'
import type { StoreSettings } from '../put-in-child.ts'

/** A store of some kind, empty at first, and what can be seen of it from outside. */
export interface StoreUnderTest {
  store: BlobStore
  /** Opens the same place again, in another process. */
  settings: StoreSettings
  /** How many blobs there are, under any key. */
  countBlobs(): Promise<number>
  /** Temporary files or open uploads. */
  countLeftovers(): Promise<number>
  /** Files or objects that are not where the store may put them. */
  listStrays(): Promise<string[]>
  /** Descriptors or connections that serve a reader. */
  countOpenReads(): number
  close(): Promise<void>
}

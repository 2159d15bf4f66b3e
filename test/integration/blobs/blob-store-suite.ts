import { after, before, describe } from 'node:test'
import type { BlobStore } from '../../../src/storage/blobs/blob-store.ts'
import type { StoreSettings } from './put-in-child.ts'
import { describeInterruptions } from './suite/interruptions.ts'
import { describeKeys } from './suite/keys.ts'
import { describeReading } from './suite/reading.ts'
import { describeWriting } from './suite/writing.ts'

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

/** What every blob store promises, tried on one of a kind. */
export function describeBlobStore(kind: string, open: () => Promise<StoreUnderTest>): void {
  describe(`a blob store ${kind}`, () => {
    let opened: StoreUnderTest | undefined
    before(async () => {
      opened = await open()
    })
    after(() => opened?.close())

    const subject = () => {
      if (opened === undefined) throw new Error('The store is not open.')
      return opened
    }
    describeWriting(subject)
    describeReading(subject)
    describeKeys(subject)
    describeInterruptions(subject)
  })
}

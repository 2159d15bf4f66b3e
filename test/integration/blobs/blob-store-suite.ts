import { after, before, describe } from 'node:test'
import { describeInterruptions } from './suite/interruptions.ts'
import { describeKeys } from './suite/keys.ts'
import { describeReading } from './suite/reading.ts'
import type { StoreUnderTest } from './suite/store-under-test.ts'
import { describeWriting } from './suite/writing.ts'

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

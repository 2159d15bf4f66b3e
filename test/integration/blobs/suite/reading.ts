import assert from 'node:assert/strict'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { before, describe, it } from 'node:test'
import { newId } from '../../../../src/core/ids.ts'
import { content, mebibyte, until } from '../sources.ts'
import type { StoreUnderTest } from './store-under-test.ts'

export function describeReading(subject: () => StoreUnderTest): void {
  describe('when blobs are read', () => {
    const key = newId()
    const emptyKey = newId()
    let whole: Buffer

    before(async () => {
      whole = await buffer(content(100_000))
      await subject().store.put(key, content(100_000))
      await subject().store.put(emptyKey, content(0))
    })

    for (const range of [
      { start: 0, end: 0 },
      { start: 0, end: 99_999 },
      { start: 99_999 },
      { start: 40_000 },
      { end: 9 },
      { start: 12_345, end: 54_321 },
      { start: 99_990, end: 1_000_000 },
    ]) {
      it(`gives the bytes of the range ${JSON.stringify(range)}`, async () => {
        const { stream, bytes } = await subject().store.get(key, range)
        const expected = whole.subarray(range.start ?? 0, (range.end ?? whole.length) + 1)
        assert.ok(expected.equals(await buffer(stream)))
        assert.equal(bytes, expected.length)
      })
    }

    for (const range of [
      { start: 100_000 },
      { start: -1 },
      { start: 5, end: 4 },
      { start: 0.5 },
      { end: Number.NaN },
    ]) {
      it(`refuses the range ${JSON.stringify(range)}`, async () => {
        await assert.rejects(subject().store.get(key, range), { code: 'validation_error' })
      })
    }

    it('refuses any range of an empty blob', async () => {
      await assert.rejects(subject().store.get(emptyKey, { start: 0, end: 0 }), { code: 'validation_error' })
    })

    it('says that a missing blob is missing', async () => {
      const { store } = subject()
      await assert.rejects(store.get(newId()), { code: 'not_found' })
      await assert.rejects(store.get(newId(), { start: 1 }), { code: 'not_found' })
      assert.equal(await store.exists(newId()), false)
    })

    it('deletes a blob once and does not mind being asked twice', async () => {
      const { store } = subject()
      const doomed = newId()
      await store.put(doomed, content(10))
      assert.equal(await store.exists(doomed), true)

      await store.delete(doomed)
      await store.delete(doomed)

      assert.equal(await store.exists(doomed), false)
      await assert.rejects(store.get(doomed), { code: 'not_found' })
    })

    it('deletes many at once, and does not mind those that are not there', async () => {
      const { store } = subject()
      const doomed = Array.from({ length: 3 }, () => newId())
      for (const key of doomed) await store.put(key, content(10))
      const kept = newId()
      await store.put(kept, content(10))

      await store.deleteAll([...doomed, newId()])
      await store.deleteAll([])

      for (const key of doomed) assert.equal(await store.exists(key), false)
      assert.equal(await store.exists(kept), true)
    })

    it('lets go of a blob when its reader stops early, or never starts', async () => {
      const { store, countOpenReads } = subject()
      const large = newId()
      await store.put(large, content(20 * mebibyte))
      for (let i = 0; i < 5; i += 1) {
        const { stream } = await store.get(large)
        await once(stream, 'readable')
        stream.destroy()
        const unread = await store.get(large)
        unread.stream.destroy()
      }
      await until(() => countOpenReads() === 0)
    })
  })
}

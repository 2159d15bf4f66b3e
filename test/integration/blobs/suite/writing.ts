import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newId } from '../../../../src/core/ids.ts'
import { putInChild } from '../child-put.ts'
import { content, mebibyte, sha256 } from '../sources.ts'
import type { StoreUnderTest } from './store-under-test.ts'

export function describeWriting(subject: () => StoreUnderTest): void {
  describe('when blobs are written', () => {
    for (const bytes of [0, 1, 8 * mebibyte, 8 * mebibyte + 1, 20 * mebibyte]) {
      it(`gives back ${bytes} bytes as they were`, async () => {
        const { store } = subject()
        const key = newId()
        const expected = await sha256(content(bytes))

        assert.deepEqual(await store.put(key, content(bytes)), { sha256: expected, bytes })

        const opened = await store.get(key)
        assert.equal(opened.bytes, bytes)
        assert.equal(await sha256(opened.stream), expected)
      })
    }

    it('shows a blob only after what it waits for, and never where that fails', async () => {
      const { store } = subject()
      const [key, failing] = [newId(), newId()]
      const { promise: after, resolve } = Promise.withResolvers<void>()
      const putting = store.put(key, content(1000), { after })
      await sha256(content(mebibyte))
      assert.equal(await store.exists(key), false)
      resolve()
      await putting
      assert.equal(await store.exists(key), true)
      await assert.rejects(store.put(failing, content(1000), { after: Promise.reject(new Error('lost')) }), /lost/)
      assert.equal(await store.exists(failing), false)
    })

    it('replaces an earlier blob by a later one', async () => {
      const { store } = subject()
      const key = newId()
      await store.put(key, content(9 * mebibyte, 1))

      const second = await store.put(key, content(1000, 2))

      const { stream, bytes } = await store.get(key)
      assert.equal(bytes, 1000)
      assert.equal(await sha256(stream), second.sha256)
    })

    for (const [first, second] of [
      [1000, 2000],
      [9 * mebibyte, 17 * mebibyte],
    ] as const) {
      it(`ends concurrent puts of ${first} and ${second} bytes under one key with one of the two`, async () => {
        const { store, countLeftovers } = subject()
        const key = newId()

        const puts = await Promise.all([store.put(key, content(first, 1)), store.put(key, content(second, 2))])

        const { stream, bytes } = await store.get(key)
        const found = { sha256: await sha256(stream), bytes }
        assert.ok(puts.some((put) => put.sha256 === found.sha256 && put.bytes === found.bytes))
        assert.equal(await countLeftovers(), 0)
      })
    }

    it('takes a blob of exactly the limit', async () => {
      const { bytes } = await subject().store.put(newId(), content(100_000), { maxBytes: 100_000 })
      assert.equal(bytes, 100_000)
    })

    it('passes its own check, again and again and at the same time, and leaves nothing of it', async () => {
      const { store, countBlobs, countLeftovers } = subject()
      const blobs = await countBlobs()
      await Promise.all([store.check(), store.check()])
      await store.check()
      assert.equal(await countBlobs(), blobs)
      assert.equal(await countLeftovers(), 0)
    })

    it('holds only a small part of a large blob in memory', async (t) => {
      const bytes = 120 * mebibyte
      const { report } = await putInChild({ settings: subject().settings, key: newId(), bytes, ends: true })
      assert.ok(report.kind === 'stored')
      assert.equal(report.stored.bytes, bytes)
      const { rss, buffers } = report.growth
      t.diagnostic(
        `${inMebibytes(bytes)} MiB: buffers grew by ${inMebibytes(buffers)} MiB, resident memory by ${inMebibytes(rss)} MiB`,
      )
      assert.ok(buffers < 48 * mebibyte, `buffers grew by ${buffers} bytes`)
      assert.ok(rss < 96 * mebibyte, `resident memory grew by ${rss} bytes`)
    })
  })
}

function inMebibytes(bytes: number): string {
  return (bytes / mebibyte).toFixed(1)
}

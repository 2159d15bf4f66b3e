import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { newId } from '../../../../src/core/ids.ts'
import { kill, putInChild } from '../child-put.ts'
import { content, mebibyte, sha256, stuckSource, until } from '../sources.ts'
import type { StoreUnderTest } from './store-under-test.ts'

export function describeInterruptions(subject: () => StoreUnderTest): void {
  describe('when a put is interrupted', () => {
    let key: string
    let blobsBefore: number
    beforeEach(async () => {
      key = newId()
      blobsBefore = await subject().countBlobs()
    })

    for (const bytes of [0, 1000, 20 * mebibyte]) {
      it(`leaves nothing of a source that fails after ${bytes} bytes, and throws the error of the source`, async () => {
        const failure = Object.assign(new Error('the sender went away'), { code: 'ENOSPC' })
        await assert.rejects(subject().store.put(key, failing(bytes, failure)), (error) => error === failure)
        await assertNothingLeft()
      })
    }

    it('leaves the earlier blob as it was when its replacement fails', async () => {
      const { store } = subject()
      const earlier = await store.put(key, content(5000, 1))
      await assert.rejects(store.put(key, failing(10 * mebibyte, new Error('gone'))), { message: 'gone' })
      await assert.rejects(store.put(key, content(5000, 2), { maxBytes: 4999 }), { code: 'payload_too_large' })
      assert.equal(await sha256((await store.get(key)).stream), earlier.sha256)
    })

    it('does not begin when the signal is aborted already', async () => {
      const reason = new Error('stopping')
      let begun = false
      async function* source(): AsyncGenerator<Uint8Array> {
        begun = true
        yield Buffer.from('x')
      }
      const put = subject().store.put(key, source(), { signal: AbortSignal.abort(reason) })
      await assert.rejects(put, (error) => error === reason)
      assert.equal(begun, false)
      await assertNothingLeft()
    })

    for (const bytes of [1000, 18 * mebibyte]) {
      it(`stops at once on abort while its source is stuck after ${bytes} bytes`, async () => {
        const controller = new AbortController()
        const reason = new Error('the client is gone')
        const { source, stuck } = stuckSource(bytes)
        const put = subject().store.put(key, source, { signal: controller.signal })
        await stuck
        controller.abort(reason)
        await assert.rejects(put, (error) => error === reason)
        await assertNothingLeft()
      })
    }

    for (const maxBytes of [0, 100_000, 20 * mebibyte]) {
      it(`stops reading the source right after ${maxBytes} bytes when that is the limit`, async () => {
        const chunk = Buffer.alloc(64 * 1024, 1)
        let given = 0
        let closed = false
        async function* endless(): AsyncGenerator<Uint8Array> {
          try {
            for (;;) {
              given += chunk.length
              yield chunk
            }
          } finally {
            closed = true
          }
        }
        await assert.rejects(subject().store.put(key, endless(), { maxBytes }), { code: 'payload_too_large' })
        assert.ok(given <= maxBytes + chunk.length, `${given} bytes were taken`)
        await until(() => closed)
        await assertNothingLeft()
      })
    }

    it('shows nothing of a put whose process was killed, and sweeps what that left', async () => {
      const { store, settings, countLeftovers } = subject()
      const { child, report } = await putInChild({ settings, key, bytes: 20 * mebibyte, ends: false })
      assert.equal(report.kind, 'stuck')
      await until(async () => (await countLeftovers()) === 1)
      await kill(child)

      assert.equal(await store.exists(key), false)
      assert.equal(await subject().countBlobs(), blobsBefore)
      assert.equal(await store.sweep(new Date(Date.now() - 60_000)), 0)
      assert.equal(await countLeftovers(), 1)
      assert.equal(await store.sweep(new Date(Date.now() + 60_000)), 1)
      await assertNothingLeft()
    })

    it('sweeps everything that several puts left', async () => {
      const { store, countLeftovers } = subject()
      const controller = new AbortController()
      const puts = [1, 2, 3].map(() => {
        const { source, stuck } = stuckSource(10 * mebibyte)
        const put = store.put(newId(), source, { signal: controller.signal })
        return { stuck, failed: assert.rejects(put) }
      })
      await Promise.all(puts.map(({ stuck }) => stuck))
      await until(async () => (await countLeftovers()) === 3)

      assert.equal(await store.sweep(new Date(Date.now() + 60_000)), 3)

      controller.abort()
      await Promise.all(puts.map(({ failed }) => failed))
      await assertNothingLeft()
    })

    async function assertNothingLeft(): Promise<void> {
      const { store, countBlobs, countLeftovers } = subject()
      assert.equal(await store.exists(key), false)
      assert.equal(await countBlobs(), blobsBefore)
      assert.equal(await countLeftovers(), 0)
    }
  })
}

async function* failing(bytes: number, error: Error): AsyncGenerator<Uint8Array> {
  yield* content(bytes)
  throw error
}

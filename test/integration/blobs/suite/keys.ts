import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { AppError } from '../../../../src/core/app-error.ts'
import { newId } from '../../../../src/core/ids.ts'
import { content, sha256 } from '../sources.ts'
import type { StoreUnderTest } from './store-under-test.ts'

export function describeKeys(subject: () => StoreUnderTest): void {
  describe('with keys', () => {
    for (const key of ['a', `${newId()}/${newId()}`, 'a/b/c/d', '-', '_/x.tar.gz', '9..9', 'k'.repeat(200)]) {
      it(`stores under ${shown(key)}`, async () => {
        const { store } = subject()
        const stored = await store.put(key, content(10))
        const { stream } = await store.get(key)
        assert.equal(await sha256(stream), stored.sha256)
        await store.delete(key)
      })
    }

    for (const key of [
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/.',
      'A',
      'ä',
      'a b',
      'a\\b',
      'a\0',
      'a\n',
      'k'.repeat(201),
    ]) {
      it(`refuses ${shown(key)} for every operation`, async () => {
        const { store } = subject()
        const refused = { code: 'validation_error' }
        await assert.rejects(store.put(key, content(1)), refused)
        await assert.rejects(store.get(key), refused)
        await assert.rejects(store.exists(key), refused)
        await assert.rejects(store.delete(key), refused)
      })
    }

    it('refuses whatever could leave its place, and keeps apart what it takes', async () => {
      const { store, listStrays, countBlobs } = subject()
      const before = await countBlobs()
      await fc.assert(
        fc.asyncProperty(fc.uniqueArray(hostileKey, { minLength: 1, maxLength: 6 }), async (keys) => {
          const taken: string[] = []
          for (const key of keys) if (await wasTaken(store.put(key, oneByte()))) taken.push(key)
          assert.equal(await countBlobs(), before + taken.length)
          assert.deepEqual(await listStrays(), [])
          for (const key of taken) await store.delete(key)
        }),
        { numRuns: 60 },
      )
      assert.equal(await countBlobs(), before)
    })
  })
}

const segment = fc.oneof(
  fc.constantFrom('', '.', '..', '...', '~', 'tmp', 'a', 'b', 'a~b', '%2e%2e', '..%2f', '\0', 'con', '.a', 'a.'),
  fc.string({ unit: fc.constantFrom(...'ab01-_./~\\'), maxLength: 6 }),
)

const hostileKey = fc.oneof(
  fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/')),
  fc.string({ unit: fc.constantFrom(...'abz019-_./'), minLength: 1, maxLength: 210 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

function shown(key: string): string {
  return key.length > 100 ? `a key of ${key.length} characters` : JSON.stringify(key)
}

async function wasTaken(put: Promise<unknown>): Promise<boolean> {
  try {
    await put
    return true
  } catch (error) {
    assert.ok(error instanceof AppError && error.code === 'validation_error', String(error))
    return false
  }
}

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('x')
}

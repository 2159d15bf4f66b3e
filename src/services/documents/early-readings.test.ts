import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Document } from '../../document/model.ts'
import { EarlyReadings } from './early-readings.ts'

const { signal: never } = new AbortController()

/** Readings that end when they are told to. */
function readings(parallel = 2) {
  const early = new EarlyReadings()
  const runs = new Map<string, { signal: AbortSignal; onLong?: (() => void) | undefined; end(): void }>()
  const stopReading = early.readBy({
    parallel,
    read: ({ blobKey }, { signal, onLong }) =>
      new Promise((resolve, reject) => {
        runs.set(blobKey, { signal, onLong, end: () => resolve({ markdown: blobKey } as Document) })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  const begin = (blobKey: string) => early.begin({ blobKey, filename: 'a.txt', language: null }, 'one')
  return { early, runs, begin, stopReading }
}

test('what was begun early is taken once, and goes on when the request has ended', async () => {
  const { early, runs, begin } = readings()
  const giveUp = begin('a')
  const taken = early.take('a', { signal: never })
  giveUp()
  assert.equal(runs.get('a')?.signal.aborted, false)
  runs.get('a')?.end()
  assert.equal((await taken?.document)?.markdown, 'a')
  assert.equal(early.take('a', { signal: never }), undefined)
})

test('whoever takes what was begun early is told when that was', () => {
  const { early, begin } = readings()
  begin('a')
  const begun = performance.now()
  assert.ok((early.take('a', { signal: never })?.since ?? Infinity) <= begun)
})

test('what nobody has taken ends with the request', () => {
  const { early, runs, begin } = readings()
  begin('a')()
  assert.equal(runs.get('a')?.signal.aborted, true)
  assert.equal(early.take('a', { signal: never }), undefined)
})

test('whoever has taken it can end it, and is told that it takes long, whenever that was', async () => {
  const { early, runs, begin } = readings()
  begin('a')
  runs.get('a')?.onLong?.()
  const stopped = new AbortController()
  let told = 0
  const taken = early.take('a', { signal: stopped.signal, onLong: () => (told += 1) })
  assert.equal(told, 1)
  stopped.abort()
  await assert.rejects(taken?.document ?? Promise.resolve(), { name: 'AbortError' })
})

test('no more are begun than are read at once, and none where nobody reads', () => {
  const { runs, begin, stopReading } = readings(1)
  const giveUp = begin('a')
  begin('b')
  assert.deepEqual([...runs.keys()], ['a'])
  giveUp()
  begin('c')()
  stopReading()
  begin('d')
  assert.deepEqual([...runs.keys()], ['a', 'c'])
})

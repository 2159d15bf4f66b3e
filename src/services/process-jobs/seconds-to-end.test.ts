import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secondsBefore, sumUp } from './seconds-to-end.ts'

const now = Date.parse('2030-01-01T00:00:00Z')

/** Jobs of keys named by letters, in order of submission; a capital one has been running for three seconds. */
function queue(keys: string, seconds = 10) {
  return [...keys].map((key, index) => ({
    id: String(index).padStart(4, '0'),
    principal_id: key.toLowerCase(),
    estimated_seconds: seconds,
    started_at: key === key.toLowerCase() ? null : new Date(now - 3000),
  }))
}

function before(keys: string, places = 2, placesOfKey = 5): number {
  const jobs = queue(keys)
  const last = jobs.at(-1)
  assert.ok(last)
  return secondsBefore(sumUp(jobs, now), last, places, placesOfKey)
}

test('a job that finds a free place waits for nobody', () => {
  assert.equal(before('a'), 0)
  assert.equal(before('Ab', 4), 0)
})

test('what is ahead of the same key is done first, as many at once as there are places', () => {
  assert.equal(before('aaaaa'), 20)
  assert.equal(before('AAa'), 7)
})

test('a key cannot use more places than it has', () => {
  assert.equal(before('aaaaa', 8, 2), 20)
})

test('another key with a long queue comes first only as far as it takes turns', () => {
  assert.equal(before(`${'a'.repeat(1000)}b`), 5)
  assert.equal(before(`${'a'.repeat(1000)}bb`), 10)
})

test('a job that takes longer than expected is not taken to be over', () => {
  const [running, waiting] = queue('Aa', 1)
  assert.ok(running && waiting)
  assert.equal(secondsBefore(sumUp([running, waiting], now), waiting, 1, 5), 0.1)
})

test('a job waits for those before it, wherever in the queue of its key it stands', () => {
  const jobs = queue('aaaaa', 2)
  const unfinished = sumUp(jobs, now)
  const waits = jobs.map((job) => secondsBefore(unfinished, job, 1, 5))
  assert.deepEqual(waits, [0, 2, 4, 6, 8])
  const next = { id: '9999', principal_id: 'a', estimated_seconds: 2 }
  assert.equal(secondsBefore(unfinished, next, 1, 5), 10)
})

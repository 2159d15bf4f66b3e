import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RateLimitError, SheafError } from './errors.ts'
import { lostConnection, retryPause } from './retry-pause.ts'

const failure = (extra: object = {}) => new SheafError({ message: '', code: 'x', retryable: true, ...extra })
const pauses = (random: number) => [0, 1, 2, 10].map((attempt) => retryPause(failure(), attempt, 500, random))

test('pauses double, vary by half, and have an end', () => {
  assert.deepEqual(pauses(1), [500, 1000, 2000, 30_000])
  assert.deepEqual(pauses(0), [250, 500, 1000, 15_000])
})

test('the wish of the server counts when it is longer, and not when it is hours', () => {
  assert.equal(retryPause(failure({ retryAfterSeconds: 7 }), 0, 500, 1), 7000)
  assert.equal(retryPause(failure({ retryAfterSeconds: 0 }), 0, 500, 1), 500)
  assert.equal(retryPause(failure({ retryAfterSeconds: 121 }), 0, 500, 1), undefined)
})

test('what cannot get better is not repeated', () => {
  assert.equal(retryPause(failure({ retryable: false }), 0, 500, 1), undefined)
  const unpaid = new RateLimitError({ message: '', code: 'x', retryable: true, reason: 'free_tier_exhausted' })
  assert.equal(retryPause(unpaid, 0, 500, 1), undefined)
  assert.equal(lostConnection(new TypeError('Failed to fetch'), 'there').retryable, true)
  assert.equal(
    lostConnection(new TypeError('fetch failed', { cause: new Error('bad port') }), 'there').retryable,
    false,
  )
})

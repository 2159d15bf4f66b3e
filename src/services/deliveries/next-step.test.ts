import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextStep } from './next-step.ts'

const now = new Date('2030-01-01T00:00:00Z')
const usual = { schedule_seconds: null, respect_retry_after: false }

function delayOf(attempts: number, policy: Parameters<typeof nextStep>[1], retryAfter?: string, chance = 0) {
  const step = nextStep({ attempts, errorCode: 'http_status', retryAfter }, policy, now, chance)
  return step.dueAt === null ? step.status : (step.dueAt.getTime() - now.getTime()) / 1000
}

test('each failed attempt is followed by the next delay of the schedule, after the last by none', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => delayOf(attempts, usual))
  assert.deepEqual(delays, [0, 30, 120, 480, 1800, 7200, 28_800, 'dead'])
})

test('jitter adds a tenth at most', () => {
  assert.deepEqual([delayOf(2, usual, undefined, 0.5), delayOf(2, usual, undefined, 1)], [31.5, 33])
})

test('Retry-After counts only where it is respected, in seconds or as a date, only to wait longer, a day at most', () => {
  const polite = { schedule_seconds: [60], respect_retry_after: true }
  const date = new Date(now.getTime() + 90_000).toUTCString()
  assert.deepEqual(
    ['3600', date, '5', 'soon', '9999999', '-1'].map((header) => delayOf(1, polite, header)),
    [3600, 90, 60, 60, 86_400, 60],
  )
  assert.equal(delayOf(1, { ...polite, respect_retry_after: false }, '3600'), 60)
})

test('a success ends it, and so do 410 and a refused address', () => {
  const end = (errorCode: string | null) =>
    nextStep({ attempts: 1, errorCode, retryAfter: undefined }, usual, now, 0).status
  assert.deepEqual(
    [end(null), end('gone'), end('address_refused'), end('timeout')],
    [...['succeeded', 'dead', 'dead', 'failed']],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startOfNextMonth, yearLater } from './months.ts'

test('free credits end at the first of the next month, UTC', () => {
  const nextOf = (time: string) => startOfNextMonth(new Date(time)).toISOString()
  assert.equal(nextOf('2030-01-31T23:59:59.999Z'), '2030-02-01T00:00:00.000Z')
  assert.equal(nextOf('2030-02-01T00:00:00.000Z'), '2030-03-01T00:00:00.000Z')
  assert.equal(nextOf('2030-12-15T12:00:00.000Z'), '2031-01-01T00:00:00.000Z')
})

test('a pack keeps to the same day of the next year, and one of a 29th of February to the 28th', () => {
  assert.equal(yearLater(new Date('2030-05-31T10:00:00Z')).toISOString(), '2031-05-31T10:00:00.000Z')
  assert.equal(yearLater(new Date('2028-02-29T10:00:00Z')).toISOString(), '2029-02-28T10:00:00.000Z')
})

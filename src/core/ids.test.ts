import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isId, newId } from './ids.ts'

test('ids are UUIDs of version 7 that carry their time', () => {
  const id = newId(Date.parse('2030-01-01T00:00:00Z'))
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(isId(id), true)
})

test('ids made one after the other sort in that order, even in one millisecond and when the clock goes back', () => {
  const now = Date.now()
  const ids = Array.from({ length: 20_000 }, (_, i) => newId(i % 3 === 0 ? now - 5 : now))
  assert.deepEqual(
    ids.toSorted((a, b) => (a < b ? -1 : 1)),
    ids,
  )
  assert.equal(new Set(ids).size, ids.length)
})

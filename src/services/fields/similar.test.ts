import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spelledAlike } from './similar.ts'

test('a missing, a wrong and an added letter each count as one of the longer name', () => {
  assert.equal(spelledAlike('total', 'total'), 1)
  assert.equal(spelledAlike('totl', 'total'), 0.8)
  assert.equal(spelledAlike('tofal', 'total'), 0.8)
  assert.equal(spelledAlike('totals', 'total'), 5 / 6)
  assert.equal(spelledAlike('', 'ab'), 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsPattern } from './words-pattern.ts'

test('of words that begin alike the longer one is tried first, and the shorter one where that does not go on', () => {
  const pattern = new RegExp(
    wordsPattern(['mar', 'march', 'marts', 'may'], (word) => [...word]),
    'g',
  )
  assert.deepEqual('march mars marts mayor ma'.match(pattern), ['march', 'mar', 'marts', 'may'])
  assert.equal(pattern.source, 'ma(?:r(?:ch|ts|)|y)')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { concern } from './concern.ts'
import { summarise } from './summarise.ts'

test('a result without concerns is summed up in two sentences', () => {
  assert.equal(
    summarise({ a: 1, b: null, c: ['x'] }, true, []),
    '2 of 3 fields have a value. The result fits the schema.',
  )
})

test('a single concern is told in full', () => {
  const concerns = [concern('null_value', ['b'], 'The value of b was not found in the document.')]
  assert.equal(
    summarise({ b: null }, true, concerns),
    '0 of 1 field has a value. The result fits the schema. There is 1 warning: The value of b was not found in the document.',
  )
})

test('of several concerns the worst is told first', () => {
  const concerns = [
    concern('null_value', ['b'], 'B is absent.'),
    concern('order_difference', ['c'], 'C is in another order.'),
    concern('missing_value', ['a'], 'A is missing.'),
    concern('semantic_conflict', ['d'], 'D does not add up.'),
  ]
  assert.equal(
    summarise({ a: null }, false, concerns),
    '0 of 1 field has a value. The result does not fit the schema. There are 2 errors, 1 warning and 1 remark. Look at this first: D does not add up.',
  )
})

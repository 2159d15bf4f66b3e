import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeConcerns } from './describe-concerns.ts'

test('a few values that were not found are named, and many are one line beside what else is told', () => {
  const missing = ['a', 'b', 'c', 'd'].map((name) => ({
    ...{ level: 'warning', code: 'null_value', path: `$.${name}`, text: `The value of ${name} was not found.` },
  }))
  const wrong = { level: 'error', code: 'inconsistent', path: '$.total', text: 'It is another.' }
  assert.deepEqual(describeConcerns(missing.slice(0, 1)), ['warning: $.a: The value of a was not found.'])
  assert.deepEqual(describeConcerns([...missing, wrong]), [
    'error: $.total: It is another.',
    'warning: 4 values were not found in the document.',
  ])
})

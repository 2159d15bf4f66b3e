import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonIn } from './ask-model.ts'
import { readAnswers } from './read-answers.ts'

test('small slips of a model are understood', () => {
  const given = [
    { path: 'a', value: 5, line: '3' },
    { path: 'b', value: true, quote: null },
    { path: 'c', value: '' },
  ]
  assert.deepEqual(readAnswers({ answers: given }), {
    answers: [
      { path: 'a', value: '5', line: 3, quote: '' },
      { path: 'b', value: 'true', line: 0, quote: '' },
      { path: 'c', value: null, line: 0, quote: '' },
    ],
  })
})

test('what is wrong is said in words that help to mend it', () => {
  assert.deepEqual(readAnswers(undefined), { problem: 'it was not one JSON object' })
  for (const wrong of [{}, [], 'text', { answers: 'x' }, { answers: [{ value: 'x' }] }])
    assert.match((readAnswers(wrong) as { problem: string }).problem, /^at ".*": /)
})

test('JSON is found in a fence and after thoughts', () => {
  assert.deepEqual(jsonIn('```json\n{"a": 1}\n```'), { a: 1 })
  assert.deepEqual(jsonIn('<think>maybe {this}?</think> {"a": 1}'), { a: 1 })
  assert.equal(jsonIn('{"a": '), undefined)
  assert.equal(jsonIn('no'), undefined)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOfTokens } from './words-of-tokens.ts'

const pieces = ['<s>', '▁Two', '▁note', 'books', '.', '▁caf', '<0xC3>', '<0xA9>', '▁', '<<ST_1>>']

test('pieces become words, as likely as all of them together', () => {
  const tokens = [0, 1, 2, 3, 4].map((id) => ({ id, probability: id === 0 ? 0.1 : 0.5 }))
  assert.deepEqual(
    wordsOfTokens(tokens, (id) => pieces[id]),
    [
      { text: 'Two', confidence: 0.5 },
      { text: 'notebooks.', confidence: 0.125 },
    ],
  )
})

test('bytes are put together and marks of the model left out', () => {
  const tokens = [5, 6, 7, 8, 9, 99].map((id) => ({ id, probability: 1 }))
  assert.deepEqual(
    wordsOfTokens(tokens, (id) => pieces[id]),
    [{ text: 'café', confidence: 1 }],
  )
})

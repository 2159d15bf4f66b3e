import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeLine } from './decode-line.ts'

const signs = ['', 'a', 'b', '8']

test('repetitions are one character, and a blank between them makes two', () => {
  const line = decode([1, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0])
  assert.deepEqual(
    line.map(({ text, at }) => [text, at]),
    [
      ['a', 8],
      ['a', 18],
    ],
  )
})

test('a character is as probable as where it is surest, and the doubts there are its alternatives', () => {
  const [character, ...others] = decode([0, 0, 0.6, 0.4], [0.05, 0, 0.7, 0.25])
  assert.equal(others.length, 0)
  assert.equal(character?.text, 'b')
  assert.ok(Math.abs((character?.probability ?? 0) - 0.7) < 1e-6)
  assert.deepEqual(
    character?.alternatives.map(({ text, probability }) => [text, Math.round(probability * 100)]),
    [
      ['8', 25],
      ['', 5],
    ],
  )
})

test('what is sure has no alternatives, and blanks are nothing', () => {
  assert.deepEqual(decode([1, 0, 0, 0], [1, 0, 0, 0]), [])
  assert.deepEqual(decode([0.001, 0.999, 0, 0])[0]?.alternatives, [])
})

function decode(...steps: number[][]) {
  const scores = Float32Array.from(steps.flat(), Math.log)
  return decodeLine(scores, { steps: steps.length, signs, stride: 4 })
}

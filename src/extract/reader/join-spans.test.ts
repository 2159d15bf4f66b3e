import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinSpans } from './join-spans.ts'
import { longestSpan } from './longest-span.ts'

const words = 3

test('a span has the score of its first and last word, of the mean of its words and of how its ends go together', () => {
  const fit = new Float32Array(words * longestSpan)
  fit[1] = 0.5
  const parts = { ...nothing(1), fit, start: floats(1, 0, 0), end: floats(0, 2, 0), middle: floats(3, 5, 0) }
  const spans = joinSpans(parts, [true])
  assert.equal(spans[1], 1 + 2 + (3 + 5) / 2 + 0.5)
  assert.ok((spans[words] ?? 0) < -1000, 'a span that would end behind the last word')
})

test('what one question surely means is less likely meant by another', () => {
  const sure = { ...nothing(2), start: floats(20, 0, 0, 0, 0, 0), end: floats(20, 0, 0, 0, 0, 0), rivals: floats(1, 2) }
  const spans = joinSpans(sure, [true, true])
  const second = longestSpan * words
  assert.ok(Math.abs((spans[second] ?? 0) + 3) < 0.2, 'both as the first and as the last word')
  assert.ok(Math.abs((spans[0] ?? 0) - 40) < 1)
  assert.ok(
    joinSpans(sure, [true, false])
      .subarray(second)
      .every((score) => score === 0),
    'nothing is said of what is no field',
  )
})

function nothing(questions: number) {
  const none = () => new Float32Array(questions * words)
  const absent = new Float32Array(questions)
  return {
    start: none(),
    end: none(),
    middle: none(),
    fit: new Float32Array(words * longestSpan),
    absent,
    rivals: floats(0, 0),
  }
}

function floats(...values: number[]): Float32Array {
  return Float32Array.from(values)
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemKnots, type Knot, probabilityOf } from './calibrate.ts'

const knots: Knot[] = [
  [0.2, 0.1],
  [0.6, 0.5],
  [0.8, 0.9],
]

test('a score between two knots is on the line that joins them, one outside is that of the nearest', () => {
  const scores = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 1]
  assert.deepEqual(
    scores.map((score) => Number(probabilityOf(knots, score).toFixed(3))),
    [0.1, 0.1, 0.3, 0.5, 0.7, 0.9, 0.9],
  )
})

test('without knots the score is the probability', () => {
  assert.equal(probabilityOf([], 0.37), 0.37)
})

test('what was fitted never falls and stays a probability', () => {
  const values = itemKnots.map(([, probability]) => probability)
  assert.deepEqual(
    values,
    values.toSorted((a, b) => a - b),
  )
  assert.ok(values.length > 0 && values.every((value) => value >= 0 && value <= 1))
})

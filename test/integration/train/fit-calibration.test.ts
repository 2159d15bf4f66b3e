import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitCalibration } from '../../../train/ranker/fit-calibration.ts'

/** Of a hundred points with a score, so many right. */
function points(raw: number, right: number) {
  return Array.from({ length: 100 }, (_, index) => ({ raw, isRight: index < right }))
}

test('a score becomes the share that was right, with a little trust in the score', () => {
  const knots = fitCalibration([...points(0.5, 20), ...points(0.9, 95)])
  assert.deepEqual(knots, [
    [0, 0],
    [0.5, 0.212],
    [0.9, 0.948],
  ])
})

test('scores whose order contradicts what was right are put together', () => {
  const knots = fitCalibration([...points(0.6, 90), ...points(0.8, 70)])
  assert.deepEqual(knots, [
    [0, 0],
    [0.7, 0.796],
  ])
})

test('a few points are no evidence', () => {
  assert.deepEqual(fitCalibration(points(0.5, 50).slice(0, 20)), [])
})

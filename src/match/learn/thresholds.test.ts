import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseThresholds } from './thresholds.ts'

test('doubtful pairs are for a person to see, however few they are among many that are sure', () => {
  const of = (count: number, value: number) => Array<number>(count).fill(value)
  const confidences = Float64Array.from([...of(300, 0.97), ...of(10, 0.52), ...of(300, 0.2)])
  const probabilities = Float64Array.from([...of(300, 0.99), ...of(10, 0.25), ...of(300, 0.01)])
  const { threshold, review_floor } = chooseThresholds(confidences, probabilities, Array<boolean>(610).fill(true))
  assert.deepEqual([threshold, review_floor], [0.97, 0.5])
})

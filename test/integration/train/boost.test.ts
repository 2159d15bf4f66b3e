import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scoresOf } from '../../../src/extract/resolve/trees.ts'
import { randomNumbers } from '../../../train/random.ts'
import { boost, type Examples, usualSettings } from '../../../train/ranker/boost.ts'

const settings = { ...usualSettings, trees: 40, depth: 4, leastHessian: 2 }

test('trees learn what no single feature tells, and the same examples give the same trees', () => {
  const examples = exclusiveOr(4000)
  const trees = boost(examples, settings)
  const scores = scoresOf(trees, examples.rows)
  const right = scores.filter((score, index) => score > 0 === (examples.labels[index] === 1)).length
  assert.ok(right > 0.97 * examples.rows.length, `${right} of ${examples.rows.length}`)
  assert.deepEqual(boost(examples, settings), trees)
})

test('examples with a larger weight count for more', () => {
  const rows = Array.from({ length: 400 }, () => Float32Array.of(1))
  const labels = Uint8Array.from(rows, (_, index) => index % 2)
  const weights = Float32Array.from(rows, (_, index) => (index % 2 === 1 ? 9 : 1))
  const trees = boost({ features: ['a'], rows, labels, weights }, settings)
  const [score = 0] = scoresOf(trees, [Float32Array.of(1)])
  assert.ok(Math.abs(1 / (1 + Math.exp(-score)) - 0.9) < 0.02)
})

function exclusiveOr(count: number): Examples {
  const random = randomNumbers(7)
  const rows = Array.from({ length: count }, () => Float32Array.from({ length: 5 }, random))
  return {
    features: ['a', 'b', 'c', 'd', 'e'],
    rows,
    labels: Uint8Array.from(rows, ([a = 0, b = 0]) => (a > 0.5 !== b > 0.3 ? 1 : 0)),
    weights: new Float32Array(count).fill(1),
  }
}

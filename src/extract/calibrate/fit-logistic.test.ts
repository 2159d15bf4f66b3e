import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitLogistic } from './fit-logistic.ts'
import { logOdds, probabilityBy } from './logistic.ts'

test('a few examples that are far surer than they are right are told so, whatever the others say', () => {
  const usual = Array.from({ length: 2000 }, (_, index) => ({ vector: [logOdds(0.8), 1, 0], isRight: index % 5 !== 0 }))
  const bold = Array.from({ length: 60 }, (_, index) => ({ vector: [logOdds(0.999), 1, 1], isRight: index % 3 === 0 }))
  const weights = fitLogistic([...usual, ...bold], 3, [1, 0, 0])
  const [of, ofBold] = [usual, bold].map((examples) => probabilityBy(weights, examples[0]?.vector ?? []))
  assert.ok(Math.abs((of ?? 0) - 0.8) < 0.02, String(of))
  assert.ok(Math.abs((ofBold ?? 0) - 1 / 3) < 0.1, String(ofBold))
})

import { compete, type Exclusive } from './competition.ts'
import type { Fit } from './expectation.ts'
import type { Pairs } from './pairs.ts'

/** What people have said of pairs: 1, 0, or NaN where nothing. */
export type Known = Float64Array

/** What was said is as good as sure, also to rivals. */
const sure = 10
/** How far answers may move a weight and the odds that all pairs begin with: some tens of answers should, a handful hardly. */
const spread = { weight: 0.5, prior: 2 }
const rounds = 40

/**
 * What people have said of pairs, as a logistic regression that begins with what the tables alone say: what each mapping counts, and
 * how likely a match is to begin with. Rivals count as they did.
 */
export function sharpen(pairs: Pairs, fit: Fit, known: Known, exclusive: Exclusive): Fit {
  const said = Array.from(known.keys()).filter((pair) => !Number.isNaN(known[pair]))
  const evidence = (mapping: number, pair: number): number => {
    const level = pairs.levels[mapping]?.[pair] ?? -1
    return level < 0 ? 0 : (fit.curves[mapping]?.[level] ?? 0)
  }
  const valuesOf = (pair: number): number[] => [1, ...fit.weights.map((_, mapping) => evidence(mapping, pair))]
  const expected = [fit.prior, ...fit.weights]
  const examples = said.map((pair) => {
    const values = valuesOf(pair)
    // All else that is known of it, as what its rivals leave it.
    return {
      is: known[pair] as number,
      values,
      offset: logit(fit.probabilities[pair] as number) - product(expected, values),
    }
  })
  const found = mostProbable(examples, expected)
  const moved = found.map((own, at) => own - (expected[at] as number))
  const logits = fit.logits.map((own, pair) => own + product(moved, valuesOf(pair)))
  for (const pair of said) logits[pair] = known[pair] === 1 ? sure : -sure
  const odds = logits.map((value) => Math.exp(Math.min(30, value)))
  const [prior = fit.prior, ...weights] = found
  return { ...fit, weights, prior, logits, probabilities: compete(pairs, odds, exclusive) }
}

interface Example {
  is: number
  values: number[]
  offset: number
}

/** One parameter after the other by Newton's step; none but the first is negative. */
function mostProbable(examples: Example[], expected: number[]): number[] {
  const found = [...expected]
  for (let round = 0; round < rounds; round++) {
    for (const [at, own] of expected.entries()) {
      const precision = 1 / (at === 0 ? spread.prior : spread.weight) ** 2
      let slope = -precision * ((found[at] as number) - own)
      let curvature = precision
      for (const { is, values, offset } of examples) {
        const value = values[at] as number
        const sum = offset + product(values, found)
        const probability = 1 / (1 + Math.exp(-sum))
        slope += (is - probability) * value
        curvature += probability * (1 - probability) * value * value
      }
      const next = (found[at] as number) + slope / curvature
      found[at] = at === 0 ? next : Math.max(0, next)
    }
  }
  return found
}

function product(a: number[], b: number[]): number {
  return a.reduce((total, each, at) => total + each * (b[at] as number), 0)
}

function logit(probability: number): number {
  const safe = Math.min(1 - 1e-9, Math.max(1e-9, probability))
  return Math.log(safe / (1 - safe))
}

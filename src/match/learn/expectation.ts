import { agreementCurve } from './agreement-curve.ts'
import { compete, type Exclusive, priorOdds } from './competition.ts'
import { firstGuess } from './first-guess.ts'
import type { Pairs } from './pairs.ts'
import { steepnessOf } from './steepness.ts'

/** Fellegi and Sunter's model, learned from the pairs alone. */
export interface Fit {
  /** For each mapping the log odds that each level of likeness adds, before it is weighed. */
  curves: Float64Array[]
  /** Mappings that say the same thing share what it says. */
  weights: number[]
  prior: number
  /** The log odds of each pair for itself, and its probability beside its rivals. */
  logits: Float64Array
  probabilities: Float64Array
}

/** More of them let small tables drift to what many pairs have in common (chosen on tables of 70 to 2,000 records). */
const rounds = 6

export function expectationMaximisation(pairs: Pairs, exclusive: Exclusive): Fit {
  let fit = maximise(pairs, firstGuess(pairs), exclusive)
  for (let round = 1; round < rounds; round++) fit = maximise(pairs, fit.probabilities, exclusive)
  return fit
}

function maximise(pairs: Pairs, probabilities: Float64Array, exclusive: Exclusive): Fit {
  const count = pairs.left.length
  const curves = pairs.levels.map((levels) => agreementCurve(levels, probabilities))
  const said = pairs.levels.map((levels, mapping) =>
    Float64Array.from(levels, (level) => (level < 0 ? 0 : (curves[mapping]?.[level] as number))),
  )
  const correlations = correlate(said, probabilities)
  const shared = correlations.map((own) => 1 / Math.max(1, sum(own)))
  const evidence = said.map((own, mapping) => leftByMissing(own, mapping, correlations, pairs.levels))
  const steepness = Math.max(1, steepnessOf(evidence, shared, probabilities))
  const weights = shared.map((weight) => weight * steepness)
  const found = sum(probabilities)
  const [perLeft, perRight] = [count / new Set(pairs.left).size, count / new Set(pairs.right).size]
  const prior = Math.log(priorOdds(found / count, perLeft, perRight, exclusive))
  const logits = new Float64Array(count).fill(prior)
  for (const [mapping, own] of evidence.entries()) {
    const weight = weights[mapping] as number
    for (let pair = 0; pair < count; pair++) logits[pair] = (logits[pair] as number) + weight * (own[pair] as number)
  }
  const odds = logits.map((value) => Math.exp(Math.min(30, value)))
  return { curves, weights, prior, logits, probabilities: compete(pairs, odds, exclusive) }
}

/** What mappings that have no value would have said along with this one is left to it. */
function leftByMissing(
  own: Float64Array,
  mapping: number,
  correlations: number[][],
  levels: Int8Array[],
): Float64Array {
  const correlated = correlations[mapping] as number[]
  const all = Math.max(1, sum(correlated))
  return own.map((value, pair) => {
    if (value === 0) return 0
    const there = correlated.reduce(
      (total, shared, other) => ((levels[other]?.[pair] as number) < 0 ? total : total + shared),
      0,
    )
    return (value * all) / Math.max(1, there)
  })
}

/** Of mappings with each other, themselves among them, over pairs that do not match. */
function correlate(evidence: Float64Array[], probabilities: Float64Array): number[][] {
  const against = probabilities.map((probability) => 1 - probability)
  const total = sum(against)
  const centred = evidence.map((values) => {
    const mean = values.reduce((sum, value, pair) => sum + value * (against[pair] as number), 0) / total
    return values.map((value) => value - mean)
  })
  const product = (a: Float64Array, b: Float64Array): number => {
    let sum = 0
    for (let pair = 0; pair < a.length; pair++)
      sum += (against[pair] as number) * (a[pair] as number) * (b[pair] as number)
    return sum / total
  }
  const deviations = centred.map((values) => Math.sqrt(product(values, values) + 1e-9))
  return centred.map((a, one) =>
    centred.map((b, other) =>
      Math.max(0, product(a, b) / ((deviations[one] as number) * (deviations[other] as number))),
    ),
  )
}

function sum(values: Float64Array | number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}

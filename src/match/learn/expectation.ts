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
  const evidence = pairs.levels.map((levels, mapping) =>
    Float64Array.from(levels, (level) => (level < 0 ? 0 : (curves[mapping]?.[level] as number))),
  )
  const shared = shareWeights(evidence, probabilities)
  const steepness = Math.max(1, steepnessOf(evidence, shared, probabilities))
  const weights = shared.map((weight) => weight * steepness)
  const found = probabilities.reduce((sum, probability) => sum + probability, 0)
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

/** One over the sum of a mapping's correlations with all, itself among them, over pairs that do not match. */
function shareWeights(evidence: Float64Array[], probabilities: Float64Array): number[] {
  const against = probabilities.map((probability) => 1 - probability)
  const total = against.reduce((sum, weight) => sum + weight, 0)
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
  return centred.map((a, one) => {
    const shared = centred.map((b, other) =>
      Math.max(0, product(a, b) / ((deviations[one] as number) * (deviations[other] as number))),
    )
    return (
      1 /
      Math.max(
        1,
        shared.reduce((sum, value) => sum + value, 0),
      )
    )
  })
}

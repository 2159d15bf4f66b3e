import { neverFalling } from './agreement-curve.ts'
import type { Exclusive } from './competition.ts'
import { bestOf } from './first-guess.ts'
import type { Pairs } from './pairs.ts'

const bins = 20
/** Under this probability nobody needs to look at a pair. */
const leastWorthReview = 0.1

/** Whether a pair is the best of both its sides, as far as these have one partner only. */
export function findBest(
  pairs: Pick<Pairs, 'left' | 'right'>,
  confidences: Float64Array,
  exclusive: Exclusive,
): boolean[] {
  const bestLeft = exclusive.left ? bestOf(pairs.left, confidences) : undefined
  const bestRight = exclusive.right ? bestOf(pairs.right, confidences) : undefined
  return Array.from(confidences, (own, pair) => {
    const [left, right] = [pairs.left[pair] as number, pairs.right[pair] as number]
    return own >= (bestLeft?.get(left) ?? 0) && own >= (bestRight?.get(right) ?? 0)
  })
}

/** The mean probability by confidence, never falling: what a confidence is worth. */
export function calibrate(
  confidences: Float64Array,
  probabilities: Float64Array,
  counts: (pair: number) => boolean,
): number[] {
  const shares = Array.from({ length: bins }, () => ({ sum: 0, weight: 0 }))
  for (let pair = 0; pair < confidences.length; pair++) {
    const share = shares[Math.min(bins - 1, Math.floor((confidences[pair] as number) * bins))]
    if (share === undefined || !counts(pair)) continue
    share.sum += probabilities[pair] as number
    share.weight++
  }
  // An empty bin takes the value of its neighbours: it weighs next to nothing, and begins with the bin below.
  let last = 0
  const filled = shares.map(({ sum, weight }) => {
    if (weight > 0) last = sum / weight
    return { value: last, weight: weight + 1e-6 }
  })
  return neverFalling(filled).map((value) => Math.round(value * 1e4) / 1e4)
}

export interface Thresholds {
  threshold: number
  review_floor: number
  /** Expected of the pairs that were looked at. */
  precision: number
}

/** The threshold of the best expected F1, or the lowest that is expected to give the asked precision. */
export function chooseThresholds(
  confidences: Float64Array,
  probabilities: Float64Array,
  isBest: boolean[],
  asked?: number,
): Thresholds {
  const order = Array.from(confidences.keys())
    .filter((pair) => isBest[pair])
    .sort((a, b) => (confidences[b] as number) - (confidences[a] as number))
  const total = probabilities.reduce((sum, probability) => sum + probability, 0)
  let found = 0
  let chosen = { threshold: 1, precision: 1, goodness: -1 }
  for (const [rank, pair] of order.entries()) {
    found += probabilities[pair] as number
    const next = order[rank + 1]
    if (next !== undefined && confidences[next] === confidences[pair]) continue
    const precision = found / (rank + 1)
    const goodness = asked === undefined ? (2 * found) / (rank + 1 + total) : precision >= asked ? rank + 1 : 0
    if (goodness > chosen.goodness) chosen = { threshold: confidences[pair] as number, precision, goodness }
  }
  const worth = calibrate(confidences, probabilities, (pair) => isBest[pair] === true)
  const floor = worth.findIndex((probability) => probability >= leastWorthReview) / bins
  const threshold = roundDown(chosen.threshold)
  return { threshold, review_floor: floor < 0 ? threshold : Math.min(threshold, floor), precision: chosen.precision }
}

function roundDown(value: number): number {
  return Math.floor(value * 1000) / 1000
}

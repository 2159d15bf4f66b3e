import { levelCount } from './levels.ts'

/** Pairs that are imagined in each level, so that a level with few of them says little. */
const smoothing = 6

/** The log odds that each level adds: the share of matches among its pairs, never falling with likeness, against that of all. */
export function agreementCurve(levels: Int8Array, probabilities: Float64Array): Float64Array {
  const matches = new Float64Array(levelCount)
  const all = new Float64Array(levelCount)
  for (let pair = 0; pair < levels.length; pair++) {
    const level = levels[pair] as number
    if (level < 0) continue
    all[level] = (all[level] as number) + 1
    matches[level] = (matches[level] as number) + (probabilities[pair] as number)
  }
  const overall = sum(matches) / Math.max(1, sum(all))
  const shares = Array.from(all, (count, level) => ({
    value: ((matches[level] as number) + smoothing * overall) / (count + smoothing),
    weight: count + smoothing,
  }))
  return Float64Array.from(neverFalling(shares), (value) => logit(value) - logit(overall))
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}

function logit(probability: number): number {
  const safe = Math.min(1 - 1e-6, Math.max(1e-6, probability))
  return Math.log(safe / (1 - safe))
}

interface Weighed {
  value: number
  weight: number
}

/** Neighbours that fall are put together with their mean, until none does. */
export function neverFalling(values: Weighed[]): number[] {
  const rising: (Weighed & { width: number })[] = []
  for (const { value, weight } of values) {
    let last = { value, weight, width: 1 }
    for (let before = rising.at(-1); before !== undefined && before.value > last.value; before = rising.at(-1)) {
      rising.pop()
      const together = before.weight + last.weight
      const mean = (before.value * before.weight + last.value * last.weight) / together
      last = { value: mean, weight: together, width: before.width + last.width }
    }
    rising.push(last)
  }
  return rising.flatMap(({ value, width }) => Array<number>(width).fill(value))
}

import type { Knot } from '../src/extract/calibrate/calibrate.ts'

export interface Point {
  raw: number
  isRight: boolean
  weight: number
}

const fewest = 60
const mostBins = 16
/** So much evidence, that the score is what it says, is added to each bin: few points say little. */
const prior = 4

/**
 * The probability that a score stands for, as a line that never falls: points are put into bins of the same weight, and
 * neighbours that contradict the order are put together (pool adjacent violators). No knots when there are too few points.
 */
export function fitCalibration(points: readonly Point[]): Knot[] {
  if (points.length < fewest) return []
  const pools: Bin[] = []
  for (const bin of binsOf(points)) {
    pools.push(bin)
    for (
      let [last, before] = lastTwo(pools);
      last && before && before.right / before.weight >= last.right / last.weight;
    ) {
      pools.splice(-2, 2, together(before, last))
      ;[last, before] = lastTwo(pools)
    }
  }
  return pools.map(({ raw, right, weight }) => [round(raw / weight), round(right / weight)])
}

interface Bin {
  /** Sums over the bin. */
  raw: number
  right: number
  weight: number
}

function binsOf(points: readonly Point[]): Bin[] {
  const sorted = points.toSorted((a, b) => a.raw - b.raw)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  const bins: Bin[] = []
  let bin: Bin = { raw: 0, right: 0, weight: 0 }
  for (const [index, { raw, isRight, weight }] of sorted.entries()) {
    bin = together(bin, { raw: raw * weight, right: isRight ? weight : 0, weight })
    // Equal scores cannot be told apart.
    const isFull = bin.weight >= total / mostBins && sorted[index + 1]?.raw !== raw
    if (!isFull && index < sorted.length - 1) continue
    const mean = bin.raw / bin.weight
    bins.push(together(bin, { raw: mean * prior, right: mean * prior, weight: prior }))
    bin = { raw: 0, right: 0, weight: 0 }
  }
  return bins
}

function together(a: Bin, b: Bin): Bin {
  return { raw: a.raw + b.raw, right: a.right + b.right, weight: a.weight + b.weight }
}

function lastTwo(bins: readonly Bin[]): [Bin | undefined, Bin | undefined] {
  return [bins.at(-1), bins.at(-2)]
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

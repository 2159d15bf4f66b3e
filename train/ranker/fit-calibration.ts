import type { Knot } from '../../src/extract/calibrate/calibrate.ts'

export interface Point {
  raw: number
  isRight: boolean
}

const fewest = 60
const mostBins = 16
/** So much evidence, that the score is what it says, is added to each bin: few points say little. */
const prior = 4

/**
 * The probability that a score stands for, as a line that never falls: points are put into bins of about the same size, and
 * neighbours that contradict the order are put together (pool adjacent violators). No knots when there are too few points.
 */
export function fitCalibration(points: readonly Point[]): Knot[] {
  if (points.length < fewest) return []
  const pools: Bin[] = []
  for (const bin of binsOf(points)) {
    let pool = bin
    for (let last = pools.at(-1); last && shareRight(last) >= shareRight(pool); last = pools.at(-1)) {
      pool = together(last, pool)
      pools.pop()
    }
    pools.push(pool)
  }
  // Under all that was seen, a score is worth less the lower it is.
  return [[0, 0], ...pools.map((pool): Knot => [round(pool.raw / pool.count), round(shareRight(pool))])]
}

function shareRight({ right, count }: Bin): number {
  return right / count
}

interface Bin {
  /** Sums over the bin. */
  raw: number
  right: number
  count: number
}

function binsOf(points: readonly Point[]): Bin[] {
  const sorted = points.toSorted((a, b) => a.raw - b.raw)
  const bins: Bin[] = []
  let bin: Bin = { raw: 0, right: 0, count: 0 }
  for (const [index, { raw, isRight }] of sorted.entries()) {
    bin = together(bin, { raw, right: isRight ? 1 : 0, count: 1 })
    // Equal scores cannot be told apart.
    const isFull = bin.count >= sorted.length / mostBins && sorted[index + 1]?.raw !== raw
    if (!isFull && index < sorted.length - 1) continue
    const mean = bin.raw / bin.count
    bins.push(together(bin, { raw: mean * prior, right: mean * prior, count: prior }))
    bin = { raw: 0, right: 0, count: 0 }
  }
  return bins
}

function together(a: Bin, b: Bin): Bin {
  return { raw: a.raw + b.raw, right: a.right + b.right, count: a.count + b.count }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

import { longestSpan } from './longest-span.ts'
import type { PageFeatures } from './page-features.ts'

// Weights are trained for these numbers: they are those of `Nearness` in train/reader/model.py, reckoned as exactly.
const [mostRows, sides, mostSteps] = [8, 7, 12]
const aligned = Math.fround(0.008)
const apart = Math.fround(0.06)

/** For each two words, in rows and columns: how they stand to each other. */
export function nearnessOf({ boxes, rows, segments, blocks }: PageFeatures): Int32Array {
  const words = rows.length
  const lefts = Float32Array.from(rows, (_, word) => (boxes[word * 4] ?? 0) / 10_000)
  const rights = Float32Array.from(rows, (_, word) => (boxes[word * 4 + 2] ?? 0) / 10_000)
  const near = new Int32Array(words * words)
  for (let from = 0, at = 0; from < words; from += 1) {
    const [left, right] = [lefts[from] as number, rights[from] as number]
    const [row, segment, block] = [rows[from] as number, segments[from] as number, blocks[from] as number]
    for (let to = 0; to < words; to += 1, at += 1) {
      const side = sideOf(left, right, lefts[to] as number, rights[to] as number)
      const place =
        ((clamp((rows[to] as number) - row, mostRows) * sides + side) << 1) + Number(segments[to] === segment)
      const order = (clamp(to - from, mostSteps) << 1) + Number(blocks[to] === block)
      near[at] = place * 2 * (2 * mostSteps + 1) + order
    }
  }
  return near
}

function clamp(value: number, most: number): number {
  return (value < -most ? -most : value > most ? most : value) + most
}

function sideOf(left: number, right: number, otherLeft: number, otherRight: number): number {
  const after = Math.fround(otherLeft - right)
  if (after > apart) return 6
  if (after > 0) return 5
  const before = Math.fround(left - otherRight)
  if (before > apart) return 0
  if (before > 0) return 1
  if (Math.abs(Math.fround(otherLeft - left)) < aligned) return 2
  return Math.abs(Math.fround(otherRight - right)) < aligned ? 3 : 4
}

/** For each word and length of a span: whether its ends stand in one row and in one segment (0), in one of them (1, 2) or in neither (3). */
export function joinedEnds({ rows, segments }: PageFeatures): Int32Array {
  const joined = new Int32Array(rows.length * longestSpan)
  for (let word = 0, at = 0; word < rows.length; word += 1)
    for (let last = word; last < word + longestSpan; last += 1, at += 1)
      joined[at] = (rows[last] === rows[word] ? 0 : 2) + (segments[last] === segments[word] ? 0 : 1)
  return joined
}

/** Of words that are compared with phrases. */
export const longestRun = 3

/** For each length of a run and each word: whether a run that begins there stands in one segment. */
export function wholeRuns({ segments }: PageFeatures): Float32Array {
  const words = segments.length
  const whole = new Float32Array(longestRun * words)
  for (let at = 0; at < whole.length; at += 1) {
    const word = at % words
    whole[at] = segments[word + Math.floor(at / words)] === segments[word] ? 1 : 0
  }
  return whole
}

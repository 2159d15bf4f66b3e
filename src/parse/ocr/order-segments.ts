import type { Segment } from './find-segments.ts'
import { footAt } from './fit-baseline.ts'

export interface OrderedSegment extends Segment {
  /** Both from 0, from the top of the page to its end. */
  line: number
  block: number
}

/** A gap between lines that is wider than this, in heights of a line, begins a new block. */
const widestLeading = 1.3

/** Puts segments into lines, from top to bottom and left to right, and lines into blocks. */
export function orderSegments(segments: Segment[]): OrderedSegment[] {
  const rows: Segment[][] = []
  for (const segment of segments.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && middleOf(segment) - middleOf(first) < Math.min(first.capHeight, segment.capHeight) * 0.6)
      row.push(segment)
    else rows.push([segment])
  }
  let block = 0
  let bottom = Number.POSITIVE_INFINITY
  return rows.flatMap((row, line) => {
    const top = Math.min(...row.map((segment) => segment.top))
    const tallest = Math.max(...row.map((segment) => segment.capHeight))
    if (top - bottom > tallest * widestLeading) block += 1
    bottom = Math.max(...row.map((segment) => segment.bottom))
    return row.sort((a, b) => a.left - b.left).map((segment) => ({ ...segment, line, block }))
  })
}

function middleOf(segment: Segment): number {
  return footAt(segment, (segment.left + segment.right) / 2) - segment.capHeight / 2
}

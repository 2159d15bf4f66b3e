import type { Segment } from '../view/segment.ts'

/** Words of one segment that are a value or a part of it. */
export interface Part {
  segment: Segment
  /** Places of the first and last word in the segment. */
  first: number
  last: number
}

export function wholeOf(segment: Segment): Part {
  return { segment, first: 0, last: segment.words.length - 1 }
}

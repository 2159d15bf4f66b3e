import type { Segment } from '../view/segment.ts'

/** Words of one segment that are a value or a part of it. */
export interface Part {
  segment: Segment
  /** Places of the first and last word in the segment. */
  first: number
  last: number
}

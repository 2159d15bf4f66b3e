import type { Finder } from '../calibrate/confidence.ts'
import type { Part } from './part.ts'

/** What a leaf turned out to be. */
export interface Resolved {
  value: string | number | boolean | null
  /** Of a null, the probability that the document does not state it. */
  confidence: number
  /** The words it was read from; of a null those that say that there is none, where such stand there. */
  parts: Part[]
  /** Who has found it; the ranker, where nobody says so. */
  finder?: Finder | undefined
  /** Paths of the values that it was computed from. */
  derivedFrom?: string[]
}

/** Under this a value of a list does more harm than good: readings of a list are compared by what their values are worth beyond it. */
export const leastWorth = 0.3

/** A cell of a list that nothing was read for: items often leave one out. */
export const absentCell: Resolved = { value: null, confidence: 0.6, parts: [] }

export function absent(confidence: number): Resolved {
  return { value: null, confidence, parts: [] }
}

import type { Part } from './part.ts'

/** What a leaf turned out to be. */
export interface Resolved {
  value: string | number | boolean | null
  /** Of a null, the probability that the document does not state it. */
  confidence: number
  /** The words it was read from; none for a null. */
  parts: Part[]
  /** Paths of the values that it was computed from. */
  derivedFrom?: string[]
}

export function absent(confidence: number): Resolved {
  return { value: null, confidence, parts: [] }
}

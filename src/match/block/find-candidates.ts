import type { Vocabulary } from '../vocabulary.ts'
import { createSortedNeighbourhood } from './sorted-neighbourhood.ts'
import { type CandidateIndex, createTokenIndex } from './token-index.ts'

export interface FoundCandidates {
  /** Of the rows, the most promising first. */
  places: Int32Array
  method: string
}

/** Rows that share words with a record; where none does, those beside it when all are sorted by their texts. */
export function createCandidateFinder(rows: readonly Iterable<number>[], vocabulary: Vocabulary) {
  const tokens = createTokenIndex(rows, vocabulary)
  let sorted: CandidateIndex | undefined
  return (words: Iterable<number>, most: number, except = -1): FoundCandidates => {
    const own = [...words]
    const places = tokens.find(own, most, except)
    if (places.length > 0 || own.length === 0) return { places, method: tokens.method }
    sorted ??= createSortedNeighbourhood(rows, vocabulary)
    return { places: sorted.find(own, most, except), method: sorted.method }
  }
}

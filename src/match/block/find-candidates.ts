import type { Fields, PreparedRow } from '../fields.ts'
import { createExactKeys } from './exact-keys.ts'
import { createSortedNeighbourhood } from './sorted-neighbourhood.ts'
import { type CandidateIndex, createTokenIndex } from './token-index.ts'

export interface FoundCandidates {
  /** Of the rows, the most promising first. */
  places: Int32Array
  method: string
}

/**
 * Rows that have the same key as a record, then those that share words with it; where none does, those beside it when all are sorted by
 * their texts.
 */
export function createCandidateFinder(rows: readonly PreparedRow[], fields: Pick<Fields, 'mappings' | 'vocabulary'>) {
  const texts = rows.map(({ all }) => all)
  const keys = createExactKeys(rows, fields)
  const tokens = createTokenIndex(texts, fields.vocabulary)
  let sorted: CandidateIndex | undefined
  return (record: PreparedRow, most: number, except = -1): FoundCandidates => {
    const same = keys.find(record, most, except)
    const alike = tokens.find(record.all, most, except)
    const places = Int32Array.from(new Set([...same, ...alike])).subarray(0, most)
    if (places.length > 0 || record.all.length === 0)
      return { places, method: same.length > 0 ? keys.method : tokens.method }
    sorted ??= createSortedNeighbourhood(texts, fields.vocabulary)
    return { places: sorted.find(record.all, most, except), method: sorted.method }
  }
}

import type { Document } from '../../document/model.ts'
import type { Alternative } from '../extraction.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { valueFor } from './decide.ts'
import { giveProvenance } from './give-provenance.ts'
import type { Ranked } from './rank.ts'

/** What a field may be instead, the most probable first, each value once. */
export function otherValues(
  document: Document,
  leaf: Leaf,
  value: Alternative['value'] | null,
  ranked: readonly Ranked[],
): Alternative[] {
  const seen = new Set([value])
  return ranked.flatMap(({ candidate, probability }) => {
    const other = valueFor(leaf, candidate)
    if (seen.has(other)) return []
    seen.add(other)
    const { page, bbox, quote } = giveProvenance(document, candidate.parts)
    return [{ value: other, confidence: probability, page, bbox, quote }]
  })
}

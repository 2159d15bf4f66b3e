import type { ValueKind } from '../values/mention.ts'
import data from './concepts.json' with { type: 'json' }

/**
 * What a field or a printed label can mean. `role` and `attribute` compose: `seller_vat_id` is the role `seller` and the
 * attribute `vat_id`. `broader` is what a less exact word for it means: an invoice date is a document date.
 */
export interface Concept {
  kinds: readonly (ValueKind | 'role')[]
  group: string
  broader?: ConceptId
  /** What stands for it where a document has no word for it: an order number under "Your reference". */
  loosely?: ConceptId
}

export type ConceptId = keyof typeof data
export const concepts = data as Record<ConceptId, Concept>
export const conceptIds = Object.keys(concepts) as ConceptId[]

export function conceptOf(id: ConceptId): Concept {
  return concepts[id]
}

/** The concepts that a concept is a case of, the nearest first. */
export function broaderOf(id: ConceptId): ConceptId[] {
  const { broader } = concepts[id]
  return broader ? [broader, ...broaderOf(broader)] : []
}

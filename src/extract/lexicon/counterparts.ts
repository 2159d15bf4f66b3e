import type { ArrayNode, Leaf, ObjectNode } from '../schema/field-tree.ts'
import { type ConceptId, conceptOf } from './concepts.ts'
import { type FieldProfile, profileOf } from './field-profile.ts'

const others: Partial<Record<ConceptId, ConceptId>> = { buyer: 'seller', seller: 'buyer' }
/** What each party has of its own, and documents often print of one only. */
const owned: ConceptId[] = ['vat_id', 'tax_number', 'register_number']
const leastMeant = 0.6
/** Days that a document may well not state, while it nearly always says when it was written. */
const laterDays: ConceptId[] = ['due_date']

const known = new WeakMap<readonly Leaf[], Leaf[]>()

/** Fields that nobody asks for, but whose values are no answers: the seller's VAT id, where only the buyer's is asked for, and the day of the document. */
export function counterpartsOf(leaves: readonly Leaf[]): Leaf[] {
  const found = known.get(leaves) ?? makeCounterparts(leaves.filter(({ ancestors }) => !ancestors.some(isArray)))
  known.set(leaves, found)
  return found
}

function makeCounterparts(leaves: readonly Leaf[]): Leaf[] {
  const asked = leaves.map(profileOf)
  const names = asked.flatMap((profile) => {
    const [role, concept] = [top(profile.roles), top(profile.concepts)]
    const other = role && others[role]
    if (!other || !concept || !owned.includes(concept)) return []
    return asked.some((each) => top(each.concepts) === concept && top(each.roles) === other)
      ? []
      : [`${other}_${concept}`]
  })
  return [...new Set(names)].map(unasked).concat(documentDays(asked))
}

/** The day of the document, where only a later one is asked for. */
function documentDays(asked: readonly FieldProfile[]): Leaf[] {
  const meant = asked.map(({ concepts }) => top(concepts))
  const isAsked = meant.some((id) => id === 'document_date' || (id && conceptOf(id).broader === 'document_date'))
  if (isAsked || !meant.some((id) => id && laterDays.includes(id))) return []
  return [{ ...unasked('invoice_date'), kind: 'date', format: 'date' }]
}

function unasked(name: string): Leaf {
  return { name, path: name, type: 'string', required: false, nullable: true, examples: [], ancestors: [] }
}

function top(weights: FieldProfile['concepts']): ConceptId | undefined {
  const [best] = [...weights].sort((a, b) => b[1] - a[1])
  return best && best[1] >= leastMeant ? best[0] : undefined
}

function isArray({ type }: ArrayNode | ObjectNode): boolean {
  return type === 'array'
}

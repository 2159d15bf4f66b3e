import type { Document } from '../../document/model.ts'
import { extractDocument } from '../extract.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import type { DiscoveredPair, DiscoveredValue } from './discovery.ts'
import type { DocumentType } from './document-types.ts'

/** Kinds of documents between one who sells and one who buys. */
const dealings = new Set<DocumentType>(['invoice', 'credit_note', 'receipt', 'order', 'delivery_note', 'quote'])
const roles = ['seller', 'buyer'] as const
const leastConfidence = 0.5

/** Read when it is first needed: reading a schema loads the checker of schemas, a fifth of what a thread needs to start. */
function partiesSchema(): ExtractionSchema {
  made ??= readSchema(Object.fromEntries(roles.map((role) => [`${role}_name`, 'string'])))
  return made
}

let made: ExtractionSchema | undefined

/** Who sells and who buys, where no label says so: a letterhead and an address are known by how they stand on the page. */
export function findParties(
  document: Document,
  type: DocumentType,
  named: ReadonlySet<string>,
  entities: readonly DiscoveredValue[],
): { pair: DiscoveredPair; entity: DiscoveredValue }[] {
  const open = roles.filter((role) => ![...named].some((name) => name === role || name.startsWith(`${role}_name`)))
  const whoever = entities.filter(({ kind }) => kind === 'company' || kind === 'person')
  if (!dealings.has(type) || open.length === 0 || whoever.length === 0) return []
  const { data, confidence } = extractDocument(document, partiesSchema())
  const found = open.flatMap((role) => {
    const name = `${role}_name`
    const sure = confidence.fields[name] ?? 0
    const value = (data as Record<string, unknown>)[name]
    const entity = whoever.find((each) => each.value === value)
    return entity && sure >= leastConfidence ? [{ pair: { ...entity, name, label: '', confidence: sure }, entity }] : []
  })
  // Whoever is the only one named has rather written the document than got it.
  const isSellerKnown = !open.includes('seller') || found.some(({ pair }) => pair.name === 'seller_name')
  return isSellerKnown ? found : []
}

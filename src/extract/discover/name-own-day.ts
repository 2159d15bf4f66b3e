import type { ConceptId } from '../lexicon/concepts.ts'
import type { DiscoveredPair, DiscoveredTable, DiscoveredValue, Discovery } from './discovery.ts'
import type { DocumentType } from './document-types.ts'

/** What a label that names the day and the document calls it. */
const dayOf: Partial<Record<DocumentType, ConceptId>> = {
  invoice: 'invoice_date',
  credit_note: 'credit_note_date',
  receipt: 'receipt_date',
  order: 'order_date',
  delivery_note: 'delivery_note_date',
  quote: 'quote_date',
  bank_statement: 'statement_date',
}

/** What labels are named that do not say of what they are the day ("Issued", "Date"), the more telling first. */
const general: ConceptId[] = ['document_date', 'date']
const leastConfidence = 0.5

/**
 * One name for the day of a kind of documents, however each of them prints it: "Datum" and "Issued" of invoices are their invoice dates,
 * so that all of them can be asked for at once. Only where one day is meant, and no other is called so.
 */
export function nameOwnDay(
  pairs: readonly DiscoveredPair[],
  { type, confidence }: Discovery['documentType'],
  tables: readonly DiscoveredTable[],
): DiscoveredPair[] {
  const own = dayOf[type]
  if (!own || pairs.some(({ name }) => name === own)) return [...pairs]
  // What has the number of a quote is one.
  const isKnown = confidence >= leastConfidence || pairs.some(({ name }) => name === own.replace('_date', '_number'))
  const days = pairs.filter((pair) => pair.type === 'date' || pair.type === 'datetime')
  const said = general.map((concept) => days.filter(({ name }) => name.replace(/_\d+$/, '') === concept))
  const [first, ...others] = said.find(({ length }) => length > 0) ?? []
  if (!isKnown || !first || others.some(({ value }) => value !== first.value)) return [...pairs]
  // Below the lines of all but receipts a day is that of a signature.
  if (first.name === 'date' && type !== 'receipt' && isBelow(first, tables)) return [...pairs]
  return pairs.map((pair) => (pair === first ? { ...pair, name: own } : pair))
}

function isBelow({ provenance }: DiscoveredValue, tables: readonly DiscoveredTable[]): boolean {
  const cells = tables.flatMap(({ rows }) => rows.flat()).flatMap((cell) => cell?.provenance.start ?? [])
  return provenance.start !== null && cells.length > 0 && provenance.start > Math.max(...cells)
}

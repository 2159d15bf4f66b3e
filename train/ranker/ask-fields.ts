import { type ConceptId, concepts } from '../../src/extract/lexicon/concepts.ts'
import { languages } from '../../src/extract/lexicon/vocabulary.ts'
import type { Leaf } from '../../src/extract/schema/field-tree.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import type { ValueKind } from '../../src/extract/values/mention.ts'

/** A field as some user may ask for it, and the concept that is meant. */
export interface AskedField {
  leaf: Leaf
  concept: string
}

/** Asks for concepts in the many ways in which people name and describe fields. */
export function askFields(wanted: readonly string[], family: string, random: () => number): AskedField[] {
  const properties = new Map<string, { concept: string; definition: Record<string, unknown> }>()
  for (const concept of wanted) {
    const plain = plainNames[family]?.[concept]
    const name = plain && random() < plainShare ? pick(plain.split('|'), random) : nameFor(concept, random)
    if (!properties.has(name)) properties.set(name, { concept, definition: definitionFor(concept, random) })
  }
  const schema = readSchema({
    type: 'object',
    properties: Object.fromEntries([...properties].map(([name, { definition }]) => [name, definition])),
  })
  return schema.leaves.flatMap((leaf) => {
    const concept = properties.get(leaf.name)?.concept
    return concept === undefined ? [] : [{ leaf, concept }]
  })
}

const plainShare = 0.4

/** What people call the one value that matters most in a kind of document, without saying whose or which it is. */
const trade = {
  invoice_date: 'date|datum|fecha|document_date|issued',
  invoice_number: 'number|document_number|id|nummer|numero',
  gross_total: 'total|amount|total_amount|summe|betrag|montant|importe',
  seller_name: 'company|vendor|supplier|firma|lieferant|fournisseur|proveedor|issuer',
  seller_address: 'address|company_address|adresse|direccion',
  buyer_name: 'customer|client|kunde|recipient|cliente',
}
export const plainNames: Record<string, Record<string, string>> = {
  invoice: trade,
  credit_note: trade,
  utility_bill: trade,
  receipt: {
    receipt_date: 'date|purchase_date|datum|fecha|day',
    gross_total: 'total|amount|total_paid|summe|betrag|montant|importe',
    seller_name: 'company|shop|merchant|store|vendor|firma|geschaeft|magasin|comercio',
    seller_address: 'address|shop_address|adresse|direccion|location',
  },
  trade_confirmation: {
    trade_date: 'date|transaction_date|datum|fecha|booking_date',
    pay_date: 'date|transaction_date|datum|fecha',
    settlement_amount: 'amount|total|betrag|montant|importe|transaction_amount|net_amount',
    shares: 'quantity|shares|units|stueck|anzahl|cantidad|nombre|nominal',
    fees: 'fees|costs|gebuehren|frais|comisiones',
  },
  contract: { effective_date: 'date|start_date|datum', term: 'duration|term|laufzeit|duree|duracion' },
  letter: { letter_date: 'date|datum|fecha' },
}

function nameFor(concept: string, random: () => number): string {
  const words = random() < 0.45 ? concept.split('_') : phraseFor(concept, random).split(/[^\p{L}\d]+/u)
  const used = words.filter(Boolean).slice(0, 5)
  if (used.length === 0) return concept
  const lower = used.map((word) => word.toLowerCase())
  const style = random()
  if (style < 0.55) return lower.join('_')
  if (style < 0.8) return lower.map((word, index) => (index === 0 ? word : capitalise(word))).join('')
  return style < 0.9 ? lower.map(capitalise).join(' ') : lower.join('-')
}

function definitionFor(concept: string, random: () => number): Record<string, unknown> {
  const kind = kindOf(concept)
  const definition: Record<string, unknown> = { type: kind === 'money' || kind === 'number' ? 'number' : 'string' }
  if (kind === 'date' && random() < 0.75) definition['format'] = 'date'
  if (kind === 'currency' && random() < 0.5) definition['pattern'] = '^[A-Z]{3}$'
  if (random() < 0.55) definition['description'] = phraseFor(concept, random)
  if (random() < 0.15) definition['title'] = phraseFor(concept, random)
  return definition
}

/** One of the labels of the lexicon, of a role and an attribute together where the concept is composed. */
function phraseFor(concept: string, random: () => number): string {
  const language = pick(Object.values(languages), random)
  const own = labelsOf(language, concept)
  if (own.length > 0) return pick(own, random)
  const [role, attribute] = parts(concept)
  const named = [attribute, role].flatMap((part) => {
    const labels = part === undefined ? [] : labelsOf(language, part)
    return labels.length > 0 ? [pick(labels, random)] : []
  })
  return named.length > 0 ? named.join(' ') : concept.replaceAll('_', ' ')
}

function labelsOf(language: Partial<Record<ConceptId, string>>, concept: string): string[] {
  const labels = language[concept as ConceptId]?.split(';') ?? []
  return labels.map((label) => label.trim().replace(/^=/, '')).filter(Boolean)
}

/** `seller_vat_id` is `seller` and `vat_id`. */
function parts(concept: string): [role?: string, attribute?: string] {
  for (let at = concept.indexOf('_'); at > 0; at = concept.indexOf('_', at + 1)) {
    const [role, attribute] = [concept.slice(0, at), concept.slice(at + 1)]
    if (role in concepts && attribute in concepts) return [role, attribute]
  }
  return []
}

function kindOf(concept: string): ValueKind {
  const id = concept in concepts ? concept : (parts(concept)[1] ?? '')
  const known = concepts[id as ConceptId]?.kinds[0]
  return known === undefined || known === 'role' ? 'text' : known
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T
}

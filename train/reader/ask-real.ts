import { type ConceptId, concepts } from '../../src/extract/lexicon/concepts.ts'
import type { Leaf } from '../../src/extract/schema/field-tree.ts'
import { type AskedField, askFields, pick } from '../ranker/ask-fields.ts'

/** A request in words of our own, and which name of the truth each of its names stands for. */
export interface RealRequest {
  definition: Record<string, unknown>
  /** Of a list's property after the list's own: `positions.qty` is `line_items.quantity`. */
  truthNames: Map<string, string>
}

/** Names of the truth by what they mean. */
const header: [ConceptId | string, string][] = [
  ['invoice_date', 'date'],
  ...[
    ...['invoice_number', 'due_date', 'delivery_date', 'order_number', 'currency', 'seller_name', 'seller_vat_id'],
    ...['buyer_name', 'buyer_vat_id', 'iban', 'bic', 'net_total', 'tax_total', 'gross_total', 'amount_due'],
  ].map((name): [string, string] => [name, name]),
]
const columns: [ConceptId, string][] = [
  ['item_description', 'description'],
  ['article_number', 'article_number'],
  ['quantity', 'quantity'],
  ['unit_price', 'unit_price'],
  ['line_total', 'line_total'],
]

const shareOfFields = 0.8
const mostStrange = 3

/** Asks for what an invoice states, never in the words in which it is measured, and for a few things no invoice states. */
export function askReal(random: () => number): RealRequest {
  const truthNames = new Map<string, string>()
  const some = <T>(list: readonly T[]) => list.filter(() => random() < shareOfFields)
  const ask = (wanted: readonly [string, string][], path: string) => {
    const asked = askFields(
      wanted.map(([concept]) => concept),
      'invoice',
      random,
    )
    for (const { leaf, concept } of asked) {
      const truth = wanted.find(([each]) => each === concept)?.[1]
      if (truth !== undefined) truthNames.set(`${path}${leaf.name}`, truth)
    }
    return Object.fromEntries(asked.map(({ leaf }) => [leaf.name, definitionOf(leaf)]))
  }
  const [list] = askFields(['line_items'], 'invoice', random)
  const strange = Array.from({ length: Math.floor(random() * (mostStrange + 1)) }, () => pick(strangers, random))
  const properties = { ...ask(some(header), ''), ...definitionsOf(askFields(strange, 'letter', random)) }
  const items = { type: 'object', properties: ask(some(columns), `${list?.leaf.name}.`) }
  if (list && Object.keys(items.properties).length > 1 && !(list.leaf.name in properties)) {
    Object.assign(properties, { [list.leaf.name]: { type: 'array', items } })
    truthNames.set(list.leaf.name, 'line_items')
  }
  return { definition: { type: 'object', properties }, truthNames }
}

/** Concepts of other trades: their absence from an invoice is sure. */
const strangers = (
  [
    ...['isin', 'birth_date', 'wage_tax', 'social_security_number', 'blood_type', 'nationality', 'passport_number'],
    ...[
      'mileage',
      'diagnosis',
      'notice_period',
      'governing_law',
      'marital_status',
      'dividend',
      'tax_class',
      'flight_number',
    ],
  ] as string[]
).filter((concept) => concept in concepts)

function definitionsOf(asked: readonly AskedField[]): Record<string, unknown> {
  return Object.fromEntries(asked.map(({ leaf }) => [leaf.name, definitionOf(leaf)]))
}

function definitionOf({ type, format, pattern, title, description }: Leaf): Record<string, unknown> {
  return JSON.parse(JSON.stringify({ type, format, pattern, title, description }))
}

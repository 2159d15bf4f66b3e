import type { Leaf } from '../schema/field-tree.ts'
import namesOfTerms from './concept-names.json' with { type: 'json' }
import { type Fact, type FactGroup, tokensOf } from './facts.ts'

/** How well a label names what a leaf asks for, from 0 to 1. */
export type Match = (leaf: Leaf, label: string) => number

/** What else people call the business terms of an invoice, the names of EN 16931 among them. */
const conceptNames: Record<string, string[]> = Object.fromEntries(
  Object.entries(namesOfTerms).map(([concept, names]) => [concept, names.split(' ')]),
)
const exactTerm = 0.99
const exactName = 0.98
const sameName = 0.95
const endOfName = 0.88
const otherPlace = 0.6
/** Other names of a term are less its own: several terms may have one. */
const otherName = 0.96

/** How probably a fact is what the leaf asks for. */
export function scoreFact(leaf: Leaf, fact: Pick<Fact, 'concept' | 'names' | 'isTerm'>, match: Match): number {
  const asked = askedNames(leaf)
  const given = canonical(fact.names.flatMap(tokensOf))
  const role = roleFactor(asked.whole, given)
  if (role === 0) return 0
  if (!fact.isTerm) {
    const labels = [fact.names.join(' '), fact.names.at(-1) ?? '']
    return Math.max(scoreName(asked, given), bestMatch(leaf, labels, match)) * role
  }
  const byName = scoreTerm(asked, termNames.get(fact.concept) ?? [given])
  // Where several terms have the name, the description tells which is meant.
  if (byName > 0 && leaf.description && isShared(asked.own))
    return ((byName + bestMatch(leaf, [fact.concept], match)) / 2) * role
  // A name of the vocabulary needs no interpretation, which could only lead to another term.
  if (byName > 0 || vocabulary.has(asked.whole) || vocabulary.has(asked.plain)) return byName * role
  const others = conceptNames[fact.concept] ?? []
  return Math.max(bestMatch(leaf, [fact.concept], match), otherName * bestMatch(leaf, others, match)) * role
}

/** How well the best of all business terms fits a leaf, whether a document states it or not. */
export function scoreTerms(leaf: Leaf, match: Match): number {
  const { whole } = askedNames(leaf)
  const scores = [...termNames].map(([concept, [name = '']]) =>
    roleFactor(whole, name) === 0 ? 0 : bestMatch(leaf, [concept], match),
  )
  return Math.max(...scores)
}

function bestMatch(leaf: Leaf, labels: string[], match: Match): number {
  return Math.max(...labels.map((label) => match(leaf, tokensOf(label).join(' ')))) * sameName
}

/** Whether a list has the name of an array, that of another list, or one that says nothing: 1, 0 or 0.5. */
export function scoreList(name: string, list: Pick<FactGroup, 'concept' | 'names' | 'isTerm'>): number {
  const asked = canonical(tokensOf(name))
  const given = [list.concept, ...list.names].map((other) => canonical(tokensOf(other)))
  const kind = kindOfList(asked)
  if (given.includes(asked) || (kind !== undefined && given.some((other) => kindOfList(other) === kind))) return 1
  return list.isTerm && kind !== undefined ? 0 : 0.5
}

function kindOfList(name: string): string | undefined {
  return lists.find((concept) =>
    [concept, ...(conceptNames[concept] ?? [])].some((other) => canonical(tokensOf(other)) === name),
  )
}

/** What invoices have several of: an array with the name of one is not filled from another. */
const lists = [
  ...['line_items', 'tax_breakdown', 'withheld_taxes', 'allowances', 'charges', 'payment_means'],
  ...['preceding_invoices', 'attachments', 'attributes', 'sub_lines'],
]

interface AskedNames {
  /** The leaf's name with those of the objects around it, up to the record that it belongs to. */
  whole: string
  /** Without the objects that only keep things in order. */
  plain: string
  own: string
}

function askedNames({ ancestors, name }: Leaf): AskedNames {
  const record = ancestors.findLastIndex(({ type }) => type === 'array')
  const around = ancestors.slice(record + 1).map((node) => node.name)
  const nameOf = (names: string[]) => canonical([...names, name].flatMap(tokensOf))
  return { whole: nameOf(around), plain: nameOf(around.filter((other) => !neutral.test(other))), own: nameOf([]) }
}

const neutral =
  /^(?:invoice|document|doc|header|totals?|payment|bank|bank_?(?:details|account)|account|summary|amounts?|details?|data|info|information|meta|metadata|general|dates?|references?|prices?)$/i

/** A single word inside an object is the object's, as the number of an order; two or more say what they are. */
function scoreTerm({ whole, plain, own }: AskedNames, names: string[]): number {
  const place = names.findIndex((name) => name === whole || name === plain)
  if (place === 0) return exactTerm
  if (place > 0) return sameName - (place - 1) * 0.002
  if (!names.includes(own)) return 0
  return own.includes('_') ? sameName : otherPlace
}

function scoreName({ whole, plain, own }: AskedNames, given: string): number {
  if (whole === given || plain === given) return exactName
  if (given.endsWith(`_${whole}`)) return endOfName
  return whole.endsWith(`_${given}`) || given.endsWith(`_${own}`) ? otherPlace : 0
}

const synonyms = new Map(
  Object.entries({
    ...{ supplier: 'seller', vendor: 'seller', issuer: 'seller', biller: 'seller' },
    ...{ customer: 'buyer', client: 'buyer', purchaser: 'buyer', recipient: 'buyer' },
    ...{ verkaeufer: 'seller', lieferant: 'seller', rechnungssteller: 'seller', kaeufer: 'buyer', kunde: 'buyer' },
    ...{ vendeur: 'seller', fournisseur: 'seller', emetteur: 'seller', acheteur: 'buyer', destinataire: 'buyer' },
    ...{ vendedor: 'seller', proveedor: 'seller', emisor: 'seller', comprador: 'buyer', cliente: 'buyer' },
    ...{ no: 'number', nr: 'number', num: 'number', zip: 'postcode', uid: 'vat_id', vatin: 'vat_id' },
  }),
)

/** Names that differ only in spelling become the same; an address is there in the name of its parts already. */
function canonical(tokens: string[]): string {
  const last = tokens.length - 1
  return tokens
    .filter((token, index) => token !== 'address' || index === last || tokens[index + 1] === 'line')
    .map((token) => synonyms.get(token) ?? (token.length > 3 ? token.replace(/(?<!s)s$/, '') : token))
    .join('_')
}

const roles = /(?:^|_)(seller|buyer|payee|ship_to|tax_representative)(?=_|$)/

/** What belongs to one party is never the other's; of a leaf without a party the minor ones are improbable. */
function roleFactor(asked: string, given: string): number {
  const role = roles.exec(given)?.[1]
  const wanted = roles.exec(asked)?.[1]
  if (role === wanted || role === undefined) return 1
  if (wanted !== undefined) return 0
  if (role === 'seller' || /^(?:delivery|deliver|shipping)_/.test(asked)) return 1
  return role === 'buyer' ? 0.9 : 0.5
}

const termNames = new Map(
  Object.entries(conceptNames).map(([concept, names]) => [
    concept,
    [concept, ...names].map((name) => canonical(tokensOf(name))),
  ]),
)
const vocabulary = new Set([...termNames.values()].flat())

function isShared(name: string): boolean {
  return [...termNames.values()].filter((names) => names.includes(name)).length > 1
}

import type { Leaf } from '../schema/field-tree.ts'
import { compilePattern, type SafePattern } from '../schema/safe-pattern.ts'
import type { ValueKind } from '../values/mention.ts'
import { type ConceptId, conceptOf } from './concepts.ts'
import { readText } from './tokens.ts'

/** What kinds of value can fill a field, the likeliest near 1. */
export function kindsOf(leaf: Leaf, concepts: Map<ConceptId, number>): Map<ValueKind, number> {
  if (leaf.type === 'boolean') {
    return new Map([['boolean', 1]])
  }
  const weights = new Map<ValueKind, number>()
  const add = (kind: ValueKind, weight: number) => weights.set(kind, Math.max(weights.get(kind) ?? 0, weight))
  for (const [id, weight] of concepts) {
    for (const [at, kind] of conceptOf(id).kinds.entries()) {
      if (kind !== 'role') {
        add(kind, weight * (at === 0 ? 0.9 : 0.7))
      }
    }
  }
  for (const kind of kindsOfName(leaf)) {
    add(kind, 0.75)
  }
  for (const kind of kindsOfShape(leaf)) {
    add(kind, 0.95)
  }
  if (leaf.kind !== undefined) {
    return new Map([...kinOf(leaf.kind), ...statedKinds(weights), [leaf.kind, 1]])
  }
  add(leaf.type === 'string' ? 'text' : 'number', leaf.type === 'string' ? 0.25 : 0.5)
  return leaf.type === 'string' ? weights : new Map([...weights].filter(([kind]) => numeric.has(kind)))
}

/** Kinds of which a field can take a value at all, by its JSON type and what its schema states; none: any. */
export function possibleKinds(leaf: Leaf): Set<ValueKind> | undefined {
  if (leaf.kind !== undefined) {
    return new Set(kin.get(leaf.kind) ?? [leaf.kind])
  }
  return leaf.type === 'number' || leaf.type === 'integer' ? numeric : undefined
}

/** Kinds that schemas do not tell apart. */
const kin = new Map<ValueKind, ValueKind[]>([
  ['date', ['date', 'datetime']],
  ['datetime', ['date', 'datetime']],
  ['number', ['number', 'money', 'percent', 'duration']],
  ['money', ['number', 'money']],
  ['company', ['company', 'person']],
  ['person', ['company', 'person']],
])
const numeric = new Set<ValueKind>(['number', 'money', 'percent', 'duration'])

/** An amount whose currency is not printed is a number, and a person may be asked for as a company. */
function kinOf(kind: ValueKind): [ValueKind, number][] {
  return (kin.get(kind) ?? []).map((other) => [other, 0.5])
}

/** What the schema states outright leaves little room for what its words suggest. */
function statedKinds(weights: Map<ValueKind, number>): [ValueKind, number][] {
  return [...weights].map(([kind, weight]) => [kind, weight * 0.3])
}

/** Words that say what a value is, wherever they stand: last in `payment_date`, first in `fecha_pago`. */
function kindsOfName(leaf: Leaf): ValueKind[] {
  const { tokens } = readText(`${leaf.name} ${leaf.title ?? ''}`)
  const kinds = tokens.flatMap((token) => kindsOfWord.get(token.key) ?? [])
  return leaf.type === 'string' ? kinds : kinds.filter((kind) => numeric.has(kind))
}

const kindsOfWord = new Map<string, ValueKind[]>(
  Object.entries({
    date: ['date'],
    day: ['date'],
    deadline: ['date'],
    time: ['time'],
    duration: ['duration'],
    period: ['duration'],
    amount: ['money'],
    total: ['money'],
    price: ['money'],
    cost: ['money'],
    fee: ['money'],
    salary: ['money'],
    rent: ['money'],
    balance: ['money'],
    discount: ['money', 'percent'],
    tax: ['money'],
    rate: ['percent'],
    percent: ['percent'],
    quantity: ['number'],
    weight: ['number'],
    area: ['number'],
    number: ['code'],
    id: ['code'],
    code: ['code'],
    reference: ['code'],
    currency: ['currency'],
    iban: ['iban'],
    bic: ['bic'],
    isin: ['isin'],
    email: ['email'],
    phone: ['phone'],
    mobile: ['phone'],
    fax: ['phone'],
    website: ['url'],
    address: ['address'],
    country: ['country'],
    company: ['company'],
    person: ['person'],
  }),
)

/** Kinds that the format, the pattern and the allowed values point to. */
function kindsOfShape(leaf: Leaf): ValueKind[] {
  const kinds: ValueKind[] = []
  const ofFormat = kindsOfFormat.get(leaf.format ?? '')
  if (ofFormat) {
    kinds.push(ofFormat)
  }
  const currencies = leaf.enum?.filter((value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value))
  if (leaf.enum && currencies?.length === leaf.enum.length) {
    kinds.push('currency')
  }
  return leaf.pattern === undefined ? kinds : [...kinds, ...kindsOfPattern(leaf.pattern)]
}

const kindsOfFormat = new Map<string, ValueKind>(
  Object.entries({
    date: 'date',
    'date-time': 'datetime',
    time: 'time',
    duration: 'duration',
    email: 'email',
    uri: 'url',
    url: 'url',
    phone: 'phone',
    iban: 'iban',
  }),
)

/** A pattern that takes a kind's sample and not the others is a pattern of that kind. */
function kindsOfPattern(pattern: string): ValueKind[] {
  let compiled: SafePattern
  try {
    compiled = compilePattern(pattern)
  } catch {
    return []
  }
  const taken = samples.filter(([, text]) => compiled.test(text) === true)
  return taken.length === 1 ? taken.map(([kind]) => kind) : []
}

const samples: [ValueKind, string][] = [
  ['currency', 'EUR'],
  ['date', '2024-01-31'],
  ['iban', 'DE89370400440532013000'],
  ['bic', 'COBADEFFXXX'],
  ['isin', 'US0378331005'],
  ['vat_id', 'DE136695976'],
  ['email', 'name@example.com'],
  ['url', 'https://example.com'],
  ['time', '12:30'],
  ['country', 'DE'],
  ['number', '1234'],
]

import { type ValueKind, valueKinds } from '../values/mention.ts'
import type { FieldReference, Leaf } from './field-tree.ts'
import type { MergedSchema } from './merge-schema.ts'

/** What a field is read as. A schema that leaves several types open is read as the one that can hold them all. */
export function nodeType({
  types,
  properties,
  items,
  enum: values,
  facts,
}: MergedSchema): Leaf['type'] | 'object' | 'array' {
  if (properties.size > 0 && (types.size === 0 || types.has('object'))) return 'object'
  if (items.length > 0 && (types.size === 0 || types.has('array'))) return 'array'
  const scalars = [...types].filter((type) => type !== 'object' && type !== 'array')
  if (scalars.length > 0) return widest(scalars)
  if (types.has('array')) return 'array'
  if (types.has('object')) return 'object'
  if (values !== undefined && values.length > 0) return widest(values.map((value) => typeof value))
  return ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].some((keyword) => facts.has(keyword))
    ? 'number'
    : 'string'
}

export function makeLeaf(
  merged: MergedSchema,
  type: Leaf['type'],
  facts: Pick<Leaf, 'name' | 'path' | 'title' | 'description' | 'required' | 'nullable' | 'ancestors'>,
): Leaf {
  const said = Object.fromEntries(merged.facts)
  const kind = kindOf(type, said['x-kind'], said['format'])
  const values = merged.enum?.filter((value) => ['string', 'number', 'boolean'].includes(typeof value))
  const leaf: Leaf = { ...facts, type, examples: merged.examples }
  if (kind !== undefined) leaf.kind = kind
  if (typeof said['format'] === 'string') leaf.format = said['format']
  if (typeof said['pattern'] === 'string') leaf.pattern = said['pattern']
  if (values !== undefined) leaf.enum = values as (string | number | boolean)[]
  for (const [name, value] of [
    ['minimum', said['minimum'] ?? said['exclusiveMinimum']],
    ['maximum', said['maximum'] ?? said['exclusiveMaximum']],
    ['minLength', said['minLength']],
    ['maxLength', said['maxLength']],
  ] as const) {
    if (typeof value === 'number') leaf[name] = value
  }
  if (said['x-reference'] !== undefined) leaf.reference = said['x-reference'] as FieldReference
  if (said['default'] !== undefined) leaf.default = said['default']
  return leaf
}

function widest(types: string[]): Leaf['type'] {
  const different = new Set(types)
  if (different.size === 1) {
    const [only] = different
    return only === 'number' || only === 'integer' || only === 'boolean' ? only : 'string'
  }
  return [...different].every((type) => type === 'number' || type === 'integer') ? 'number' : 'string'
}

function kindOf(type: Leaf['type'], said: unknown, format: unknown): ValueKind | undefined {
  if (valueKinds.includes(said as ValueKind)) return said as ValueKind
  if (type === 'boolean') return 'boolean'
  return typeof format === 'string' && Object.hasOwn(kindOfFormat, format) ? kindOfFormat[format] : undefined
}

/** The formats of JSON Schema, and those beyond it that people write. */
const kindOfFormat: Record<string, ValueKind> = {
  date: 'date',
  'date-time': 'datetime',
  'iso-date-time': 'datetime',
  datetime: 'datetime',
  time: 'time',
  'iso-time': 'time',
  duration: 'duration',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  iri: 'url',
  hostname: 'url',
  phone: 'phone',
  tel: 'phone',
  'phone-number': 'phone',
  iban: 'iban',
  bic: 'bic',
  isin: 'isin',
  currency: 'currency',
  money: 'money',
  decimal: 'number',
  float: 'number',
  double: 'number',
  int32: 'number',
  int64: 'number',
  percent: 'percent',
  percentage: 'percent',
  'country-code': 'country',
  country: 'country',
  uuid: 'code',
  address: 'address',
}

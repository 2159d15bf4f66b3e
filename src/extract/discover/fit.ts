import type { ValueKind } from '../values/mention.ts'
import type { Weight } from './weigh-piece.ts'

/** -1 to 1: whether a value is of a kind that a label asks for. */
export function fitOf({ asks }: Weight, { kind, option, words }: Weight): number {
  if (asks.size === 0 || option !== 'none') return 0
  if (asks.has(kind)) return kind === 'text' ? 0.3 : 1
  const family = familyOf.get(kind)
  const asked = new Set([...asks].map((one) => familyOf.get(one)))
  if (asked.has(family)) return 0.5
  if (kind === 'text') return asked.has('name') || asked.has('words') ? 0.2 : words > 4 ? -1 : -0.5
  return asked.has('words') && asked.size === 1 ? -0.2 : -1
}

/** Kinds that are read alike, so that one may have been taken for another. */
const families: Record<string, ValueKind[]> = {
  time: ['date', 'datetime', 'time'],
  figure: ['number', 'money', 'percent', 'duration', 'code', 'phone', 'iban', 'bic', 'vat_id', 'tax_id', 'isin'],
  contact: ['email', 'url'],
  place: ['address'],
  name: ['company', 'person', 'country'],
  choice: ['boolean'],
  words: ['text', 'currency'],
}

const familyOf = new Map(
  Object.entries(families).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family] as const)),
)

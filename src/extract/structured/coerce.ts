import { isDay } from '../../core/days.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { findDates } from '../values/dates.ts'
import type { Conventions } from '../values/mention.ts'
import { findNumberSpans, withSign } from '../values/numbers.ts'
import type { Fact } from './facts.ts'

type Value = string | number | boolean

/** A stated value as the leaf wants it, or undefined where it cannot be that. */
export function coerce(
  leaf: Leaf,
  { value, text, isNone }: Pick<Fact, 'value' | 'text' | 'isNone'>,
  conventions: Conventions,
): Value | undefined {
  if (isNone) return undefined
  if (leaf.enum) return memberOf(leaf.enum, [String(value), text])
  if (leaf.type === 'boolean') return booleanOf(value, text)
  if (leaf.type === 'string') return stringOf(leaf, value, text, conventions)
  const number = numberOf(value, text, conventions)
  return leaf.type === 'integer' && !Number.isInteger(number) ? undefined : number
}

function memberOf(members: Value[], spellings: string[]): Value | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '')
  return members.find((member) => spellings.some((spelling) => plain(spelling) === plain(String(member))))
}

function booleanOf(value: Value, text: string): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (/^(?:true|yes|y|ja|oui|sí|si|1|x)$/i.test(text)) return true
  return /^(?:false|no|n|nein|non|0)$/i.test(text) ? false : undefined
}

/** A sheet stores 19 % as 0.19; what it shows is what its readers mean. */
function numberOf(value: Value, text: string, conventions: Conventions): number | undefined {
  if (typeof value === 'number' && !text.includes('%')) return value
  if (typeof value === 'boolean') return undefined
  const [span, ...more] = findNumberSpans(text, conventions)
  const rest = span ? text.slice(0, span.start) + text.slice(span.end) : text
  if (!span || more.length > 0 || /\d|\p{L}{5}/u.test(rest)) return undefined
  return withSign(text, span).negative ? -span.value : span.value
}

function stringOf(leaf: Leaf, value: Value, text: string, conventions: Conventions): string | undefined {
  const wanted = leaf.kind ?? leaf.format
  if (wanted === 'date') return dateOf(value, text, conventions)
  if (wanted === 'datetime' || wanted === 'date-time')
    return typeof value === 'string' && isDay(value.slice(0, 10)) ? value : dateOf(value, text, conventions)
  if (wanted === 'email') return text.includes('@') ? text : undefined
  if (wanted === 'currency') return /\b[A-Z]{3}\b/.exec(text)?.[0] ?? text
  return typeof value === 'string' ? value : text
}

function dateOf(value: Value, text: string, conventions: Conventions): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(String(value))?.[0]
  if (iso !== undefined) return isDay(iso) ? iso : undefined
  const [date, ...more] = findDates(text, conventions)
  return date && more.length === 0 && text.length < 40 ? String(date.value) : undefined
}

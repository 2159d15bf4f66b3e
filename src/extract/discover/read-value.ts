import { isBound } from '../values/bounds.ts'
import { findValues } from '../values/find-values.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'
import type { ValueType } from './discovery.ts'

interface ReadValue {
  value: string | number | boolean
  type: ValueType
  kind: ValueKind
}

/** What a printed text says, as one of a kind; as text where it is not wholly of that kind, or a number is only a bound. */
export function readValue(text: string, kind: ValueKind, conventions: Conventions): ReadValue {
  const type = typeOf(kind)
  const isText = type === 'number' && isBound(text)
  const value = isText ? null : (normaliseAs(kind, text, conventions) ?? mentioned(text, kind, conventions))
  if (value === null) return { value: text, type: 'string', kind: 'text' }
  // A number that is a name for something keeps its zeros and spaces.
  return typeof value === 'number' && type !== 'number' ? { value: text, type, kind } : { value, type, kind }
}

export function typeOf(kind: ValueKind): ValueType {
  return types[kind] ?? 'string'
}

/** The text says more than the value, such as a unit or a remark. */
function mentioned(text: string, kind: ValueKind, conventions: Conventions): string | number | boolean | null {
  const found = findValues(text, conventions).filter((mention) => mention.kind === kind)
  return found.length === 1 ? (found[0]?.value ?? null) : null
}

const types: Partial<Record<ValueKind, ValueType>> = {
  ...{ date: 'date', datetime: 'datetime', time: 'time', money: 'number', number: 'number', percent: 'number' },
  boolean: 'boolean',
}

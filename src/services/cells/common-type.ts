import type { FieldType } from '../../contract/field-types.ts'
import { naturalColumn } from './natural-column.ts'
import type { TypedValue } from './read-value.ts'

/** How many leaves say the same of the type of a field. */
export type Tally = Record<string, number>

/** What a leaf says of the type: the one it was asked as and, of a text, what else all of it can be read as. */
export function typedAs(type: FieldType, values: TypedValue[]): string {
  if (type !== 'string') return type
  const readings = (['number', 'date', 'boolean'] as const).filter((as) => values.every((value) => value[as] !== null))
  return [type, ...readings].join(' ')
}

/**
 * The type that holds all values, in whatever order they came; undefined while there are none. Texts are of the type that
 * others were asked as when they can be read as that, but never make one: digits may be a postcode.
 */
export function commonType(tally: Tally): FieldType | undefined {
  const said = Object.keys(tally)
  const [first, ...rest] = said.filter(isAsked)
  if (first === undefined) return said.length > 0 ? 'string' : undefined
  const type = rest.reduce<FieldType>(widen, first)
  const fits = (text: string) => text.split(' ').includes(naturalColumn(type))
  return said.every((one) => isAsked(one) || fits(one)) ? type : 'string'
}

/** Whether some documents have it as another type, which a text of others keeps it from being. */
export function isMixed(type: string, tally: Tally): boolean {
  return type === 'string' && Object.keys(tally).some(isAsked)
}

function isAsked(said: string): said is Exclude<FieldType, 'string'> {
  return !said.startsWith('string')
}

function widen(one: FieldType, other: FieldType): FieldType {
  const both = [one, other].sort().join()
  if (both === 'integer,number') return 'number'
  return both === 'date,datetime' ? 'datetime' : 'string'
}

/** The tally when the leaves `before` make room for those `after`. */
export function recount(tally: Tally, before: Said[], after: Said[]): Tally {
  const counts = { ...tally }
  const count = (leaves: Said[], by: number) => {
    for (const { typedAs: said } of leaves) if (said !== null) counts[said] = (counts[said] ?? 0) + by
  }
  count(before, -1)
  count(after, 1)
  return Object.fromEntries(Object.entries(counts).filter(([, left]) => left > 0))
}

interface Said {
  /** Null of a leaf without a value, which says nothing. */
  typedAs: string | null
}

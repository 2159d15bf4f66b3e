import type { FieldType } from '../../contract/field-types.ts'
import type { FieldRow } from '../../storage/fields.ts'
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

/** While nobody has seen a value, what it was first asked as. */
export function typeOfField({ typed_as, data_type }: Pick<FieldRow, 'typed_as' | 'data_type'>): FieldType {
  return commonType(typed_as as Tally) ?? (data_type as FieldType)
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

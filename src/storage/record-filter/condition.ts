import { type RawBuilder, sql } from 'kysely'
import { asTimestamp, beginningOf, indexedLength } from '../cells.ts'

/** How a value is looked at. */
export type Column = 'text' | 'number' | 'date' | 'boolean'
export type Comparable = string | number | boolean | Date

export interface Bound {
  value: Comparable
  inclusive: boolean
}

/** From one bound to the other; a single value is a range from itself to itself. */
export interface Range {
  from?: Bound
  to?: Bound
}

/** What a value must be. Texts are folded already. */
export type CellTest =
  | { kind: 'within'; column: Column; ranges: Range[] }
  | { kind: 'prefix'; text: string }
  | { kind: 'contains'; text: string }
  | { kind: 'present' }

/** What a document must have: a value that passes, or with `negated` values (none, for `present`) of which none does. */
export interface CellCondition {
  fieldNo: number
  /** The field may have several values in a document. */
  repeats: boolean
  test: CellTest
  negated?: boolean
}

type Fragment = RawBuilder<unknown>

export const columnOf: Record<Column, Fragment> = {
  text: sql`as_text`,
  number: sql`as_number`,
  date: sql`as_date`,
  boolean: sql`as_boolean`,
}

export const typeOf: Record<Column, Fragment> = {
  text: sql`text`,
  number: sql`numeric`,
  date: sql`timestamp`,
  boolean: sql`boolean`,
}

/** Of one row of `cells`. */
export function passes(test: CellTest): Fragment {
  if (test.kind === 'present') return sql`true`
  if (test.kind === 'prefix') return startsWith(test.text)
  if (test.kind === 'contains') {
    const pattern = `%${escapeLike(test.text)}%`
    return sql`coalesce(whole_text, as_text) like ${pattern}`
  }
  const { column, ranges } = test
  const points = ranges.map(pointOf)
  if (points.every((point) => point !== undefined)) return isOneOf(column, points)
  return sql`(${sql.join(
    ranges.map((range) => isWithin(column, range)),
    sql` or `,
  )})`
}

/** That there is something to compare. */
export function isComparable(test: CellTest): Fragment {
  return test.kind === 'within' ? sql`${columnOf[test.column]} is not null` : sql`true`
}

function startsWith(text: string): Fragment {
  const begins = sql`as_text like ${`${escapeLike(beginningOf(text))}%`}`
  if (text.length <= indexedLength) return begins
  return sql`(${begins} and whole_text like ${`${escapeLike(text)}%`})`
}

function pointOf({ from, to }: Range): Comparable | undefined {
  return from?.inclusive && to?.inclusive && from.value === to.value ? from.value : undefined
}

function isOneOf(column: Column, values: Comparable[]): Fragment {
  const among = (which: Fragment, each: (value: Comparable) => Comparable) =>
    values.length === 1 && values[0] !== undefined
      ? sql`${which} = ${each(values[0])}::${typeOf[column]}`
      : sql`${which} = any(${values.map(each)}::${typeOf[column]}[])`
  const indexed = among(columnOf[column], (value) => comparableOf(value))
  const isLong = values.some((value) => typeof value === 'string' && value.length >= indexedLength)
  return isLong ? sql`(${indexed} and ${among(sql`coalesce(whole_text, as_text)`, (value) => value)})` : indexed
}

function isWithin(column: Column, { from, to }: Range): Fragment {
  const which = columnOf[column]
  const parts = [sql`${which} is not null`]
  const value = (bound: Bound) => sql`${comparableOf(bound.value)}::${typeOf[column]}`
  if (from) parts.push(sql`${which} ${from.inclusive ? sql`>=` : sql`>`} ${value(from)}`)
  if (to) parts.push(sql`${which} ${to.inclusive ? sql`<=` : sql`<`} ${value(to)}`)
  return sql`(${sql.join(parts, sql` and `)})`
}

/** As it stands in the index. */
function comparableOf(value: Comparable): string | boolean {
  if (value instanceof Date) return asTimestamp(value)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? beginningOf(value) : value
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

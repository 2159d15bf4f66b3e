import { type Catalogue, type ColumnRef, findColumn } from './catalogue.ts'
import { isStatedBy } from './day-of-kind.ts'
import type { Item } from './item.ts'

/** More ways than this are not looked at: a question with so many is not clear to anybody. */
const mostWays = 4

/** One way of taking words that several columns are called by, and the place of these words. */
export interface Way {
  items: Item[]
  at: Item
  column: ColumnRef
}

/** The ways in which the first words that name several columns of one relation can be taken, the one that is usually meant first. */
export function waysToTake(items: Item[], catalogue: Catalogue): Way[] {
  const place = items.findIndex((item) => item.kind === 'column' && item.columns.length > 1)
  const at = items[place]
  if (at?.kind !== 'column') return []
  const named = items.flatMap((item) => (item.kind === 'relation' && item.only ? [item.only.value] : []))
  const stated = at.columns.filter((column) => isStatedBy(findColumn(catalogue, column), named))
  const asked = stated.length > 0 ? stated : at.columns
  if (asked.length > mostWays || asked.some(({ relation }) => relation !== asked[0]?.relation)) return []
  const isMain = (column: ColumnRef) => Number(findColumn(catalogue, column).isMain ?? false)
  const columns = asked.toSorted((a, b) => isMain(b) - isMain(a))
  return columns.map((column) => ({ items: items.with(place, { ...at, columns: [column] }), at, column }))
}

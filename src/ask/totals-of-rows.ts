import { areTogether, type Catalogue, type ColumnRef, findColumn, findRelation, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import { periods } from './item-cursor.ts'

/**
 * "Total hours per project": what documents state as their "total hours" is of no project. What rows state is added up, where they call it
 * by the words behind "total". `nameBehind`: what these name.
 */
export function splitTotals(items: Item[], catalogue: Catalogue, nameBehind: (at: number) => Item | undefined): Item[] {
  if (!holdsDocuments(catalogue)) return items
  const isOfRows = (relation: string) => findRelation(catalogue, relation).kinds === undefined
  const isParted = items.some((item, at) => {
    const before = items[at - 1]
    const isEach = before?.kind === 'mark' && before.mark === 'each'
    // Documents that state such a total may have no day, where their rows have.
    if (item.kind === 'mark' && periods[item.mark]) return true
    return isEach && item.kind === 'column' && item.columns.every(({ relation }) => isOfRows(relation))
  })
  if (!isParted) return items
  const isOfPeriods = items.some((item) => item.kind === 'mark' && periods[item.mark])
  return items.flatMap((item): Item[] => {
    const isTotal = item.kind === 'column' && item.to > item.from + 1 && /^total(?:es?)? /.test(item.text ?? '')
    // Of amounts it is known, and said, that what the items cost is added up.
    const isOther = (column: ColumnRef) => isOfRows(column.relation) || findColumn(catalogue, column).isAmount === true
    if (!isTotal || item.columns.some(isOther)) return [item]
    const named = nameBehind(item.from + 1)
    if (named?.kind !== 'column' || named.to !== item.to) return [item]
    const isDated = ({ relation, column }: ColumnRef) =>
      findRelation(catalogue, relation).columns.some(
        (day) => day.type === 'date' && areTogether(day, findColumn(catalogue, { relation, column })),
      )
    const columns = named.columns.filter((column) => isOfRows(column.relation) && (!isOfPeriods || isDated(column)))
    const total: Item = { kind: 'mark', mark: 'sum', text: 'total', from: item.from, to: item.from + 1, score: 0.4 }
    return columns.length > 0 ? [total, { ...named, columns }] : [item]
  })
}

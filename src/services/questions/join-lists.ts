import type { Column, Relation } from '../../ask/catalogue.ts'
import { describing, quantityIn } from '../../ask/quantities.ts'
import { type CellColumn, type CellRelation, freeName } from './cell-relations.ts'

interface MadeList {
  relation: Relation
  cells: CellRelation
}

/** Numbers of rows leave room for so many. */
const mostJoined = 15

/**
 * Lists of the same under other names, as items of invoices are called in one kind of documents and positions in another, are asked about
 * as one: what means the same in them is one column. What is left of the lists.
 */
export function joinLists(lists: MadeList[]): MadeList[] {
  const [first, ...others] = lists.filter(({ relation }) => isOfItems(relation)).slice(0, mostJoined)
  if (!first || others.length === 0) return lists
  for (const other of others) join(first, other)
  return lists.filter((list) => !others.includes(list))
}

/** Things that were bought, ordered or delivered: what they are, and how many of them or what one costs. */
function isOfItems(relation: Relation): boolean {
  const isCounted = quantityIn(relation) !== undefined || relation.columns.some(({ isUnitPrice }) => isUnitPrice)
  return describing(relation) !== undefined && isCounted
}

function join(first: MadeList, other: MadeList): void {
  const { relation, cells } = first
  cells.parts ??= [{ ...cells, columns: new Map(cells.columns) }]
  const part: CellRelation = { ...other.cells, name: cells.name, columns: new Map() }
  const free = relation.columns.filter(({ isKey }) => !isKey)
  for (const column of other.relation.columns.filter(({ isKey }) => !isKey)) {
    const own = other.cells.columns.get(column.name)
    if (!own || own.part === 'currency') continue
    const same = sameIn(free, column)
    if (same) free.splice(free.indexOf(same), 1)
    const target = same ?? addColumn(relation, column)
    if (same) widen(same, column)
    put(first, part, target.name, own)
    const unit = column.currency === undefined ? undefined : other.cells.columns.get(column.currency)
    if (!unit) continue
    if (target.currency === undefined || !relation.columns.some(({ name }) => name === target.currency)) {
      const name = freeName(relation, `${target.name}_currency`)
      target.currency = name
      relation.columns.push({ name, type: 'text', names: [`${target.names[0]} currency`] })
    }
    put(first, part, target.currency, unit)
  }
  relation.names = [...new Set([...relation.names, ...other.relation.names])]
  cells.fieldNos = [...cells.fieldNos, ...part.fieldNos]
  cells.parts.push(part)
}

/** What means the same, or says as well what the row or one of its things costs where only one column does. */
function sameIn(columns: Column[], { type, meaning, isUnitPrice, isLineTotal }: Column): Column | undefined {
  const fitting = columns.filter((one) => one.type === type)
  const only = (found: Column[]) => (found.length === 1 ? found[0] : undefined)
  return (
    fitting.find((one) => meaning !== undefined && one.meaning === meaning) ??
    (isUnitPrice ? only(fitting.filter((one) => one.isUnitPrice)) : undefined) ??
    (isLineTotal ? only(fitting.filter((one) => one.isLineTotal)) : undefined)
  )
}

function widen(column: Column, other: Column): void {
  column.names = [...new Set([...column.names, ...other.names])]
  column.ownNames = [...new Set([...(column.ownNames ?? []), ...(other.ownNames ?? [])])]
  column.values = [...new Set([...(column.values ?? []), ...(other.values ?? [])])]
  column.short = [...(column.short ?? []), ...(other.short ?? [])]
  column.distinct = (column.distinct ?? 0) + (other.distinct ?? 0)
  column.filled = Math.min(1, (column.filled ?? 0) + (other.filled ?? 0))
  if (column.kinds && other.kinds) column.kinds = [...new Set([...column.kinds, ...other.kinds])]
  if (other.hasUnits) column.hasUnits = true
  if (other.isSigned) column.isSigned = true
  const [own, others] = [column.statedIn, other.statedIn]
  if (own && others) column.statedIn = own.union(others)
  else delete column.statedIn
}

function addColumn(relation: Relation, column: Column): Column {
  const { currency: _, ...own } = { ...column, name: freeName(relation, column.name) }
  relation.columns.push(own)
  return own
}

function put({ cells }: MadeList, part: CellRelation, name: string, cell: CellColumn): void {
  part.columns.set(name, cell)
  if (!cells.columns.has(name)) cells.columns.set(name, cell)
}

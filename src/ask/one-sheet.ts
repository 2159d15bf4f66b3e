import {
  areTogether,
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  type Relation,
} from './catalogue.ts'
import { asksWhoDid } from './doers.ts'
import type { Item } from './item.ts'
import { spending } from './small-words.ts'
import { fold } from './words.ts'

/**
 * Rows of one list may come of documents that have nothing to do with each other: lines of invoices, a sheet of hours, expenses. Of a list
 * that a question names columns or values of, only what some document states beside all of these is asked about.
 */
export function withinSheet(said: Item[], catalogue: Catalogue): { items: Item[]; catalogue: Catalogue } {
  const meant = said.map((item) => keepMeant(item, said, catalogue))
  const first = narrowed(meant, catalogue)
  return narrowed(
    first.items.map((item) => keepOwn(item, catalogue)),
    first.catalogue,
  )
}

function narrowed(items: Item[], catalogue: Catalogue): { items: Item[]; catalogue: Catalogue } {
  const spent = items.some(saysExpenses) ? spentSheet(catalogue) : undefined
  const relations = catalogue.relations.map((relation) => {
    const named = namedIn(relation, items, catalogue)
    if (spent?.relation === relation.name) named.push(findColumn(catalogue, spent))
    const isBeside = (column: Column) => column.isKey || named.every((other) => areTogether(column, other))
    if (!named.every(isBeside)) return relation
    const hasOthers = relation.hasOthers === true || !relation.columns.every(isBeside)
    return { ...relation, columns: withUnits(relation, isBeside), hasOthers }
  })
  const isThere = ({ relation, column }: ColumnRef) =>
    relations.some(({ name, columns }) => name === relation && columns.some((one) => one.name === column))
  return { items: items.map((item) => keepTo(item, isThere)), catalogue: { ...catalogue, relations } }
}

/** "Expenses" as they are asked for by name: rows of what somebody spent on a day. What such a row cost, where one list has them. */
export function spentSheet(catalogue: Catalogue): ColumnRef | undefined {
  if (!holdsDocuments(catalogue)) return undefined
  const found = catalogue.relations.flatMap(({ name, kinds, columns }) => {
    if (kinds) return []
    const costs = columns.filter((cost) => {
      const has = (isWanted: (one: Column) => boolean | undefined) =>
        columns.some((one) => isWanted(one) && areTogether(one, cost))
      const isSpent =
        has(({ isParty, meaning }) => isParty && meaning !== 'seller') && has(({ type }) => type === 'date')
      return cost.isLineTotal && cost.statedIn && isSpent && !has(({ isUnitPrice }) => isUnitPrice)
    })
    return costs.map((column) => ({ relation: name, column: column.name }))
  })
  const [only, ...others] = found
  return others.length === 0 ? only : undefined
}

export function saysExpenses(item: Item): boolean {
  return item.kind === 'mark' && item.mark === 'sum' && /^(?:expenses?|ausgaben?|depenses?|gastos?)$/.test(item.text)
}

/** Of columns of a list that mean the same the one that is called just so. */
function keepOwn(item: Item, catalogue: Catalogue): Item {
  if (item.kind !== 'column' || item.columns.length < 2) return item
  const isOwn = (ref: ColumnRef) => {
    const { statedIn, ownNames = [], names, meaning } = findColumn(catalogue, ref)
    // "Stunden" is what "hours" are in another language, and only one of many words for a quantity.
    const isCalled =
      fold(ownNames[0] ?? '') === item.text || (meaning === undefined && names.some((name) => fold(name) === item.text))
    return statedIn !== undefined && isCalled
  }
  const own = item.columns.filter(isOwn)
  const isCount = (ref: ColumnRef) => findColumn(catalogue, ref).meaning === 'quantity'
  const columns = item.columns.filter(
    (ref) => isOwn(ref) || own.every((one) => one.relation !== ref.relation && !isCount(ref)),
  )
  return { ...item, columns }
}

/** "Who worked most hours": hours that stand beside somebody; "expenses per employee": employees that stand beside what was spent. */
function keepMeant(item: Item, items: Item[], catalogue: Catalogue): Item {
  if (item.kind !== 'column' || item.columns.length < 2) return item
  const isMeant = asksWhoDid(items[0])
    ? ({ isParty }: Column) => isParty === true
    : saysSpent(items)
      ? ({ isLineTotal }: Column) => isLineTotal === true
      : undefined
  const wanted = asksWhoDid(items[0]) ? 'number' : 'text'
  const isBeside = (ref: ColumnRef) => {
    const relation = findRelation(catalogue, ref.relation)
    const column = findColumn(catalogue, ref)
    const isOfRows = !relation.kinds && column.statedIn !== undefined && column.type === wanted
    return isOfRows && relation.columns.some((other) => isMeant?.(other) && areTogether(column, other))
  }
  const columns = isMeant ? item.columns.filter(isBeside) : []
  return columns.length > 0 ? { ...item, columns } : item
}

/** That money was spent, and no amount is named. */
function saysSpent(items: Item[]): boolean {
  return items.some(
    (item) =>
      (item.kind === 'mark' || item.kind === 'word') && item.text.split(' ').some((word) => spending.test(word)),
  )
}

/** What is certainly named of it. */
function namedIn({ name }: Relation, items: Item[], catalogue: Catalogue): Column[] {
  return items.flatMap((item) => {
    const all = columnsOf(item)
    const [only, ...others] = new Set(all.filter(({ relation }) => relation === name).map(({ column }) => column))
    const isHere = all.every(({ relation }) => relation === name)
    return only !== undefined && others.length === 0 && isHere
      ? [findColumn(catalogue, { relation: name, column: only })]
      : []
  })
}

function columnsOf(item: Item): ColumnRef[] {
  if (item.kind === 'column') return item.columns
  return item.kind === 'value' ? item.values.map(({ column }) => column) : []
}

/** An amount goes with its currency. */
function withUnits({ columns }: Relation, isBeside: (column: Column) => boolean): Column[] {
  const left = columns.filter(isBeside)
  const units = new Set(columns.flatMap(({ currency }) => currency ?? []))
  const own = new Set(left.flatMap(({ currency }) => currency ?? []))
  return left.filter(({ name }) => !units.has(name) || own.has(name))
}

function keepTo(item: Item, isThere: (column: ColumnRef) => boolean): Item {
  if (item.kind === 'column') {
    const columns = item.columns.filter(isThere)
    return columns.length > 0 ? { ...item, columns } : item
  }
  if (item.kind !== 'value') return item
  const values = item.values.filter(({ column }) => isThere(column))
  return values.length > 0 ? { ...item, values } : item
}

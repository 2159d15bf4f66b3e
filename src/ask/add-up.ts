import { type Catalogue, type ColumnRef, findColumn, findRelation, isSameColumn, namingColumn } from './catalogue.ts'
import { type Condition, type Form, isSameTerm, type Term } from './form.ts'

/** An amount for each supplier, or of all invoices, is their sum. */
export function addUp(form: Form, catalogue: Catalogue): void {
  const { select, group, order } = form
  const isMoney = (term: Term) => {
    const column = term.kind === 'column' ? findColumn(catalogue, term.column) : undefined
    return column !== undefined && (column.currency !== undefined || column.isAmount === true)
  }
  const isNumber = (term: Term) => term.kind === 'column' && findColumn(catalogue, term.column).type === 'number'
  // What each row has is no sum.
  const isOfRows = group.some(
    ({ column }) => column && select.every((term) => isSameRelation(term, column)) && tellsRows(column, catalogue),
  )
  const isGrouped = group.length > 0 && select.length > 0 && select.every(isNumber) && !isOfRows
  const isOne = (term: Term) => isMoney(term) || neverAddsUp(term, catalogue)
  const isAlone = select.length === 1 && select.every(isOne) && order.length === 0
  if (!isGrouped && !isAlone) return
  // What each has is told; of groups it is no sum.
  if (select.some((term) => neverAddsUp(term, catalogue))) {
    form.select = [...group.filter((term) => !select.some((other) => isSameTerm(term, other))), ...select]
    form.group = []
    form.distinct = true
    form.where.push(
      ...select.flatMap(({ column }): Condition[] => (column ? [{ kind: 'filled', column, negated: false }] : [])),
    )
    return
  }
  form.select = select.map((term) => (term.column ? { kind: 'aggregate', fn: 'sum', column: term.column } : term))
}

/** "How many pillows are in stock": what is added up is not told beside its sum. */
export function sayOnce(form: Form): void {
  const sums = form.select.flatMap((term) =>
    term.kind === 'aggregate' && term.fn === 'sum' ? (term.column ?? []) : [],
  )
  const isSummed = (term: Term) => term.kind === 'column' && sums.some((column) => isSameColumn(column, term.column))
  if (form.group.length === 0) form.select = form.select.filter((term) => !isSummed(term))
}

/** "The average of nights per booking": of what each row is known by there is one, and an average of one is none. */
export function averageOfRows(form: Form, catalogue: Catalogue): void {
  const isAverage =
    form.select.length > 0 && form.select.every((term) => term.kind === 'aggregate' && term.fn === 'avg')
  const [only, ...others] = form.group
  if (!isAverage || only?.kind !== 'column' || others.length > 0 || form.order.length + form.having.length > 0) return
  const { type, distinct = 0, isParty } = findColumn(catalogue, only.column)
  const { kinds, rows } = findRelation(catalogue, only.column.relation)
  if (kinds && type === 'text' && !isParty && distinct >= rows) form.group = []
}

function neverAddsUp({ kind, column }: Term, catalogue: Catalogue): boolean {
  return kind === 'column' && findColumn(catalogue, column).neverAddsUp === true
}

function isSameRelation({ column }: Term, { relation }: ColumnRef): boolean {
  return column?.relation === relation
}

/** Whether it says which row it is. */
function tellsRows(column: ColumnRef, catalogue: Catalogue): boolean {
  const relation = findRelation(catalogue, column.relation)
  return column.column === relation.key || column.column === namingColumn(relation)?.name
}

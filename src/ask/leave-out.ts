import { type Catalogue, type ColumnRef, findColumn, findRelation, holdsDocuments, isSameColumn } from './catalogue.ts'
import type { Draft } from './draft.ts'
import type { Condition, Form, Term } from './form.ts'

/** "What is the account number": of documents that state one, where nothing is said of them. */
export function leaveOutSilent({ subject, select, where, group, order, having }: Form, catalogue: Catalogue): void {
  const isOfDocuments = findRelation(catalogue, subject).kinds !== undefined
  const isSaid = [where, group, order, having].some(({ length }) => length > 0)
  const asked = select.flatMap((term) =>
    term.kind === 'column' && term.column.relation === subject ? [term.column] : [],
  )
  if (asked.length === 0 || asked.length < select.length) return
  const [only, ...others] = asked.filter((column) => !asked.some((amount) => isUnitOf(column, amount, catalogue)))
  const isAlone = only && others.length === 0 && group.length + order.length + having.length === 0
  // "How heavy is the loaf": rows of sales say so of none.
  if (!isOfDocuments && isAlone && isOfUnlikeRows(only, catalogue))
    where.push({ kind: 'filled', column: only, negated: false })
  if (!isOfDocuments || isSaid) return
  const stated = asked.map((column): Condition => ({ kind: 'filled', column, negated: false }))
  where.push(...(stated.length === 1 ? stated : [{ kind: 'any' as const, of: stated }]))
}

function isUnitOf({ column }: ColumnRef, amount: ColumnRef, catalogue: Catalogue): boolean {
  return findColumn(catalogue, amount).currency === column
}

/** Whether it is a number that some documents with rows of its list never state. */
function isOfUnlikeRows({ relation, column }: ColumnRef, catalogue: Catalogue): boolean {
  const { statedIn: own, type } = findColumn(catalogue, { relation, column })
  const { columns } = findRelation(catalogue, relation)
  return (
    type === 'number' &&
    own !== undefined &&
    columns.some(({ statedIn }) => statedIn !== undefined && !statedIn.isSubsetOf(own))
  )
}

/** "The most expensive item in stock": of rows that have a stock, where others are lines of bills. */
export function keepToNamed(form: Form, draft: Draft, catalogue: Catalogue): void {
  const [first] = form.order
  if (form.limit === undefined || first?.by.kind !== 'column') return
  const { relation } = first.by.column
  const ranked = findColumn(catalogue, first.by.column).statedIn
  if (findRelation(catalogue, relation).kinds || !ranked) return
  for (const { column } of draft.select) {
    const own = column?.relation === relation ? findColumn(catalogue, column).statedIn : undefined
    if (column && own && !ranked.isSubsetOf(own)) form.where.push({ kind: 'filled', column, negated: false })
  }
}

/** "Numbers that occur twice", "suppliers with one invoice": documents without are no group of their own. */
export function leaveOutUnnamed({ subject, where, group, having }: Form, catalogue: Catalogue): void {
  if (having.length === 0 || findRelation(catalogue, subject).kinds === undefined) return
  for (const { column } of group)
    if (column?.relation === subject && findColumn(catalogue, column).type === 'text')
      where.push({ kind: 'filled', column, negated: false })
}

/** What has no amount has no currency either, and would be a group of nothing. */
export function leaveOutMissing(form: Form, catalogue: Catalogue): void {
  for (const { name, columns } of catalogue.relations)
    for (const amount of columns.filter(({ currency }) => currency !== undefined)) {
      const isUnit = ({ column }: Term) => column?.relation === name && column.column === amount.currency
      if (form.group.some(isUnit) && form.select.some(counts))
        form.where.push({ kind: 'filled', column: { relation: name, column: amount.name }, negated: false })
    }
  leaveOutUnlike(form, catalogue)
  const figures = form.select.filter((term) => term.kind === 'aggregate')
  const columns = figures.flatMap(({ column }) => column ?? [])
  const [first] = columns
  if (!first || columns.length < figures.length || !columns.every((column) => isSameColumn(column, first))) return
  // "The weight per carrier" is that of documents that state a weight, "the hours per project" that of rows that state hours.
  const isOfGroups = form.group.some(({ column }) => column?.relation === first.relation) && !form.select.some(counts)
  if (findColumn(catalogue, first).currency === undefined && !(isOfGroups && holdsDocuments(catalogue))) return
  form.where.push({ kind: 'filled', column: first, negated: false })
}

/** "Hours per project" where lines of invoices have as many of something: documents that never name a project are no group. */
function leaveOutUnlike(form: Form, catalogue: Catalogue): void {
  for (const { column } of form.group) {
    const own = column && findColumn(catalogue, column).statedIn
    const isUnlike = form.select.some((term) => {
      if (term.kind !== 'aggregate' || term.column?.relation !== column?.relation || !term.column) return false
      const { statedIn } = findColumn(catalogue, term.column)
      return own !== undefined && statedIn !== undefined && !statedIn.isSubsetOf(own)
    })
    if (column && isUnlike) form.where.push({ kind: 'filled', column, negated: false })
  }
}

export function counts(term: Term): boolean {
  return term.kind === 'aggregate' && term.fn === 'count'
}

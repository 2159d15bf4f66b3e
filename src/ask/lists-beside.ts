import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  isSameThing,
  type Relation,
} from './catalogue.ts'
import {
  type Condition,
  columnsOfCondition,
  columnsOfTerm,
  type Form,
  isAggregate,
  relationOf,
  type Term,
} from './form.ts'
import { fold } from './words.ts'

/**
 * Rows of two lists of a document belong together only where a column that both have says the same: a condition on the other list is
 * that such a row is there, so that no row is repeated. What both state is asked of the list itself.
 */
export function keepListsApart(form: Form, catalogue: Catalogue): void {
  const lists = listsOf(form, catalogue)
  const own = listMeant(form, lists)
  if (own === undefined) return
  const isOfForm = form.select.some((term) => relationOfTerm(term) === own) || lists.includes(form.subject)
  if (isOfForm && form.subject !== own) form.subject = own
  for (const other of lists.filter((list) => list !== own)) {
    const shared = sharedColumn(own, other, catalogue)
    if (!shared) continue
    const instead = (term: Term): Term =>
      term.kind === 'column' && isAt(term.column, shared.other) ? { ...term, column: shared.own } : term
    form.select = form.select.map(instead)
    form.group = form.group.map(instead)
    form.order = form.order.map(({ by, descending }) => ({ by: instead(by), descending }))
    const isOfOther = (condition: Condition) =>
      condition.kind === 'related'
        ? condition.relation === other
        : columnsOfCondition(condition).every(({ relation }) => relation === other)
    const asked = form.where.filter(isOfOther)
    const same: Condition = { kind: 'beside', column: shared.own, comparison: '=', other: shared.other }
    const isShown = termsOf(form).some((term) => columnsOfTerm(term).some(({ relation }) => relation === other))
    // What is grouped by is told of one row of the other list: what must be so is asked of that one.
    if (isShown) {
      form.where.push(same)
      continue
    }
    const single = asked.filter(({ kind }) => kind !== 'related')
    const related = asked.flatMap((one): Condition[] =>
      one.kind === 'related' ? [{ ...one, where: [same, ...one.where] }] : [],
    )
    form.where = [
      ...form.where.filter((condition) => !asked.includes(condition)),
      ...(single.length > 0 ? [relatedTo(other, [same, ...single])] : []),
      ...related,
    ]
  }
}

function relatedTo(relation: string, where: Condition[]): Condition {
  return { kind: 'related', relation, where, negated: false }
}

/** Lists of documents that a form asks of, however deep. */
export function listsOf(form: Form, catalogue: Catalogue): string[] {
  const isList = (name: string) =>
    catalogue.links.some(
      ({ from, to }) => from.relation === name && findRelation(catalogue, to.relation).kinds !== undefined,
    )
  const named = new Set([form.subject])
  JSON.stringify(form, (_key, value) => {
    if (typeof value?.relation === 'string') named.add(value.relation)
    return value
  })
  return [...named].filter(isList)
}

/** Rows of lists that stand beside each other though nothing says which belong together, or which would be repeated. */
export function mixesLists(form: Form, catalogue: Catalogue): boolean {
  const lists = listsOf(form, catalogue)
  if (lists.length < 2) return false
  const own = listMeant(form, lists)
  // A document is found where it has rows of each.
  if (own === undefined)
    return !form.where.every((one) => one.kind === 'related' || !lists.includes(relationOf(one) ?? ''))
  if (form.having.length > 0 && lists.length > 1 && figuresOf(form).size > 1) return true
  return lists.some((other) => other !== own && !isBeside(form, own, other))
}

function isBeside(form: Form, own: string, other: string): boolean {
  if (figuresOf(form).has(other)) return false
  const isSame = (condition: Condition) =>
    condition.kind === 'beside' && condition.column.relation === own && condition.other.relation === other
  const related = form.where.filter((one) => one.kind === 'related' && one.relation === other)
  const isJoined = form.where.some(isSame)
  const isNamed = [...termsOf(form).flatMap(columnsOfTerm), ...form.where.flatMap(columnsOfCondition)].some(
    ({ relation }) => relation === other,
  )
  return (isJoined || !isNamed) && related.every((one) => one.kind === 'related' && one.where.some(isSame))
}

/** Columns of other lists that rows are told by: each row may have one partner there. */
export function partnersOf(form: Form, catalogue: Catalogue): ColumnRef[] {
  if (listsOf(form, catalogue).length < 2) return []
  return form.where.flatMap((one) =>
    one.kind === 'beside' && one.column.relation !== one.other.relation ? [one.other] : [],
  )
}

/** That whose figures are told, else whose rows. */
function listMeant(form: Form, lists: string[]): string | undefined {
  const [figure] = [...figuresOf(form)].filter((name) => lists.includes(name))
  const shown = form.select.flatMap((term) => relationOfTerm(term) ?? []).find((name) => lists.includes(name))
  return figure ?? (lists.includes(form.subject) ? form.subject : shown)
}

function figuresOf(form: Form): Set<string> {
  const asked = form.having.flatMap((one) => (one.kind === 'compare' ? [one.term] : []))
  return new Set([...termsOf(form), ...asked].filter(isAggregate).flatMap((term) => relationOfTerm(term) ?? []))
}

function termsOf({ select, group, order }: Form): Term[] {
  return [...select, ...group, ...order.map(({ by }) => by)]
}

function relationOfTerm(term: Term): string | undefined {
  return term.column?.relation ?? (term.kind === 'aggregate' ? term.relation : undefined)
}

function isAt({ relation, column }: ColumnRef, other: ColumnRef): boolean {
  return relation === other.relation && column === other.column
}

/** What both state, where that is one thing; of several it is who somebody is. */
function sharedColumn(
  own: string,
  other: string,
  catalogue: Catalogue,
): { own: ColumnRef; other: ColumnRef } | undefined {
  const [a, b] = [findRelation(catalogue, own), findRelation(catalogue, other)]
  const pairs = tellingColumns(a).flatMap((one) =>
    tellingColumns(b).flatMap((two) =>
      isSameConcept(one, two)
        ? [{ own: { relation: own, column: one.name }, other: { relation: other, column: two.name } }]
        : [],
    ),
  )
  const called = pairs.filter((pair) => pair.own.column === pair.other.column)
  const alike = called.length > 0 ? called : pairs
  const parties = alike.filter((pair) => findColumn(catalogue, pair.own).isParty)
  const [only, ...more] = alike.length > 1 ? parties : alike
  return more.length === 0 ? only : undefined
}

/** Texts that may say which thing a row is about: no currency, no unit. */
function tellingColumns({ columns }: Relation): Column[] {
  const isUnit = ({ name, names }: Column) =>
    columns.some(({ currency }) => currency === name) ||
    names.some((one) => /^(?:unit|currency|note|notes|status|remark|remarks|comment|comments)$/.test(fold(one)))
  return columns.filter((column) => column.type === 'text' && !column.isKey && !isUnit(column))
}

function isSameConcept(one: Column, other: Column): boolean {
  return (
    one.name === other.name || (one.meaning !== undefined && one.meaning === other.meaning) || isSameThing(one, other)
  )
}

import {
  type Catalogue,
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  isSameColumn,
  unitOf,
} from './catalogue.ts'
import { columnTerm, type Form, isAggregate, isSameTerm, type Term } from './form.ts'

/**
 * Of documents all that are equal are given, with what they are equal in; of other rows the first, always the same. False where one
 * figure of all of them would be ranked.
 */
export function rankAll(form: Form, catalogue: Catalogue): boolean {
  const [first] = form.order
  if (form.limit === undefined || !first) return true
  if (!holdsDocuments(catalogue)) {
    breakTies(form, catalogue)
    return true
  }
  if (isAggregate(first.by) && form.group.length === 0) return false
  form.ranked = {}
  if (!form.distinct && !form.select.some((shown) => isSameTerm(shown, first.by))) form.select.push(first.by)
  // What has no such value has no place, and documents that name nobody are nobody's.
  for (const term of [first.by, ...form.group])
    if (term.kind === 'column' && !isKnownFilled(form, term.column))
      form.where.push({ kind: 'filled', column: term.column, negated: false })
  return true
}

function isKnownFilled({ where }: Form, column: ColumnRef): boolean {
  return where.some((condition) => condition.kind === 'filled' && isSameColumn(condition.column, column))
}

/** Amounts are put in order, or ranked, among those of their own currency. */
export function keepCurrenciesApart(form: Form, catalogue: Catalogue): void {
  const column = form.order[0]?.by.column
  const unit = column && unitOf(catalogue, column)
  const isShown = unit && form.select.some((term) => term.kind === 'column' && isSameColumn(term.column, unit))
  if (!unit || !isShown) return
  if (form.ranked) form.ranked.per = unit
  else form.order.unshift({ by: columnTerm(unit), descending: false })
}

/** "When was the last invoice": one day, however many came on it. */
export function nameEqualOnce(form: Form): void {
  const [first] = form.order
  const { per } = form.ranked ?? {}
  const isSaid = (term: Term) =>
    term.kind === 'column' && ((first && isSameTerm(term, first.by)) || (per && isSameColumn(term.column, per)))
  if (form.ranked && form.limit === 1 && form.group.length === 0 && form.select.every(isSaid)) form.distinct = true
}

function breakTies(form: Form, catalogue: Catalogue): void {
  const { key } = findRelation(catalogue, form.subject)
  const own =
    form.group.length === 0 && key !== undefined && !form.distinct
      ? [columnTerm({ relation: form.subject, column: key })]
      : form.group
  const keys = own.filter((term) => term.column && findColumn(catalogue, term.column).isKey)
  for (const by of keys.length > 0 ? keys : own)
    if (!form.order.some((other) => isSameTerm(other.by, by))) form.order.push({ by, descending: false })
}

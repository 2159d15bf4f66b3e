import { type Catalogue, type ColumnRef, findColumn, findRelation } from './catalogue.ts'
import type { Condition, Form, Term } from './form.ts'

/**
 * Beside the items of its list a document stands as often as it has items, and its total would be added up as often: what the items
 * cost is added up instead. False where they do not say.
 */
export function addUpOnce(form: Form, catalogue: Catalogue): boolean {
  const asked = form.having.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : []))
  const terms = [...form.select, ...form.group, ...form.order.map(({ by }) => by), ...asked]
  const shown = new Set(terms.map(relationOfTerm))
  const lists = catalogue.links.flatMap(({ from, to }) =>
    findRelation(catalogue, to.relation).kinds && shown.has(from.relation) ? [from.relation] : [],
  )
  const isRepeated = (term: Term): boolean =>
    term.kind === 'aggregate' &&
    (term.fn === 'sum' || term.fn === 'avg') &&
    term.column !== undefined &&
    findRelation(catalogue, term.column.relation).kinds !== undefined
  if (lists.length === 0 || !terms.some(isRepeated)) return true
  const [list] = lists
  const cost = list === undefined || lists.length > 1 ? undefined : lineTotalOf(list, catalogue)
  const isOfWhole = (term: Term) => term.kind === 'aggregate' && term.fn === 'sum' && isMain(term.column, catalogue)
  if (!cost || !terms.filter(isRepeated).every(isOfWhole)) return false
  const ofItems = (term: Term): Term => (isRepeated(term) ? { kind: 'aggregate', fn: 'sum', column: cost } : term)
  const ofItemsIn = (condition: Condition): Condition =>
    condition.kind === 'compare' ? { ...condition, term: ofItems(condition.term) } : condition
  form.select = form.select.map(ofItems)
  form.order = form.order.map(({ by, descending }) => ({ by: ofItems(by), descending }))
  form.having = form.having.map(ofItemsIn)
  form.takesItems = true
  return true
}

function relationOfTerm(term: Term): string | undefined {
  return term.column?.relation ?? (term.kind === 'aggregate' ? term.relation : undefined)
}

function isMain(column: ColumnRef | undefined, catalogue: Catalogue): boolean {
  return column !== undefined && findColumn(catalogue, column).isMain === true
}

function lineTotalOf(relation: string, catalogue: Catalogue): ColumnRef | undefined {
  const [cost] = findRelation(catalogue, relation).columns.filter(({ isLineTotal }) => isLineTotal)
  return cost && { relation, column: cost.name }
}

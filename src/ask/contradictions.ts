import { type Catalogue, findColumn, findRelation, isSameColumn } from './catalogue.ts'
import { type Condition, columnsOfCondition, type Form, isAggregate, relationOf, type Term } from './form.ts'

/** One row cannot be both, but rows that belong to it can, or rows that share what is shown; false where neither makes sense. */
export function partContradictions(form: Form, catalogue: Catalogue): boolean {
  const apart = form.where.filter((condition) => form.where.some((other) => contradicts(condition, other)))
  const [first, ...others] = apart
  const column = first && columnsOfCondition(first)[0]
  if (!first || !column) return true
  if (apart.some((condition) => relationOf(condition) !== column.relation)) return false
  if (column.relation !== form.subject) {
    // "Which supplier sold both": on one document, or on several of theirs.
    if (form.select.length === 1 && form.select.every((term) => isParty(term, catalogue))) return false
    const common = form.where.filter(
      (condition) =>
        relationOf(condition) === column.relation && condition.kind !== 'related' && !apart.includes(condition),
    )
    const parted = apart.map((condition): Condition => {
      return { kind: 'related', relation: column.relation, where: [condition, ...common], negated: false }
    })
    form.where = [...form.where.filter((one) => !apart.includes(one) && !common.includes(one)), ...parted]
    return true
  }
  if (eitherItem(form, apart, catalogue)) return true
  const [shown] = form.select
  const isOfKinds = form.select.length === 1 && shown?.kind === 'column' && form.group.length === 0
  if (!isOfKinds || shown.column.relation !== form.subject) return false
  // Of documents, names are shared; that a day or an amount is the same says nothing.
  const isOfDocuments = findRelation(catalogue, form.subject).kinds !== undefined
  if (isOfDocuments && findColumn(catalogue, shown.column).type !== 'text') return false
  const parted = others.map(
    (condition): Condition => ({
      ...{ kind: 'shared', column: shown.column, where: [condition], negated: false },
    }),
  )
  form.where = [...form.where.filter((one) => !others.includes(one)), ...parted]
  form.distinct = true
  return true
}

function isParty({ column }: Term, catalogue: Catalogue): boolean {
  return column !== undefined && findColumn(catalogue, column).isParty === true
}

/** "What did paper and toner cost": items of a list that are either, where figures of them are asked for. */
function eitherItem(form: Form, apart: Condition[], { links, relations }: Catalogue): boolean {
  const isOfDocuments = links.some(
    ({ from, to }) =>
      from.relation === form.subject &&
      relations.some(({ name, kinds }) => name === to.relation && kinds !== undefined),
  )
  const isSame = apart.every((condition) => condition.kind === 'compare' && condition.comparison === '=')
  if (!isOfDocuments || !isSame || !form.select.some(isAggregate)) return false
  form.where = [...form.where.filter((one) => !apart.includes(one)), { kind: 'any', of: apart }]
  return true
}

/** Two periods that have no day in common. */
export function isNever({ where }: Form): boolean {
  if (where.some(isBeyondAll)) return true
  const spans = where.filter((condition) => condition.kind === 'within')
  return spans.some((a) => spans.some((b) => isSameColumn(a.column, b.column) && endsBefore(a, b)))
}

/** "Below their minimum stock": less than the least of all is nothing. */
function isBeyondAll(condition: Condition): boolean {
  if (condition.kind !== 'figure' || condition.where.length > 0) return false
  const { fn, comparison } = condition
  return (fn === 'min' && comparison === '<') || (fn === 'max' && comparison === '>')
}

type Span = Extract<Condition, { kind: 'within' }>

function endsBefore(a: Span, b: Span): boolean {
  return a.before !== undefined && b.from !== undefined && a.before <= b.from
}

function areApart(a: Span, b: Span): boolean {
  return endsBefore(a, b) || endsBefore(b, a)
}

function contradicts(a: Condition, b: Condition): boolean {
  if (a !== b && a.kind === 'within' && b.kind === 'within') return isSameColumn(a.column, b.column) && areApart(a, b)
  if (a === b || a.kind !== 'compare' || b.kind !== 'compare' || !a.term.column || !b.term.column) return false
  if (!isSameColumn(a.term.column, b.term.column)) return false
  if (a.comparison === '=' && b.comparison === '=') return a.value !== b.value
  const [over, under] = a.comparison.startsWith('>') ? [a, b] : [b, a]
  return (
    over.comparison.startsWith('>') &&
    under.comparison.startsWith('<') &&
    under.comparison !== '<>' &&
    over.value >= under.value
  )
}

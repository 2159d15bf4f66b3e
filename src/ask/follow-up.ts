import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  isSameColumn,
  isSameThing,
} from './catalogue.ts'
import type { Draft } from './draft.ts'
import {
  type AggregateName,
  type Condition,
  columnsOfCondition,
  columnTerm,
  countOf,
  isAggregate,
  isDenial,
  relationOf,
  type Term,
} from './form.ts'

/** Whether anything was said at all, beside what was asked about before. */
export function saysSomething(draft: Draft, before: Draft): boolean {
  const { select, where, group, having, order, limit, related, period, relations } = draft
  const said = [select, where, group, having, order, related].some(({ length }) => length > 0)
  return said || limit !== undefined || period !== undefined || relations.some((one) => !before.relations.includes(one))
}

/**
 * What was asked before, with what is said now: of the same thing the new word counts, the rest stays. Nothing where it is not clear of what it
 * would be said.
 */
export function goOn(given: Draft, now: Draft, catalogue: Catalogue, isWhich: boolean): Draft | undefined {
  const isTurned = turnsToOther(given, now, catalogue)
  const before = isTurned ? narrowed(given) : given
  if (!before) return undefined
  const asked = ranksRows(before, keepKind(before, now, catalogue))
  const isListed = isWhich && asked.select.length === 0 && before.group.length === 0 && before.select.every(isAggregate)
  const { period: _, limit: __, derive: ___, ...rest } = before
  const derive = isListed ? undefined : deriveNow(before, asked)
  const where = whereNow(before, asked)
  const relations = isTurned ? [...asked.relations, ...before.relations] : [...before.relations, ...asked.relations]
  return {
    ...rest,
    ...shownNow(before, asked),
    select: isListed ? [] : selectNow(before, asked, catalogue),
    where: [...before.where.filter((condition) => !isSaidAnew(condition, where, catalogue)), ...where],
    related: [...before.related, ...asked.related],
    relations: [...new Set(relations)],
    mentioned: [...new Set([...before.mentioned, ...asked.mentioned])],
    ...(derive && { derive }),
    ...(asked.leavesOut && { leavesOut: asked.leavesOut }),
  }
}

function isRegrouped({ group, period }: Draft): boolean {
  return group.length > 0 || period !== undefined
}

/** By what they are grouped and put in order, and how many are shown. */
function shownNow(before: Draft, now: Draft): Pick<Draft, 'group' | 'having' | 'order' | 'period' | 'limit'> {
  const isNew = isRegrouped(now)
  const hasOrder = now.order.length > 0
  const period = now.period ?? (now.group.length > 0 ? undefined : before.period)
  const limit = now.limit ?? (isNew || hasOrder ? undefined : before.limit)
  return {
    group: isNew ? now.group : before.group,
    having: now.having.length > 0 ? now.having : isNew ? [] : before.having,
    order: hasOrder ? now.order : isNew ? [] : before.order,
    ...(period !== undefined && { period }),
    ...(limit !== undefined && { limit }),
  }
}

/** "What items are on it", "and the VAT" of the invoice they are on: rows of another relation are asked for. */
function turnsToOther({ select, relations: [subject] }: Draft, now: Draft, catalogue: Catalogue): boolean {
  const own = select[0]?.column?.relation ?? subject
  const wanted = now.select[0]?.column?.relation ?? now.relations[0]
  const isLinked = catalogue.links.some(
    ({ from, to }) =>
      (from.relation === own && to.relation === wanted) || (from.relation === wanted && to.relation === own),
  )
  return isLinked && now.group.length === 0 && now.period === undefined
}

/** The same documents, as what rows of others are asked of: nothing is shown or put in order, the largest is said to be so. */
function narrowed({
  select: _,
  order,
  limit,
  place,
  mentioned: __,
  distinct: ___,
  ...draft
}: Draft): Draft | undefined {
  const [first] = order
  if (draft.group.length + draft.having.length > 0 || place !== undefined || draft.period) return undefined
  const rest = { ...draft, select: [], order: [], mentioned: [] }
  if (limit === undefined) return rest
  if (limit !== 1 || order.length > 1 || first?.by.kind !== 'column' || first.by.period) return undefined
  const { column } = first.by
  const where = draft.where.filter((condition) => relationOf(condition) === column.relation)
  const fn = first.descending ? 'max' : 'min'
  return { ...rest, where: [...draft.where, { kind: 'figure', column, comparison: '=', fn, where }] }
}

/** "Which is the most expensive" of rows that were listed is one of them, and not only its price. */
function ranksRows({ select, group }: Draft, now: Draft): Draft {
  const [figure, ...more] = now.select
  const isExtreme = figure?.kind === 'aggregate' && (figure.fn === 'max' || figure.fn === 'min')
  if (!isExtreme || !figure.column || more.length + now.order.length > 0) return now
  if (group.length > 0 || select.some(isAggregate)) return now
  return { ...now, select: [], order: [{ by: columnTerm(figure.column), descending: figure.fn === 'max' }], limit: 1 }
}

/** Of invoices, no credit notes have to be left out: they stay invoices. */
function keepKind(before: Draft, now: Draft, catalogue: Catalogue): Draft {
  const isOfKinds = ({ relation, column }: ColumnRef) =>
    findRelation(catalogue, relation).kinds?.some((kind) => kind.column === column) === true
  const saysKind = (condition: Condition) => columnsOfCondition(condition).some(isOfKinds)
  if (!now.leavesOut || !before.where.some((condition) => saysKind(condition) && !isDenial(condition))) return now
  const { leavesOut: _, ...rest } = now
  return { ...rest, where: now.where.filter((condition) => !(saysKind(condition) && isDenial(condition))) }
}

/** "And in May?" is said of the day that was asked about: when they are due, if that was it. */
function whereNow(before: Draft, { where, select, related }: Draft): Condition[] {
  const [only, ...more] = where
  const [asked, ...others] = before.where.filter((condition) => condition.kind === 'within')
  if (only?.kind !== 'within' || !asked || more.length + others.length + select.length + related.length > 0)
    return where
  return [{ ...only, column: asked.column }]
}

/** "And from Initech?" wants the share of it too. */
function deriveNow(before: Draft, now: Draft): Draft['derive'] {
  return now.derive ?? (now.select.length > 0 ? undefined : before.derive)
}

/** Of groups: the figures and amounts that were asked for, or how many there are. */
function figuresOf({ select, relations: [subject] }: Draft, catalogue: Catalogue): Term[] {
  const isAmount = (term: Term) => term.column && findColumn(catalogue, term.column).currency !== undefined
  const figures = select.filter((term) => isAggregate(term) || isAmount(term))
  return figures.length > 0 || subject === undefined ? figures : [countOf(subject)]
}

/** "And the tax?" wants the same figure of it. */
function selectNow(before: Draft, now: Draft, catalogue: Catalogue): Term[] {
  if (now.select.length === 0) return isRegrouped(now) ? figuresOf(before, catalogue) : before.select
  const figures = before.select.filter(isAggregate)
  const fn: AggregateName | undefined = figures[0]?.kind === 'aggregate' ? figures[0].fn : undefined
  if (fn === undefined || fn === 'count') return now.select
  return now.select.map((term) =>
    term.kind === 'column' && !term.period && findColumn(catalogue, term.column).type === 'number'
      ? { kind: 'aggregate', fn, column: term.column }
      : term,
  )
}

function isSaidAnew(condition: Condition, now: Condition[], catalogue: Catalogue): boolean {
  const columns = columnsOfCondition(condition)
  const isSame = (a: ColumnRef, b: ColumnRef) => isSameColumn(a, b) || mayNameTheSame(a, b, catalogue)
  return now.flatMap(columnsOfCondition).some((column) => columns.some((other) => isSame(column, other)))
}

/** Who sent it, and a company that is named in it without saying as what: "and from Acme" is said instead of the other. */
function mayNameTheSame(a: ColumnRef, b: ColumnRef, catalogue: Catalogue): boolean {
  const [one, other] = [findColumn(catalogue, a), findColumn(catalogue, b)]
  if (one.type !== 'text' || other.type !== 'text') return false
  const isOpen = (column: Column) => column.isParty !== true && namesCompany(column)
  return isSameThing(one, other) || (isOpen(one) && namesCompany(other)) || (isOpen(other) && namesCompany(one))
}

function namesCompany({ isParty, name }: Column): boolean {
  return isParty === true || companies.test(name)
}

const companies =
  /(?:^|_)(?:company|companies|organi[sz]ations?|firm|firma|unternehmen|entreprise|societe|empresa)(?:_|$)/

/** What follows "who sent no invoice in March" would be said of those, or of the invoices that are not there. */
export function saysWithout({ where }: Draft): boolean {
  return where.some((condition) => condition.kind === 'shared' && condition.negated)
}

/** Whether all that a kept draft names is still there. */
export function isStillThere({ relations, select, where, group }: Draft, catalogue: Catalogue): boolean {
  const columns = [...select, ...group].flatMap(({ column }) => column ?? [])
  const named = [...columns, ...where.flatMap(columnsOfCondition)]
  return (
    relations.every((name) => catalogue.relations.some((relation) => relation.name === name)) &&
    named.every(({ relation, column }) =>
      catalogue.relations.some(({ name, columns }) => name === relation && columns.some((one) => one.name === column)),
    )
  )
}

import { addUp, averageOfRows, sayOnce } from './add-up.ts'
import {
  type Catalogue,
  findColumn,
  findRelation,
  holdsDocuments,
  isSameColumn,
  namingColumns,
  repeatsValues,
  unitOf,
} from './catalogue.ts'
import { completeGroups, groupByRow } from './complete-groups.ts'
import { isNever, partContradictions } from './contradictions.ts'
import { dayOf, kindsAsked, kindsIn, statedBy } from './day-of-kind.ts'
import { defaultSelect } from './default-select.ts'
import { askDerived } from './derive.ts'
import type { Draft } from './draft.ts'
import { addUpOnce } from './each-once.ts'
import {
  type Condition,
  columnsOf,
  columnsOfCondition,
  columnTerm,
  countOf,
  type Form,
  isAggregate,
  isSameTerm,
  type Period,
  relationOf,
  type Term,
} from './form.ts'
import { counts, keepToNamed, leaveOutMissing, leaveOutSilent, leaveOutUnnamed } from './leave-out.ts'
import { keepListsApart } from './lists-beside.ts'
import { keepCurrenciesApart, nameEqualOnce, rankAll } from './rank.ts'
import { keepToEntry } from './same-entry.ts'

/** Fills in what goes without saying; nothing where it is not clear what is asked. */
export function completeDraft(draft: Draft, catalogue: Catalogue): Form | undefined {
  const subject = subjectOf(draft, catalogue)
  if (subject === undefined) return undefined
  const form = formOf(draft, subject)
  for (const related of draft.related) form.where.push({ kind: 'related', ...related })
  if (!largestOfEach(form, draft)) return undefined
  averageOfKind(form, catalogue)
  if (draft.period !== undefined && !groupByPeriod(form, draft.period, catalogue)) return undefined
  // "Invoices by supplier": how many.
  const isOfKind = findRelation(catalogue, subject).kinds !== undefined
  if (isOfKind && form.select.length === 0 && form.group.length > 0) form.select = [countOf(subject)]
  if (form.select.length === 0 && form.group.length === 0) form.select = defaultSelect(form, catalogue)
  // What the question says itself is no answer to it.
  if (draft.select.length === 0 && form.select.every((term) => form.where.some((condition) => fixes(condition, term))))
    form.select = []
  addUp(form, catalogue)
  sayOnce(form)
  averageOfRows(form, catalogue)
  nameOnce(form, catalogue)
  leaveOutSilent(form, catalogue)
  nameDated(form, catalogue)
  if (form.select.length === 0 && form.group.length === 0) return undefined
  completeGroups(form, catalogue)
  groupByRow(form, draft, catalogue)
  leaveOutUnnamed(form, catalogue)
  keepToNamed(form, draft, catalogue)
  if (!addUpOnce(form, catalogue) || !keepToEntry(form, catalogue) || !canRank(form, catalogue, draft)) return undefined
  showCurrencies(form, catalogue)
  keepCurrenciesApart(form, catalogue)
  nameEqualOnce(form)
  addMentioned(form, draft)
  // Two periods that are set beside each other are no contradiction.
  if (draft.derive !== 'difference' && !partContradictions(form, catalogue)) return undefined
  askOfItems(form, catalogue)
  keepListsApart(form, catalogue)
  const canBe = askDerived(form, draft.derive, catalogue) && !isNever(form)
  return canBe && isGroupedWhole(form) && isComputable(form, catalogue) ? form : undefined
}

/** "Which suppliers do we have": each of them once, however many documents name it. */
function nameOnce(form: Form, catalogue: Catalogue): void {
  const { select, group, order, where } = form
  const relation = findRelation(catalogue, form.subject)
  const isName = (term: Term) => {
    const column = term.kind === 'column' ? findColumn(catalogue, term.column) : undefined
    return column?.type === 'text' && repeatsValues(column, relation)
  }
  const isParty = select.every(({ column }) => column && findColumn(catalogue, column).isParty)
  const isAll = isParty || where.every((condition) => condition.kind === 'compare' && condition.comparison === '=')
  if (relation.kinds && select.length > 0 && select.every(isName) && group.length + order.length === 0 && isAll)
    form.distinct = true
}

/** "When does the contract end" where several may: each with its name. */
function nameDated({ subject, select, where, group, order, having, distinct }: Form, catalogue: Catalogue): void {
  const [only] = select
  const relation = findRelation(catalogue, subject)
  const isDay = only?.kind === 'column' && !only.period && findColumn(catalogue, only.column).type === 'date'
  const isOfAll = where.length > 0 && kindsIn(catalogue, where).length === where.length
  if (!relation.kinds || select.length !== 1 || !isDay || !isOfAll || distinct) return
  if ([group, order, having].some(({ length }) => length > 0)) return
  select.unshift(...namingColumns(relation).map(({ name }) => columnTerm({ relation: subject, column: name })))
  where.push({ kind: 'filled', column: only.column, negated: false })
}

/** What is only asked of the items of documents is asked of items that are there: a document is found once, however many fit. */
function askOfItems(form: Form, catalogue: Catalogue): void {
  if (findRelation(catalogue, form.subject).kinds === undefined) return
  const terms = [...form.select, ...form.group, ...form.order.map(({ by }) => by)]
  const asked = form.having.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : []))
  const shown = new Set(
    [...terms, ...asked].flatMap((term) => [
      term.column?.relation,
      term.kind === 'aggregate' ? term.relation : undefined,
    ]),
  )
  const items = catalogue.links.flatMap(({ from, to }) => (to.relation === form.subject ? [from.relation] : []))
  for (const relation of items.filter((name) => !shown.has(name))) {
    const own = form.where.filter((condition) => condition.kind !== 'related' && relationOf(condition) === relation)
    if (own.length === 0) continue
    form.where = [
      ...form.where.filter((condition) => !own.includes(condition)),
      { kind: 'related', relation, where: own, negated: false },
    ]
  }
}

/** Beside figures only what they are grouped by can be shown or ordered by, and what is shown once is ordered by itself. */
function isGroupedWhole({ select, order, group, having, distinct }: Form): boolean {
  const terms = [...select, ...order.map(({ by }) => by)]
  // "How many suppliers have more than 3 invoices" counts groups, and a figure of groups is not known.
  if (having.length > 0 && (group.length === 0 || countsOthers(select, having))) return false
  if (distinct && order.some(({ by }) => !select.some((shown) => isSameTerm(shown, by)))) return false
  if (!terms.some(isAggregate) && group.length === 0 && having.length === 0) return true
  return terms.every((term) => isAggregate(term) || group.some((other) => isSameTerm(other, term)))
}

/** Rows of one relation are counted where those of another are asked for to be many. */
function countsOthers(select: Term[], having: Condition[]): boolean {
  const asked = having.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : []))
  return select.some((term) => counts(term) && !term.column && !asked.some((other) => isSameTerm(term, other)))
}

/** Only numbers have a sum or an average. */
function isComputable({ select, order, having }: Form, catalogue: Catalogue): boolean {
  const asked = having.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : []))
  return [...select, ...order.map(({ by }) => by), ...asked].every(
    (term) =>
      term.kind !== 'aggregate' ||
      !term.column ||
      (term.fn !== 'sum' && term.fn !== 'avg') ||
      findColumn(catalogue, term.column).type === 'number',
  )
}

function formOf(draft: Draft, subject: string): Form {
  return {
    subject,
    ...{ select: [...draft.select], where: [...draft.where], group: [...draft.group], having: draft.having },
    ...{ order: [...draft.order], ...(draft.limit !== undefined && { limit: draft.limit }) },
    ...(draft.distinct && { distinct: true }),
    ...(draft.whether && { whether: draft.whether }),
    ...(draft.leavesOut && { leavesOut: draft.leavesOut }),
  }
}

function canRank(form: Form, catalogue: Catalogue, { place }: Draft): boolean {
  if (!nestSuperlative(form, catalogue) || !rankAll(form, catalogue)) return false
  if (place === undefined) return true
  if (!form.ranked || form.limit !== 1) return false
  form.ranked.place = place
  return true
}

/** "How many concerts in the stadium with the highest capacity": one figure, so the highest is a condition. */
function nestSuperlative(form: Form, catalogue: Catalogue): boolean {
  const [first] = form.order
  if (form.limit !== 1 || form.group.length > 0 || !form.select.every(isAggregate) || first?.by.kind !== 'column')
    return true
  const { column } = first.by
  // "The smallest and the largest" is not the smallest of the largest.
  if (form.select.some((term) => term.column && isSameColumn(term.column, column))) return false
  const isOfBoth = (condition: Condition) =>
    relationOf(condition) === column.relation || (condition.kind === 'related' && column.relation === form.subject)
  const where = form.where.filter(isOfBoth)
  // The highest of each currency: what is counted of them is no one figure.
  const unit = unitOf(catalogue, column)
  if (unit) {
    form.select.push(columnTerm(unit))
    form.group.push(columnTerm(unit))
  }
  form.where.push({ kind: 'figure', column, comparison: '=', fn: first.descending ? 'max' : 'min', where })
  form.order = []
  delete form.limit
  return true
}

/** "The largest invoice of each supplier": their highest total; of several of each nothing is known. */
function largestOfEach(form: Form, { period }: Draft): boolean {
  const [first, ...others] = form.order
  if ((form.group.length === 0 && period === undefined) || form.select.length > 0) return true
  if (form.limit === undefined || first?.by.kind !== 'column' || others.length > 0) return true
  if (form.limit !== 1) return false
  form.select = [{ kind: 'aggregate', fn: first.descending ? 'max' : 'min', column: first.by.column }]
  form.order = []
  delete form.limit
  return true
}

/** The average that invoices are compared with is that of invoices, whatever else is said of them. */
function averageOfKind(form: Form, catalogue: Catalogue): void {
  const kinds = new Set(findRelation(catalogue, form.subject).kinds?.map(({ column }) => column))
  const own = form.where.filter(
    (condition) => condition.kind === 'compare' && kinds.has(condition.term.column?.column ?? ''),
  )
  form.where = form.where.map((condition) =>
    condition.kind === 'figure' && condition.column.relation === form.subject && condition.where.length === 0
      ? { ...condition, where: own }
      : condition,
  )
}

/** Amounts of different currencies are never one figure: each has its currency beside it. */
function showCurrencies(form: Form, catalogue: Catalogue): void {
  const shown: Term[] = []
  for (const term of form.select) {
    shown.push(term)
    const currency = term.column && findColumn(catalogue, term.column).currency
    if (!term.column || currency === undefined || (term.kind === 'aggregate' && term.fn === 'count')) continue
    const unit = columnTerm({ relation: term.column.relation, column: currency })
    if (!form.select.some((other) => isSameTerm(other, unit)) && !shown.some((other) => isSameTerm(other, unit)))
      shown.push(unit)
    const isFigure = form.select.some(isAggregate)
    if (isFigure && !form.group.some((other) => isSameTerm(other, unit))) form.group.push(unit)
  }
  form.select = shown
  leaveOutMissing(form, catalogue)
}

function subjectOf({ select, relations, where, group, order }: Draft, catalogue: Catalogue): string | undefined {
  const [first] = select
  const counted = select.find((term) => term.kind === 'aggregate' && term.relation !== undefined)
  if (counted?.kind === 'aggregate' && counted.relation !== undefined && select.length === 1) return counted.relation
  if (first?.column) return first.column.relation
  if (first?.kind === 'aggregate' && first.relation !== undefined) return first.relation
  if (relations[0] !== undefined) return relations[0]
  // "Daniel's ferritin": the rows of his document, and not which document it is.
  const isOfRows = (one: Condition) => findRelation(catalogue, relationOf(one) ?? '').kinds === undefined
  const condition =
    (holdsDocuments(catalogue) && where.find((one) => relationOf(one) !== undefined && isOfRows(one))) || where[0]
  const column = condition && columnsOfCondition(condition)[0]
  return column?.relation ?? group[0]?.column?.relation ?? order[0]?.by.column?.relation
}

/** False where figures are asked for of each month, and nothing has a day that tells its month. */
function groupByPeriod(form: Form, period: Period, catalogue: Catalogue): boolean {
  const asked = kindsAsked(catalogue, kindsIn(catalogue, form.where), statedBy(catalogue, form.select))
  const column = dayOf(catalogue, form.subject, asked)
  if (!column) return !form.select.some(isAggregate)
  const term = columnTerm(column, period)
  form.group.push(term)
  // "In which month did we spend the most": of all that is in it.
  const ranked = form.order.map(({ by, descending }) => ({ by: sumOf(by, catalogue), descending }))
  if (form.select.length === 0) form.select = ranked.flatMap(({ by }) => (isAggregate(by) ? [by] : []))
  form.order = ranked.length === 0 ? [{ by: term, descending: false }] : ranked
  if (form.select.length === 0) form.select.push(countOf(form.subject))
  return true
}

function sumOf(term: Term, catalogue: Catalogue): Term {
  const isNumber = term.kind === 'column' && findColumn(catalogue, term.column).type === 'number'
  return isNumber ? { kind: 'aggregate', fn: 'sum', column: term.column } : term
}

function fixes(condition: Condition, term: Term): boolean {
  if (condition.kind !== 'compare' || condition.comparison !== '=' || !condition.term.column || !term.column)
    return false
  return isSameColumn(condition.term.column, term.column)
}

/** A relation that is named and nothing asked of: rows of it must be there. */
function addMentioned(form: Form, draft: Draft): void {
  const used = new Set([form.subject, ...columnsOf(form).map(({ relation }) => relation)])
  for (const term of [...form.select, ...form.order.map(({ by }) => by)])
    if (term.kind === 'aggregate' && term.relation !== undefined) used.add(term.relation)
  for (const condition of [...form.where, ...form.having]) {
    if (condition.kind === 'related')
      for (const name of [condition.relation, ...condition.where.map(relationOf)]) used.add(name ?? '')
    if (condition.kind === 'compare' && condition.term.kind === 'aggregate') used.add(condition.term.relation ?? '')
  }
  for (const relation of new Set(draft.mentioned))
    if (!used.has(relation)) form.where.push({ kind: 'related', relation, where: [], negated: false })
}

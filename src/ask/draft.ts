import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  isSameColumn,
  namingColumn,
  namingColumns,
  type Relation,
  repeatsValues,
  unitOf,
} from './catalogue.ts'
import { isNever, partContradictions } from './contradictions.ts'
import { dayOf, isStatedBy, kindsAsked, kindsIn, statedBy } from './day-of-kind.ts'
import { askDerived } from './derive.ts'
import { addUpOnce } from './each-once.ts'
import {
  type Condition,
  columnsOf,
  columnsOfCondition,
  columnTerm,
  countOf,
  type Derived,
  type Form,
  isAggregate,
  isDenial,
  isSameTerm,
  type Period,
  relationOf,
  type Term,
  type Whether,
} from './form.ts'
import { mainColumn } from './main-column.ts'
import { describing } from './quantities.ts'
import { keepCurrenciesApart, nameEqualOnce, rankAll } from './rank.ts'
import { keepToEntry } from './same-entry.ts'

/** What has been understood so far. */
export interface Draft {
  select: Term[]
  where: Condition[]
  group: Term[]
  having: Condition[]
  order: { by: Term; descending: boolean }[]
  limit?: number
  /** "The second largest": only the one that has this place. */
  place?: number
  distinct?: boolean
  /** Relations that the question names, in its order. */
  relations: string[]
  /** Those that it names by their own name. */
  mentioned: string[]
  /** Rows of it must, or must not, be there. */
  related: { relation: string; where: Condition[]; negated: boolean }[]
  period?: Period
  derive?: Derived
  whether?: Whether
  /** Kinds of documents that do not count, though nobody said so. */
  leavesOut?: string[]
}

export function emptyDraft(): Draft {
  return { select: [], where: [], group: [], having: [], order: [], relations: [], mentioned: [], related: [] }
}

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
  const canBe = askDerived(form, draft.derive, catalogue) && !isNever(form)
  return canBe && isGroupedWhole(form) && isComputable(form, catalogue) ? form : undefined
}

/** "How many pillows are in stock": what is added up is not told beside its sum. */
function sayOnce(form: Form): void {
  const sums = form.select.flatMap((term) =>
    term.kind === 'aggregate' && term.fn === 'sum' ? (term.column ?? []) : [],
  )
  const isSummed = (term: Term) => term.kind === 'column' && sums.some((column) => isSameColumn(column, term.column))
  if (form.group.length === 0) form.select = form.select.filter((term) => !isSummed(term))
}

/** "The average of nights per booking": of what each row is known by there is one, and an average of one is none. */
function averageOfRows(form: Form, catalogue: Catalogue): void {
  const isAverage =
    form.select.length > 0 && form.select.every((term) => term.kind === 'aggregate' && term.fn === 'avg')
  const [only, ...others] = form.group
  if (!isAverage || only?.kind !== 'column' || others.length > 0 || form.order.length + form.having.length > 0) return
  const { type, distinct = 0, isParty } = findColumn(catalogue, only.column)
  const { kinds, rows } = findRelation(catalogue, only.column.relation)
  if (kinds && type === 'text' && !isParty && distinct >= rows) form.group = []
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

/** "What is the account number": of documents that state one, where nothing is said of them. */
function leaveOutSilent({ subject, select, where, group, order, having }: Form, catalogue: Catalogue): void {
  const isOfDocuments = findRelation(catalogue, subject).kinds !== undefined
  const isSaid = [where, group, order, having].some(({ length }) => length > 0)
  const asked = select.flatMap((term) =>
    term.kind === 'column' && term.column.relation === subject ? [term.column] : [],
  )
  if (!isOfDocuments || isSaid || asked.length === 0 || asked.length < select.length) return
  const stated = asked.map((column): Condition => ({ kind: 'filled', column, negated: false }))
  where.push(...(stated.length === 1 ? stated : [{ kind: 'any' as const, of: stated }]))
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

/** An amount for each supplier, or of all invoices, is their sum. */
function addUp(form: Form, catalogue: Catalogue): void {
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

/** "The most expensive item in stock": of rows that have a stock, where others are lines of bills. */
function keepToNamed(form: Form, draft: Draft, catalogue: Catalogue): void {
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
function leaveOutUnnamed({ subject, where, group, having }: Form, catalogue: Catalogue): void {
  if (having.length === 0 || findRelation(catalogue, subject).kinds === undefined) return
  for (const { column } of group)
    if (column?.relation === subject && findColumn(catalogue, column).type === 'text')
      where.push({ kind: 'filled', column, negated: false })
}

/** What has no amount has no currency either, and would be a group of nothing. */
function leaveOutMissing(form: Form, catalogue: Catalogue): void {
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

function counts(term: Term): boolean {
  return term.kind === 'aggregate' && term.fn === 'count'
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
  const column = condition && columnsOf({ ...none, where: [condition] })[0]
  return column?.relation ?? group[0]?.column?.relation ?? order[0]?.by.column?.relation
}

const none: Form = { subject: '', select: [], where: [], group: [], having: [], order: [] }

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

function defaultSelect({ subject, order, where }: Form, catalogue: Catalogue): Term[] {
  const relation = findRelation(catalogue, subject)
  const beside = where.flatMap((one) =>
    one.kind === 'beside' && one.column.relation === subject ? [one.column, one.other] : [],
  )
  if (beside.length > 0) return nameCompared(beside, relation)
  const naming = namingColumns(relation)
  const shown =
    naming.length > 0 ? naming : (rowOf(relation, catalogue) ?? plainColumns(relation, holdsDocuments(catalogue)))
  const named = where.flatMap((one) => (isDenial(one) ? [] : columnsOfCondition(one)))
  const asked = kindsAsked(
    catalogue,
    kindsIn(catalogue, where),
    named.filter((column) => column.relation === subject),
  )
  // What a kind of documents does not state is not shown of it.
  const isWithMain = relation.columns.some(({ isMain }) => isMain)
  const mains = relation.columns.filter((column) => column.isMain && isStatedBy(column, asked))
  const isOwn = (by: Term) => by.kind === 'column' && by.column.relation === subject
  const ordered = isWithMain ? order.flatMap(({ by }) => (isOwn(by) && by.column ? [by.column.column] : [])) : []
  const open = where.filter((condition) => condition.kind !== 'compare' || condition.comparison !== '=')
  const compared = isWithMain ? columnsOf({ ...none, where: open }).filter((column) => column.relation === subject) : []
  const names = [...shown, ...mains].map(({ name }) => name)
  const all = [...new Set([...names, ...ordered, ...compared.map(({ column }) => column)])]
  return all.map((column) => columnTerm({ relation: subject, column }))
}

/** What a row is, and what of it is set beside what. */
function nameCompared(compared: ColumnRef[], relation: Relation): Term[] {
  const described = describing(relation)
  const naming = described ? [described] : namingColumns(relation)
  const named = naming.map(({ name }) => columnTerm({ relation: relation.name, column: name }))
  return [...named, ...compared.map((column) => columnTerm(column))]
}

/** Currencies are shown beside their amounts anyway. */
function plainColumns({ columns }: Relation, isOfDocuments: boolean): Column[] {
  const units = new Set(columns.flatMap(({ currency }) => currency ?? []))
  return columns.filter(({ name, isKey }) => !isKey && !units.has(name)).slice(0, isOfDocuments ? mostOfRow : 3)
}

/** A row of a sheet is shown whole, as nobody knows which column tells it from others. */
const mostOfRow = 8

/** A row of a list in short: of which day it is, what it is, and what it costs. */
function rowOf(relation: Relation, catalogue: Catalogue): Column[] | undefined {
  const cost = relation.columns.find(({ isLineTotal }) => isLineTotal)
  const described = describing(relation)
  if (!cost || !described) return undefined
  const day = mainColumn(catalogue, relation.name, 'date')
  return [...(day ? [findColumn(catalogue, day)] : []), described, cost]
}

function fixes(condition: Condition, term: Term): boolean {
  if (condition.kind !== 'compare' || condition.comparison !== '=' || !condition.term.column || !term.column)
    return false
  return isSameColumn(condition.term.column, term.column)
}

/** What stands beside a figure is what it is grouped by. */
function completeGroups(form: Form, catalogue: Catalogue): void {
  const { select, order, having } = form
  const hasFigures = [...select, ...order.map(({ by }) => by)].some(isAggregate) || having.length > 0
  if (!hasFigures) {
    const missing = form.group.filter((term) => !select.some((other) => isSameTerm(term, other)))
    // "For each singer" without a figure only says of whom.
    form.select.unshift(...(select.length === 0 ? missing : []))
    form.group = []
    return
  }
  const shown = select.filter((term) => !isAggregate(term))
  const isParted = shown.length > 0 || form.group.length > 0
  const plain = [...shown, ...(isParted ? order.map(({ by }) => by) : [])].filter((term) => !isAggregate(term))
  const missing = form.group.filter((term) => !select.some((other) => isSameTerm(term, other)))
  const isTold = shown.some((term) => form.group.some((group) => group.column?.relation === term.column?.relation))
  form.select = [
    ...(isTold && missing.every((term) => term.kind === 'column' && !term.period) ? [] : missing),
    ...select,
  ]
  form.group = [...form.group, ...plain.filter((term) => !form.group.some((other) => isSameTerm(term, other)))]
  for (const term of [...form.group]) {
    const key = term.column && keyBeside(term.column, catalogue)
    if (key && !form.group.some((other) => other.column && isSameColumn(other.column, key)))
      form.group.push(columnTerm(key))
  }
}

/** "The last names of members with at least 2 loans": each member, not all of one name together. */
function groupByRow({ group, having, order, limit }: Form, draft: Draft, catalogue: Catalogue): void {
  const counted = [
    ...having.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : [])),
    ...(limit === undefined ? [] : order.map(({ by }) => by)),
  ].filter(isAggregate)
  const relations = new Set(group.map(({ column }) => column?.relation))
  const [relation] = relations
  const isOfOthers = counted.every(
    (term) => (term.column?.relation ?? (term.kind === 'aggregate' ? term.relation : undefined)) !== relation,
  )
  if (relation === undefined || relations.size > 1 || counted.length === 0 || !isOfOthers) return
  if (draft.group.length > 0 || !draft.mentioned.includes(relation)) return
  const { key, kinds } = findRelation(catalogue, relation)
  const term = key === undefined || kinds ? undefined : columnTerm({ relation, column: key })
  if (term && !group.some((other) => isSameTerm(other, term))) group.push(term)
}

/** Two rows may have the same name. */
function keyBeside(column: ColumnRef, catalogue: Catalogue): ColumnRef | undefined {
  const relation = findRelation(catalogue, column.relation)
  if (relation.key === undefined || namingColumn(relation)?.name !== column.column) return undefined
  const { distinct } = findColumn(catalogue, column)
  return distinct === undefined || distinct >= relation.rows * 0.5
    ? { relation: relation.name, column: relation.key }
    : undefined
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

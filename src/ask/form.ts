import { type ColumnRef, isSameColumn } from './catalogue.ts'

/** What is asked, whatever words said it: one read of the catalogue. */
export interface Form {
  /** The relation whose rows it is about; others join it along the links. */
  subject: string
  select: Term[]
  where: Condition[]
  group: Term[]
  having: Condition[]
  order: { by: Term; descending: boolean }[]
  limit?: number
  /** Of equal ones all are given, and of amounts the first of each currency; with `place`, those that have just this one. */
  ranked?: { per?: ColumnRef; place?: number }
  distinct?: boolean
  derive?: Derived
  /** What a figure is compared with, where it is asked whether it is so. */
  whether?: Whether
  /** Kinds of documents that do not count, though nobody said so. */
  leavesOut?: string[]
  /** What items cost is added up, where totals of their documents were asked for. */
  takesItems?: boolean
}

/** What is computed of the figures of the rows: their share of the whole, what is more than in the row before, whether they or all are so. */
export type Derived = 'share' | 'difference' | 'whether' | 'all'
export type Whether = { comparison: Comparison; than: Literal } | { from: Literal; to: Literal }

export type AggregateName = 'count' | 'sum' | 'avg' | 'max' | 'min'
export type Period = 'day' | 'month' | 'quarter' | 'year'

export type Term =
  | { kind: 'column'; column: ColumnRef; period?: Period }
  /** Whether all of it holds. */
  | { kind: 'test'; where: Condition[]; column?: undefined }
  /** Of rows where it has no column. */
  | { kind: 'aggregate'; fn: AggregateName; column?: ColumnRef; relation?: string; distinct?: boolean }

export type Comparison = '=' | '<>' | '>' | '>=' | '<' | '<='
export type Literal = string | number | boolean

export type Condition =
  | { kind: 'compare'; term: Term; comparison: Comparison; value: Literal }
  /** From the first, to just before the second. */
  | { kind: 'within'; column: ColumnRef; from?: Literal; before?: Literal }
  | { kind: 'between'; column: ColumnRef; low: Literal; high: Literal }
  /** Than another column of the same row. */
  | { kind: 'beside'; column: ColumnRef; comparison: Comparison; other: ColumnRef }
  | { kind: 'like'; column: ColumnRef; pattern: string; negated: boolean }
  | { kind: 'filled'; column: ColumnRef; negated: boolean }
  | { kind: 'any'; of: Condition[] }
  /** Than the average, or another figure, over all rows, or those of which something is said. */
  | { kind: 'figure'; column: ColumnRef; comparison: Comparison; fn: AggregateName; where: Condition[] }
  /** Its value is, or is not, also that of a row of which something else is said. */
  | { kind: 'shared'; column: ColumnRef; where: Condition[]; negated: boolean }
  /** Whether a row of another relation belongs to it, of which something may be asked. */
  | { kind: 'related'; relation: string; where: Condition[]; negated: boolean }

export function columnTerm(column: ColumnRef, period?: Period): Term {
  return { kind: 'column', column, ...(period && { period }) }
}

export function countOf(relation: string): Term {
  return { kind: 'aggregate', fn: 'count', relation }
}

/** Every column that a form names. */
export function columnsOf(form: Form): ColumnRef[] {
  const terms = [...form.select, ...form.group, ...form.order.map(({ by }) => by)]
  return [...terms.flatMap(columnsOfTerm), ...[...form.where, ...form.having].flatMap(columnsOfCondition)]
}

export function columnsOfTerm(term: Term): ColumnRef[] {
  if (term.kind === 'test') return term.where.flatMap(columnsOfCondition)
  return term.column ? [term.column] : []
}

export function columnsOfCondition(condition: Condition): ColumnRef[] {
  switch (condition.kind) {
    case 'compare':
      return columnsOfTerm(condition.term)
    case 'any':
      return condition.of.flatMap(columnsOfCondition)
    case 'beside':
      return [condition.column, condition.other]
    case 'related':
      return []
    default:
      return [condition.column]
  }
}

/** What the terms of an answer are called, each by a name of its own. */
export function termNames(terms: Term[]): string[] {
  const names: string[] = []
  for (const term of terms) {
    const base = nameOf(term)
    let name = base
    for (let number = 2; names.includes(name); number++) name = `${base}_${number}`
    names.push(name)
  }
  return names
}

function nameOf(term: Term): string {
  if (term.kind === 'column') return term.period ?? term.column.column
  if (term.kind === 'test') return 'asked_for'
  return term.column ? `${term.fn}_${term.column.column}` : term.fn
}

export function isSameTerm(a: Term, b: Term): boolean {
  if (a.kind === 'column' && b.kind === 'column') return isSameColumn(a.column, b.column) && a.period === b.period
  return JSON.stringify(a) === JSON.stringify(b)
}

export function isAggregate(term: Term): boolean {
  return term.kind === 'aggregate'
}

/** The relation that a condition is about. */
export function relationOf(condition: Condition | undefined): string | undefined {
  if (!condition) return undefined
  if (condition.kind === 'compare') return condition.term.column?.relation
  if (condition.kind === 'any') return relationOf(condition.of[0])
  return condition.kind === 'related' ? condition.relation : condition.column.relation
}

/** Whether it says which value a column does not have. */
export function isDenial(condition: Condition): boolean {
  if (condition.kind === 'any') return condition.of.some(isDenial)
  return condition.kind === 'like' ? condition.negated : condition.kind === 'compare' && condition.comparison === '<>'
}

/** Whether each row stands for several of the relation. */
export function isOfGroups({ select, group, distinct }: Form): boolean {
  return distinct === true || group.length > 0 || select.some(isAggregate)
}

/** What is shown once is grouped by all that is shown. */
export function withGroups(form: Form): Form {
  const { distinct, ...rest } = form
  return distinct && form.group.length === 0
    ? { ...rest, group: form.select.filter((term) => !isAggregate(term)) }
    : form
}

/** Whether rows are compared with others of their relation, which nothing else that is asked may leave out. */
export function looksAtOthers({ where }: Form): boolean {
  return where.some(({ kind }) => kind === 'figure' || kind === 'shared')
}

/** Columns that every row of their relation has a value of that counts, by what is asked of them. */
export function strictColumns(form: Form): ColumnRef[] {
  const related = form.where.filter((condition) => condition.kind === 'related')
  const isOnce = (name: string) => related.filter(({ relation }) => relation === name).length === 1
  const own = form.where.flatMap(strictOf).filter(({ relation }) => !related.some((one) => one.relation === relation))
  const names = new Set([form.subject, ...columnsOf(form).map(({ relation }) => relation)])
  const ofOthers = related.flatMap(({ relation, where }) =>
    isOnce(relation) && !names.has(relation)
      ? where.flatMap(strictOf).filter((column) => column.relation === relation)
      : [],
  )
  return [...own, ...ofOthers]
}

function strictOf(condition: Condition): ColumnRef[] {
  if (condition.kind === 'any' || condition.kind === 'related') return []
  return condition.kind === 'filled' && condition.negated ? [] : columnsOfCondition(condition)
}

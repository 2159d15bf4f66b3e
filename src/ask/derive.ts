import { type Catalogue, type ColumnRef, findRelation, isSameColumn } from './catalogue.ts'
import {
  type Condition,
  columnsOfCondition,
  columnsOfTerm,
  columnTerm,
  type Derived,
  type Form,
  isAggregate,
  type Period,
  type Term,
  type Whether,
} from './form.ts'
import type { AnswerColumn, AnswerValue } from './word-answer.ts'

/** Makes a form ask for what shares or differences are computed of; false where these make no sense. */
export function askDerived(form: Form, derive: Derived | undefined, catalogue: Catalogue): boolean {
  if (derive === undefined) return true
  if (!form.select.some(isAggregate) || form.having.length > 0 || form.limit !== undefined) return false
  form.derive = derive
  if (derive === 'whether') return form.whether !== undefined && form.select.filter(isAggregate).length === 1
  if (derive === 'difference') return askDifference(form)
  const isParted = askShare(form, catalogue)
  if (derive === 'all') leaveOutUntold(form, catalogue)
  return isParted
}

/** "Are all invoices in EUR": nothing is known of those that do not say it. */
function leaveOutUntold(form: Form, catalogue: Catalogue): void {
  const [first] = form.group
  const asked = first?.kind === 'test' ? columnsOfTerm(first) : []
  const amountOf = ({ relation, column }: ColumnRef) =>
    findRelation(catalogue, relation).columns.find(({ currency }) => currency === column)?.name ?? column
  for (const ref of asked)
    form.where.push({ kind: 'filled', column: { ...ref, column: amountOf(ref) }, negated: false })
}

/** What is asked of rows parts them into those that it holds for and the others: a share is of both. */
function askShare(form: Form, catalogue: Catalogue): boolean {
  const kinds = new Set(findRelation(catalogue, form.subject).kinds?.map(({ column }) => column))
  const isOf = (condition: Condition, isIt: (column: ColumnRef) => boolean) =>
    condition.kind === 'compare' && condition.term.kind === 'column' && isIt(condition.term.column)
  const isWhole = (condition: Condition): boolean =>
    condition.kind === 'any'
      ? columnsOfCondition(condition).every(({ column }) => kinds.has(column))
      : (condition.kind === 'filled' && !condition.negated) || isOf(condition, ({ column }) => kinds.has(column))
  const asked = form.where.filter((condition) => !isWhole(condition))
  const unitless = asked.filter((condition) => !isOf(condition, (column) => isUnit(column, catalogue)))
  // "Of the total in EUR" says of what; only documents can be counted by currency.
  const said = unitless.length > 0 || !form.select.every(counts) ? unitless : asked
  const others = said.filter(({ kind }) => kind !== 'within')
  // "Of the total of 2024": days say of what it is a share, unless nothing else does.
  const where = others.length > 0 ? others : said
  const isParted = form.group.some(({ column }) => column && !isUnit(column, catalogue))
  if (where.length === 0 || isParted) return where.length === 0 && isParted
  const test: Term = { kind: 'test', where }
  form.where = form.where.filter((condition) => !where.includes(condition))
  form.select.unshift(test)
  form.group.unshift(test)
  form.order = [{ by: test, descending: true }]
  return true
}

function counts(term: Term): boolean {
  return term.kind === 'aggregate' && term.fn === 'count'
}

/** Whether it says in which currency an amount is. */
function isUnit({ relation, column }: ColumnRef, catalogue: Catalogue): boolean {
  return findRelation(catalogue, relation).columns.some(({ currency }) => currency === column)
}

/** Two periods that are as long, or two names, one row for each. */
function askDifference(form: Form): boolean {
  const spans = form.where.filter((condition) => condition.kind === 'within')
  const [first, second] = spans
  const named = second ? undefined : namesIn(form)
  if (named) {
    form.select.unshift(named)
    form.group.unshift(named)
    form.order = [{ by: named, descending: false }]
    return true
  }
  const period = first && periodOf(first)
  if (!first || !second || spans.length > 2 || !period || period !== periodOf(second)) return false
  if (!isSameColumn(first.column, second.column) || first.from === second.from) return false
  const term = columnTerm(first.column, period)
  form.where = [
    ...form.where.filter((condition) => condition !== first && condition !== second),
    { kind: 'any', of: spans },
  ]
  form.select.unshift(term)
  form.group.unshift(term)
  form.order = [{ by: term, descending: false }]
  return true
}

/** What two names are of that are set beside each other. */
function namesIn({ where, group }: Form): Term | undefined {
  const named = where.flatMap((condition) => {
    if (condition.kind !== 'any') return []
    const columns = condition.of.flatMap((one) =>
      one.kind === 'compare' && one.comparison === '=' && one.term.kind === 'column' ? [one.term.column] : [],
    )
    const [first] = columns
    const isTwo =
      condition.of.length === 2 && columns.length === 2 && columns.every((one) => first && isSameColumn(one, first))
    return first && isTwo ? [first] : []
  })
  const [column, ...others] = named
  const isGrouped = group.some((term) => column && term.column && isSameColumn(term.column, column))
  return column && others.length === 0 && !isGrouped ? columnTerm(column) : undefined
}

function periodOf({ from, before }: Extract<Condition, { kind: 'within' }>): Period | undefined {
  if (typeof from !== 'string' || typeof before !== 'string') return undefined
  const days = (Date.parse(before) - Date.parse(from)) / 86_400_000
  if (days === 1) return 'day'
  if (!from.endsWith('-01') || !before.endsWith('-01')) return undefined
  return days > 364 && days < 367
    ? 'year'
    : days > 88 && days < 93
      ? 'quarter'
      : days > 27 && days < 32
        ? 'month'
        : undefined
}

/** What follows from the figures of the rows, as one more column: of all rows of a currency, or against the row before. */
export function derived(
  { derive, select, whether }: Form,
  columns: AnswerColumn[],
  rows: AnswerValue[][],
): { columns: AnswerColumn[]; rows: AnswerValue[][] } {
  const at = select.findIndex(isAggregate)
  if (derive === undefined || at < 0) return { columns, rows }
  const units = columns.flatMap(({ name }, place) => (name.endsWith('_currency') ? [place] : []))
  const unitOf = (row: AnswerValue[]) => units.map((place) => row[place]).join()
  const figureOf = (row: AnswerValue[] | undefined) => Number(row?.[at] ?? 0)
  if (derive === 'all') {
    const isSo = rows.length > 0 && rows.every((row) => row[0] === true)
    return {
      columns: [...columns, { name: 'holds', label: '', type: 'boolean', figure: 'whether' }],
      rows: rows.map((row) => [...row, isSo]),
    }
  }
  if (derive === 'whether')
    return {
      columns: [...columns, { name: 'holds', label: '', type: 'boolean', figure: derive }],
      rows: rows.map((row) => [...row, whether !== undefined && holds(figureOf(row), whether)]),
    }
  const computed = rows.map((row, place) => {
    const own = rows.filter((other) => unitOf(other) === unitOf(row))
    if (derive === 'share') {
      const whole = own.reduce((sum, other) => sum + figureOf(other), 0)
      return whole === 0 ? null : figureOf(row) / whole
    }
    const before = rows.slice(0, place).findLast((other) => unitOf(other) === unitOf(row))
    return before ? Number((figureOf(row) - figureOf(before)).toFixed(6)) : null
  })
  return {
    columns: [...columns, { name: derive, label: '', type: 'number', figure: derive }],
    rows: rows.map((row, place) => [...row, computed[place] ?? null]),
  }
}

function holds(figure: number, whether: Whether): boolean {
  if ('from' in whether) return figure >= Number(whether.from) && figure <= Number(whether.to)
  const than = Number(whether.than)
  switch (whether.comparison) {
    case '=':
      return figure === than
    case '<>':
      return figure !== than
    case '>':
      return figure > than
    case '>=':
      return figure >= than
    case '<':
      return figure < than
    case '<=':
      return figure <= than
  }
}

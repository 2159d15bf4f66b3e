import { type ColumnRef, isSameColumn } from '../../ask/catalogue.ts'
import { type Form, isAggregate, isSameTerm, type Literal } from '../../ask/form.ts'
import type { Language } from '../../ask/phrases.ts'
import { type AnswerColumn, type AnswerValue, labelOf, wordValue } from '../../ask/word-answer.ts'
import { type WarningWords, warningWords } from '../../ask/word-warnings.ts'
import type { AskWarning } from '../../contract/ask.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { Evidence } from './gather-evidence.ts'
import { isAmong, NumberReader, sumOf } from './number-lists.ts'
import type { Copies } from './repeated-documents.ts'

interface Answered {
  form: Form
  columns: AnswerColumn[]
  rows: AnswerValue[][]
  evidence: Evidence[]
  language: Language
}

/** What whoever reads the answer should know: values that are not sure, and amounts that cannot be added up. */
export function warningsOf(ctx: Context, answered: Answered): AskWarning[] {
  const { form, columns, rows, evidence, language } = answered
  const say = warningWords[language]
  const figure = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 })
  const threshold = ctx.system.settings.reviewThreshold.toLocaleString(language)
  const warnings: AskWarning[] = []
  for (const [at, column] of columns.entries()) {
    const own = evidence.filter(({ column }) => column === at)
    const doubtful = own.reduce((sum, one) => sum + one.doubtful, 0)
    if (doubtful === 0 || column.name.endsWith('_currency')) continue
    const sum = Number(rows[0]?.[at])
    const range =
      column.figure === 'sum' && rows.length === 1
        ? [say.without(figure(sum - (own[0]?.unsure ?? 0)), figure(sum))]
        : []
    const message = [say.doubtful(doubtful, column.label, threshold), ...range].join(' ')
    warnings.push({ code: 'low_confidence', message })
  }
  for (const message of mixedSigns(answered)) warnings.push({ code: 'other_reading', message })
  const units = new Set(evidence.flatMap(({ units }) => (units === '' ? [] : units.split(', '))))
  const named = [...units]
    .slice(0, mostUnits)
    .map((unit) => `"${unit}"`)
    .join(', ')
  if (units.size > 0)
    warnings.push({ code: 'other_reading', message: units.size > 1 ? say.severalUnits(named) : say.units(named) })
  if (form.takesItems) warnings.push({ code: 'other_reading', message: say.takesItems })
  return [...warnings, ...currencyWarnings(answered, say)]
}

/** What came in and what went out, where a sum counts one against the other. */
function mixedSigns({ columns, rows, evidence, language }: Answered): string[] {
  const figure = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 })
  const reader = new NumberReader()
  const mixed = evidence.flatMap(({ row, column, values }) => {
    if (columns[column]?.figure !== 'sum' || !values.includes('-')) return []
    const numbers = [...reader.read(values)]
    const [below, above] = [numbers.filter((number) => number < 0), numbers.filter((number) => number > 0)]
    const unit = columns.findIndex(({ name }) => name.endsWith('_currency'))
    const inUnit = (of: number[]) => [figure(sumOf(Float64Array.from(of))), rows[row]?.[unit] ?? ''].join(' ').trim()
    return above.length === 0
      ? []
      : [{ ...{ below: below.length, above: above.length }, sums: [below, above].map(inUnit) }]
  })
  return mixed
    .slice(0, mostMixed)
    .map(({ below, above, sums: [less = '', more = ''] }) =>
      warningWords[language].mixedSigns(below, less, above, more),
    )
}

const mostUnits = 10

/** More groups than this are not told of. */
const mostMixed = 3

function currencyWarnings({ form, columns, rows }: Answered, say: WarningWords): AskWarning[] {
  const warnings: AskWarning[] = []
  const currencies = new Set(
    columns.flatMap(({ name }, at) => (name.endsWith('_currency') ? rows.map((row) => row[at]) : [])),
  )
  const hasUnknown = currencies.delete(null)
  const isFigure = form.select.some(isAggregate)
  const isUnit = (column?: ColumnRef) => column?.column.endsWith('_currency') === true
  const isInOrder = form.ranked ? form.ranked.per !== undefined : form.order.some(({ by }) => isUnit(by.column))
  if (currencies.size > 1 && (isFigure || isInOrder)) {
    const names = [...currencies].join(', ')
    warnings.push({ code: 'several_currencies', message: isInOrder ? say.notCompared(names) : say.notAddedUp(names) })
  }
  if (hasUnknown && (isFigure || form.ranked) && rows.length > 1)
    warnings.push({ code: 'several_currencies', message: say.unknownCurrency })
  return warnings
}

/** Which rows have the same place, where there are more of them than were asked for. */
export function tiesIn({ form, columns, rows, language }: Omit<Answered, 'evidence'>): string[] {
  const { ranked, limit = 1, order, select } = form
  const by = select.findIndex((term) => order[0] && isSameTerm(term, order[0].by))
  const column = columns[by]
  if (!ranked || !column) return []
  const { per } = ranked
  const unit = select.findIndex((term) => per && term.kind === 'column' && isSameColumn(term.column, per))
  const groups = [...Map.groupBy(rows, (row) => row[unit]).values()]
  return groups.flatMap((own) => {
    const last = own.at(-1)
    if (own.length <= limit || !last) return []
    const tied = own.filter((row) => row[by] === last[by]).length
    const value = [wordValue(column, last[by] ?? null, language), last[unit]].filter((one) => one != null).join(' ')
    return [warningWords[language].tied(tied, labelOf(column, language), value)]
  })
}

/** "In January and March": one figure of both. */
export function periodsTogether({ select, where, group }: Form, language: Language): AskWarning[] {
  const isOfPeriods = group.some((term) => term.kind === 'column' && term.period !== undefined)
  const isFigure = select.some(({ kind }) => kind === 'aggregate')
  const periods = where.flatMap((condition) =>
    condition.kind === 'any' &&
    condition.of.every((one) => one.kind === 'within' && one.from !== undefined && one.before !== undefined)
      ? [condition.of.length]
      : [],
  )
  const [many] = periods
  if (isOfPeriods || !isFigure || many === undefined) return []
  return [{ code: 'other_reading', message: warningWords[language].periodsTogether(many) }]
}

/** Which of them are meant, where a name that is not said whole is that of several, or a word stands in what a row says. */
export function severalValues({ catalogue }: AskCatalogue, parameters: Literal[], language: Language): AskWarning[] {
  const columns = catalogue.relations.flatMap((relation) => relation.columns)
  const groups = columns.flatMap(({ short = [] }) => [...Map.groupBy(short, ({ name }) => name)])
  const say = warningWords[language]
  const told = groups.filter(
    ([, all]) =>
      (all.length > 1 || all.some(({ isWithin }) => isWithin)) && all.every(({ value }) => parameters.includes(value)),
  )
  const messages = told.map(([name, all]) => {
    const values = all.map(({ value }) => `"${value}"`).join(', ')
    return all.length > 1 ? say.severalValues(name, values) : say.takenFor(name, values)
  })
  return [...new Set(messages)].map((message) => ({ code: 'several_values', message }))
}

/** Words of other languages that are taken for what fields are called, unless a model read them. */
export function takenForNames(
  near: { said: string; name: string }[],
  isEmbedded: boolean,
  language: Language,
): AskWarning[] {
  return (isEmbedded ? near : []).map(({ said, name }) => ({
    code: 'other_reading',
    message: warningWords[language].takenFor(said, `"${name}"`),
  }))
}

/** How many copies of what counts do not count. */
export function repeatedContent(copies: Copies[], documents: Float64Array, language: Language): AskWarning[] {
  const left = copies.reduce((sum, { kept, others }) => sum + (isAmong(documents, kept) ? others.length : 0), 0)
  return left === 0 ? [] : [{ code: 'same_content', message: warningWords[language].sameContent(left) }]
}

import { findColumn, isSameColumn } from '../../ask/catalogue.ts'
import { columnsOfCondition, type Form, isAggregate, type Literal } from '../../ask/form.ts'
import type { AnswerColumn, AnswerValue } from '../../ask/word-answer.ts'
import type { AskWarning } from '../../contract/ask.ts'
import { countRepeated } from '../../storage/documents-behind.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { Evidence } from './gather-evidence.ts'
import { isAmong } from './number-lists.ts'

interface Answered {
  form: Form
  columns: AnswerColumn[]
  rows: AnswerValue[][]
  evidence: Evidence[]
  catalogue: AskCatalogue
}

/** What whoever reads the answer should know: values that are not sure, and amounts that cannot be added up. */
export function warningsOf(ctx: Context, { form, columns, rows, evidence, catalogue }: Answered): AskWarning[] {
  const { reviewThreshold } = ctx.system.settings
  const warnings: AskWarning[] = []
  for (const [at, column] of columns.entries()) {
    const own = evidence.filter(({ column }) => column === at)
    const doubtful = own.reduce((sum, one) => sum + one.doubtful, 0)
    if (doubtful === 0 || column.name.endsWith('_currency')) continue
    const range = column.figure === 'sum' && rows.length === 1 ? rangeWithout(own[0], rows[0]?.[at]) : ''
    const which = `${doubtful} ${doubtful === 1 ? 'value' : 'values'}${column.label === '' ? '' : ` of "${column.label}"`}`
    const message = `${which} ${doubtful === 1 ? 'is' : 'are'} less sure than ${reviewThreshold}.${range}`
    warnings.push({ code: 'low_confidence', message })
  }
  if (form.takesItems)
    warnings.push({
      ...{ code: 'other_reading', message: 'What the items cost is added up, not the totals of their documents.' },
    })
  return [...warnings, ...currencyWarnings(form, columns, rows), ...rankedCurrencies(form, rows, catalogue)]
}

/** The one that is the largest hides in which currencies the others are. */
function rankedCurrencies(form: Form, rows: AnswerValue[][], { catalogue }: AskCatalogue): AskWarning[] {
  const by = form.order[0]?.by
  if (form.limit !== 1 || rows.length !== 1 || !by?.column || !(by.kind === 'column' || by.kind === 'aggregate'))
    return []
  const { currency, currencies = [] } = findColumn(catalogue, by.column)
  const { relation } = by.column
  const isOfOne = form.where
    .flatMap(columnsOfCondition)
    .some((column) => currency !== undefined && isSameColumn(column, { relation, column: currency }))
  if (currencies.length < 2 || isOfOne) return []
  return [{ code: 'several_currencies', message: rankedByFigures(currencies) }]
}

function rankedByFigures(currencies: Iterable<string>): string {
  return `Amounts in ${[...currencies].join(', ')} are ranked by their figures, whatever they are worth: ask for one currency.`
}

function currencyWarnings(form: Form, columns: AnswerColumn[], rows: AnswerValue[][]): AskWarning[] {
  const warnings: AskWarning[] = []
  const currencies = new Set(
    columns.flatMap(({ name }, at) => (name.endsWith('_currency') ? rows.map((row) => row[at]) : [])),
  )
  const hasUnknown = currencies.delete(null)
  const isFigure = form.select.some(isAggregate)
  if (currencies.size > 1 && (isFigure || form.limit !== undefined)) {
    const names = [...currencies].map(String)
    const message =
      form.limit === undefined
        ? `Amounts in ${names.join(', ')} are not added up: there is a row for each currency.`
        : rankedByFigures(names)
    warnings.push({ code: 'several_currencies', message })
  }
  if (hasUnknown && isFigure && rows.length > 1)
    warnings.push({
      ...{ code: 'several_currencies', message: 'Amounts whose currency is not known are a row of their own.' },
    })
  return warnings
}

/** Which of them are meant, where a name without its legal form is that of several. */
export function severalValues({ catalogue }: AskCatalogue, parameters: Literal[]): AskWarning[] {
  const columns = catalogue.relations.flatMap((relation) => relation.columns)
  const groups = columns.flatMap(({ short = [] }) => [...Map.groupBy(short, ({ name }) => name)])
  const counted = groups.filter(([, all]) => all.length > 1 && all.every(({ value }) => parameters.includes(value)))
  return counted.map(([name, all]) => ({
    code: 'several_values',
    message: `"${name}" fits ${all.map(({ value }) => `"${value}"`).join(', ')}: all of them count.`,
  }))
}

/** Whether a document that is there twice makes a difference. */
export function countsDocuments({ select }: Form): boolean {
  return select.some((term) => term.kind === 'aggregate' && ['count', 'sum', 'avg'].includes(term.fn))
}

/**
 * The same file sent twice counts twice: two papers may say the same, so that whoever asks decides. `groups`: all documents that share
 * their content with others, where these were looked up already.
 */
export async function repeatedContent(
  { system, workspaceId }: Context,
  documents: Float64Array,
  groups: number[][] | undefined,
): Promise<AskWarning[]> {
  const repeated = groups
    ? countAmong(groups, documents)
    : documents.length > 1
      ? await countRepeated(system.db, workspaceId, documents)
      : 0
  if (repeated === 0) return []
  const which = repeated === 1 ? '1 document has' : `${repeated} documents have`
  const message = `${which} the same content as another one that counts, and ${repeated === 1 ? 'counts' : 'count'} as well.`
  return [{ code: 'same_content', message }]
}

function countAmong(groups: number[][], documents: Float64Array): number {
  const behind = (group: number[]) => group.filter((no) => isAmong(documents, no)).length
  return groups.reduce((sum, group) => sum + Math.max(0, behind(group) - 1), 0)
}

/** What a sum would be if none of its doubtful parts were true. */
function rangeWithout(evidence: Evidence | undefined, sum: AnswerValue | undefined): string {
  const figure = (value: number) => Number(value.toFixed(2))
  return ` Without them the sum is ${figure(Number(sum) - (evidence?.unsure ?? 0))} instead of ${figure(Number(sum))}.`
}

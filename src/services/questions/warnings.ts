import { type Form, isAggregate } from '../../ask/form.ts'
import type { AnswerColumn, AnswerValue } from '../../ask/word-answer.ts'
import type { AskWarning } from '../../contract/ask.ts'
import type { Context } from '../context.ts'
import type { Evidence } from './gather-evidence.ts'

/** What whoever reads the answer should know: values that are not sure, and amounts that cannot be added up. */
export function warningsOf(
  ctx: Context,
  form: Form,
  columns: AnswerColumn[],
  rows: AnswerValue[][],
  evidence: Evidence[],
): AskWarning[] {
  const { reviewThreshold } = ctx.system.settings
  const warnings: AskWarning[] = []
  for (const [at, column] of columns.entries()) {
    const own = evidence.filter(({ column }) => column === at)
    const doubtful = own.flatMap(({ cells }) =>
      cells.filter(({ confidence }) => confidence !== null && confidence < reviewThreshold),
    )
    if (doubtful.length === 0 || column.name.endsWith('_currency')) continue
    const range = column.figure === 'sum' && rows.length === 1 ? rangeWithout(own[0], reviewThreshold) : ''
    const message = `${doubtful.length} values of "${column.label}" are less sure than ${reviewThreshold}.${range}`
    warnings.push({ code: 'low_confidence', message })
  }
  const currencies = new Set(
    columns.flatMap(({ name }, at) => (name.endsWith('_currency') ? rows.map((row) => row[at]) : [])),
  )
  currencies.delete(null)
  if (form.select.some(isAggregate) && currencies.size > 1) {
    const message = `Amounts in ${[...currencies].join(', ')} are not added up: there is a row for each currency.`
    warnings.push({ code: 'several_currencies', message })
  }
  return warnings
}

/** What a sum would be if none of its doubtful parts were true. */
function rangeWithout(evidence: Evidence | undefined, threshold: number): string {
  const numbers = (evidence?.cells ?? []).map(({ number, confidence }) => ({
    value: Number(number),
    isSure: (confidence ?? 1) >= threshold,
  }))
  const sum = (of: typeof numbers) => of.reduce((total, { value }) => total + value, 0)
  return ` Without them the sum is ${Number(sum(numbers.filter(({ isSure }) => isSure)).toFixed(2))} instead of ${Number(sum(numbers).toFixed(2))}.`
}

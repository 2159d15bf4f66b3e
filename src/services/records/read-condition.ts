import type { FieldType } from '../../contract/field-types.ts'
import type { FilterCondition, FilterOperator, FilterValue } from '../../contract/filter.ts'
import { AppError } from '../../core/app-error.ts'
import { decideConventions } from '../../extract/values/decide-conventions.ts'
import type { Conventions } from '../../extract/values/mention.ts'
import type { Bound, CellTest, Column, Range } from '../../storage/record-filter/condition.ts'
import { naturalColumn } from '../cells/natural-column.ts'
import { foldText, readMoment, readNumber, readTruth } from '../cells/read-value.ts'

export interface ReadCondition {
  test: CellTest
  negated: boolean
}

/**
 * What a condition asks of the values of a field of this type; a text says why it cannot ask that. Bounds that are the wrong way round are
 * refused: they would find nothing, and look as if nothing were there.
 */
export function readCondition(condition: FilterCondition, type: FieldType): ReadCondition | string {
  const { operator } = condition
  const values = [condition.value ?? [], condition.valueTo ?? []].flat()
  if (operator === 'is_empty' || operator === 'is_not_empty')
    return { test: { kind: 'present' }, negated: operator === 'is_empty' }
  if (operator === 'contains' || operator === 'starts_with') {
    const text = foldText(String(values[0]))
    return { test: { kind: operator === 'contains' ? 'contains' : 'prefix', text }, negated: false }
  }
  const conventions = decideConventions(values.map(String), null)
  const column = chooseColumn(operator, values, type, conventions)
  if (column === 'boolean' && !equalities.has(operator))
    return `"${operator}" puts values in an order, and true and false have none`
  const read = values.map((value) => readOperand(column, value, conventions))
  const unreadable = values.find((_, i) => read[i] === undefined)
  if (unreadable !== undefined) return `${JSON.stringify(unreadable)} is not a ${nameOf[column]}`
  const operands = read.filter((operand) => operand !== undefined)
  const [first, second] = operands
  if (operator === 'between' && first && second && isBehind(first.start, second.end))
    throw new AppError('validation_error', turnedBounds(condition.fieldId, values))
  return { test: { kind: 'within', column, ranges: rangesOf(operator, operands) }, negated: operator === 'neq' }
}

const equalities = new Set<FilterOperator>(['eq', 'neq', 'in'])
const nameOf: Record<Column, string> = { text: 'text', number: 'number', date: 'date', boolean: 'truth value' }

/** The type of the field decides; a field of texts is also compared as what the condition is about. */
function chooseColumn(
  operator: FilterOperator,
  values: FilterValue[],
  type: FieldType,
  conventions: Conventions,
): Column {
  if (type !== 'string') return naturalColumn(type)
  const all = (holds: (value: FilterValue) => boolean) => values.every(holds)
  if (all((value) => typeof value === 'number')) return 'number'
  if (all((value) => typeof value === 'boolean')) return 'boolean'
  if (equalities.has(operator)) return 'text'
  if (all((value) => readNumber(String(value), conventions) !== null)) return 'number'
  // What looks like a month may be a number of something.
  const isDay = (value: FilterValue) => !['month', undefined].includes(readMoment(String(value), conventions)?.length)
  return all(isDay) ? 'date' : 'text'
}

/** From the first moment of it to the last: a day and a month have many. */
interface Operand {
  range: Range
  start: Bound
  /** What lies behind it begins here. */
  end: Bound
}

function readOperand(column: Column, value: FilterValue, conventions: Conventions): Operand | undefined {
  if (column === 'date') return typeof value === 'string' ? dateOperand(value, conventions) : undefined
  const read = readers[column](value, conventions)
  if (read === null) return
  const bound = { value: read, inclusive: true }
  return { range: { from: bound, to: bound }, start: bound, end: bound }
}

const readers = {
  text: (value: FilterValue) => foldText(String(value)),
  number: (value: FilterValue, conventions: Conventions) => {
    if (typeof value === 'string') return readNumber(value, conventions)
    return typeof value === 'number' ? value : null
  },
  boolean: (value: FilterValue) => {
    if (typeof value === 'string') return readTruth(value)
    return typeof value === 'boolean' ? value : null
  },
}

function dateOperand(text: string, conventions: Conventions): Operand | undefined {
  const moment = readMoment(text, conventions)
  if (moment === null) return
  const start = { value: moment.time, inclusive: true }
  const next = new Date(moment.time)
  if (moment.length === 'month') next.setUTCMonth(next.getUTCMonth() + 1)
  else next.setUTCDate(next.getUTCDate() + 1)
  const end = moment.length === 'none' ? start : { value: next, inclusive: false }
  return { range: { from: start, to: end }, start, end }
}

function isBehind(start: Bound, end: Bound): boolean {
  return start.value > end.value || (!end.inclusive && start.value >= end.value)
}

function turnedBounds(fieldId: string, values: FilterValue[]): string {
  const [from, to] = values.map((value) => JSON.stringify(value))
  return `The bounds of "between" for "${fieldId}" are the wrong way round: ${from} is behind ${to}. Give the lower one first.`
}

function rangesOf(operator: FilterOperator, operands: Operand[]): Range[] {
  const [first, second] = operands
  if (first === undefined) return []
  const { start, end } = first
  const beyond = (bound: typeof start) => ({ value: bound.value, inclusive: !bound.inclusive })
  if (operator === 'gt') return [{ from: beyond(end) }]
  if (operator === 'gte') return [{ from: start }]
  if (operator === 'lt') return [{ to: beyond(start) }]
  if (operator === 'lte') return [{ to: end }]
  if (operator === 'between') return [{ from: start, ...(second && { to: second.end }) }]
  return operands.map(({ range }) => range)
}

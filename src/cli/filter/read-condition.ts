import type { FilterCondition, FilterOperator } from '../../contract/filter.ts'
import { AppError } from '../../core/app-error.ts'

/** What is written between field and value, longest first. */
const operators: [pattern: string, operator: FilterOperator][] = [
  ['>=', 'gte'],
  ['<=', 'lte'],
  ['!=', 'neq'],
  ['=', 'eq'],
  ['>', 'gt'],
  ['<', 'lt'],
  ['is not empty', 'is_not_empty'],
  ['is empty', 'is_empty'],
  ['starts with', 'starts_with'],
  ['contains', 'contains'],
  ['between', 'between'],
  ['in', 'in'],
]

/** Reads `total > 1000`, `country in DE, FR`, `due_date between 2024-01-01 and 2024-06-30` or `note is empty`. */
export function readConditionText(text: string): FilterCondition {
  for (const [words, operator] of operators) {
    const gap = /\w/.test(words) ? '\\s+' : '\\s*'
    const pattern = new RegExp(
      `^\\s*([^\\s<>=!]+)${gap}${words.replaceAll(' ', '\\s+')}(?![<>=!])(?:${gap}(.*\\S))?\\s*$`,
      'is',
    )
    const [whole, fieldId = '', value] = pattern.exec(text) ?? []
    if (whole !== undefined) return conditionOf(text, fieldId, operator, value)
  }
  throw notUnderstood(text)
}

function conditionOf(text: string, fieldId: string, operator: FilterOperator, value?: string): FilterCondition {
  const isComplete = operator === 'is_empty' || operator === 'is_not_empty'
  if (isComplete !== (value === undefined)) throw notUnderstood(text)
  if (value === undefined) return { fieldId, operator }
  if (operator === 'in') return { fieldId, operator, value: value.split(',').map(plainText) }
  if (operator !== 'between') return { fieldId, operator, value: plainText(value) }
  const [from, to, ...more] = value.split(/\s+and\s+/i)
  if (from === undefined || to === undefined || more.length > 0) throw notUnderstood(text)
  return { fieldId, operator, value: plainText(from), valueTo: plainText(to) }
}

function plainText(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/s, '$2')
}

function notUnderstood(text: string): AppError {
  return new AppError(
    'validation_error',
    `"${text}" is not a condition. Write a field, one of ${operators.map(([words]) => words).join(', ')}, and a value.`,
  )
}

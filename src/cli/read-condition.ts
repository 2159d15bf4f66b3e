import type { FilterCondition } from '../../sdk/src/index.ts'
import { AppError } from '../core/app-error.ts'

/** Longer signs stand before those that they begin with. */
const signs: [sign: string, operator: FilterCondition['operator']][] = [
  ['>=', 'gte'],
  ['<=', 'lte'],
  ['!=', 'neq'],
  ['^=', 'starts_with'],
  ['>', 'gt'],
  ['<', 'lt'],
  ['=', 'eq'],
  ['~', 'contains'],
]

/** A condition as people write it: `total >= 1000`, `seller.name ~ ltd`, `due between 2024-01-01..2024-02-01`. */
export function readCondition(text: string): FilterCondition {
  const empty = /^(.+?)\s+is\s+(not\s+)?empty$/i.exec(text.trim())
  if (empty) return { fieldId: empty[1] ?? '', operator: empty[2] ? 'is_not_empty' : 'is_empty' }
  const worded = /^(\S+)\s+(in|between)\s+(.+)$/is.exec(text.trim())
  if (worded) return wordedCondition(text, worded[1] ?? '', worded[2] ?? '', worded[3] ?? '')
  const [, fieldId = '', sign = '', value = ''] = /^\s*(.*?)\s*(>=|<=|!=|\^=|>|<|=|~)\s*(.*?)\s*$/s.exec(text) ?? []
  const operator = signs.find(([known]) => known === sign)?.[1]
  if (operator === undefined || fieldId === '' || value === '') throw notUnderstood(text)
  return { fieldId, operator, value }
}

function wordedCondition(text: string, fieldId: string, word: string, rest: string): FilterCondition {
  if (word.toLowerCase() === 'in') return { fieldId, operator: 'in', value: rest.split(',').map((each) => each.trim()) }
  const [from, to, ...more] = rest.split('..').map((each) => each.trim())
  if (!from || !to || more.length > 0) throw notUnderstood(text)
  return { fieldId, operator: 'between', value: from, valueTo: to }
}

function notUnderstood(text: string): AppError {
  const examples =
    '"total >= 1000", "name ~ ltd", "currency in EUR,CHF", "due between 2024-01-01..2024-02-01", "due is empty"'
  return new AppError('validation_error', `"${text}" is not a condition. Examples: ${examples}.`)
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../../core/app-error.ts'
import { readConditionText } from './read-condition.ts'

test('a condition is read with or without blanks around signs', () => {
  const cases: Record<string, unknown[]> = {
    'total > 1000': ['total', 'gt', '1000'],
    'total>=1000': ['total', 'gte', '1000'],
    'seller.name = "ACME = Co"': ['seller.name', 'eq', 'ACME = Co'],
    'country!=DE': ['country', 'neq', 'DE'],
    'a <= -5': ['a', 'lte', '-5'],
    'note contains in the box': ['note', 'contains', 'in the box'],
    'note starts with  Re': ['note', 'starts_with', 'Re'],
    'country in DE, FR': ['country', 'in', ['DE', 'FR']],
    'due BETWEEN 2024-01-01 and 2024-06-30': ['due', 'between', '2024-01-01', '2024-06-30'],
    'note is empty': ['note', 'is_empty'],
    'note is not empty': ['note', 'is_not_empty'],
  }
  for (const [text, expected] of Object.entries(cases)) {
    const { fieldId, operator, value, valueTo } = readConditionText(text)
    assert.deepEqual(
      [fieldId, operator, value, valueTo].filter((part) => part !== undefined),
      expected,
      text,
    )
  }
})

test('what is no condition is refused', () => {
  for (const text of [
    'total',
    '> 5',
    'total >',
    'a between 1',
    'a is empty 5',
    'a between 1 and 2 and 3',
    '',
    'a >> 1',
    'a => 1',
    'a ==1',
    'a =! 1',
  ])
    assert.throws(() => readConditionText(text), AppError, text)
})

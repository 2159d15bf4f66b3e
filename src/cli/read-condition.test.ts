import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCondition } from './read-condition.ts'

test('conditions are read as people write them', () => {
  const cases: [text: string, ...parts: unknown[]][] = [
    ['total >= 1000', 'total', 'gte', '1000'],
    ['total>1,000.00', 'total', 'gt', '1,000.00'],
    ['seller.name ~ ltd = co', 'seller.name', 'contains', 'ltd = co'],
    ['number ^= RE-', 'number', 'starts_with', 'RE-'],
    ['currency != EUR', 'currency', 'neq', 'EUR'],
    ['currency in EUR, CHF', 'currency', 'in', ['EUR', 'CHF']],
    ['due between 2024-01-01 .. 2024-02-01', 'due', 'between', '2024-01-01', '2024-02-01'],
    ['due is empty', 'due', 'is_empty'],
    ['due is not empty', 'due', 'is_not_empty'],
  ]
  for (const [text, ...parts] of cases) {
    const { fieldId, operator, value, valueTo } = readCondition(text)
    assert.deepEqual(
      [fieldId, operator, value, valueTo].filter((part) => part !== undefined),
      parts,
      text,
    )
  }
})

test('what is no condition is said so', () => {
  for (const text of ['total', '= 3', 'total =', 'due between 2024', 'due between 1..2..3'])
    assert.throws(() => readCondition(text), /is not a condition/, text)
})

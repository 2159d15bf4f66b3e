import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookFacts } from './workbook-facts.ts'

test('times that were never set or cannot be read are left out', () => {
  const facts = (CreatedDate: Date) =>
    workbookFacts({ SheetNames: [], Sheets: {}, Props: { Title: ' A ', CreatedDate } })
  assert.deepEqual(facts(new Date('1601-01-01T00:00:00Z')), { title: 'A' })
  assert.deepEqual(facts(new Date(Number.NaN)), { title: 'A' })
  assert.deepEqual(facts(new Date('2024-05-06T07:08:00Z')), { title: 'A', created: '2024-05-06T07:08:00Z' })
})

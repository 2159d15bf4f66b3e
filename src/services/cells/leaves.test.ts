import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../../extract/schema/read-schema.ts'
import { leavesOf } from './leaves.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    due: { type: 'string', format: 'date', title: 'Due date' },
    items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
    party: { type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } },
  },
})

test('every leaf has its value, what its field is, and the name that people know; an empty list is one', () => {
  const data = { due: '2024-01-31', items: [{ price: 2 }, { price: null }], party: { names: [] } }
  const fields = { due: 0.9, 'items[0].price': 0.5, 'items[1].price': 0.4 }
  const leaves = [...leavesOf({ data, confidence: { overall: 1, fields }, provenance: {} }, schema)]
  assert.deepEqual(
    leaves.map(({ path, value, confidence, dataType, label }) => [path, value, confidence, dataType, label]),
    [
      ['due', '2024-01-31', 0.9, 'date', 'Due date'],
      ['items[0].price', 2, 0.5, 'number', undefined],
      ['items[1].price', null, 0.4, 'number', undefined],
      ['party.names', [], null, 'string', undefined],
    ],
  )
})

test('without a schema a number is money by its name', () => {
  const data = { rows: [{ amount: 5, quantity: 2, price: 2.5, year: 2024, note: 'amount' }], total: 5 }
  const leaves = [...leavesOf({ data, confidence: { overall: 1, fields: {} }, provenance: {} }, undefined)]
  assert.deepEqual(
    leaves.filter(({ isAmount }) => isAmount).map(({ path }) => path),
    ['rows[0].amount', 'rows[0].price', 'total'],
  )
})

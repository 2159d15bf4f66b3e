import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../../extract/schema/read-schema.ts'
import { emptyListsOf, leavesOf } from './leaves.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    due: { type: 'string', format: 'date', title: 'Due date' },
    items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
    party: { type: 'object', properties: { names: { type: 'array', items: { type: 'string' } } } },
  },
})

test('every leaf has its value, what its field is, and the name that people know', () => {
  const data = { due: '2024-01-31', items: [{ price: 2 }], party: { names: [] } }
  const fields = { due: 0.9, 'items[0].price': 0.5 }
  assert.deepEqual(leavesOf({ data, confidence: { overall: 1, fields }, provenance: {} }, schema), [
    { path: 'due', value: '2024-01-31', confidence: 0.9, dataType: 'date', label: 'Due date' },
    { path: 'items[0].price', value: 2, confidence: 0.5, dataType: 'number' },
  ])
})

test('a list without items is named, wherever it stands', () => {
  const found = (data: object) =>
    emptyListsOf({ data, confidence: { overall: 1, fields: {} }, provenance: {} }, schema).map(({ path }) => path)
  assert.deepEqual(found({ items: [], party: { names: ['a'] } }), ['items[]'])
  assert.deepEqual(found({ items: [{ price: 1 }], party: { names: [] } }), ['party.names[]'])
})

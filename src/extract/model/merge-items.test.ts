import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nowhere } from '../resolve/give-provenance.ts'
import { splitPath, templateOf } from '../schema/field-path.ts'
import type { ArrayNode } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { mergeItems } from './merge-items.ts'
import type { ModelCell } from './model-cell.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    orders: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: 'string' }, notes: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
})
const orders = (schema.root.type === 'object' ? schema.root.properties[0] : undefined) as ArrayNode

function cell(path: string, value: string, start: number): ModelCell {
  const steps = splitPath(path)
  const leaf = schema.leaves.find((each) => each.path === templateOf(steps))
  assert.ok(leaf)
  return { leaf, steps, value, confidence: 0.9, provenance: { ...nowhere, start, kind: 'span', resolver: 'model' } }
}

test('items of items keep their places, and gaps in the numbers close', () => {
  const { value, cells } = mergeItems(orders, 1, [
    [
      cell('orders[3].id', 'A', 1),
      cell('orders[3].notes[2]', 'x', 2),
      cell('orders[3].notes[7]', 'y', 3),
      cell('orders[900000000].notes[0]', 'z', 4),
    ],
  ])
  assert.deepEqual(value, [
    { id: 'A', notes: ['x', 'y'] },
    { id: null, notes: ['z'] },
  ])
  assert.deepEqual(
    [...cells.keys()],
    ['orders[0].id', 'orders[0].notes[0]', 'orders[0].notes[1]', 'orders[1].id', 'orders[1].notes[0]'],
  )
  assert.equal(cells.get('orders[1].id')?.provenance.kind, 'absent')
})

test('an item that two parts share is taken once, in its fuller reading', () => {
  const { value } = mergeItems(orders, 1, [
    [cell('orders[0].id', 'A', 1), cell('orders[1].id', 'B', 5)],
    [cell('orders[0].id', 'B', 5), cell('orders[0].notes[0]', 'late', 6), cell('orders[1].id', 'C', 9)],
  ])
  assert.deepEqual(value, [
    { id: 'A', notes: [] },
    { id: 'B', notes: ['late'] },
    { id: 'C', notes: [] },
  ])
})

test('items of one part that share a cell are still two', () => {
  const { value } = mergeItems(orders, 1, [[cell('orders[0].id', 'A', 1), cell('orders[1].id', 'A', 1)]])
  assert.equal(value.length, 2)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Filling, LeafResult } from '../build-extraction.ts'
import { nowhere } from '../resolve/give-provenance.ts'
import type { ArrayNode } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { betterItems } from './better-items.ts'

const { root } = readSchema({ works: [{ chore: 'string', hours: 'number' }] })
const list = (root.type === 'object' ? root.properties[0] : undefined) as ArrayNode
const itemsOf = (count: number, ...confidences: number[]): Filling[] =>
  Array.from({ length: count }, () => ({
    leaf: ({ name }) => {
      const confidence = confidences[name === 'chore' ? 0 : 1] ?? 0
      return { value: confidence > 0 ? name : null, confidence, provenance: nowhere }
    },
    items: () => [],
  }))

test('the items that state more and more surely are taken, whoever found them', () => {
  const [few, more] = [itemsOf(2, 0.8, 0.8), itemsOf(5, 0.8, 0.75)]
  assert.equal(betterItems(list, few, more), more)
  assert.equal(betterItems(list, more, few), more)
  assert.equal(betterItems(list, [], few), few)
})

test('more rows that state less each are another table', () => {
  const own = itemsOf(4, 0.8, 0.8)
  assert.equal(betterItems(list, own, itemsOf(12, 0.8, 0)), own)
})

test('what the reader is surer of does not replace amounts that are quantity times price', () => {
  const { root } = readSchema({
    items: [{ name: 'string', quantity: 'number', unit_price: 'number', amount: 'number' }],
  })
  const lines = (root.type === 'object' ? root.properties[0] : undefined) as ArrayNode
  const rowsOf = (confidence: number, ...rows: Record<string, LeafResult['value']>[]): Filling[] =>
    rows.map((row) => ({
      leaf: ({ name }) => ({ value: row[name] ?? null, confidence, provenance: nowhere }),
      items: () => [],
    }))
  const [air, balloon] = [
    { name: 'Air', unit_price: 0.1, amount: 20 },
    { name: 'Balloon', unit_price: 0.79, amount: 316 },
  ]
  const proven = rowsOf(0.7, { ...balloon, quantity: 400 }, { ...air, quantity: 200 })
  const unproven = rowsOf(0.95, { ...balloon, quantity: 500 }, { ...air, quantity: 2 })
  const surer = rowsOf(0.95, { ...balloon, quantity: 400 }, { ...air, quantity: 200 })
  assert.equal(betterItems(lines, proven, unproven), proven)
  assert.equal(betterItems(lines, proven, surer), surer)
})

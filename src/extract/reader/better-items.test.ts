import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Filling } from '../build-extraction.ts'
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

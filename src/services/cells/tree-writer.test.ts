import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/support/any-character.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import { leavesOf } from './leaves.ts'
import { TreeWriter } from './tree-writer.ts'

test('any data is written again from its leaves', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5, stringUnit: anyCharacter }), (json) => {
      const data = JSON.parse(json) as unknown
      const writer = new TreeWriter()
      const leaves = [...leavesOf({ data, confidence: { overall: 1, fields: {} }, provenance: {} }, undefined)]
      const text = leaves.map(({ path, value }) => writer.leaf(splitPath(path), value)).join('') + writer.end()
      assert.equal(JSON.stringify(JSON.parse(text)), JSON.stringify(data))
    }),
  )
})

test('items that are left out leave no hole', () => {
  const writer = new TreeWriter()
  const text = ['total', 'items[7].name', 'items[7].price', 'items[8].name'].map((path) =>
    writer.leaf(splitPath(path), path),
  )
  assert.deepEqual(JSON.parse(text.join('') + writer.end()), {
    total: 'total',
    items: [{ name: 'items[7].name', price: 'items[7].price' }, { name: 'items[8].name' }],
  })
})

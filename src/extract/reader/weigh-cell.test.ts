import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../schema/read-schema.ts'
import type { Reading } from './reading.ts'
import { evidenceOfCell } from './weigh-cell.ts'

const { leaves, root } = readSchema({
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      items: { type: 'object', properties: { article: { type: 'string' }, price: { type: 'number' } } },
    },
  },
})

test('a cell is weighed by what the reader sees in its words, as its own property and as the others of the list', () => {
  const [article, price] = leaves
  assert.ok(article && price && root.type === 'object' && root.properties[0]?.type === 'array')
  const list = root.properties[0]
  // Three words: outside, first and further word of the article; the third is the price.
  const reading = {
    properties: new Map([
      [article, { list, tags: new Float32Array([0.1, 0.8, 0.1, 0.2, 0.1, 0.7, 0.9, 0.1, 0]) }],
      [price, { list, tags: new Float32Array([0.9, 0.1, 0, 0.9, 0.1, 0, 0.2, 0.8, 0]) }],
    ]),
  } as unknown as Reading
  const rounded = (words: number[], leaf = article) => {
    const evidence = evidenceOfCell(reading, leaf, words, 0.7)
    return (
      evidence && Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, Number(value.toFixed(2))]))
    )
  }
  assert.deepEqual(rounded([0, 1]), { found: 0.7, own: 0.85, other: 0.1, begins: 0.8, goesOn: 0 })
  assert.deepEqual(rounded([0]), { found: 0.7, own: 0.9, other: 0.1, begins: 0.8, goesOn: 0.7 })
  assert.deepEqual(rounded([2]), { found: 0.7, own: 0.1, other: 0.8, begins: 0.1, goesOn: 0 })
  assert.equal(rounded([0, -1]), undefined)
  assert.equal(evidenceOfCell({ ...reading, properties: new Map() }, price, [0], 0.7), undefined)
})

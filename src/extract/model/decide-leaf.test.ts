import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeafResult } from '../build-extraction.ts'
import { nowhere } from '../resolve/give-provenance.ts'
import { readSchema } from '../schema/read-schema.ts'
import { decideLeaf, mergeParts } from './decide-leaf.ts'
import type { ModelCell } from './model-cell.ts'

const [leaf] = readSchema({ field: 'string' }).leaves

function model(value: string, confidence: number): ModelCell {
  assert.ok(leaf)
  return { leaf, steps: ['field'], value, confidence, provenance: { ...nowhere, kind: 'span', resolver: 'model' } }
}

function embedded(value: string | null, confidence: number): LeafResult {
  return { value, confidence, provenance: nowhere }
}

function decide(...input: Parameters<typeof decideLeaf>): [LeafResult['value'], number] {
  const { value, confidence } = decideLeaf(...input)
  return [value, Math.round(confidence * 1000) / 1000]
}

test('when both say the same it is nearly certain, whatever the blanks', () => {
  assert.deepEqual(decide(embedded('A B', 0.6), model('a  b', 0.9), 'hybrid'), ['A B', 0.97])
  assert.deepEqual(decide(embedded('A', 0.3), model('A', 0.6), 'hybrid'), ['A', 0.6])
})

test('in hybrid mode the better evidence wins, and what it beats or not leaves doubt', () => {
  assert.deepEqual(decide(embedded('A', 0.5), model('B', 0.9), 'hybrid'), ['B', 0.9])
  assert.deepEqual(decide(embedded('A', 0.7), model('B', 0.6), 'hybrid'), ['A', 0.56])
  assert.deepEqual(decide(embedded(null, 0.5), model('B', 0.9), 'hybrid'), ['B', 0.9])
})

test('in full mode the model wins, with doubt when the embedded resolver was as sure', () => {
  assert.deepEqual(decide(embedded('A', 0.95), model('B', 0.9), 'full'), ['B', 0.72])
  assert.deepEqual(decide(embedded(null, 0.95), model('B', 0.9), 'full'), ['B', 0.9])
})

test('a model that finds nothing confirms absence and doubts a value', () => {
  assert.deepEqual(decide(embedded(null, 0.5), null, 'hybrid'), [null, 0.9])
  assert.deepEqual(decide(embedded('A', 0.5), null, 'hybrid'), ['A', 0.4])
})

test('of the parts of a document the best evidence counts, less when they disagree', () => {
  assert.equal(mergeParts([]), undefined)
  assert.equal(mergeParts([model('A', 0.6), model('A', 0.9)])?.confidence, 0.9)
  assert.deepEqual(
    [mergeParts([model('A', 0.6), model('B', 0.9)])].map((cell) => [cell?.value, cell?.confidence]),
    [['B', 0.9 * 0.8]],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Provenance } from '../extraction.ts'
import { readSchema } from '../schema/read-schema.ts'
import { compareSource } from './compare-source.ts'
import type { SourceFindings } from './source-findings.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    items: { type: 'array', maxItems: 3, items: { type: 'object', properties: { price: { type: 'number' } } } },
  },
})
const data = { items: [{ price: 1 }, { price: 2 }, { price: 3 }] }

function found(findings: SourceFindings, provenance: Record<string, Provenance> = {}): string[] {
  return compareSource(schema, data, findings, provenance).map(({ code, path }) => `${code} ${path}`)
}

test('items that the source has and the result has not are told', () => {
  assert.deepEqual(found({ itemsInSource: [{ path: 'items', count: 3 }] }), [])
  assert.deepEqual(found({ itemsInSource: [{ path: 'items', count: 2 }] }), ['array_length_mismatch $.items'])
  assert.deepEqual(found({ itemsInSource: [{ path: 'items', count: 5 }] }), ['additional_value $.items'])
})

test('properties that the schema forbids are told', () => {
  assert.deepEqual(found({ propertiesNotAllowed: [{ path: 'items[0]', name: 'colour' }] }), ['extra_fields $.items[0]'])
})

test('a printed number that is reported otherwise is a mismatch, or rounding', () => {
  const printed = (value: number, reported: number) =>
    found({ printedValues: [{ path: 'items[0].price', printed: value, reported }] })
  assert.deepEqual(printed(12.5, 12.5), [])
  assert.deepEqual(printed(12.345, 12.35), ['floating_precision_diff $.items[0].price'])
  assert.deepEqual(printed(0.1 + 0.2, 0.3), [])
  assert.deepEqual(printed(0.001, 0.004), ['numeric_mismatch $.items[0].price'])
  assert.deepEqual(printed(1234, 1.234), ['numeric_mismatch $.items[0].price'])
})

test('contradictions are told at the first of their values', () => {
  assert.deepEqual(found({ contradictions: [{ paths: ['items[1].price', 'items[2].price'], text: 'Two prices.' }] }), [
    'semantic_conflict $.items[1].price',
  ])
})

test('another order than in the source is told once, whoever noticed', () => {
  const span = (start: number): Provenance => ({
    ...{ page: 1, bbox: null, quote: 'x', start, end: start + 1, section: null, kind: 'span', resolver: 'embedded' },
  })
  const swapped = { 'items[0].price': span(50), 'items[1].price': span(10), 'items[2].price': span(90) }
  assert.deepEqual(found({}, swapped), ['order_difference $.items'])
  assert.deepEqual(found({ order: [{ path: 'items' }] }, swapped), ['order_difference $.items'])
  assert.deepEqual(found({}, { ...swapped, 'items[0].price': span(1) }), [])
  assert.deepEqual(found({}, { ...swapped, 'items[0].price': { ...span(50), child: 'other.pdf' } }), [])
})

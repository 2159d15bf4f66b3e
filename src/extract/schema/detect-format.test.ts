import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detectFormat } from './detect-format.ts'

const inputs: [string, unknown, ReturnType<typeof detectFormat>][] = [
  ['a list', [{ name: 'a' }], 'list'],
  ['a list without fields', { fields: [] }, 'list'],
  ['a wrapped list', { fields: [{ name: 'a', type: 'string' }], description: 'an invoice' }, 'list'],
  ['a map of types', { invoice_number: 'string', items: [{ name: 'string' }] }, 'flat-map'],
  ['a map with fields called like keywords', { type: 'string', title: 'string', description: 'text' }, 'flat-map'],
  ['a map with a list called items', { items: [{ name: 'string' }] }, 'flat-map'],
  ['a map with an object called properties', { properties: { rooms: 'int', floor: 'int' } }, 'flat-map'],
  ['a map of specifications', { total: { type: 'number', required: true } }, 'flat-map'],
  ['a schema that names its draft', { $schema: 'x', title: 'string' }, 'json-schema'],
  ['a schema of an object', { type: 'object', properties: { a: 'string' } }, 'json-schema'],
  ['a schema without a type', { properties: { a: { type: 'string' } } }, 'json-schema'],
  ['a schema of a list', { type: 'array', items: { type: 'string' } }, 'json-schema'],
  ['a schema of several types', { type: ['object', 'null'] }, 'json-schema'],
  ['a combination', { allOf: [{ type: 'object' }] }, 'json-schema'],
  ['a reference', { $ref: '#/$defs/a', $defs: { a: {} } }, 'json-schema'],
  ['a number with limits', { type: 'number', minimum: 3 }, 'json-schema'],
  ['a choice', { enum: ['a', 'b'] }, 'json-schema'],
  ['true', true, 'json-schema'],
  ['text', 'string', undefined],
  ['null', null, undefined],
]

for (const [name, input, format] of inputs) {
  test(`${name} is read as ${format ?? 'nothing'}`, () => assert.equal(detectFormat(input), format))
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SchemaError } from './schema-error.ts'
import { listToJsonSchema, mapToJsonSchema } from './to-json-schema.ts'

const $schema = 'http://json-schema.org/draft-07/schema#'

test('a flat map becomes JSON Schema', () => {
  const map = {
    invoice_number: 'string!',
    total: 'money',
    items: [{ name: 'string', price: 'number' }],
    tags: ['string'],
    address: { street: 'text' },
  }
  assert.deepEqual(mapToJsonSchema(map), {
    $schema,
    type: 'object',
    properties: {
      invoice_number: { type: 'string' },
      total: { type: 'number', 'x-kind': 'money' },
      items: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
      },
      tags: { type: 'array', items: { type: 'string' } },
      address: { type: 'object', properties: { street: { type: 'string' } } },
    },
    required: ['invoice_number'],
  })
})

test('in a map, an object with a type and more about it is one field, and one of types is several', () => {
  assert.deepEqual(mapToJsonSchema({ total: { type: 'number', description: 'with tax', required: true } }), {
    $schema,
    type: 'object',
    properties: { total: { type: 'number', description: 'with tax' } },
    required: ['total'],
  })
  assert.deepEqual(mapToJsonSchema({ car: { type: 'string', description: 'text' } }), {
    $schema,
    type: 'object',
    properties: { car: { type: 'object', properties: { type: { type: 'string' }, description: { type: 'string' } } } },
  })
})

test('a list of fields becomes JSON Schema, and extensions are kept', () => {
  const list = [
    {
      name: 'number',
      required: true,
      description: 'of the invoice',
      example: 'A-1',
      'x-reference': { primitive: 'p', key: 'a', value: 'b' },
    },
    { name: 'status', type: 'string', enum: ['open', 'paid'] },
    { name: 'lines', type: 'array', minItems: 1, fields: [{ name: 'price', type: 'money' }] },
    { name: 'buyer', fields: [{ name: 'city', nullable: true }] },
    { name: 'dates', items: 'date' },
    { name: 'rows', items: { type: 'object', fields: [{ name: 'a' }] } },
    { name: 'parts', items: { sku: 'string' } },
  ]
  assert.deepEqual(listToJsonSchema({ name: 'Invoice', fields: list }), {
    $schema,
    title: 'Invoice',
    type: 'object',
    properties: {
      number: {
        type: 'string',
        description: 'of the invoice',
        examples: ['A-1'],
        'x-reference': { primitive: 'p', key: 'a', value: 'b' },
      },
      status: { type: 'string', enum: ['open', 'paid'] },
      lines: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', properties: { price: { type: 'number', 'x-kind': 'money' } } },
      },
      buyer: { type: 'object', properties: { city: { type: ['string', 'null'] } } },
      dates: { type: 'array', items: { type: 'string', format: 'date' } },
      rows: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
      parts: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
    },
    required: ['number'],
  })
})

test('all mistakes of a list are told at once, each with its place', () => {
  const list = [
    { name: 'a', type: 'sting' },
    { type: 'string' },
    'b',
    { name: 'a' },
    { name: 'c', desciption: 'x' },
    { name: 'd', enum: [] },
  ]
  assert.deepEqual(
    placesOf(() => listToJsonSchema(list)),
    ['[0].type', '[1]', '[2]', '[3]', '[4].desciption', '[5].enum'],
  )
})

test('all mistakes of a map are told at once, each with its place', () => {
  const map = { a: 'sting', b: { c: 3, d: 'string' }, e: ['string', 'number'], f: {}, g: null }
  assert.deepEqual(
    placesOf(() => mapToJsonSchema(map)),
    ['a', 'b.c', 'e', 'f', 'g'],
  )
})

function placesOf(convert: () => unknown): string[] {
  try {
    convert()
  } catch (error) {
    if (error instanceof SchemaError) return error.problems.map(({ path }) => path)
    throw error
  }
  return []
}

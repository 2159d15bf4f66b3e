import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExtractionSchema, Leaf } from './field-tree.ts'
import { readJsonSchema, readSchema } from './read-schema.ts'
import { readingSchema } from './reading-schema.ts'
import { SchemaError, type SchemaProblem } from './schema-error.ts'

test('nested objects and lists become leaves in order, with what stands above them', () => {
  const schema = readSchema({
    type: 'object',
    required: ['number', 'items'],
    properties: {
      number: { type: 'string', title: 'No.', description: 'of the invoice', pattern: '^A', examples: ['A1'] },
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 9,
        items: { type: 'object', required: ['price'], properties: { price: { type: 'number', minimum: 0 } } },
      },
      tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
    },
  })
  assert.deepEqual(paths(schema), ['number', 'items[].price', 'tags[]'])
  const [number, price] = schema.leaves
  assert.deepEqual(
    { ...number, ancestors: [] },
    {
      ...{ type: 'string', name: 'number', path: 'number', title: 'No.', description: 'of the invoice' },
      ...{ required: true, nullable: false, pattern: '^A', examples: ['A1'], ancestors: [] },
    },
  )
  assert.deepEqual(
    price?.ancestors.map(({ type, path }) => [type, path]),
    [
      ['object', ''],
      ['array', 'items'],
      ['object', 'items[]'],
    ],
  )
})

test('what may be null is nullable, however that is said', () => {
  const { leaves } = readSchema({
    type: 'object',
    properties: {
      a: { type: ['string', 'null'] },
      b: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      c: { oneOf: [{ $ref: '#/$defs/day' }, { const: null }] },
      d: { type: 'number', nullable: true },
      e: { enum: ['x', null] },
      f: { $ref: '#/$defs/day', nullable: true },
      g: { type: 'string' },
    },
    $defs: { day: { type: 'string', format: 'date' } },
  })
  assert.deepEqual(
    leaves.map(({ type, kind, nullable }) => [type, kind, nullable]),
    [
      ['string', undefined, true],
      ['integer', undefined, true],
      ['string', 'date', true],
      ['number', undefined, true],
      ['string', undefined, true],
      ['string', 'date', true],
      ['string', undefined, false],
    ],
  )
  assert.deepEqual(leaf(leaves, 'e').enum, ['x'])
})

test('combinations are merged, alternatives of objects united, alternatives of scalars widened', () => {
  const { leaves } = readSchema({
    allOf: [{ properties: { a: { type: 'string' } }, required: ['a'] }, { $ref: '#/definitions/b' }],
    anyOf: [
      { properties: { c: { type: 'string' } } },
      { properties: { c: { type: 'integer' }, d: { type: 'number' } } },
    ],
    if: { properties: { a: { const: 'x' } } },
    else: { properties: { e: { type: 'boolean' } } },
    properties: { f: { oneOf: [{ type: 'integer' }, { type: 'number' }] }, g: { type: ['boolean', 'number'] } },
    definitions: { b: { properties: { a: { format: 'date' }, b: { const: 7 } } } },
  })
  const byPath = leaves.toSorted((one, other) => one.path.localeCompare(other.path))
  assert.deepEqual(
    byPath.map(({ path, type, kind, required }) => [path, type, kind, required]),
    [
      ['a', 'string', 'date', true],
      ['b', 'number', undefined, false],
      ['c', 'string', undefined, false],
      ['d', 'number', undefined, false],
      ['e', 'boolean', 'boolean', false],
      ['f', 'number', undefined, false],
      ['g', 'string', undefined, false],
    ],
  )
})

test('references are found by pointer, anchor and id, also outside of $defs', () => {
  const schema = readSchema({
    $id: 'https://example.com/root',
    type: 'object',
    properties: {
      a: { $ref: '#/components/a' },
      b: { $ref: '#bee' },
      c: { $ref: 'other' },
      d: { $ref: '#/$defs/x~1y%20z' },
    },
    components: { a: { $ref: '#bee' } },
    $defs: {
      bee: { $anchor: 'bee', type: 'boolean' },
      other: { $id: 'other', $ref: '#/$defs/in', $defs: { in: { type: 'integer' } } },
      'x/y z': { type: 'number' },
    },
  })
  assert.deepEqual(
    schema.leaves.map(({ type }) => type),
    ['boolean', 'boolean', 'integer', 'number'],
  )
})

test('a schema that contains itself is unrolled a little and then ends', () => {
  const section = {
    type: 'object',
    properties: { title: { type: 'string' }, parts: { type: 'array', items: { $ref: '#' } } },
  }
  assert.deepEqual(paths(readSchema(section)).slice(0, 2), ['title', 'parts[].title'])
  assert.equal(paths(readSchema(section)).length, 4)
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, { $ref: '#' }]))
  const wide = readSchema({ type: 'object', properties: { own: { type: 'string' }, ...many } })
  assert.ok(wide.leaves.length < 2_000)
})

test('lists of several shapes, booleans and unknown formats are read as best they can be', () => {
  const { leaves, root } = readSchema({
    type: 'object',
    properties: {
      old: { type: 'array', items: [{ type: 'integer' }, { type: 'number' }] },
      free: { type: 'object' },
      any: true,
      none: false,
      odd: { format: 'made-up' },
      amount: { type: 'number', 'x-kind': 'money' },
    },
  })
  assert.deepEqual(
    leaves.map(({ path, type }) => `${path}:${type}`),
    ['old[]:number', 'any:string', 'odd:string', 'amount:number'],
  )
  assert.equal(leaf(leaves, 'amount').kind, 'money')
  assert.ok(root.type === 'object' && root.properties.some(({ name, type }) => name === 'free' && type === 'object'))
  assert.deepEqual(readSchema({ prefixItems: [{ type: 'string' }] }).root.type, 'array')
  assert.deepEqual(readSchema(true).leaves.length, 1)
})

test('the definition stays as it was sent, extensions included', () => {
  const sent = {
    type: 'object',
    properties: { a: { type: 'string', 'x-reference': { primitive: 'p', key: 'a', value: 'b' } } },
    'x-own': 1,
  }
  assert.deepEqual(readSchema(sent).definition, structuredClone(sent))
})

test('what a field is looked up in is told, and such a field is read as a text', () => {
  const reference = { primitive: 'countries', key: 'name', value: 'code' }
  const schema = readSchema({
    type: 'object',
    properties: {
      country: { type: 'integer', minimum: 3, description: 'of birth', 'x-reference': reference },
      rows: { type: 'array', items: { type: 'object', properties: { to: { $ref: '#/$defs/place' } } } },
      total: { type: 'number' },
    },
    $defs: { place: { enum: ['DE', 'FR'], 'x-reference': reference } },
  })
  assert.deepEqual(
    schema.leaves.map((leaf) => leaf.reference),
    [reference, reference, undefined],
  )
  const { leaves } = readingSchema(schema)
  assert.deepEqual(
    leaves.map(({ path, type, minimum, enum: choices, description }) => [path, type, minimum, choices, description]),
    [
      ['country', 'string', undefined, undefined, 'of birth'],
      ['rows[].to', 'string', undefined, undefined, undefined],
      ['total', 'number', undefined, undefined, undefined],
    ],
  )
  assert.equal(readingSchema(schema), readingSchema(schema))
  const plain = readSchema({ total: 'number' })
  assert.equal(readingSchema(plain), plain)
})

test('a map may have a field called reference', () => {
  assert.deepEqual(paths(readSchema({ order: { type: 'string', reference: { number: 'string' } } })), [
    'order.type',
    'order.reference.number',
  ])
})

const badType = { type: 'object', properties: { price: { type: 'nuber' } } }
const mistakes: [string, unknown, string, RegExp][] = [
  ['a wrong type', { type: 'array', items: badType }, 'items.properties.price.type', /must be one of array, boolean/],
  ['another draft', { $schema: 'http://json-schema.org/draft-04/schema#' }, '$schema', /draft-07/],
  ['a remote reference', { $ref: 'https://example.com/a.json' }, '$ref', /another document/],
  ['a reference to nothing', { $ref: '#/$defs/a' }, '$ref', /leads nowhere/],
  ['an endless reference', { $ref: '#' }, '', /without end/],
  [
    'a broken pattern',
    { type: 'object', properties: { 'a.b': { pattern: '(' } } },
    'properties["a.b"].pattern',
    /not a regular/,
  ],
  ['text', 'invoice', '', /none of them/],
]

for (const [name, input, path, message] of mistakes) {
  test(`${name} is refused with its place`, () => {
    const problems = problemsOf(input)
    assert.deepEqual(
      problems.map((problem) => problem.path),
      [path],
    )
    assert.match(problems[0]?.message ?? '', message)
  })
}

function paths(schema: ExtractionSchema): string[] {
  return schema.leaves.map(({ path }) => path)
}

function leaf(leaves: Leaf[], path: string): Leaf {
  const found = leaves.find((one) => one.path === path)
  assert.ok(found, path)
  return found
}

function problemsOf(input: unknown): SchemaProblem[] {
  try {
    readSchema(input)
    return []
  } catch (error) {
    if (error instanceof SchemaError) return error.problems
    throw error
  }
}

test('where only JSON Schema is taken, an object without any of its keywords is refused, and an empty one asks for nothing', () => {
  assert.throws(() => readJsonSchema({ total: 'money' }), /no JSON Schema/)
  assert.deepEqual(readJsonSchema({ type: 'object', properties: { total: { type: 'number' } } }).leaves.length, 1)
  assert.doesNotThrow(() => readJsonSchema({}))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSchema } from '../schema/read-schema.ts'
import { checkSchema } from './check-schema.ts'

function check(properties: Record<string, unknown>, data: unknown, more: Record<string, unknown> = {}) {
  const { valid, concerns } = checkSchema(readSchema({ type: 'object', properties, ...more }), data)
  return { valid, found: concerns.map(({ code, path }) => `${code} ${path}`), texts: concerns.map(({ text }) => text) }
}

const row = {
  type: 'object',
  required: ['name', 'price'],
  properties: { name: { type: 'string' }, price: { type: 'number' } },
}

const cases: [string, Record<string, unknown>, unknown, string[]][] = [
  ['a value of another type', { a: { type: 'number' } }, { a: 'x' }, ['type_mismatch $.a']],
  ['a date that is none', { a: { type: 'string', format: 'date' } }, { a: '31.1.2024' }, ['format_inconsistent $.a']],
  ['a text beside its pattern', { a: { pattern: '^A' } }, { a: 'B' }, ['format_inconsistent $.a']],
  ['a number out of its limits', { a: { minimum: 3 } }, { a: 2 }, ['out_of_range $.a']],
  ['a value that is not one of those allowed', { a: { enum: ['x'] } }, { a: 'y' }, ['out_of_range $.a']],
  ['a text that is too long', { a: { maxLength: 1 } }, { a: 'xx' }, ['out_of_range $.a']],
  ['a list that is too short', { a: { type: 'array', minItems: 2 } }, { a: [1] }, ['array_length_mismatch $.a']],
  ['a list that is too long', { a: { type: 'array', maxItems: 1 } }, { a: [1, 2] }, ['array_length_mismatch $.a']],
  ['the same item twice', { a: { uniqueItems: true } }, { a: [1, 2, 1] }, ['duplicate_value $.a']],
  ['items beyond a closed list', { a: { prefixItems: [{}], items: false } }, { a: [1, 2] }, ['additional_value $.a']],
  ['a property that is not allowed', { a: { additionalProperties: false } }, { a: { b: 1 } }, ['extra_fields $.a']],
  [
    'a row that lacks a part',
    { a: { type: 'array', items: row } },
    { a: [{ name: 'x', price: null }] },
    ['incomplete_object $.a[0]'],
  ],
  [
    'a row with nothing in it',
    { a: row },
    { a: { name: null } },
    ['missing_value $.a.name', 'missing_value $.a.price'],
  ],
  ['a null among the items', { a: { items: { type: 'string' } } }, { a: ['x', null] }, ['null_value $.a[1]']],
  ['an odd name', { 'a.b': { type: 'number' } }, { 'a.b': 'x' }, ['type_mismatch $["a.b"]']],
]

for (const [name, properties, data, concerns] of cases) {
  test(`${name} is told`, () => {
    const { valid, found } = check(properties, data)
    assert.deepEqual(found, concerns)
    assert.equal(valid, false)
  })
}

test('an optional value that was not found is a warning, and the result is still valid', () => {
  assert.deepEqual(check({ a: { type: 'string' } }, { a: null }), {
    valid: true,
    found: ['null_value $.a'],
    texts: ['The value of a was not found in the document.'],
  })
})

test('a required value that was not found is an error, absent or null', () => {
  for (const data of [{}, { a: null }]) {
    const { valid, found } = check({ a: { type: 'string' } }, data, { required: ['a'] })
    assert.deepEqual([valid, found], [false, ['missing_value $.a']])
  }
})

test('a value that may be null and is raises no concern', () => {
  const { valid, found } = check(
    { a: { type: ['string', 'null'] }, b: { type: 'string', nullable: true } },
    { a: null, b: null },
  )
  assert.deepEqual([valid, found], [true, []])
})

test('of a choice, the most telling part is told once', () => {
  const date = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  assert.deepEqual(check({ a: date }, { a: 'soon' }).found, ['format_inconsistent $.a'])
  assert.deepEqual(check({ a: { oneOf: [{ type: 'string' }, { type: 'number' }] } }, { a: true }).found, [
    'type_mismatch $.a',
  ])
  assert.deepEqual(check({ a: { anyOf: [row, { type: 'null' }] } }, { a: { name: 1, price: 2 } }).found, [
    'type_mismatch $.a.name',
  ])
})

test('a value whose pattern takes too long is refused, and a warning says why', () => {
  const { valid, concerns } = checkSchema(
    readSchema({ type: 'object', properties: { a: { type: 'string', pattern: '^(?=a)(a+)+$' } } }),
    { a: `${'a'.repeat(40)}!` },
  )
  assert.equal(valid, false)
  assert.deepEqual(
    concerns.map(({ path, level, code }) => [path, level, code]),
    [
      ['$.a', 'error', 'format_inconsistent'],
      ['$.a', 'warning', 'format_inconsistent'],
    ],
  )
})

test('thousands of bad rows are all told', () => {
  const rows = Array.from({ length: 10_000 }, () => ({ name: true, price: null }))
  const choice = { anyOf: [{ type: 'string' }, { type: 'number' }] }
  const items = { type: 'object', required: ['price'], properties: { name: choice, price: { type: 'number' } } }
  assert.equal(check({ a: { type: 'array', items } }, { a: rows }).found.length, 20_000)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readType } from './type-expression.ts'

const cases: [string, unknown][] = [
  ['string', { schema: { type: 'string' } }],
  ['Text', { schema: { type: 'string' } }],
  ['int!', { schema: { type: 'integer' }, required: true }],
  ['date?', { schema: { type: 'string', format: 'date' }, required: false }],
  ['money', { schema: { type: 'number', 'x-kind': 'money' } }],
  ['amount', { schema: { type: 'number', 'x-kind': 'money' } }],
  ['currency', { schema: { type: 'string', pattern: '^[A-Z]{3}$', 'x-kind': 'currency' } }],
  ['Date-Time', readType('datetime')],
  ['iban', { schema: { type: 'string', 'x-kind': 'iban' } }],
  ['number[]', { schema: { type: 'array', items: { type: 'number' } } }],
  ['array<date>!', { schema: { type: 'array', items: { type: 'string', format: 'date' } }, required: true }],
  ['string[][]', { schema: { type: 'array', items: { type: 'array', items: { type: 'string' } } } }],
  ['list', { schema: { type: 'array', items: { type: 'string' } } }],
  ['enum(open|closed)', { schema: { type: 'string', enum: ['open', 'closed'] } }],
  ['enum("a b", c)', { schema: { type: 'string', enum: ['a b', 'c'] } }],
  ['open | closed', { schema: { type: 'string', enum: ['open', 'closed'] } }],
  ['open|null', { schema: { type: ['string', 'null'], enum: ['open', null] } }],
  ['string|null', { schema: { type: ['string', 'null'] } }],
  ['date|string', { schema: { anyOf: [{ type: 'string', format: 'date' }, { type: 'string' }] } }],
]

for (const [expression, meaning] of cases) {
  test(`${expression} is a type`, () => assert.deepEqual(readType(expression), meaning))
}

test('a moment may lack its seconds, its zone or its time of day', () => {
  const type = readType('datetime')
  const pattern = new RegExp(typeof type === 'string' ? '' : String(type.schema['pattern']))
  for (const moment of ['2024-01-31T14:30', '2024-01-31T14:30:00Z', '2024-01-31']) assert.match(moment, pattern)
  for (const other of ['31.01.2024', '2024-01-31 pm', '14:30']) assert.doesNotMatch(other, pattern)
})

test('every type name that people write is known', () => {
  const names = `string text str number int integer float decimal double money currency amount percent date datetime timestamp
    time duration bool boolean email url uri phone iban array list object`
  for (const name of names.split(/\s+/)) assert.equal(typeof readType(name), 'object', name)
})

test('an unknown type is answered with the nearest one', () => {
  assert.equal(readType('sting'), '"sting" is not a type: did you mean "string"?')
  assert.equal(readType('bolean'), '"bolean" is not a type: did you mean "boolean"?')
  assert.match(String(readType('frobnicator')), /^"frobnicator" is not a type: write one of string, number/)
  assert.match(String(readType('x'.repeat(5_000))), /^"x{60}…" is not a type/)
})

test('a name of JavaScript is no type', () => {
  for (const name of ['constructor', '__proto__', 'toString', '']) assert.equal(typeof readType(name), 'string', name)
})

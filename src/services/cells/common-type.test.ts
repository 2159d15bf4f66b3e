import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonType, isMixed, typedAs } from './common-type.ts'
import { readValue } from './read-value.ts'

const conventions = { decimalMark: '.', dayFirst: true, language: null } as const
const said = (type: 'string' | 'number' | 'date', ...values: unknown[]) =>
  typedAs(
    type,
    values.map((value) => readValue(value, conventions)),
  )
const typeOf = (...all: string[]) => commonType(Object.fromEntries(all.map((each) => [each, 1])))

test('texts that can be read as what others were asked as are of that type, and others make texts of all', () => {
  assert.equal(typeOf(said('number', 96), said('string', '7 EUR')), 'number')
  assert.equal(typeOf(said('string', '7 EUR'), said('number', 96)), 'number')
  assert.equal(typeOf(said('number', 96), said('string', '7 EUR'), said('string', 'n/a')), 'string')
  assert.equal(typeOf(said('number', 96), said('string', '7 EUR', 'n/a')), 'string')
  assert.equal(typeOf(said('date', '2024-01-31'), said('string', '31 January 2024')), 'date')
  assert.equal(typeOf(said('date', '2024-01-31'), said('string', '7 EUR')), 'string')
})

test('texts alone stay texts, and nothing is of no type', () => {
  assert.equal(typeOf(said('string', '04109'), said('string', '50667')), 'string')
  assert.equal(typeOf(), undefined)
})

test('a field is mixed while texts keep it from being what others were asked as', () => {
  assert.deepEqual([isMixed('string', { number: 2, string: 1 }), isMixed('string', { string: 3 })], [true, false])
})

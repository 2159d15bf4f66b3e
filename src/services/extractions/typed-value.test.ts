import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typedValue } from './typed-value.ts'

const item = { type: 'object', properties: { article: { type: 'string' }, price: { type: 'number' } } }
const definition = {
  type: 'object',
  properties: { total: { type: 'number' }, paid: { type: 'boolean' }, items: { type: 'array', items: item } },
}

test('what is typed for a field is read by the type of the field', async () => {
  for (const [field, text, value] of [
    ['items[0].article', '10233', '10233'],
    ['items[0].article', '"10233"', '10233'],
    ['items[12].article', 'true', 'true'],
    ['items[0].article', 'null', null],
    ['items[0].price', '96.5', 96.5],
    ['total', '96.5', 96.5],
    ['total', 'much', 'much'],
    ['paid', 'true', true],
    ['items', '[]', []],
    ['unknown', '7', 7],
    ['total', '{"a":1}', '{"a":1}'],
  ] as const)
    assert.deepEqual(await typedValue(definition, field, text), value, `${field}=${text}`)
})

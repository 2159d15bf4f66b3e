import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whyImpossible } from './impossible-schema.ts'

test('a contract that no outcome can satisfy says where and why', () => {
  const impossible: [unknown, string][] = [
    [false, 'allows nothing'],
    [{ type: 'integer', minimum: 5, maximum: 4 }, 'has minimum above maximum'],
    [{ enum: [] }, 'has no values to choose from'],
    [{ type: 'string', enum: [1, 2] }, 'has no value of the type string to choose from'],
    [{ required: ['a'], additionalProperties: false }, 'asks for "a", which additionalProperties rules out'],
    [{ allOf: [{ type: 'object' }, false] }, 'allows nothing'],
    [
      { required: ['a'], properties: { a: { type: 'array', minItems: 2, maxItems: 1 } } },
      'has minItems above maxItems',
    ],
  ]
  for (const [schema, message] of impossible)
    assert.deepEqual(
      whyImpossible(schema).map((problem) => problem.message),
      [message],
    )
})

test('what can be satisfied is not warned of', () => {
  for (const schema of [
    true,
    {},
    { minimum: 5, maximum: 4 },
    { properties: { a: false } },
    { type: 'object', required: ['a'], properties: { a: { enum: ['x'] } }, additionalProperties: false },
  ])
    assert.deepEqual(whyImpossible(schema), [])
})

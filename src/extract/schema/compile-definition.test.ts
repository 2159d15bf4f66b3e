import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileDefinition } from './compile-definition.ts'
import type { JsonSchema } from './field-tree.ts'

function fits(definition: JsonSchema, data: unknown): boolean {
  return compileDefinition(definition)(data).errors.length === 0
}

test('nullable lets a value be null, beside a type, values or a reference', () => {
  const $defs = { day: { type: 'string', format: 'date' } }
  for (const definition of [
    { type: 'string', nullable: true },
    { enum: ['a'], nullable: true },
    { $ref: '#/$defs/day', nullable: true, $defs },
  ]) {
    assert.ok(fits(definition, null))
    assert.ok(!fits(definition, 7))
  }
  assert.ok(!fits({ type: 'string', nullable: false }, null))
})

test('two patterns of one object are told apart', () => {
  const definition = {
    patternProperties: { '^a': { type: 'integer' }, '^b': { type: 'string' } },
    additionalProperties: false,
  }
  assert.ok(fits(definition, { a: 1, b: 'x' }))
  assert.ok(!fits(definition, { a: 'x' }))
  assert.ok(!fits(definition, { c: 1 }))
})

test('a reference is followed by pointer, anchor, dynamic anchor and id', () => {
  const definition = {
    $id: 'https://example.com/tree',
    $dynamicAnchor: 'node',
    properties: { children: { items: { $dynamicRef: '#node' } }, size: { $ref: 'size' }, name: { $ref: '#name' } },
    $defs: { s: { $id: 'size', type: 'integer' }, n: { $anchor: 'name', type: 'string' } },
  }
  assert.ok(fits(definition, { children: [{ size: 1, name: 'a', children: [] }] }))
  assert.ok(!fits(definition, { children: [{ children: [{ size: 'x' }] }] }))
})

test('beside a reference, what stands there counts unless the schema says that it is draft-07', () => {
  const definition = {
    properties: { a: { $ref: '#/definitions/a', maxLength: 1 } },
    definitions: { a: { type: 'string' } },
  }
  assert.ok(!fits(definition, { a: 'xx' }))
  assert.ok(fits({ $schema: 'http://json-schema.org/draft-07/schema#', ...definition }, { a: 'xx' }))
})

test('words of other dialects do no harm', () => {
  const definition = {
    $async: true,
    id: 'x',
    type: 'object',
    discriminator: { propertyName: 'a' },
    enum: [{}],
    'x-own': 1,
  }
  assert.ok(fits(definition, {}))
  assert.ok(!fits({ enum: [] }, {}))
})

test('a value whose pattern cannot be decided is refused, and told', () => {
  const text = `${'a'.repeat(40)}!`
  const { errors, undecided } = compileDefinition({ type: 'string', pattern: '^(?=a)(a+)+$' })(text)
  assert.deepEqual(
    errors.map(({ keyword }) => keyword),
    ['pattern'],
  )
  assert.deepEqual(undecided, [{ pattern: '^(?=a)(a+)+$', text }])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/support/any-character.ts'
import { formatPath, type PathStep, pointerSteps, splitPath, templateOf, toJsonPath } from './field-path.ts'

test('a path is written with dots, indexes and quotes where they are needed', () => {
  assert.equal(formatPath(['items', 0, 'price']), 'items[0].price')
  assert.equal(formatPath(['items', null, 'price']), 'items[].price')
  assert.equal(formatPath([0, 'price']), '[0].price')
  assert.equal(formatPath(['a', 'b.c', '', 'd[0]', '1']), 'a["b.c"][""]["d[0]"]["1"]')
  assert.equal(formatPath(['größe', '__proto__']), 'größe.__proto__')
  assert.equal(toJsonPath(['items', 0, 'a b']), '$.items[0]["a b"]')
})

test('the field of a value is its path without indexes', () => {
  assert.equal(templateOf(['items', 12, 'sub', 3]), 'items[].sub[]')
})

const step = fc.oneof(fc.string({ unit: anyCharacter }), fc.string(), fc.nat(), fc.constant<PathStep>(null))
const oddStep = fc.constantFrom<PathStep>(
  '',
  '.',
  '[]',
  '["a"]',
  '\\',
  '"',
  '__proto__',
  'a.b[0]',
  '$',
  '\n',
  'x'.repeat(1000),
)

test('every path, however odd its names, is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(step, oddStep), { maxLength: 6 }), (steps) => {
      assert.deepEqual(splitPath(formatPath(steps)), steps)
    }),
  )
})

test('a JSON pointer tells indexes from names by the value it leads into', () => {
  const data = { a: [{ '0': { 'b/c~d': 1 } }] }
  assert.deepEqual(pointerSteps('/a/0/0/b~1c~0d', data), ['a', 0, '0', 'b/c~d'])
})

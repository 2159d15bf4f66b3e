import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonicalJson, hashOf } from './canonical-json.ts'

test('equal values have equal bytes, whatever their order', () => {
  assert.equal(canonicalJson({ b: 2, a: [1, { d: null, c: 'é' }] }), '{"a":[1,{"c":"é","d":null}],"b":2}')
  // Of the standard's own example.
  const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001]
  assert.equal(canonicalJson(numbers), '[333333333.3333333,1e+30,4.5,0.002,1e-27]')
  assert.equal(canonicalJson('€$\u000f\nA\'B"\\"/'), '"€$\\u000f\\nA\'B\\"\\\\\\"/"')
})

test('whatever was read back from its canonical form has the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      const text = canonicalJson(value)
      assert.equal(canonicalJson(JSON.parse(text)), text)
      assert.match(hashOf(value), /^[0-9a-f]{64}$/)
    }),
  )
})

test('what JSON cannot say has no canonical form', () => {
  for (const value of [undefined, Number.NaN, Number.POSITIVE_INFINITY, '\ud800'])
    assert.throws(() => canonicalJson(value))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, nearestWord } from './edit-distance.ts'

test('edits and swaps are counted', () => {
  assert.equal(editDistance('waller', 'walelr'), 1)
  assert.equal(editDistance('waller', 'water'), 2)
  assert.equal(editDistance('', 'ab'), 2)
  assert.equal(editDistance('abcdef', 'uvwxyz', 2), 3)
})

test('a mistyped word is near to the one that was meant, and to none when it is another', () => {
  const known = ['number', 'money', 'schema', 'password', 'id']
  assert.equal(nearestWord('nubmer', known), 'number')
  assert.equal(nearestWord('monye', known), 'money')
  assert.equal(nearestWord('Shema', known), 'schema')
  assert.equal(nearestWord('pasword', known), 'password')
  assert.equal(nearestWord('weather', known), undefined)
  assert.equal(nearestWord('schema', ['file', 'json_schema']), 'json_schema')
  assert.equal(nearestWord('json_schema', ['file', 'schema']), 'schema')
})

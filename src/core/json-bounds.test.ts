import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beyondBounds } from './json-bounds.ts'

const named = (count: number, nameOf: (index: number) => string) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ [nameOf(index)]: '":"[{' })))

test('JSON is bounded by its depth and by how many of its names differ, not by how many there are', () => {
  assert.equal(beyondBounds(`${'['.repeat(100)}${']'.repeat(100)}`), undefined)
  assert.equal(beyondBounds('['.repeat(101)), 'is nested more than 100 levels deep')
  assert.equal(beyondBounds(named(30_000, (index) => `name ${index % 7}`)), undefined)
  assert.equal(beyondBounds(named(10_000, (index) => `a "${index}" :`)), undefined)
  assert.equal(beyondBounds(named(10_001, (index) => `a "${index}" :`)), 'has more than 10000 different names')
})

test('what stands in texts counts for nothing', () => {
  assert.equal(beyondBounds(JSON.stringify({ text: '{"a":'.repeat(20_000) })), undefined)
  assert.equal(beyondBounds(JSON.stringify({ text: `\\${'"\\["'.repeat(20_000)}\\` })), undefined)
  assert.equal(beyondBounds(`{"a\\\\": ${'['.repeat(100)}`), 'is nested more than 100 levels deep')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holderAmong } from './field-units.ts'

test('a leaf belongs to the path that it is at or below, and to none that only begins alike', () => {
  const holderOf = holderAmong(['items', 'seller.name', '["a.b"]'])
  assert.equal(holderOf('items[3].price'), 'items')
  assert.equal(holderOf('items'), 'items')
  assert.equal(holderOf('items_sold'), undefined)
  assert.equal(holderOf('seller.name'), 'seller.name')
  assert.equal(holderOf('seller'), undefined)
  assert.equal(holderOf('["a.b"].c'), '["a.b"]')
  assert.equal(holderAmong([''])('anything[0]'), '')
})

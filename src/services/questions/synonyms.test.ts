import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meaningOf } from './synonyms.ts'

test('a balance in a row is that of the account, and one of a document what is to be paid', () => {
  const inRow = meaningOf('balance', 'Balance', { type: 'number', isOfList: true })
  assert.deepEqual([inRow.isMain, inRow.neverAddsUp], [false, true])
  assert.ok(inRow.names.includes('Running balance'))
  assert.ok(!inRow.names.some((name) => /amount|pay/i.test(name)))
  assert.ok(meaningOf('balance', 'Balance', { type: 'number' }).names.includes('Amount due'))
})

test('a price of a metre is no price of a thing, and what is in stock is no balance', () => {
  const meant = (name: string) => meaningOf(name, name, { type: 'number', isOfList: true })
  assert.deepEqual(
    ['price_m', 'price_kg', 'price_eur', 'unit_price'].map((name) => meant(name).isPerMeasure),
    [true, true, false, false],
  )
  for (const name of ['in_stock', 'bestand', 'stock actuel', 'existencias']) {
    assert.equal(meant(name).meaning, 'stock')
    assert.equal(meant(name).isAmount, false)
  }
})

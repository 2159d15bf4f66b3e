import assert from 'node:assert/strict'
import { test } from 'node:test'
import { priceOf, toCents, toEur } from './price.ts'

test('work costs the sum of its units, known cells nothing, and batches half', () => {
  assert.deepEqual(priceOf({ pages: 3, cells: 7, registryCells: 4 }), {
    credits: 440,
    charges: [
      { unit: 'page_ingest', quantity: 3, credits: 300 },
      { unit: 'structuring_cell', quantity: 7, credits: 140 },
      { unit: 'registry_cell', quantity: 4, credits: 0 },
    ],
  })
  assert.equal(priceOf({ pages: 1, cells: 1 }, { batch: true }).credits, 60)
  assert.deepEqual(priceOf({ pages: 0, cells: 0 }), { credits: 0, charges: [] })
  assert.equal(priceOf({ matchings: 2, cases: 1 }).credits, 300)
})

test('a thousand credits are one euro, and a payment is whole cents', () => {
  assert.equal(toEur(440), 0.44)
  assert.equal(toCents(10_000), 1000)
  assert.equal(toCents(10_001), 1001)
})

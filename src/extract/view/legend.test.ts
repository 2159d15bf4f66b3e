import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLegend, signOf } from './legend.ts'

test('signs that a line explains stand for its words, whatever leads to them', () => {
  assert.deepEqual(
    [...findLegend(['Charged to: L = landlord, T = tenant, — = no defect'])],
    [
      ['L', 'landlord'],
      ['T', 'tenant'],
      ['-', 'no defect'],
    ],
  )
  assert.deepEqual(
    [...findLegend(['P = present  E = excused'])],
    [
      ['P', 'present'],
      ['E', 'excused'],
    ],
  )
  assert.equal(signOf('–'), '-')
})

test('a single equation explains nothing, nor do sums', () => {
  assert.equal(findLegend(['x = y', '3 × 4 = 12, 2 × 5 = 10']).size, 0)
})

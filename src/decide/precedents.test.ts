import assert from 'node:assert/strict'
import { test } from 'node:test'
import { featuresOf, nearestCases } from './precedents.ts'

const cases = [
  { id: 'same', features: { supplier: 'Alder Bakery', currency: 'EUR', total: 95 } },
  { id: 'near', features: { supplier: 'Alder Metals', currency: 'EUR', total: 96 } },
  { id: 'far', features: { supplier: 'Birch Software', currency: 'EUR', total: 9600 } },
  { id: 'none', features: {} },
]

test('cases come nearest first, and what is rare counts for more', () => {
  const nearest = nearestCases({ supplier: 'Alder Bakery', currency: 'EUR', total: 96 }, cases, 3)
  assert.deepEqual(
    nearest.map((each) => each.case.id),
    ['same', 'near', 'far'],
  )
  assert.ok(nearest.every(({ distance }) => distance >= 0 && distance <= 1))
  assert.equal(nearestCases({ total: 95 }, cases, 1)[0]?.distance, 0)
  assert.equal(nearestCases({}, cases, 1)[0]?.distance, 1)
})

test('a case is known by its values, and not by the items of its lists', () => {
  const field = (value: unknown) => ({ value, confidence: 1, provenance: null })
  const fields = {
    total: field(96),
    paid: field(false),
    'items[0].price': field(1),
    note: field(null),
    text: field('x'.repeat(500)),
  }
  assert.deepEqual(featuresOf([{ fields }, { fields: { total: field(5) } }]), {
    ...{ total: 96, paid: false, text: 'x'.repeat(200), '1:total': 5 },
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Features,
  type Found,
  featuresOf,
  likeliest,
  nearestCases,
  rarityOf,
  tokensNear,
  tokensOf,
} from './precedents.ts'

const cases: { id: string; features: Features }[] = [
  { id: 'same', features: { supplier: 'Alder Bakery', currency: 'EUR', total: 95 } },
  { id: 'near', features: { supplier: 'Alder Metals', currency: 'EUR', total: 96 } },
  { id: 'far', features: { supplier: 'Birch Software', currency: 'EUR', total: 9600 } },
  { id: 'none', features: {} },
]

test('cases come nearest first, and what is rare counts for more', () => {
  const asked = { supplier: 'Alder Bakery', currency: 'EUR', total: 96 }
  const ids = (weights: [string, number][]) =>
    nearestCases(asked, new Map(weights), cases, 3).map((each) => each.case.id)
  assert.deepEqual(ids([]), ['same', 'near', 'far'])
  assert.deepEqual(ids([['total', 9]]), ['near', 'same', 'far'])
  const nearest = nearestCases(asked, new Map(), cases, 4)
  assert.ok(nearest.every(({ distance }) => distance >= 0 && distance <= 1))
  assert.equal(nearestCases({ total: 95 }, new Map(), cases, 1)[0]?.distance, 0)
  assert.equal(nearestCases({}, new Map(), cases, 1)[0]?.distance, 1)
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

test('what is looked for is found by whole values, by words and by numbers of about the same size', () => {
  const shares = (one: Features, other: Features) =>
    new Set(tokensOf(one)).intersection(new Set(tokensNear(other).all)).size
  // Every case has one token in common.
  assert.equal(shares({ a: 1 }, { b: 1 }), 1)
  assert.equal(shares({ supplier: 'Alder Bakery' }, { supplier: 'alder metals' }), 2)
  assert.equal(shares({ supplier: 'Alder Bakery' }, { supplier: 'ALDER BAKERY' }), 4)
  for (const total of [0, 0.01, 1, 96, 100, 119, 127, 128, 129, 1e9, -128])
    for (const near of [total, total * 1.05, total * 0.95])
      assert.ok(shares({ total }, { total: near }) > 1, `${total} ${near}`)
  assert.equal(shares({ total: 96 }, { total: 9600 }), 1)
  assert.equal(tokensNear({ a: 1, b: 'x' }).whole.get('b'), 4)
  assert.ok(
    tokensOf(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}`, 'a b c d e f g h']))).length < 130,
  )
})

test('how rare a value is follows from how far back its newest cases reach', () => {
  const last = (from: number, step: number, count: number) => Array.from({ length: count }, (_, at) => from - at * step)
  const found: Found = {
    cases: [last(10_000, 1, 50), last(10_000, 1, 50), last(9990, 100, 50), last(9000, 1, 3), []],
    ...{ most: 50, oldest: 1 },
  }
  const rarities = found.cases.map((_, place) => rarityOf(found, place))
  assert.deepEqual(
    rarities,
    rarities.toSorted((one, other) => one - other),
  )
  assert.deepEqual([rarities[0], rarities[1]], [0, 0])
  assert.ok(Math.abs(Math.exp(rarities[2] ?? 0) - 100) < 5, 'one in a hundred')
  assert.ok(Math.abs(Math.exp(rarities[3] ?? 0) - 10_002 / 4) < 1)
  assert.deepEqual(likeliest(found, 4).slice(0, 3), [9000, 8999, 8998])
})

test('an old case that has a rare value is not passed over for new ones that share much of what many have', () => {
  const newest = Array.from({ length: 50 }, (_, at) => 10_000 - at)
  const common = Array.from({ length: 50 }, (_, at) => 9000 - at * 20)
  const found: Found = { cases: [newest, common, common, common, [17]], most: 50, oldest: 1 }
  assert.equal(likeliest(found, 40)[0], 17)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Provenance } from '../../extract/extraction.ts'
import { currenciesOf } from './currency.ts'
import type { DataLeaf } from './leaves.ts'

const leaf = (path: string, value: unknown, quote?: string, isAmount = true): DataLeaf => ({
  ...{ path, value, confidence: 1, dataType: 'string', isAmount },
  ...(quote !== undefined && { place: { quote } as Provenance }),
})

test('an amount has the currency that is printed with it, else that of the nearest field around', () => {
  const leaves = [
    leaf('currency', 'EUR'),
    leaf('total', 10, '£10.00'),
    leaf('items[0].price', 4, '4.00'),
    leaf('items[1].price', 5, '5.00'),
    leaf('items[1].currencyCode', 'usd'),
    leaf('items[1].quantity', 5, '5', false),
    leaf('["a.b"].price', '7 CHF', undefined),
  ]
  const currencyOf = currenciesOf(leaves)
  const found = leaves.filter(({ path }) => !/currency/.test(path)).map((each) => [each.path, currencyOf(each)])
  assert.deepEqual(Object.fromEntries(found), {
    total: 'GBP',
    'items[0].price': 'EUR',
    'items[1].price': 'USD',
    'items[1].quantity': null,
    '["a.b"].price': 'CHF',
  })
})

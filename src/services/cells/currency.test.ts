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

test('an amount without a currency has the only one of its document, and none where there are several', () => {
  const receipt = [
    leaf('total', 12, '12.00 SEK'),
    leaf('items[0].cost', 12, '12.00'),
    leaf('items[0].count', 3, '3', false),
  ]
  assert.deepEqual(receipt.map(currenciesOf(receipt)), ['SEK', 'SEK', null])
  const mixed = [leaf('total', 12, '12.00 SEK'), leaf('deposit', 4, '4.00 NOK'), leaf('items[0].cost', 12, '12.00')]
  assert.deepEqual(mixed.map(currenciesOf(mixed)), ['SEK', 'NOK', null])
})

test('the number beside a currency is an amount, whatever its column is called', () => {
  const rows = [
    ...[leaf('rows[0].laid_out', 9000, '9000', false), leaf('rows[0].currency', 'JPY')],
    ...[leaf('rows[1].laid_out', 80, '80', false), leaf('rows[1].currency', 'CHF')],
  ]
  const currencyOf = currenciesOf(rows)
  assert.deepEqual(
    [rows[0], rows[2]].map((each) => each && currencyOf(each)),
    ['JPY', 'CHF'],
  )
})

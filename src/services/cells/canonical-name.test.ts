import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalName, standsInArray } from './canonical-name.ts'

test('a path becomes a name in snake_case without indices', () => {
  const cases = {
    invoiceNumber: 'invoice_number',
    'lineItems[3].unitPrice': 'line_items.unit_price',
    'seller.VATId': 'seller.vat_id',
    'tags[]': 'tags',
    '["a.b c"]': 'a_b_c',
    größe: 'größe',
    '[0]': 'value',
  }
  for (const [path, name] of Object.entries(cases)) assert.equal(canonicalName(path), name)
})

test('only what has an index may have several values', () => {
  assert.deepEqual(['a.b', 'a[0]', 'a[]'].map(standsInArray), [false, true, true])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkArithmetic } from './check-arithmetic.ts'

const concepts: Record<string, string> = {
  net: 'net_total',
  tax: 'tax_total',
  gross: 'gross_total',
  shipping: 'shipping_cost',
  issued: 'invoice_date',
  due: 'due_date',
  'lines[].count': 'quantity',
  'lines[].price': 'unit_price',
  'lines[].amount': 'line_total',
  'lines[].discount': 'line_discount',
  'lines[].vat': 'line_tax_rate',
}

function found(data: unknown, amounts?: number[], besideAmounts?: { path: string; figures: number[] }[]): string[] {
  return checkArithmetic(data, (template) => concepts[template], { amounts, besideAmounts }).map(
    ({ code, path }) => `${code} ${path}`,
  )
}

test('net and tax make the total', () => {
  assert.deepEqual(found({ net: 100, tax: 19, gross: 119 }), [])
  assert.deepEqual(found({ net: 0.1, tax: 0.2, gross: 0.3 }), [])
  assert.deepEqual(found({ net: 100, tax: 19, gross: 120 }), ['semantic_conflict $.gross'])
  assert.deepEqual(found({ net: 33.333, tax: 6.333, gross: 39.67 }), ['floating_precision_diff $.gross'])
})

test('amounts written as text count too, and what is not there is not judged', () => {
  assert.deepEqual(found({ net: '100.00', tax: '19.00', gross: '120.00' }), ['semantic_conflict $.gross'])
  assert.deepEqual(found({ net: 100, tax: null, gross: 120 }), [])
  assert.deepEqual(found({ net: 100, tax: 19, gross: 124, shipping: 5 }), [])
})

test('quantity times price makes the amount of the line', () => {
  const line = (count: number, price: number, amount: number, more = {}) =>
    found({ lines: [{ count, price, amount, ...more }] })
  assert.deepEqual(line(3, 4.5, 13.5), [])
  assert.deepEqual(line(3, 4.5, 15.5), ['numeric_mismatch $.lines[0].amount'])
  assert.deepEqual(line(3, 0.333, 1), ['floating_precision_diff $.lines[0].amount'])
  assert.deepEqual(line(250, 30.5, 76.25), [], 'a price in cents')
  assert.deepEqual(line(2, 10, 23.8, { vat: 19 }), [], 'an amount with tax')
  assert.deepEqual(line(2, 10, 18, { discount: 10 }), [], 'a discount')
})

test('a third factor that the row has explains its amount', () => {
  const lines = [{ count: 2, nights: 3, price: 80, amount: 480 }]
  assert.deepEqual(found({ lines }), [])
  assert.deepEqual(found({ lines: [{ count: 2, price: 80, amount: 480 }] }), ['numeric_mismatch $.lines[0].amount'])
  const printed = [{ path: 'lines[0].amount', figures: [2, 3, 80, 480] }]
  assert.deepEqual(found({ lines: [{ count: 2, price: 80, amount: 480 }] }, [], printed), [], 'nobody asked for it')
  const doubled = [{ path: 'lines[0].amount', figures: [2, 80, 320] }]
  const wrong = { lines: [{ count: 2, price: 80, amount: 320 }] }
  assert.deepEqual(found(wrong, [], doubled), ['numeric_mismatch $.lines[0].amount'], 'the quantity counts once')
  assert.deepEqual(found({ lines: [{ ...lines[0], persons: 2, amount: 960 }] }), [], 'two of them')
  assert.deepEqual(found({ lines: [{ ...lines[0], amount: 490 }] }), ['numeric_mismatch $.lines[0].amount'])
})

test('the lines make the net or the gross total', () => {
  const lines = [{ amount: 60 }, { amount: 40 }]
  assert.deepEqual(found({ lines, net: 100, gross: 119 }), [])
  assert.deepEqual(found({ lines, gross: 100 }), [])
  assert.deepEqual(found({ lines, net: 110, gross: 119 }), ['semantic_conflict $.net'])
  assert.deepEqual(found({ lines: [...lines, { count: 1, amount: null }], net: 110 }), [], 'an amount was not read')
  assert.deepEqual(found({ lines: [{ amount: 33.335 }, { amount: 66.67 }], net: 100 }), [
    'floating_precision_diff $.net',
  ])
})

test('lines without tax and a total with it are no conflict where nobody asked for the tax', () => {
  const lines = [{ amount: 60 }, { amount: 40 }]
  assert.deepEqual(found({ lines, gross: 119 }), [])
  assert.deepEqual(found({ lines, gross: 119, tax: 19 }), [], 'the tax tells what the lines make')
  assert.deepEqual(found({ lines, gross: 119, tax: 9 }), ['semantic_conflict $.gross'])
  assert.deepEqual(found({ lines, gross: 150 }), ['semantic_conflict $.gross'], 'no tax is that high')
  assert.deepEqual(found({ lines, gross: 90 }), ['semantic_conflict $.gross'])
})

test('a due date does not come before its issue date', () => {
  assert.deepEqual(found({ issued: '2024-01-31', due: '2024-02-14' }), [])
  assert.deepEqual(found({ issued: '2024-01-31', due: '2024-01-31' }), [])
  assert.deepEqual(found({ issued: '2024-01-31', due: '2024-01-14' }), ['semantic_conflict $.due'])
  assert.deepEqual(found({ issued: 'soon', due: '2024-01-14' }), [])
})

test('what the source prints beside them explains why sums do not add up', () => {
  const bill = { net: 729, tax: 0, gross: 764 }
  assert.deepEqual(found(bill), ['semantic_conflict $.gross'])
  assert.deepEqual(found(bill, [729, 35, 764]), [])
  const lines = [{ amount: 516 }, { amount: 294 }]
  assert.deepEqual(found({ lines, net: 729 }, [516, 294, 81, 729]), [], 'a discount is taken off')
  assert.deepEqual(found({ lines, net: 900 }, [516, 294, 90, 900]), ['semantic_conflict $.net'], 'a row is missing')
  assert.deepEqual(found({ lines, net: 294 }, [516, 294]), ['semantic_conflict $.net'], 'a row is no discount')
  assert.deepEqual(found({ lines: [{ count: 3, price: 40, amount: -120 }] }), [], 'what is given back')
})

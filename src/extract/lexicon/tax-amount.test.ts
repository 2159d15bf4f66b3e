import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'
import { areTaxRates } from './tax-amount.ts'

const read = (page: string, schema: unknown) => resolveDocument(printedDocument([page]), readSchema(schema)).data

test('rates are told from sums by what they make of the other amounts of their row', () => {
  assert.equal(
    areTaxRates(
      [20, 20],
      [
        [38, 950],
        [12, 300],
      ],
    ),
    true,
  )
  assert.equal(
    areTaxRates(
      [20, 5.5],
      [
        [1250, 250],
        [100, 5.5],
      ],
    ),
    true,
  )
  assert.equal(areTaxRates([20, 10], [[100], [50]]), false)
  assert.equal(areTaxRates([19.2, 20], [[96], [100]]), false)
})

test('the rate of a tax is not its amount, whether the sign is printed or not', () => {
  const lines = (rate: string) => `Facture n° F-2025-17

Désignation                         Qté     P.U. HT      TVA        Total HT
Pose de parquet                       25       38,00    ${rate.padEnd(10)}  950,00
Ponçage                               25       12,00    ${rate.padEnd(10)}  300,00
`
  const item = { description: 'string', vat_amount: 'number', amount: 'number' }
  const items = [
    { description: 'Pose de parquet', vat_amount: null, amount: 950 },
    { description: 'Ponçage', vat_amount: null, amount: 300 },
  ]
  for (const rate of ['20,00', '20,00 %']) assert.deepEqual(read(lines(rate), { items: [item] }), { items }, rate)
  const sums =
    'Shop Ltd\nInvoice 17\n\nVAT 20.00%\nTotal incl. VAT             250.00\nof which VAT                 41.67\n'
  assert.deepEqual(read(sums, { vat: 'number', total: 'number' }), { vat: 41.67, total: 250 })
  const stated = { tax_amount: null, total: 240 }
  assert.deepEqual(read('Total TTC : 240,00 EUR\nTVA : 20,00 %\n', { tax_amount: 'number', total: 'number' }), stated)
  const breakdown = `Facture n° F-2025-17

Base HT        TVA       Montant
1 250,00     20,00        250,00
  100,00      5,50          5,50
`
  assert.deepEqual(read(breakdown, { taxes: [{ base: 'number', rate: 'number', tax_amount: 'number' }] }), {
    taxes: [
      { base: 1250, rate: 20, tax_amount: 250 },
      { base: 100, rate: 5.5, tax_amount: 5.5 },
    ],
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { xmlDocument } from '../../../test/support/data-documents.ts'
import { ciiInvoice, facturaeInvoice, ublInvoice, zugferd1Invoice } from '../../../test/support/e-invoices.ts'
import { readEInvoice } from './e-invoice.ts'
import type { FactTree } from './facts.ts'

async function read(xml: string) {
  const document = await xmlDocument(xml)
  const invoice = readEInvoice(document)
  assert.ok(invoice)
  return { document, invoice, values: valuesOf(invoice) }
}

function valuesOf({ facts }: FactTree): Record<string, unknown> {
  return Object.fromEntries(facts.map(({ concept, value }) => [concept, value]).reverse())
}

function recordsOf({ groups }: FactTree, concept: string): Record<string, unknown>[] {
  return groups.filter((group) => group.concept === concept).map(valuesOf)
}

function assertHas(values: Record<string, unknown> | undefined, expected: Record<string, unknown>): void {
  assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, values?.[key]])), expected)
}

test('UBL states its terms, with dates without zone and identifiers as they are written', async () => {
  const { invoice, values } = await read(ublInvoice)
  assert.equal(invoice.syntax, 'ubl')
  assertHas(values, {
    ...{ invoice_number: 'R 2024|17', invoice_date: '2024-03-05', due_date: '2024-04-04', order_number: 'PO-9' },
    ...{ document_type: 'invoice', type_code: '380', currency: 'EUR', notes: 'First note' },
    ...{ net_total: 20, tax_total: 3.8, tax_total_in_tax_currency: 44, gross_total: 23.8, amount_due: 23.8 },
    ...{ seller_name: 'Example Ltd', seller_trading_name: 'Example Trade', buyer_name: 'Buyer Inc' },
    ...{ seller_vat_id: 'DE123456789', seller_tax_number: '12/345', iban: 'DE02120300000000202051' },
    ...{ seller_address: 'High Street 1, 12345 Exampleton, DE', buyer_vat_id: undefined },
  })
})

test('UBL lines, taxes and allowances are records', async () => {
  const { invoice } = await read(ublInvoice)
  assert.equal(recordsOf(invoice, 'line_items').length, 1)
  assertHas(recordsOf(invoice, 'line_items')[0], {
    ...{ description: 'Paper', item_details: 'White, A4', article_number: 'P-4', quantity: 4, unit: 'H87' },
    ...{ unit_price: 5.25, line_total: 21, tax_rate: 19 },
  })
  assertHas(recordsOf(invoice, 'tax_breakdown')[0], {
    taxable_amount: 20,
    tax_amount: 3.8,
    tax_rate: 19,
    tax_category: 'S',
  })
  assertHas(recordsOf(invoice, 'allowances')[0], { amount: 1, reason: 'Loyalty' })
})

test('every fact stands at its words', async () => {
  const { document, invoice } = await read(ublInvoice)
  const total = invoice.facts.find(({ concept }) => concept === 'gross_total')
  assert.ok(total)
  assert.deepEqual(
    document.pages[0]?.words.slice(...total.words).map(({ text }) => text),
    ['23.80'],
  )
  assert.equal(total.path, '/Invoice/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')
})

test('CII states the same, with its own dates and the tax of the invoice currency', async () => {
  const { invoice, values } = await read(ciiInvoice)
  assert.equal(invoice.syntax, 'cii')
  assertHas(values, {
    ...{ invoice_number: '2024-17', invoice_date: '2024-03-05', document_type: 'credit_note', currency: 'EUR' },
    ...{ tax_total: 3.8, gross_total: 23.8, seller_vat_id: 'DE123456789', seller_tax_number: '12/345' },
    ...{ seller_address: 'High Street 1, 12345 Exampleton, DE', buyer_name: 'Buyer Inc' },
  })
  assertHas(recordsOf(invoice, 'line_items')[0], {
    description: 'Paper',
    quantity: 4,
    unit: 'H87',
    unit_price: 5,
    line_total: 20,
  })
})

test('ZUGFeRD 1.0 is read, and its lines of text are no items', async () => {
  const { invoice, values } = await read(zugferd1Invoice)
  assertHas(values, { invoice_number: '2013-1', order_number: 'PO-9', gross_total: 23.8 })
  assert.equal(recordsOf(invoice, 'line_items').length, 1)
  assertHas(recordsOf(invoice, 'line_items')[0], { description: 'Paper', quantity: 4, tax_rate: 19 })
})

test('Facturae states persons by their names, and what is left after withheld taxes', async () => {
  const { invoice, values } = await read(facturaeInvoice)
  assert.equal(invoice.syntax, 'facturae')
  assertHas(values, {
    ...{ invoice_number: '17', invoice_series: 'A', seller_name: 'Ana Gil Sanz', seller_tax_id: 'B00000000' },
    ...{ gross_total: 24.2, withheld_tax_total: 3, amount_due: 21.2, due_date: '2024-04-04' },
    ...{ iban: 'ES9121000418450200051332' },
  })
  assertHas(recordsOf(invoice, 'line_items')[0], { description: 'Papel', quantity: 4, unit_price: 5, line_total: 20 })
})

test('an account that is no IBAN is not called one', async () => {
  const { values } = await read(ublInvoice.replace('DE02 1203 0000 0000 2020 51', '5050-1055'))
  assertHas(values, { iban: undefined, account_number: '5050-1055' })
})

test('other XML is no electronic invoice', async () => {
  assert.equal(readEInvoice(await xmlDocument('<Invoice><Number>1</Number></Invoice>')), null)
})

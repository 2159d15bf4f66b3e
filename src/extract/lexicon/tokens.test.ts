import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readText } from './tokens.ts'

const same: [string, string][] = [
  ['invoiceNumber', 'invoice_number'],
  ['invoice-number', 'Invoice No.'],
  ['invoicenumber', 'INVOICE NUMBER'],
  ['Rechnungsnummer', 'Rechnung Nr.'],
  ['Rechnungsnummer', 'N° de facture'],
  ['Lieferdatum', 'fecha de entrega'],
  ['Gesamtnettobetrag', 'total net amount'],
  ['VATNumber', 'vat_number'],
  ['vendorVATNumber', 'vendor_vat_number'],
  ['N.º de pedido', 'order #'],
  ['Straße', 'STRASSE'],
  ['Fälligkeit', 'Faelligkeit'],
  ['factures', 'facture'],
  ['Rechnungen', 'Rechnung'],
  ['deliveries', 'delivery'],
]

test('spellings of one name become the same tokens', () => {
  for (const [one, other] of same) {
    assert.deepEqual(new Set(keys(one)), new Set(keys(other)), `${one} / ${other}`)
  }
})

test('a token keeps the characters it was read from', () => {
  const text = 'Rg.-Nr.: 12'
  const [first, second] = readText(text).tokens
  assert.equal(text.slice(first?.start, first?.end), 'Rg')
  assert.equal(text.slice(second?.start, second?.end), 'Nr')
})

test('a misread letter is read as the known word, and marked', () => {
  const [token] = readText('Rechnunqsdatum').tokens
  assert.equal(token?.key, 'invoice')
  assert.equal(token?.corrected, true)
  assert.deepEqual(keys('Rechnungsdat0m'), keys('Rechnungsdatum'))
})

test('a percent sign counts as a word of the label only away from a figure', () => {
  assert.deepEqual(keys('MwSt. %'), ['vat', 'percent'])
  assert.deepEqual(keys('MwSt. 19 %'), ['vat', '19'])
})

test('names of object properties that every object has are plain words', () => {
  assert.deepEqual(keys('constructor toString'), ['constructor', 'to', 'string'])
})

test('any text is read without fail', () => {
  for (const text of ['', ' ', '.', 'a.b.', '…', '\u0000', '請求書番号', 'ﬁrma', '%%%', '\ud800', 'A.'.repeat(500)]) {
    assert.ok(Array.isArray(readText(text).tokens))
  }
})

function keys(text: string): string[] {
  return readText(text).tokens.map((token) => token.key)
}

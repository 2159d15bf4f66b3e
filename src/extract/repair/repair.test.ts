import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import type { CharacterAlternative, Document } from '../../document/model.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

const invoice = readSchema({
  type: 'object',
  properties: {
    iban: { type: 'string' },
    invoice_date: { type: 'string', format: 'date' },
    net_total: { type: 'number' },
    tax_total: { type: 'number' },
    gross_total: { type: 'number' },
  },
})

function page({ iban = 'DE89370400440532013000', date = '31.03.2024', net = '100.00', gross = '119.00' }): string {
  return `
Invoice

Invoice date    ${date}

Net total       ${net}
VAT 19 %        19.00
Total           ${gross}

IBAN            ${iban}
`
}

test('a wrong check digit is mended from what else was read there, and the quote stays what was recognised', () => {
  const document = doubting(page({ iban: 'DE89370400440532013008' }), 'DE89370400440532013008', [other(21, '0', 0.3)])
  const { data, provenance } = extractDocument(document, invoice)
  assert.equal((data as Record<string, unknown>)['iban'], 'DE89370400440532013000')
  assert.equal(provenance['iban']?.quote, 'DE89370400440532013008')
  assert.equal(provenance['iban']?.kind, 'derived')
})

test('an id stays as it was read when no other reading has the right check digit', () => {
  const document = doubting(page({ iban: 'DE89370400440532013008' }), 'DE89370400440532013008', [other(21, '9', 0.3)])
  assert.equal(read(document, 'iban'), 'DE89370400440532013008')
})

test('a letter in a day becomes the digit that it may be', () => {
  const document = doubting(page({ date: '3l.03.2024' }), '3l.03.2024', [other(1, '1', 0.2), other(1, 'i', 0.3)])
  assert.equal(read(document, 'invoice_date'), '2024-03-31')
})

test('a letter in an amount becomes the digit that it may be', () => {
  const document = doubting(page({ gross: '119.O0' }), '119.O0', [other(4, '0', 0.4)])
  assert.equal(read(document, 'gross_total'), 119)
})

test('totals that do not add up are mended by the one doubtful digit that makes them', () => {
  const document = doubting(page({ gross: '179.00' }), '179.00', [other(1, '4', 0.3), other(1, '1', 0.2)])
  assert.equal(read(document, 'gross_total'), 119)
})

test('what was read without doubt is never changed', () => {
  assert.equal(read(printedDocument([page({ gross: '179.00' })], 'ocr'), 'gross_total'), 179)
})

function read(document: Document, field: string): unknown {
  return (extractDocument(document, invoice).data as Record<string, unknown>)[field]
}

function other(at: number, text: string, probability: number): CharacterAlternative {
  return { at, length: 1, text, probability }
}

/** A recognised page, one word of which is in doubt. */
function doubting(text: string, word: string, alternatives: CharacterAlternative[]): Document {
  const document = printedDocument([text], 'ocr')
  const doubtful = document.pages[0]?.words.find((each) => each.text === word) ?? assert.fail('no such word')
  doubtful.alternatives = alternatives
  return document
}

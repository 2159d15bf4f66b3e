import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonDocument, pdfDocument, xmlDocument } from '../../../test/support/data-documents.ts'
import { ciiInvoice } from '../../../test/support/e-invoices.ts'
import { readSchema } from '../schema/read-schema.ts'
import { compareWithPage } from './compare-with-page.ts'
import { findEmbeddedInvoice } from './embedded-invoice.ts'
import { resolveStructured } from './map-to-schema.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    ...{ invoice_number: { type: 'string' }, invoice_date: { type: 'string', format: 'date' } },
    ...{ gross_total: { type: 'number' }, net_total: { type: 'number' } },
  },
})

async function compare(lines: string[]) {
  const document = await pdfDocument(lines, {
    'notes.json': await jsonDocument({ a: 1 }),
    'factur-x.xml': await xmlDocument(ciiInvoice),
  })
  const embedded = findEmbeddedInvoice(document)?.document
  const extraction = embedded && resolveStructured(embedded, schema, () => 0)
  assert.ok(extraction)
  return compareWithPage(extraction, document)
}

test('a page that prints the same in other spellings contradicts nothing', async () => {
  assert.deepEqual(await compare(['Rechnung Nr. 2024 - 17 vom 5. März 2024', 'Gesamtbetrag: 23,80 EUR', 'Menge 4']), [])
})

test('a page with another total, number and date contradicts, and what it prints is told', async () => {
  assert.deepEqual(await compare(['Rechnung Nr. 2024-18', 'Rechnungsdatum: 06.03.2024', 'Gesamtbetrag: 99,80 EUR']), [
    { path: 'invoice_number', stated: '2024-17', printed: '2024-18' },
    { path: 'invoice_date', stated: '2024-03-05', printed: '2024-03-06' },
    { path: 'gross_total', stated: 23.8, printed: 99.8 },
  ])
})

test('a page without values of the kind contradicts nothing', async () => {
  assert.deepEqual(await compare(['See the attached data.']), [])
})

test('a document without an electronic invoice inside has none', async () => {
  assert.equal(findEmbeddedInvoice(await pdfDocument(['Hello'])), null)
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { csvDocument, jsonDocument, sheetDocument, xmlDocument } from '../../../test/support/data-documents.ts'
import { ciiInvoice, ublInvoice } from '../../../test/support/e-invoices.ts'
import type { Document } from '../../document/model.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { resolveStructured } from './map-to-schema.ts'

const text = { type: 'string' }
const number = { type: 'number' }
const date = { type: 'string', format: 'date' }
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties })
const list = (items: unknown) => ({ type: 'array', items })

/** A lexicon of one word. */
const match = (leaf: Leaf, label: string) => (leaf.name === 'weight' && label === 'gewicht' ? 0.8 : 0)

function resolve(document: Document, properties: Record<string, unknown>) {
  const extraction = resolveStructured(document, readSchema(object(properties)), match)
  assert.ok(extraction)
  for (const { quote, start, end, kind } of Object.values(extraction.provenance))
    assert.equal(quote, kind === 'absent' ? null : document.markdown.slice(start ?? 0, end ?? 0))
  return extraction
}

describe('an electronic invoice', () => {
  test('fills a schema that calls things otherwise, in objects and arrays', async () => {
    const party = object({ name: text, vat_id: text, address: object({ street: text, zip: text, city: text }) })
    const { data } = resolve(await xmlDocument(ublInvoice), {
      ...{ number: text, issue_date: date, supplier: party, customer: object({ name: text, vat_id: text }) },
      ...{ totals: object({ net: number, gross: number }), notes: list(text), supplier_address: text },
      lines: list(object({ name: text, qty: { type: 'integer' }, price: number, amount: number })),
      discounts: list(object({ amount: number, reason: text })),
    })
    assert.deepEqual(data, {
      number: 'R 2024|17',
      issue_date: '2024-03-05',
      supplier: {
        name: 'Example Ltd',
        vat_id: 'DE123456789',
        address: { street: 'High Street 1', zip: '12345', city: 'Exampleton' },
      },
      customer: { name: 'Buyer Inc', vat_id: null },
      totals: { net: 20, gross: 23.8 },
      notes: ['First note', 'Second note'],
      supplier_address: 'High Street 1, 12345 Exampleton, DE',
      lines: [{ name: 'Paper', qty: 4, price: 5.25, amount: 21 }],
      discounts: [{ amount: 1, reason: 'Loyalty' }],
    })
  })

  test('keeps what is written as the quote of what it means', async () => {
    const { data, provenance, confidence } = resolve(await xmlDocument(ciiInvoice), {
      ...{ invoice_date: date, document_type: { enum: ['Invoice', 'Credit note'] }, due_date: date },
    })
    assert.deepEqual(data, { invoice_date: '2024-03-05', document_type: 'Credit note', due_date: null })
    const [day, kind, due] = ['invoice_date', 'document_type', 'due_date'].map((path) => provenance[path])
    assert.equal(day?.quote, '20240305')
    assert.match(day?.section ?? '', /IssueDateTime\/udt:DateTimeString$/)
    assert.deepEqual([day?.kind, day?.resolver, day?.page, day?.bbox?.length], ['span', 'structured', 1, 4])
    assert.equal(kind?.quote, '381')
    assert.deepEqual([due?.kind, due?.quote], ['absent', null])
    assert.equal(confidence.fields['invoice_date'], 0.99)
  })

  test('does not take the number of an invoice for that of something else', async () => {
    const { data, confidence } = resolve(await xmlDocument(ublInvoice), {
      ...{ invoice: object({ number: text, date }), order: object({ number: text, date }) },
    })
    assert.deepEqual(data, {
      invoice: { number: 'R 2024|17', date: '2024-03-05' },
      order: { number: 'PO-9', date: null },
    })
    assert.equal(confidence.fields['order.number'], 0.99)
  })

  test('gives an array of one kind nothing of another', async () => {
    const { data } = resolve(await xmlDocument(ciiInvoice), {
      invoice_number: text,
      taxes: list(object({ amount: number })),
    })
    assert.deepEqual(data, { invoice_number: '2024-17', taxes: [] })
  })
})

describe('other data', () => {
  test('JSON is read by its names, with types as the schema wants them', async () => {
    const document = await jsonDocument({
      shipment: {
        trackingNumber: 7001,
        sender: { name: 'A' },
        receiver: { name: 'B' },
        gewicht: '1.234,5 kg',
        date: '05.03.2024',
      },
      parcels: [{ id: 'x', fragile: 'yes' }, { id: 'y' }],
    })
    const { data, confidence } = resolve(document, {
      ...{ tracking_number: text, receiver: object({ name: text }), weight: number, date, missing: text },
      parcels: list(object({ id: text, fragile: { type: 'boolean' } })),
    })
    assert.deepEqual(data, {
      ...{ tracking_number: '7001', receiver: { name: 'B' }, weight: 1234.5, date: '2024-03-05', missing: null },
      parcels: [
        { id: 'x', fragile: true },
        { id: 'y', fragile: null },
      ],
    })
    assert.equal(confidence.fields['weight'], 0.8 * 0.95)
  })

  test('a single XML element can be a list of one', async () => {
    const document = await xmlDocument('<order><no>5</no><lines><line><sku>a</sku><qty>2</qty></line></lines></order>')
    const { data } = resolve(document, { number: text, lines: list(object({ sku: text, qty: number })) })
    assert.deepEqual(data, { number: '5', lines: [{ sku: 'a', qty: 2 }] })
  })

  test('a name that two values have is a guess, and says so', async () => {
    const document = await jsonDocument({ from: { city: 'A' }, to: { city: 'B' } })
    const { confidence } = resolve(document, { city: text })
    assert.ok((confidence.fields['city'] ?? 1) < 0.7)
  })

  test('rows of a table fill an array, each value with its line or cell', async () => {
    const rows = { items: list(object({ item: text, net: number })) }
    const csv = resolve(await csvDocument('Item,Count,Net\nPaper,4,20.50\nPens,2,3.00\n'), rows)
    assert.deepEqual(csv.data, {
      items: [
        { item: 'Paper', net: 20.5 },
        { item: 'Pens', net: 3 },
      ],
    })
    assert.equal(csv.provenance['items[1].net']?.section, 'line 3')
    const sheet = resolve(
      await sheetDocument({
        S: [
          ['Item', 'Count', 'Net'],
          ['Paper', 4, 20.5],
          ['Pens', 2, 3],
        ],
      }),
      rows,
    )
    assert.equal(sheet.provenance['items[1].net']?.section, 'S!C3')
  })

  test('a list is found by what else such lists are called', async () => {
    const document = await jsonDocument({
      positions: [{ code: 'a' }, { code: 'b' }],
      codes: [{ code: 'c' }, { code: 'd' }],
    })
    assert.deepEqual(resolve(document, { line_items: list(object({ code: text })) }).data, {
      line_items: [{ code: 'a' }, { code: 'b' }],
    })
  })

  test('names that every object has are names like others', async () => {
    const { data } = resolve(await jsonDocument({ constructor: 'x', toString: 'y' }), { constructor: text, name: text })
    assert.deepEqual(data, { constructor: 'x', name: null })
  })

  test('a file of one record is the record, and a list of one', async () => {
    const { data } = resolve(await jsonDocument([{ colour: 'red', size: 4 }]), {
      ...{ colour: text, entries: list(object({ colour: text, size: number })) },
    })
    assert.deepEqual(data, { colour: 'red', entries: [{ colour: 'red', size: 4 }] })
  })

  test('nothing of what is asked is no extraction', async () => {
    const schema = readSchema(object({ iban: text }))
    assert.equal(resolveStructured(await jsonDocument({ colour: 'red' }), schema, match), null)
  })
})

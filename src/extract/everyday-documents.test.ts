import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../test/support/printed-document.ts'
import { discover } from './discover/discover.ts'
import { extractDocument } from './extract.ts'
import { readSchema } from './schema/read-schema.ts'

function read(text: string, definition: Parameters<typeof readSchema>[0]): unknown {
  return extractDocument(printedDocument([text]), readSchema(definition)).data
}

const invoice = `Blue Harbour Trading Ltd
14 Quay Street
Bristol BS1 4DJ
VAT ID: GB 123 4567 82

Invoice to:
Nordwind Logistik GmbH
Hafenstr. 12
20457 Hamburg

Invoice no. 2024-118
Invoice date: 12 March 2024

Total                                            1020.00`

test('the day of an invoice is not when it is due, also where nobody asks for it', () => {
  const plain = 'INVOICE 77\nDate: 2026-03-01\nSubtotal: 100.00 EUR\nTotal: 87.50 EUR\n'
  assert.deepEqual(read(plain, { due_date: 'date', total: 'number' }), { due_date: null, total: 87.5 })
  const both = plain.replace('Subtotal', 'Due: 2026-03-15\nSubtotal')
  assert.deepEqual(read(both, { due_date: 'date', total: 'number' }), { due_date: '2026-03-15', total: 87.5 })
})

test("the seller's VAT id is not the buyer's, also where nobody asks for the seller's", () => {
  assert.deepEqual(read(invoice, { buyer_name: 'string', buyer_vat_id: 'string' }), {
    ...{ buyer_name: 'Nordwind Logistik GmbH', buyer_vat_id: null },
  })
  assert.deepEqual(read(invoice, { seller_vat_id: 'string' }), { seller_vat_id: 'GB123456782' })
})

const slip = `CORNER BAKERY
21 Mill Lane
Leeds LS2 7HZ
Tel 0113 496 0182

Date 04/05/2024   14:22

Sourdough loaf           3.80
2 x Croissant @ 1.60     3.20
Flat white               2.90

SUBTOTAL                 9.90
VAT 20%                  1.65
TOTAL                    9.90
CASH                    20.00
CHANGE                  10.10`

test('the goods of a slip are lines with an amount at their end, up to the total', () => {
  assert.deepEqual(
    read(slip, { items: [{ description: 'string', quantity: 'number', unit_price: 'money', amount: 'money' }] }),
    {
      items: [
        { description: 'Sourdough loaf', quantity: null, unit_price: null, amount: 3.8 },
        { description: 'Croissant', quantity: 2, unit_price: 1.6, amount: 3.2 },
        { description: 'Flat white', quantity: null, unit_price: null, amount: 2.9 },
      ],
    },
  )
  assert.deepEqual(read(slip, { items: [{ name: 'string', price: 'money' }] }), {
    items: [
      { name: 'Sourdough loaf', price: 3.8 },
      { name: 'Croissant', price: 3.2 },
      { name: 'Flat white', price: 2.9 },
    ],
  })
})

test('all who are joined are called as the last of them is, in a sentence and behind a label', () => {
  const lease = `This Lease Agreement is made on 1 June 2024 between Harriet Cole (the "Landlord") and
Tomas Meyer and Ingrid Falk (together the "Tenants").
The Landlord lets the flat at 8 Orchard Road, York YO1 6HT to the Tenants.`
  assert.deepEqual(read(lease, { landlord: 'string', tenants: 'string[]' }), {
    ...{ landlord: 'Harriet Cole', tenants: ['Tomas Meyer', 'Ingrid Falk'] },
  })
  assert.deepEqual(
    read('Landlord: Harriet Cole\nTenants: Tomas Meyer, Ingrid Falk', { tenants: [{ name: 'string' }] }),
    {
      tenants: [{ name: 'Tomas Meyer' }, { name: 'Ingrid Falk' }],
    },
  )
})

const note = `DELIVERY NOTE DN-5520

Article      Description             Quantity
A-100        Steel bracket           12
A-205        Wood screw 4 x 40       500
B-310        Hinge, galvanised       24

Received in good order:
______________________
Signature of the customer`

test('a line to sign on below a table is none of the words of its last cell', () => {
  assert.deepEqual(read(note, { items: [{ article: 'string', description: 'string', quantity: 'number' }] }), {
    items: [
      { article: 'A-100', description: 'Steel bracket', quantity: 12 },
      { article: 'A-205', description: 'Wood screw 4 x 40', quantity: 500 },
      { article: 'B-310', description: 'Hinge, galvanised', quantity: 24 },
    ],
  })
})

test('rows that stand in columns are a table without a schema, too', () => {
  const rota = `Shift plan

Day          Early                Late
Monday       Anna Berg            Luis Ortega
Tuesday      Paul Weiss           Anna Berg
Friday       Luis Ortega          Paul Weiss
Signature of the manager: M. Keller`
  const [shifts] = discover(printedDocument([rota])).tables
  assert.deepEqual(
    shifts?.rows.map((row) => row.map((cell) => cell?.value)),
    [
      ['Monday', 'Anna Berg', 'Luis Ortega'],
      ['Tuesday', 'Paul Weiss', 'Anna Berg'],
      ['Friday', 'Luis Ortega', 'Paul Weiss'],
    ],
  )
  const [goods] = discover(printedDocument([note])).tables
  assert.deepEqual(
    goods?.columns.map(({ label }) => label),
    ['Article', 'Description', 'Quantity'],
  )
  assert.equal(goods?.rows.length, 3)
})

test("the customer's order is their reference, not that of the sender", () => {
  const order = { type: 'string', description: "Customer's purchase order or reference number" }
  const schema = { type: 'object', properties: { invoice_number: { type: 'string' }, order_number: order } }
  for (const references of [
    'Our ref        Your ref       Date\nHL/22          MF-20931       24/02/2025',
    'Ihr Zeichen     Unser Zeichen     Datum\nMF-20931        HL-22             24.02.2025',
    'Votre réf. : MF-20931\nNotre réf. : HL-22',
    'S/Ref.: MF-20931     N/Ref.: HL-22',
  ]) {
    const page = `Hollis Lifts Ltd\n4 Dock Street, Hull\n\n${references}\n\nInvoice 771\n\nTotal     1,480.00 EUR\n`
    assert.deepEqual(read(page, schema), { invoice_number: '771', order_number: 'MF-20931' }, references)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { isReceipt } from './is-receipt.ts'
import { readHead } from './read-head.ts'

const schema = readSchema({
  type: 'object',
  properties: {
    company: { type: 'string', description: 'Shop or company' },
    address: { type: 'string', description: 'Its address' },
    total: { type: 'number', description: 'Total paid' },
  },
})

function read(page: string): unknown {
  return extractDocument(printedDocument([page], 'ocr'), schema).data
}

test('the head of a slip is the shop and its address, and the total is what was paid less the change', () => {
  const found = read(`
  318 ol
KEDAI BUNGA MELATI SDN BHD (123456-X)
NO 12, JALAN KENANGA 3,
TAMAN INDAH,
43000 KAJANG, SELANGOR
TEL : 03-87654321
GST ID : 000123456789
TAX INVOICE
Cashier : USER        Date: 03/02/2018
Item      Qty   Price   Amount
Roses      2    12.00    24.00
Total Sales (Excluding GST)   24.00
Total GST                      1.44
Total Sales (Inclusive of GST) 25.44
Rounding                       0.00
CASH                          30.00
Change                         4.56
GST SUMMARY       Amt      Tax
Total :          24.00     1.44
`)
  assert.deepEqual(found, {
    company: 'KEDAI BUNGA MELATI SDN BHD',
    address: 'NO 12, JALAN KENANGA 3, TAMAN INDAH, 43000 KAJANG, SELANGOR',
    total: 25.44,
  })
})

test('a German slip is read the same way', () => {
  const found = read(`
Blumen Sommer GmbH
Lindenweg 4
50667 Köln
Tel. 0221 123456
Kassenbon
Rosen                 12,00
Vase                   8,00
Summe EUR             20,00
Bar                   50,00
Rückgeld              30,00
MwSt 19%               3,19
`)
  assert.deepEqual(found, { company: 'Blumen Sommer GmbH', address: 'Lindenweg 4 50667 Köln', total: 20 })
})

test('a slip of a café is one by its tax, its tip and the card that was paid with', () => {
  const asked = readSchema({ merchant: 'string', merchant_address: 'string', card_last4: 'string', total: 'money' })
  const page = `
   PINE STREET COFFEE
 118 Alder St, Salem OR
 Tel 503-555-0199
 06/07/2026 08:41  #00317
 Mocha           2  @4.25   8.50
 Scone           1          3.75
 SUBTOTAL                  12.25
 TAX 0.00%                  0.00
 TIP                        2.00
 TOTAL                    $14.25
 VISA ****7730
`
  const { data } = extractDocument(printedDocument([page]), asked)
  assert.deepEqual(data, {
    merchant: 'PINE STREET COFFEE',
    merchant_address: '118 Alder St, Salem OR',
    card_last4: '7730',
    total: 14.25,
  })
})

test("a masked card is told as it is printed, or its end where that is asked for; two cards are nobody's", () => {
  const asked = readSchema({ card_number: 'string', card_ending: 'string' })
  const read = (page: string) => extractDocument(printedDocument([page]), asked).data
  const page = 'Invoice 17\nTotal 20.00\nPaid with Mastercard XXXX XXXX XXXX 4421\n'
  assert.deepEqual(read(page), { card_number: 'XXXX XXXX XXXX 4421', card_ending: '4421' })
  assert.deepEqual(read(`${page}\nRefund to **** 1188\n`), { card_number: null, card_ending: null })
})

test('a credit note with its number in a second column is no slip', () => {
  const page = `
CREDIT NOTE

Alpine Timber AG                    Credit note no.     CN-2026-0042
Forest Road 3, 6300 Zug             Date                2 March 2026

Bill to: House & Yard Ltd, Ring Road 9, 5000 Aarau

Item                Qty     Unit price     Amount
Oak board            -4          62.50    -250.00
Delivery             -1          45.00     -45.00
VAT 8.1%                                   -23.90
Total credit                              -318.90
`
  const view = viewDocument(printedDocument([page]))
  assert.equal(isReceipt(view), false)
  assert.equal(readHead(view).name?.text, 'Alpine Timber AG')
})

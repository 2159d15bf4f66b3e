import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonDocument } from '../../test/support/data-documents.ts'
import { printedDocument } from '../../test/support/printed-document.ts'
import { extractDocument } from './extract.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

const sections = `
Statement of accounts                     March 2024

Account number: 4711-001
Date          Description              Amount
01.03.2024    Salary                 2.500,00
04.03.2024    Rent                    -900,00

Account number: 4711-002
Date          Description              Amount
02.03.2024    Interest                   3,50
`

const accounts = {
  accounts: [{ account_number: 'string', transactions: [{ date: 'date', description: 'string', amount: 'number' }] }],
}

test('a list inside the items of a list is read by section', () => {
  const { data, provenance } = extractDocument(printedDocument([sections]), readSchema(accounts))
  assert.deepEqual(data, {
    accounts: [
      {
        account_number: '4711-001',
        transactions: [
          { date: '2024-03-01', description: 'Salary', amount: 2500 },
          { date: '2024-03-04', description: 'Rent', amount: -900 },
        ],
      },
      {
        account_number: '4711-002',
        transactions: [{ date: '2024-03-02', description: 'Interest', amount: 3.5 }],
      },
    ],
  })
  assert.equal(provenance['accounts[1].transactions[0].amount']?.quote, '3,50')
})

test('headings inside one table part its rows', () => {
  const { data } = extractDocument(
    printedDocument([
      `
Date          Description              Amount
Account number: 4711-001
01.03.2024    Salary                 2.500,00
04.03.2024    Rent                    -900,00
Account number: 4711-002
02.03.2024    Interest                   3,50
`,
    ]),
    readSchema(accounts),
  )
  assert.deepEqual(
    (data as { accounts: { account_number: string; transactions: unknown[] }[] }).accounts.map((account) => [
      account.account_number,
      account.transactions.length,
    ]),
    [
      ['4711-001', 2],
      ['4711-002', 1],
    ],
  )
})

test('rows of one table are grouped by the columns of the outer items', () => {
  const { data } = extractDocument(
    printedDocument([
      `
Order No.   Order date    Article       Quantity   Unit price     Amount
PO-1        02.01.2024    Paper               20         4.50      90.00
                          Pens                 5         1.20       6.00
PO-2        09.01.2024    Ink                  2         8.00      16.00
`,
    ]),
    readSchema({
      orders: [
        {
          order_number: 'string',
          order_date: 'date',
          items: [{ description: 'string', quantity: 'number', unit_price: 'number', amount: 'number' }],
        },
      ],
    }),
  )
  assert.deepEqual(data, {
    orders: [
      {
        order_number: 'PO-1',
        order_date: '2024-01-02',
        items: [
          { description: 'Paper', quantity: 20, unit_price: 4.5, amount: 90 },
          { description: 'Pens', quantity: 5, unit_price: 1.2, amount: 6 },
        ],
      },
      {
        order_number: 'PO-2',
        order_date: '2024-01-09',
        items: [{ description: 'Ink', quantity: 2, unit_price: 8, amount: 16 }],
      },
    ],
  })
})

test('items hold objects and lists of texts', () => {
  const { data, provenance } = extractDocument(
    printedDocument([
      `
Description               Quantity   Unit price     Amount
Router                           2        50.00     100.00
Serial numbers: SN-100, SN-101
Switch                           1        30.00      30.00
Serial number: SN-200
`,
    ]),
    readSchema({
      items: [
        { description: 'string', quantity: 'number', price: { unit_price: 'number' }, serial_numbers: ['string'] },
      ],
    }),
  )
  assert.deepEqual(data, {
    items: [
      { description: 'Router', quantity: 2, price: { unit_price: 50 }, serial_numbers: ['SN-100', 'SN-101'] },
      { description: 'Switch', quantity: 1, price: { unit_price: 30 }, serial_numbers: ['SN-200'] },
    ],
  })
  assert.equal(provenance['items[0].serial_numbers[1]']?.quote, 'SN-101')
})

test('lists inside lists are kept when a file is read both as data and as text', async () => {
  const orders = [
    { order_number: 'PO-1', items: [{ description: 'Paper', quantity: 20 }] },
    {
      order_number: 'PO-2',
      items: [
        { description: 'Ink', quantity: 2 },
        { description: 'Pens', quantity: 5 },
      ],
    },
  ]
  const schema = readSchema({
    orders: [{ order_number: 'string', items: [{ description: 'string', quantity: 'number' }] }],
  })
  assert.deepEqual(resolveDocument(await jsonDocument({ orders }), schema).data, { orders })
})

const bill = `
Northwind Trading Ltd
12 Harbour Road
Leeds LS1 4AB

Invoice number     INV-4711
Invoice date       3 March 2024
Your reference     PO-88

Net                                                        100.00
VAT 20%                                                     20.00
Total                                                      120.00
`

test('a due date is computed from the date of the invoice and the days to pay, and says so', () => {
  const schema = readSchema({ invoice_date: 'date', due_date: 'date' })
  const due = (terms: string) => {
    const { data, provenance } = extractDocument(printedDocument([`${bill}\n${terms}`]), schema)
    return { value: (data as { due_date: string | null }).due_date, place: provenance['due_date'] }
  }
  const { value, place } = due('Payable within 30 days net, 2% discount if paid within 10 days.')
  assert.equal(value, '2024-04-02')
  assert.equal(place?.kind, 'derived')
  assert.equal(place?.quote, '30 days')
  assert.deepEqual(place?.derived_from, ['invoice_date'])
  assert.equal(due('Goods can be returned within 30 days.').value, null)
})

test('the total is what is left to pay unless something was paid, and a reference of the customer is the order', () => {
  const schema = readSchema({ order_number: 'string', gross_total: 'number', amount_due: 'number' })
  const read = (text: string) => extractDocument(printedDocument([text]), schema).data
  assert.deepEqual(read(bill), { order_number: 'PO-88', gross_total: 120, amount_due: 120 })
  const paid = `${bill}Amount paid                                                 50.00\n`
  assert.equal((read(paid) as { amount_due: number | null }).amount_due, null)
})

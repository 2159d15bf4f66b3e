import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { readBookings } from './read-bookings.ts'

const { leaves } = readSchema({
  type: 'object',
  properties: {
    transactions: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['purchase', 'sale', 'interest', 'fee', 'deposit', 'removal'] },
          date: { type: 'string', format: 'date', description: 'Booking date of the transaction' },
          amount: { type: 'number', description: 'Amount credited or debited to the account' },
          shares: { type: 'number', description: 'Number of shares' },
          isin: { type: 'string', description: 'ISIN of the security' },
        },
      },
    },
  },
})

function read(page: string): unknown[][] | undefined {
  const view = viewDocument(printedDocument([page]))
  const items = readBookings(view, leaves.map(profileOf))
  return items?.map(({ cells }) => cells.map((cell) => cell?.value))
}

test('lines with a day and an amount are bookings, balances are none', () => {
  const items = read(`
Kontoauszug vom 31.03.2024
Datum       Buchungstext                       Betrag EUR
            Alter Saldo vom 29.02.2024           1.000,00
04.03.2024  Überweisungsgutschrift Anna Blau       250,00
            Miete Garage
11.03.2024  Lastschrift Stadtwerke                 -80,50
31.03.2024  Habenzinsen                              1,20
            Neuer Saldo vom 31.03.2024           1.170,70
`)
  assert.deepEqual(items, [
    ['deposit', '2024-03-04', 250, undefined, undefined],
    ['removal', '2024-03-11', 80.5, undefined, undefined],
    ['interest', '2024-03-31', 1.2, undefined, undefined],
  ])
})

test('a running balance is no amount and tells whether money came or went', () => {
  const items = read(`
Statement from 01/04/2024 to 30/04/2024
Date        Details                  Amount      Balance
02/04/2024  Corner Bakery              4.20       495.80
03/04/2024  Blue Door Studio         100.00       595.80
09/04/2024  Harbour Books             15.80       580.00
`)
  assert.deepEqual(
    items?.slice(1).map(([type, date, amount]) => [type, date, amount]),
    [
      ['deposit', '2024-04-03', 100],
      ['removal', '2024-04-09', 15.8],
    ],
  )
})

test('a day without a year has that of the statement, or of the year before', () => {
  const items = read(`
Kontoauszug vom 05.01.2024
28.12.  Einzahlung                 300,00+
02.01.  Auszahlung                  50,00-
`)
  assert.deepEqual(
    items?.map(([, date]) => date),
    ['2023-12-28', '2024-01-02'],
  )
})

test('a document without such lines is no statement', () => {
  assert.deepEqual(read('Dear customer, thank you for your letter of 3 May 2024.'), [])
})

test('a line without a day is of the day above where the balance goes on, and a lone balance is no booking', () => {
  const items = read(`
Statement from 01/04/2024 to 30/04/2024
Date        Details                  Amount      Balance
01/04/2024  As of today                           500.00
02/04/2024  Corner Bakery              4.20       495.80
            Green Grocer               5.80       490.00
03/04/2024  Blue Door Studio         100.00       590.00
            Order 20.00 of last week
30/04/2024  As of today                           590.00
`)
  assert.deepEqual(
    items?.map(([, date, amount]) => [date, amount]),
    [
      ['2024-04-02', 4.2],
      ['2024-04-02', 5.8],
      ['2024-04-03', 100],
    ],
  )
})

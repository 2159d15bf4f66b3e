import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

test('lists in lists in lists are read each inside of its section', () => {
  const page = `
Inventory

Building: North House

Floor: Ground
Article          Quantity
Desk             4
Lamp             2

Floor: First
Article          Quantity
Shelf            7
Chair            9

Building: South House

Floor: Cellar
Article          Quantity
Ladder           1
Bucket           3

Floor: Attic
Article          Quantity
Trunk            5
Mirror           6
`
  const furniture = [{ article: 'string', quantity: 'integer' }]
  const schema = readSchema({ buildings: [{ building: 'string', floors: [{ floor: 'string', furniture }] }] })
  const rowsOf = (...rows: [string, number][]) => rows.map(([article, quantity]) => ({ article, quantity }))
  assert.deepEqual(resolveDocument(printedDocument([page]), schema).data, {
    buildings: [
      {
        building: 'North House',
        floors: [
          { floor: 'Ground', furniture: rowsOf(['Desk', 4], ['Lamp', 2]) },
          { floor: 'First', furniture: rowsOf(['Shelf', 7], ['Chair', 9]) },
        ],
      },
      {
        building: 'South House',
        floors: [
          { floor: 'Cellar', furniture: rowsOf(['Ladder', 1], ['Bucket', 3]) },
          { floor: 'Attic', furniture: rowsOf(['Trunk', 5], ['Mirror', 6]) },
        ],
      },
    ],
  })
})

test('the bookings of several accounts are those of each', () => {
  const page = `
Account: DE02 1203 0000 0000 2020 51
03.01.2024  Rent January                     -700.00
05.01.2024  Salary                          2,100.00

Account: DE02 5001 0517 0137 0750 30
09.01.2024  Card payment Old Mill             -12.40
11.01.2024  Transfer from Jane Muir            50.00
`
  const transactions = [{ booking_date: 'date', amount: 'number', transaction_type: 'string', isin: 'string' }]
  const { data } = resolveDocument(
    printedDocument([page]),
    readSchema({ accounts: [{ iban: 'string', transactions }] }),
  )
  const accounts = (data as { accounts: { transactions: { booking_date: string }[] }[] }).accounts
  assert.deepEqual(
    accounts.map((account) => account.transactions.map(({ booking_date: day }) => day)),
    [
      ['2024-01-03', '2024-01-05'],
      ['2024-01-09', '2024-01-11'],
    ],
  )
})

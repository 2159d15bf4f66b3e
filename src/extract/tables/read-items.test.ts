import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { LabelBook } from '../resolve/label-book.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { readItems } from './read-items.ts'

const { leaves } = readSchema({
  line_items: [
    { description: 'string', article_number: 'string', quantity: 'number', unit_price: 'money', line_total: 'money' },
  ],
})

function read(...pages: string[]): unknown[][] {
  const items = readItems(viewDocument(printedDocument(pages)), leaves.map(profileOf), new LabelBook())
  return items.map(({ cells }) => cells.map((cell) => cell?.value))
}

test('rows below a head become items, up to the totals', () => {
  const items = read(`
Pos   Art. No.   Description             Qty     Unit price     Amount
1     A-100      Paper, white            20           4.50      90.00
2     B-200      Pens                     5           1.20       6.00
                 Total net                                      96.00
                 VAT 20%                                        19.20
`)
  assert.deepEqual(items, [
    ['Paper, white', 'A-100', 20, 4.5, 90],
    ['Pens', 'B-200', 5, 1.2, 6],
  ])
})

test('lines below belong to the item above, and remarks do not', () => {
  const items = read(`
Art.-Nr.   Beschreibung            Menge    Einzelpreis      Betrag
X1         Schreibtisch                2        250,00       500,00
           aus Eiche
           Charge: 4711
X2         Stuhl                       4         80,00       320,00
Summe                                                        820,00
`)
  assert.deepEqual(items, [
    ['Schreibtisch aus Eiche', 'X1', 2, 250, 500],
    ['Stuhl', 'X2', 4, 80, 320],
  ])
})

test('columns without a known head are found by what multiplies to what', () => {
  const items = read(`
Description              Quantity          A           B
Sheet metal                    3        12.50       37.50
Screws                       100         0.10       10.00
`)
  assert.deepEqual(
    items.map((cells) => cells.slice(2)),
    [
      [3, 12.5, 37.5],
      [100, 0.1, 10],
    ],
  )
})

test('a table goes on over the page, with and without its head', () => {
  const head = 'Description              Quantity   Unit price     Amount'
  const row = (name: string, quantity: number) =>
    `${name.padEnd(25)}${String(quantity).padStart(8)}${'2.00'.padStart(13)}${(2 * quantity).toFixed(2).padStart(11)}`
  const first = [head, row('Alpha', 1), row('Beta', 2)].join('\n')
  for (const second of [[row('Gamma', 3)], [head, row('Gamma', 3)]])
    assert.deepEqual(
      read(first, second.join('\n')).map(([name]) => name),
      ['Alpha', 'Beta', 'Gamma'],
    )
})

test('a page without such a table has no items', () => {
  assert.deepEqual(read('Dear Sir or Madam,\n\nthank you for your letter of 3 March 2024.'), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { htmlDocument } from '../../../test/support/written-documents.ts'
import type { Document } from '../../document/model.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { LabelBook } from '../resolve/label-book.ts'
import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { gridsOfHeads } from './head-grids.ts'
import { profileOfList } from './list-profile.ts'
import { readGrid } from './read-grid.ts'

const { leaves } = readSchema({
  line_items: [
    { description: 'string', article_number: 'string', quantity: 'number', unit_price: 'money', line_total: 'money' },
  ],
})

function read(...pages: string[]): unknown[][] {
  return readFrom(printedDocument(pages))
}

function readFrom(document: Document): unknown[][] {
  const items = itemsOf(document, leaves)
  return items.map(({ cells }) => cells.map((cell) => cell?.value))
}

function itemsOf(document: Document, asked: readonly Leaf[]) {
  const [view, properties, labels] = [viewDocument(document), asked.map(profileOf), new LabelBook()]
  const list = profileOfList(asked[0]?.ancestors.at(-2) as ArrayNode)
  const by = { labels, sight: () => () => undefined }
  return gridsOfHeads(view, properties, labels).flatMap(
    (grid) => readGrid(grid, { list, properties }, by, view.conventions)?.items ?? [],
  )
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

test('discounts and sums between the items end nothing, and what follows the last item does', () => {
  const items = read(`
Art. No.   Description              Qty     Unit price     Amount
A-100      Paper, white              20           4.50      90.00
                                   less 10% discount        -9.00
B-200      Pens                       5           1.20       6.00
                     Carried forward                        87.00
C-300      Ink                        2           8.00      16.00
                     Net total                             103.00
Sales tax                20%                     103.00      20.60
`)
  assert.deepEqual(
    items.map(([, , quantity, , total]) => [quantity, total]),
    [
      [20, 90],
      [5, 6],
      [2, 16],
    ],
  )
})

test('a discount is taken into account when columns are told apart by arithmetic', () => {
  const items = read(`
                                           Prix
Description                 Quantité                  Rem.     Prix HT
                                        unitaire
Savon de Marseille          10 pièces     2,00 €       10%     18,00 €
Huile                        4 litres     9,50 €               38,00 €
`)
  assert.deepEqual(
    items.map((cells) => cells.slice(2)),
    [
      [10, 2, 18],
      [4, 9.5, 38],
    ],
  )
})

test('texts go on below an item until a remark follows', () => {
  const items = read(`
Description               Quantity   Unit price     Amount
Carpet, green                    3         4.00      12.00
3 m wide (fire-proof): new
EAN: 4012345001235
cut to size
Shelf                            1        30.00      30.00
`)
  assert.deepEqual(
    items.map(([name]) => name),
    ['Carpet, green 3 m wide (fire-proof): new', 'Shelf'],
  )
})

test('the number of an article is found in a remark when it has no column, and is not the number of the position', () => {
  const items = read(`
Pos   Description               Quantity   Unit price     Amount
1     Trennblätter                    20         9.90     198.00
      Art.-Nr.: TB100
2     Hefter                           2         5.00      10.00
      Art.-Nr.: HE-7
`)
  assert.deepEqual(
    items.map(([name, article]) => [name, article]),
    [
      ['Trennblätter', 'TB100'],
      ['Hefter', 'HE-7'],
    ],
  )
})

test('our article number is taken before that of the customer', () => {
  const [item] = read(`
Ihre       Unsere
Art.Nr.    Art.Nr.    Beschreibung        Menge    Einzelpreis     Betrag
55T01      KR3        Kunstrasen              3           4,00      12,00
`)
  assert.equal(item?.[1], 'KR3')
})

test('what a numbered item is made up of is no item', () => {
  const items = read(`
#    Description               Quantity   Unit price     Amount
1    Messages                         1        17.50      17.50
     First thousand                1000         0.01      10.00
     Next thousand                 1000       0.0075       7.50
2    Support                          2        50.00     100.00
`)
  assert.deepEqual(
    items.map(([name]) => name),
    ['Messages', 'Support'],
  )
})

test('"Article" is the number where its cells are codes, and the name where they are words', () => {
  const [first] = read(`
Article        Description                 Qty     Unit price       Total net
9370.01        Memory stick 64 GB            2           9.00           18.00
VD-46          Hose                          1          11.00           11.00
`)
  assert.deepEqual(first, ['Memory stick 64 GB', '9370.01', 2, 9, 18])
})

test('values that do not stand under their heads are told apart by the lanes between them', () => {
  const items = read(`
Beschreibung             Menge / Einheit Einzel          Betrag
Palette                               2  159,29          318,58
Schrauben                           500    0,10           50,00
`)
  assert.deepEqual(
    items.map((cells) => cells.slice(2)),
    [
      [2, 159.29, 318.58],
      [500, 0.1, 50],
    ],
  )
})

test('freight is an item where it has what the items have, and no item where it is only an amount', () => {
  const items = read(`
Description                    Qty      Unit price        Amount
Tripod                           2      EUR 110.00    EUR 220.00
Freight insurance                2       EUR 30.00     EUR 60.00
Transport box 40x60             10       EUR 12.50    EUR 125.00
Transport                        1       EUR 80.00     EUR 80.00
Level                            1      EUR 150.00    EUR 150.00
Freight                                                EUR 45.00
Total                                                 EUR 680.00
`)
  assert.deepEqual(
    items.map(([name]) => name),
    ['Tripod', 'Freight insurance', 'Transport box 40x60', 'Transport', 'Level'],
  )
})

test('the end of a text that reaches over into a column with its own figure is not cut off', async () => {
  const rows = [
    ['Description', 'Quantity', 'Unit price', 'Line total'],
    ['Total station Leica TS07', '1', '4,200.00', '4,200.00'],
    ['Freight insurance', '2', '30.00', '60.00'],
    ['Transport box 40x60', '10', '12.50', '125.00'],
    ['Tripod GST20', '2', '110.00', '220.00'],
  ]
  const document = await htmlDocument(`<table>${rows.map((cells) => `<tr><td>${cells.join('<td>')}`).join('')}</table>`)
  assert.deepEqual(
    readFrom(document).map(([name]) => name),
    rows.slice(1).map(([name]) => name),
  )
})

test('a number whose thousands are parted by a space stays whole, though its head has two words', () => {
  const page = `
Désignation                 Quantité    Prix unitaire      Total   HT
Dépose de la charpente            12           145,00        1 740,00
Pose de la couverture              6           412,00        2 472,00
`
  assert.deepEqual(
    read(page).map((cells) => cells.at(-1)),
    [1740, 2472],
  )
})

test('days of a table without their year take it from the dates of the document', () => {
  const schema = readSchema({ bookings: [{ date: 'date', details: 'string', paid_out: 'number', balance: 'number' }] })
  const document = printedDocument([
    `
Statement 01 Nov 2024 to 30 Nov 2024

Date        Details                     Paid out      Balance
01 Nov      Council tax                   168.00      1,036.55
02 Nov      Groceries                      54.27        982.28
`,
  ])
  const items = itemsOf(document, schema.leaves)
  assert.deepEqual(
    items.map(({ cells }) => cells[0]?.value),
    ['2024-11-01', '2024-11-02'],
  )
})

test('cells that do not stand below their heads are read in the order of the heads, freight among them', () => {
  const schema = readSchema({ items: [{ description: 'string', quantity: 'number', amount: 'money' }] })
  const document = printedDocument([
    `
Description     Quantity   Amount
Widgets         10   90.00
Shipping        1   10.00

Total: 100.00 EUR
`,
  ])
  const items = itemsOf(document, schema.leaves)
  assert.deepEqual(
    items.map(({ cells }) => cells.map((cell) => cell?.value)),
    [
      ['Widgets', 10, 90],
      ['Shipping', 1, 10],
    ],
  )
})

const stock = readSchema({ goods: [{ article: 'string', stock_place: 'string', quantity: 'number' }] })

test('a line of words over the columns is no row below their heads, nor does it say where these have their cells', () => {
  const items = itemsOf(
    printedDocument([
      `
Article     Stock place    Quantity
Hammer      C-40       2
Saw         D-41       3
Nails       E-42       4

Please return what you do not need
Werkstatt Nordlicht, Hafenstrasse
`,
    ]),
    stock.leaves,
  )
  assert.deepEqual(
    items.map(({ cells }) => cells.map((cell) => cell?.value)),
    [
      ['Hammer', 'C-40', 2],
      ['Saw', 'D-41', 3],
      ['Nails', 'E-42', 4],
    ],
  )
})

const statement = readSchema({
  bookings: [{ date: 'date', description: 'string', debit: 'money', credit: 'money' }],
})

function bookingsIn(document: Document): unknown[][] {
  const items = itemsOf(document, statement.leaves)
  return items.map(({ cells }) => cells.map((cell) => cell?.value))
}

const statements = {
  en: ['Date', 'Details', 'Debit', 'Credit', 'Rent', 'Wages', 'Bakery'],
  de: ['Datum', 'Buchungstext', 'Soll', 'Haben', 'Miete', 'Lohn', 'Bäckerei'],
  fr: ['Date', 'Libellé', 'Débit', 'Crédit', 'Loyer', 'Paie', 'Boulangerie'],
  es: ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Alquiler', 'Sueldo', 'Panadería'],
}

for (const [language, [date, details, out, into, ...names]] of Object.entries(statements))
  test(`what is paid in below what is paid out is a booking of its own: ${language}`, async () => {
    const rows = [
      [date, details, out, into],
      ['03.02.2026', names[0], '700.00', ''],
      ['04.02.2026', names[1], '', '1900.50'],
      ['06.02.2026', names[2], '12.40', ''],
    ]
    const expected = [
      [names[0], 700, undefined],
      [names[1], undefined, 1900.5],
      [names[2], 12.4, undefined],
    ]
    const table = `<table>${rows.map((cells) => `<tr><td>${cells.join('<td>')}`).join('')}</table>`
    const page = rows.map(([day = '', text = '', debit = '', credit = '']) =>
      [day.padEnd(14), text.padEnd(18), debit.padStart(10), credit.padStart(12)].join(''),
    )
    for (const document of [await htmlDocument(table), printedDocument([page.join('\n')])])
      assert.deepEqual(
        bookingsIn(document).map((cells) => cells.slice(1)),
        expected,
      )
  })

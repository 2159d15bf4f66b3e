import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { profileOfList } from '../lists/list-profile.ts'
import { giveProvenance } from '../resolve/give-provenance.ts'
import { LabelBook } from '../resolve/label-book.ts'
import type { ExtractionSchema } from '../schema/field-tree.ts'
import { readSchema } from '../schema/read-schema.ts'
import { type DocumentView, viewDocument } from '../view/document-view.ts'
import { readSeries } from './read-series.ts'

const revenues = {
  revenue: { type: 'number', description: 'Figure as printed' },
  unit: { type: 'string', description: 'thousands, millions or billions' },
  currency: { type: 'string', description: 'ISO 4217 code' },
  year: { type: 'integer', description: 'Fiscal year' },
  months: { type: 'integer', description: 'Length of the period in months' },
}

const annual = `
                              Larkspur Tools Ltd
                    CONSOLIDATED STATEMENTS OF OPERATIONS
                    (In thousands, except per share data)

                                                   Years ended December 31,
                                     Notes       2023         2022       2021     Change
Revenues:
  Products                             4     $  4,120     $  3,900   $  3,700         6%
  Services                             5        1,000          800        900        25%
    Total revenues                              5,120        4,700      4,600         9%
Cost of revenues                               (2,000)      (1,900)    (1,800)        5%
Net income                                        310          280       (25)        11%
Earnings per share                              $ 1.10       $ 0.95   $ (0.10)       16%
`

test('each period column of the total is an item, and notes and changes are none', () => {
  assert.deepEqual(read(revenues, annual), [
    { revenue: 5120, unit: 'thousands', currency: 'USD', year: 2023, months: 12 },
    { revenue: 4700, unit: 'thousands', currency: 'USD', year: 2022, months: 12 },
    { revenue: 4600, unit: 'thousands', currency: 'USD', year: 2021, months: 12 },
  ])
})

test('every value quotes the words that state it', () => {
  assert.deepEqual(quotes(revenues, annual)[1], ['4,700', 'thousands,', '$', '2022', 'Years ended'])
})

test('several figures of one period stand in one item, negative ones in parentheses', () => {
  const items = read({ year: { type: 'integer' }, revenue: { type: 'number' }, netIncome: { type: 'number' } }, annual)
  assert.deepEqual(items.at(-1), { year: 2021, revenue: 4600, netIncome: -25 })
})

test('heads of two rows tell how long each group of columns is', () => {
  const items = read(
    revenues,
    `
Interim report                                            (EUR million)

                               Three months ended June 30,      Six months ended June 30,
                                   2024          2023              2024          2023
Net sales                         310.5         298.1             612.0         590.4
Cost of sales                     200.1         190.3             400.2         380.9
`,
  )
  assert.deepEqual(
    items.map(({ revenue, year, months, unit, currency }) => [revenue, year, months, unit, currency].join(' ')),
    ['310.5 2024 3 millions EUR', '298.1 2023 3 millions EUR', '612 2024 6 millions EUR', '590.4 2023 6 millions EUR'],
  )
})

test('statements in German, French and Spanish are read alike', () => {
  const german = `
Gewinn- und Verlustrechnung
in Mio. EUR                            Q1 2024        Q1 2023
Umsatzerlöse                           1.204,5        1.150,2
Umsatzkosten                            -800,1         -790,4
Bruttoergebnis                           404,4          359,8
`
  const french = `
Compte de résultat, exercice clos le 31 décembre
(en milliers d'euros)                      2023           2022
Chiffre d'affaires                       12 345         11 210
Charges de personnel                     -4 300         -4 050
Résultat net                              1 234          1 010
`
  const spanish = `
Cuenta de resultados del ejercicio
(miles de euros)                           2023           2022
Ingresos                                 45.310         41.200
Gastos de personal                       12.100         11.900
`
  const first = [german, french, spanish].map((text) => read(revenues, text)[0])
  assert.deepEqual(first, [
    { revenue: 1204.5, unit: 'millions', currency: 'EUR', year: 2024, months: 3 },
    { revenue: 12345, unit: 'thousands', currency: 'EUR', year: 2023, months: 12 },
    { revenue: 45310, unit: 'thousands', currency: 'EUR', year: 2023, months: 12 },
  ])
})

test('a total without a name is that of its section', () => {
  const items = read(
    revenues,
    `
                                          FY2024       FY2023
Revenues
  Hardware                                 1,500        1,400
  Software                                 2,500        2,000
                                           4,000        3,400
Expenses
  Salaries                                 1,900        1,700
`,
  )
  assert.deepEqual(
    items.map(({ revenue }) => revenue),
    [4000, 3400],
  )
})

test('a span of months in the title is the length of the period', () => {
  const items = read(
    revenues,
    `
INCOME STATEMENT
1 January to 30 September
€m                                          2023         2024
Revenue                                    1,464        1,860
Staff costs                                 -528         -638
`,
  )
  assert.deepEqual(items[1], { revenue: 1860, unit: 'millions', currency: 'EUR', year: 2024, months: 9 })
})

test('a year beside its quarters is a whole one, and a period that two tables state is given once', () => {
  const items = read(
    revenues,
    `
Key figures in millions of euros        Q1 2024     Q1 2023     FY 2023
Revenue                                     101          99         400
EBITDA                                       30          28         120
`,
    `
Ten year summary, millions of euros                    2023        2022
Revenue                                                 400         380
`,
  )
  assert.deepEqual(
    items.map(({ revenue, year, months }) => [revenue, year, months]),
    [
      [101, 2024, 3],
      [99, 2023, 3],
      [400, 2023, 12],
      [380, 2022, 12],
    ],
  )
})

test('marks that a scan lost or took for others are set by the figures around', () => {
  const items = read(
    revenues,
    { source: 'ocr' },
    `
(in thousands of dollars)                   2023         2022         2021
Net sales                              3464,152    3,126.402    2,998,310
Cost of sales                         1,757,271    1,753,074    1,513,947
Gross profit                          1,706,881    1,373,328    1,484,363
`,
  )
  assert.deepEqual(
    items.map(({ revenue, unit }) => [revenue, unit]),
    [
      [3464152, 'thousands'],
      [3126402, 'thousands'],
      [2998310, 'thousands'],
    ],
  )
})

test('days above the years make the dates of the columns', () => {
  const items = read(
    { reportingDate: { type: 'string', format: 'date' }, totalAssets: { type: 'number' } },
    `
Balance sheet                                 December 31,
                                           2023         2022
Cash                                        120          100
Total assets                              9,120        8,700
`,
  )
  assert.deepEqual(items, [
    { reportingDate: '2023-12-31', totalAssets: 9120 },
    { reportingDate: '2022-12-31', totalAssets: 8700 },
  ])
})

test('months may head the columns', () => {
  const items = read(
    { month: { type: 'string' }, balance: { type: 'number' } },
    `
Account overview 2024              Jan        Feb        Mar
Deposits                           100        300        200
Balance                          1,100      1,400      1,600
`,
  )
  assert.deepEqual(items, [
    { month: 'Jan', balance: 1100 },
    { month: 'Feb', balance: 1400 },
    { month: 'Mar', balance: 1600 },
  ])
})

test('the array says what the only figure is', () => {
  const document = viewDocument(printedDocument([annual]))
  const items = { type: 'object', properties: { fy: { type: 'string' }, amount: { type: 'number' } } }
  const topLine = { type: 'array', description: 'Every figure of total revenue, period by period', items }
  const schema = readSchema({ type: 'object', properties: { topLine } })
  const series = seriesIn(document, schema)
  assert.deepEqual(
    series[0]?.cells.map((cell) => cell?.value),
    ['2023', 5120],
  )
})

test('items with texts of their own, and documents without such a table, are no series', () => {
  assert.equal(
    cells({ description: { type: 'string' }, year: { type: 'integer' }, revenue: { type: 'number' } }, annual),
    undefined,
  )
  assert.equal(cells(revenues, 'Dear customer,\n\nrevenue rose in 2023 by 5 million euros.'), undefined)
})

type Properties = Record<string, Record<string, unknown>>
type Pages = (string | { source: 'ocr' })[]

function read(properties: Properties, ...pages: Pages): Record<string, unknown>[] {
  const names = Object.keys(properties)
  return (cells(properties, ...pages)?.items ?? []).map((item) =>
    Object.fromEntries(item.cells.map((cell, index) => [names[index], cell?.value])),
  )
}

function quotes(properties: Properties, ...pages: Pages): (string | null)[][] {
  const found = cells(properties, ...pages)
  return (found?.items ?? []).map((item) =>
    item.cells.map((cell) => (found ? giveProvenance(found.document, cell?.parts ?? []).quote : null)),
  )
}

function cells(properties: Properties, ...pages: Pages) {
  const texts = pages.filter((page) => typeof page === 'string')
  const document = printedDocument(texts, texts.length < pages.length ? 'ocr' : 'text')
  const schema = readSchema({
    type: 'object',
    properties: { series: { type: 'array', items: { type: 'object', properties } } },
  })
  const items = seriesIn(viewDocument(document), schema)
  return items.length > 0 ? { document, items } : undefined
}

function seriesIn(view: DocumentView, { leaves }: ExtractionSchema) {
  const list = leaves[0]?.ancestors.findLast((node) => node.type === 'array')
  assert.ok(list)
  return readSeries(view, leaves.map(profileOf), profileOfList(list), new LabelBook())
}

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as library from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { ParseError } from '../../parse-error.ts'
import { bytesOf, cellAt, type Row, read, workbook } from './workbook-fixtures.ts'

const invoices: Row[] = [
  ['Number', 'Date', 'Net', 'Paid'],
  ['R-1', new Date(Date.UTC(2024, 1, 29)), 1234.5, true],
  ['R-2', new Date(Date.UTC(2024, 2, 1)), 99, false],
]

for (const kind of ['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods'] as const) {
  test(`every sheet of ${kind} is a page whose cells keep address, text and stored value`, async () => {
    const { pages, problems } = await read(bytesOf(workbook({ Invoices: invoices, Empty: [] }), kind))
    assert.deepEqual(problems, [])
    assert.deepEqual(
      pages.map(({ number, title, source }) => ({ number, title, source })),
      [
        { number: 1, title: 'Invoices', source: 'text' },
        { number: 2, title: 'Empty', source: 'none' },
      ],
    )
    const [page] = pages
    assert.equal(page?.tables[0]?.headerRows, 1)
    assert.equal(cellAt(page, 'A2').text, 'R-1')
    const { type, value } = cellAt(page, 'B2')
    assert.deepEqual({ type, value }, { type: 'date', value: '2024-02-29' })
    assert.deepEqual({ ...cellAt(page, 'C2') }.value, 1234.5)
    assert.equal(cellAt(page, 'D3').value, false)
    assert.equal(cellAt(page, 'D3').type, 'boolean')
  })
}

test('a link over a whole binary sheet is one link', async () => {
  const book = workbook({ S: [['here', 5]] })
  const sheet = book.Sheets['S'] ?? {}
  sheet['A1'].l = { Target: 'https://example.org/x' }
  const parts = unzipSync(bytesOf(book, 'xlsb'))
  const part = Buffer.from(parts['xl/worksheets/sheet1.bin'] ?? [])
  // The record of a link: its number (494), its length, then first and last row, first and last column.
  const at = part.indexOf(Buffer.from([0xee, 0x03])) + 3
  part.writeUInt32LE(1_048_575, at + 4)
  part.writeUInt32LE(16_383, at + 12)
  const { links, pages } = await read(zipSync({ ...parts, 'xl/worksheets/sheet1.bin': part }))
  assert.equal(links.length, 1)
  assert.equal(cellAt(pages[0], 'A1').text, 'here')
})

describe('sheets', () => {
  test('hidden and very hidden sheets are read and marked', async () => {
    const book = workbook({ A: [['a']], B: [['b']], C: [['c']] })
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] }
    const { pages } = await read(bytesOf(book))
    assert.deepEqual(
      pages.map((page) => page.hidden ?? false),
      [false, true, true],
    )
  })

  test('sheets that the style of an OpenDocument hides are marked', async () => {
    const parts = unzipSync(bytesOf(workbook({ Open: [['a']], 'R & D': [['b']] }), 'ods'))
    const style =
      '<style:style style:name="hid" style:family="table"><style:table-properties table:display="false"/></style:style>'
    const content = strFromU8(parts['content.xml'] ?? new Uint8Array())
      .replace('</office:automatic-styles>', `${style}</office:automatic-styles>`)
      .replace(
        /<table:table table:name="R &amp; D"[^>]*>/,
        '<table:table table:name="R &amp; D" table:style-name="hid">',
      )
    const { pages } = await read(zipSync({ ...parts, 'content.xml': strToU8(content) }))
    assert.deepEqual(
      pages.map((page) => [page.title, page.hidden ?? false]),
      [
        ['Open', false],
        ['R & D', true],
      ],
    )
  })

  test('a workbook states its title and author', async () => {
    const book = workbook({ S: [['a']] })
    book.Props = { Title: 'Plan', Author: 'Ann' }
    const { metadata } = await read(bytesOf(book))
    assert.equal(metadata['title'], 'Plan')
    assert.equal(metadata['author'], 'Ann')
  })

  test('a title is no row of the table, tables are parted by empty rows, empty columns are left out', async () => {
    const rows = [
      ['Report 2024'],
      ['Item', null, 'Net'],
      ['a', null, 1],
      ['b', null, 2],
      [],
      [],
      ['Name', 'Age'],
      ['x', 3],
    ]
    const [page] = (await read(bytesOf(workbook({ S: rows })))).pages
    assert.deepEqual(
      page?.tables.map(({ rows: height, columns, headerRows }) => [height, columns, headerRows]),
      [
        [3, 2, 1],
        [2, 2, 1],
      ],
    )
    assert.equal(cellAt(page, 'C3').value, 1)
  })

  test('labels and values over the row that names the columns are apart, groups of columns are not', async () => {
    const body = [
      ['Day', 'Text', 'Net', 'Tax'],
      ['Mon', 'a', 1, 2],
      ['Tue', 'b', 3, 4],
    ]
    const [page] = (await read(bytesOf(workbook({ S: [[null, null, 'Balance', 5], ...body] })))).pages
    assert.deepEqual(
      page?.tables.map((table) => [table.rows, table.headerRows]),
      [
        [1, 0],
        [3, 1],
      ],
    )
    const grouped = workbook({ S: [['What', null, 'Money', null], ...body] })
    const sheet = grouped.Sheets['S'] ?? {}
    sheet['!merges'] = [library.utils.decode_range('A1:B1'), library.utils.decode_range('C1:D1')]
    const [other] = (await read(bytesOf(grouped))).pages
    assert.deepEqual(
      other?.tables.map((table) => [table.rows, table.headerRows]),
      [[4, 2]],
    )
  })

  test('tables side by side are apart, a spacing column is not', async () => {
    const rows = [
      ['Name', 'Net', null, null, null],
      ['a', 1, null, 'Name', 'Net'],
      ['b', 2, null, 'c', 3],
    ]
    const [beside] = (await read(bytesOf(workbook({ S: rows })))).pages
    assert.equal(beside?.tables.length, 2)
    const spaced = [
      ['Item', 'Note', null, '2023', '2022'],
      ['Sales', 'x', null, 10, 9],
      ['Costs', 'y', null, 5, 4],
    ]
    const [airy] = (await read(bytesOf(workbook({ S: spaced })))).pages
    assert.deepEqual([airy?.tables.length, airy?.tables[0]?.columns], [1, 4])
  })

  test('labels beside values have no header', async () => {
    const rows = [
      ['Invoice', 'R-1'],
      ['Date', new Date(Date.UTC(2024, 0, 1))],
      ['Total', 5],
    ]
    const [page] = (await read(bytesOf(workbook({ S: rows })))).pages
    assert.equal(page?.tables[0]?.headerRows, 0)
  })
})

test('bytes that are no workbook are a damaged file', async () => {
  const broken = bytesOf(workbook({ S: [['a']] })).subarray(0, 200)
  await assert.rejects(read(broken), (error) => error instanceof ParseError && error.code === 'corrupt_file')
  await assert.rejects(read(Buffer.alloc(0)), (error) => error instanceof ParseError && error.code === 'empty_file')
})

test('an archive whose directory is lost is still read', async () => {
  const whole = bytesOf(workbook({ S: [['kept', 5]] }))
  const directory = whole.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const { pages } = await read(whole.subarray(0, directory))
  assert.equal(cellAt(pages[0], 'A1').text, 'kept')
})

test('a package that the first parser refuses goes to another one, and a problem says so', async () => {
  const parts = unzipSync(
    bytesOf(
      workbook({
        S: [
          ['Name', 'Net'],
          ['kept', 5],
        ],
      }),
    ),
  )
  delete parts['[Content_Types].xml']
  const { markdown, problems } = await read(zipSync(parts))
  assert.match(markdown, /kept/)
  assert.equal(problems[0]?.code, 'corrupt_file')
})

test('lone texts over a table are its title: a heading where the cell spans columns, else paragraphs', async () => {
  const table = [
    ['Item', 'Count', 'Price'],
    ['a', 1, 2],
  ]
  const book = workbook({ One: [['Report'], ...table, [], ['Part two'], ['and more'], ...table], Two: [['alone']] })
  const sheet = book.Sheets['One']
  assert.ok(sheet)
  sheet['!merges'] = [library.utils.decode_range('A1:C1')]
  const { pages } = await read(bytesOf(book))
  assert.deepEqual(
    pages.map(({ blocks }) => blocks.map(({ kind, path }) => [kind, path])),
    [
      [
        ['heading', 'A1'],
        ['table', undefined],
        ['paragraph', 'A5'],
        ['paragraph', 'A6'],
        ['table', undefined],
      ],
      [['table', undefined]],
    ],
  )
})

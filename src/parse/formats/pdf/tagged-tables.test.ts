import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makePdf } from '../../../../test/support/make-pdf.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readPdf } from './read-pdf.ts'

type Row = [text: string, x: number][]

/** Draws rows with tags, each cell a word space behind the one before, as browsers print tables without style. */
async function readTagged(pages: Row[][], tags: { head: 'TH' | 'TD' }) {
  const draw = (pdf: PDFKit.PDFDocument) => {
    const table = pdf.struct('Table')
    pdf.addStructure(table)
    for (const [number, rows] of pages.entries()) {
      if (number > 0) pdf.addPage()
      for (const [index, row] of rows.entries()) {
        const line = pdf.struct('TR')
        table.add(line)
        for (const [text, x] of row) {
          const draw = () => void pdf.fontSize(10).text(text, x, 100 + index * 14, { lineBreak: false })
          line.add(pdf.struct(number === 0 && index === 0 ? tags.head : 'TD', {}, draw))
        }
        line.end()
      }
    }
    table.end()
  }
  const bytes = await makePdf(draw, { tagged: true, pdfVersion: '1.7' })
  const document = await readInProcess(readPdf, { name: 'test.pdf', bytes })
  assertSoundDocument(document)
  return document.pages.map((page) => ({
    tables: page.tables.map(({ headerRows, continued, columns, cells }) => ({
      ...{ headerRows, continued, columns },
      cells: cells.map(({ row, column, words: [from, to] }) => {
        const text = page.words.slice(from, to).map((word) => word.text)
        return `${row}.${column} ${text.join(' ')}`
      }),
    })),
  }))
}

const head: Row = [
  ['Hive', 60],
  ['Stand', 85],
  ['Frames', 140],
]
const hive = (number: number, stand: string): Row => [
  [`H-${number}`, 60],
  [stand, 84],
  [`${number * 3}`, 140],
]

test('cells of a tagged table are told apart where no more than a word space parts them', async () => {
  const [page] = await readTagged([[head, hive(11, 'Lime row'), hive(12, 'Old wall')]], { head: 'TH' })
  assert.deepEqual(page?.tables, [
    {
      ...{ headerRows: 1, continued: undefined, columns: 3 },
      cells: [
        ...['0.0 Hive', '0.1 Stand', '0.2 Frames', '1.0 H-11', '1.1 Lime row', '1.2 33'],
        ...['2.0 H-12', '2.1 Old wall', '2.2 36'],
      ],
    },
  ])
})

test('a tagged table goes on over the page without its head', async () => {
  const pages = await readTagged(
    [
      [head, hive(11, 'Lime row')],
      [hive(13, 'Ford'), hive(14, 'South gate')],
    ],
    {
      head: 'TH',
    },
  )
  assert.deepEqual(pages[1]?.tables, [
    {
      ...{ headerRows: 0, continued: true, columns: 3 },
      cells: ['0.0 H-13', '0.1 Ford', '0.2 39', '1.0 H-14', '1.1 South gate', '1.2 42'],
    },
  ])
})

test('a row that lacks a cell has the others where they stand', async () => {
  const short: Row = [
    ['H-15', 60],
    ['45', 140],
  ]
  const [page] = await readTagged([[head, hive(11, 'Lime row'), short]], { head: 'TH' })
  assert.deepEqual(page?.tables[0]?.cells.slice(-3), ['2.0 H-15', '2.1 ', '2.2 45'])
})

test('a tagged table without head cells may be layout and is left to what the page shows', async () => {
  const [page] = await readTagged([[head, hive(11, 'Lime row'), hive(12, 'Old wall')]], { head: 'TD' })
  assert.notEqual(page?.tables[0]?.columns, 3)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import type { Document, Table } from '../../document/model.ts'
import { textOf } from '../resolve/part.ts'
import { viewDocument } from '../view/document-view.ts'
import { gridsOf } from './list-grid.ts'

type Cells = string[][]

/** The document with tables whose cells hold the words that are named, wherever these stand. */
function withTables(page: string, ...tables: Cells[]): Document {
  const document = printedDocument([page])
  const words = [...(document.pages[0]?.words ?? [])]
  const takeWord = (text: string) =>
    words.splice(
      words.findIndex((word) => word.text === text),
      1,
    )
  const taken: typeof words = []
  const marked = tables.map((rows): Table => {
    const cells = rows.flatMap((row, at) =>
      row.map((cell, column): Table['cells'][number] => {
        const first = taken.push(...cell.split(' ').flatMap(takeWord)) - cell.split(' ').length
        return { row: at, column, rowSpan: 1, columnSpan: 1, box: [0, 0, 1, 1], words: [first, taken.length] }
      }),
    )
    const [head = []] = rows
    const headerRows = /\d/.test(head.join('')) ? 0 : 1
    return { box: [0, 0, 1, 1], rows: rows.length, columns: head.length, headerRows, cells }
  })
  const pages = document.pages.map((own) => ({
    ...own,
    ...{ words: [...taken, ...words], lines: [], blocks: [], tables: marked },
  }))
  return { ...document, pages }
}

const rowsOf = (document: Document) =>
  gridsOf(viewDocument(document)).map(({ rows }) => rows.map(({ cells }) => cells.map(textOf)))

const rota = `
Day        Person     Shift      Hours
Monday     Muir       early      8
Tuesday    Lind       late       7

All by agreement

Friday     Roe        night      6
`
const monday = ['Monday', 'Muir', 'early', '8']
const tuesday = ['Tuesday', 'Lind', 'late', '7']
const friday = ['Friday', 'Roe', 'night', '6']
const head = ['Day', 'Person', 'Shift', 'Hours']

test('lines that fill every column of a row are rows of their own', () => {
  const joined = monday.map((text, column) => `${text} ${tuesday[column]}`)
  assert.deepEqual(rowsOf(withTables(rota, [head, joined]))[0], [head, monday, tuesday])
})

test('a table goes on below a line that is none of it', () => {
  assert.deepEqual(rowsOf(withTables(rota, [head, monday, tuesday], [friday])).at(-1), [head, monday, tuesday, friday])
})

import assert from 'node:assert/strict'
import * as library from '@e965/xlsx'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { Cell, Page } from '../../../document/model.ts'
import { readWorkbook } from './read-workbook.ts'

export type Row = unknown[]

export function workbook(sheets: Record<string, Row[]>): library.WorkBook {
  const book = library.utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    library.utils.book_append_sheet(book, library.utils.aoa_to_sheet(rows, { UTC: true }), name)
  return book
}

export function bytesOf(book: library.WorkBook, bookType: library.BookType = 'xlsx'): Buffer {
  return library.write(book, { type: 'buffer', bookType })
}

export async function read(bytes: Uint8Array, options: Parameters<typeof readInProcess>[2] = {}) {
  const document = await readInProcess(readWorkbook, { name: 'book', bytes }, options)
  assertSoundDocument(document)
  return document
}

export function cellAt(page: Page | undefined, address: string): Cell & { text: string } {
  const cell = page?.tables.flatMap((table) => table.cells).find((candidate) => candidate.address === address)
  assert.ok(page && cell, `no cell ${address}`)
  const text = page.words.slice(...cell.words).map((word) => word.text)
  return { ...cell, text: text.join(' ') }
}

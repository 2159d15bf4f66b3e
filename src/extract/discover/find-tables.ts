import type { Range } from '../../document/model.ts'
import { type CellValue, partRows } from '../lists/part-rows.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { alignedTables } from './aligned-tables.ts'
import { describeColumns, isData, nameTable } from './describe-columns.ts'
import type { DiscoveredTable, DiscoveredValue } from './discovery.ts'
import { kindOf } from './kinds.ts'
import { Names } from './name-label.ts'
import { readValue } from './read-value.ts'
import { TableGrid } from './table-grid.ts'

/** A row has most of what the fullest one has. */
const leastOfFull = 0.7
/** What was right of 910 cells of such rows, of 84 of others, and of 12 of another type than their column's, in invoices and eight other kinds with their truth. */
const [ofFullRow, ofSparseRow, ofOtherType] = [0.95, 0.5, 0.1]

interface TableOnPage {
  table: DiscoveredTable
  page: number
  words: Range
  /** Its rows were added to the table before. */
  isContinuation: boolean
}

/** The tables of a document that hold records; a table that only lays out a form is none. */
export function findTables(view: DocumentView): TableOnPage[] {
  const { document, conventions } = view
  const found: TableOnPage[] = []
  const names = new Names()
  for (const [index, page] of document.pages.entries())
    for (const each of [...page.tables, ...alignedTables(view, index)]) {
      const grid = new TableGrid(document, page, each)
      const last = found.at(-1)
      const placeOf = (rows: TableGrid['rows']) => ({ page: index, words: wordsOf(rows) })
      if (each.continued && last?.table.columns.length === each.columns) {
        const more = recordsOf(grid, each.headerRows, conventions)
        for (const row of readRows(grid, more.slice(each.headerRows), last.table.columns, conventions))
          last.table.rows.push(row)
        found.push({ table: last.table, ...placeOf(more), isContinuation: true })
        continue
      }
      const described = describeColumns(grid, conventions)
      if (!described) continue
      const { headRows, columns } = described
      const name = names.take(nameTable(grid, columns))
      const records = recordsOf(grid, headRows, conventions)
      const rows = readRows(grid, records.slice(headRows), columns, conventions)
      found.push({ table: { name, columns, rows }, ...placeOf(records), isContinuation: false })
    }
  return found
}

/** Totals and notes below a table are values of the document; a file of data has only rows. */
function recordsOf(grid: TableGrid, headRows: number, conventions: Conventions): TableGrid['rows'] {
  if (isData(grid.document)) return grid.rows
  const body = grid.rows.slice(headRows)
  const parts = partRows(body.map((row) => row.map((cell) => cellValue(grid, cell, conventions))))
  return [...grid.rows.slice(0, headRows), ...body.filter((_, index) => parts[index] === 'item')]
}

function cellValue(grid: TableGrid, cell: TableGrid['rows'][number][number], conventions: Conventions): CellValue {
  const text = grid.textOf(cell)
  const { value } = readValue(text, kindOf(text, conventions), conventions)
  return text === '' ? undefined : { text, figure: typeof value === 'number' ? value : undefined }
}

function wordsOf(rows: TableGrid['rows']): Range {
  const words = rows.flatMap((row) => row.flatMap((cell) => cell?.words ?? []))
  return words.length === 0 ? [0, 0] : [Math.min(...words), Math.max(...words)]
}

function readRows(
  grid: TableGrid,
  rows: TableGrid['rows'],
  columns: DiscoveredTable['columns'],
  conventions: Conventions,
): DiscoveredTable['rows'] {
  const filled = rows.map((row) => row.filter((cell) => grid.textOf(cell) !== '').length)
  const most = filled.reduce((left, each) => Math.max(left, each), 0)
  return rows.map((row, index) => {
    const isFull = (filled[index] ?? 0) >= leastOfFull * most
    return columns.map(({ kind, type }, column): DiscoveredValue | null => {
      const cell = row[column]
      const text = grid.textOf(cell)
      if (!cell || text === '') return null
      const read = readValue(text, kind, conventions)
      const isStored = cell.value !== undefined && cell.type === type
      const value = isStored && cell.value !== undefined ? cell.value : read.value
      const found = isStored ? { value, type, kind } : read
      const confidence = found.type !== type ? ofOtherType : isFull ? ofFullRow : ofSparseRow
      return { ...found, text, confidence, provenance: grid.placeOf(cell) }
    })
  })
}

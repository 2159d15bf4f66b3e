import type { Range } from '../../document/model.ts'
import { namesTotal } from '../tables/is-total-row.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { alignedTables } from './aligned-tables.ts'
import { describeColumns, isData, nameTable } from './describe-columns.ts'
import type { DiscoveredTable, DiscoveredValue } from './discovery.ts'
import { Names } from './name-label.ts'
import { readValue } from './read-value.ts'
import { TableGrid } from './table-grid.ts'

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
      const place = { page: index, words: wordsOf(recordsOf(grid)) }
      const last = found.at(-1)
      if (each.continued && last?.table.columns.length === each.columns) {
        for (const row of readRows(grid, each.headerRows, last.table.columns, conventions)) last.table.rows.push(row)
        found.push({ table: last.table, ...place, isContinuation: true })
        continue
      }
      const described = describeColumns(grid, conventions)
      if (!described) continue
      const { headRows, columns } = described
      const name = names.take(nameTable(grid, columns))
      const rows = readRows(grid, headRows, columns, conventions)
      found.push({ table: { name, columns, rows }, ...place, isContinuation: false })
    }
  return found
}

/** Totals at the foot of a table are values of the document; a file of data has only rows. */
function recordsOf(grid: TableGrid): TableGrid['rows'] {
  const isTotal = (row: TableGrid['rows'][number]) => row.some((cell) => namesTotal(grid.textOf(cell)))
  const last = isData(grid.document) ? -1 : grid.rows.findLastIndex((row) => !isTotal(row))
  return last < 1 ? grid.rows : grid.rows.slice(0, last + 1)
}

function wordsOf(rows: TableGrid['rows']): Range {
  const words = rows.flatMap((row) => row.flatMap((cell) => cell?.words ?? []))
  return words.length === 0 ? [0, 0] : [Math.min(...words), Math.max(...words)]
}

function readRows(
  grid: TableGrid,
  from: number,
  columns: DiscoveredTable['columns'],
  conventions: Conventions,
): DiscoveredTable['rows'] {
  return recordsOf(grid)
    .slice(from)
    .map((row) =>
      columns.map(({ kind, type }, column): DiscoveredValue | null => {
        const cell = row[column]
        const text = grid.textOf(cell)
        if (!cell || text === '') return null
        const read = readValue(text, kind, conventions)
        const isStored = cell.value !== undefined && cell.type === type
        const value = isStored && cell.value !== undefined ? cell.value : read.value
        const found = isStored ? { value, type, kind } : read
        return { ...found, text, confidence: found.type === type ? 0.9 : 0.6, provenance: grid.placeOf(cell) }
      }),
    )
}

import type { ListGrid, ListRow } from '../lists/grid-rows.ts'
import { isTotalRow } from '../lists/is-total-row.ts'
import { recordsOf } from '../lists/part-rows.ts'
import { giveProvenance } from '../resolve/give-provenance.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isBound } from '../values/bounds.ts'
import type { DocumentView } from '../view/document-view.ts'
import { belowForm, describeColumns, isData, nameTable } from './describe-columns.ts'
import type { DiscoveredTable, DiscoveredValue } from './discovery.ts'
import { Names } from './name-label.ts'
import { readValue } from './read-value.ts'
import { tableGrids } from './table-grids.ts'

/** A row has most of what the fullest one has. */
const leastOfFull = 0.7
/** What was right of 910 cells of such rows, of 84 of others, and of 12 of another type than their column's, in invoices and eight other kinds with their truth. */
const [ofFullRow, ofSparseRow, ofOtherType] = [0.95, 0.5, 0.1]

export interface FoundTable {
  table: DiscoveredTable
  /** What its head and its records are printed with. */
  parts: Part[]
  /** Rows below that add it up. */
  sums: ListRow[]
}

/** The tables of a document that hold records; a table that only lays out a form is none. */
export function findTables(view: DocumentView): FoundTable[] {
  const names = new Names()
  return tableGrids(view).flatMap((whole) => {
    const grid = belowForm(whole, view.conventions)
    const described = describeColumns(view, grid)
    if (!described) return []
    const { headRows, columns } = described
    const name = names.take(nameTable(view, grid, columns))
    const body = grid.rows.slice(headRows)
    // Totals and notes below a table are values of the document; a file of data has only rows.
    const records = isData(view.document) ? body : recordsOf(body, view.conventions)
    const below = isData(view.document) ? [] : body.filter((row) => !records.includes(row) && isTotalRow(row.row))
    const parts = [...grid.rows.slice(0, headRows), ...records].flatMap(({ cells }) => cells.flat())
    return [
      { table: { name, columns, rows: readRows(view, records, columns) }, parts, sums: [...below, ...whole.sums] },
    ]
  })
}

function readRows(
  { document, conventions }: DocumentView,
  rows: ListGrid['rows'],
  columns: DiscoveredTable['columns'],
): DiscoveredTable['rows'] {
  const filledIn = ({ cells }: ListRow) => cells.filter((parts) => parts.length > 0).length
  const most = rows.reduce((left, row) => Math.max(left, filledIn(row)), 0)
  return rows.map((row) => {
    const ofRow = filledIn(row) >= leastOfFull * most ? ofFullRow : ofSparseRow
    return columns.map(({ kind, type }, column): DiscoveredValue | null => {
      const [parts = [], cell] = [row.cells[column], row.stored?.[column]]
      if (parts.length === 0) return null
      const text = textOf(parts)
      const isStored = cell?.value !== undefined && cell.type === type
      const found =
        isStored && cell.value !== undefined ? { value: cell.value, type, kind } : readValue(text, kind, conventions)
      const confidence = found.type === type || isBound(text) ? ofRow : ofOtherType
      return { ...found, text, confidence, provenance: giveProvenance(document, parts) }
    })
  })
}

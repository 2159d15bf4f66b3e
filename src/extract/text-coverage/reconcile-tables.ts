import type { Document } from '../../document/model.ts'
import { headsOf, type ListRow } from '../lists/grid-rows.ts'
import { namesTotal } from '../lists/is-total-row.ts'
import { tablesOf } from '../lists/list-grid.ts'
import { textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'
import { viewDocument } from '../view/document-view.ts'

/** A table whose last rows state totals, and whether its rows make them. */
export interface TableSums {
  /** Where it begins. */
  page: number
  /** Rows that are summed up. */
  rows: number
  columns: ColumnSum[]
  child?: string
}

export interface ColumnSum {
  column: string
  sum: number
  total: number
  reconciles: boolean
}

/** Adds up the named columns of every table that has a row of totals; tables that go on over pages are one. */
export function reconcileTables(document: Document): TableSums[] {
  const view = viewDocument(document)
  return tablesOf(view).flatMap((grid) => {
    const rows = grid.rows.slice(grid.headRows)
    const first = rows.findIndex(isTotal)
    if (first < 1) return []
    const body = rows.slice(0, first)
    const columns = headsOf(grid, grid.headRows).flatMap((heading, at) => {
      // Without headings it is a list of totals, which do not sum up what stands above them.
      const sum = heading === '' ? undefined : sumOf(body, at, view.conventions)
      const totals = rows.slice(first).flatMap((row) => numberIn(row, at, view.conventions) ?? [])
      const [stated] = totals
      if (sum === undefined || stated === undefined) return []
      const match = totals.find((total) => Math.abs(total - sum) < 0.005)
      return [{ column: heading, sum, total: match ?? stated, reconciles: match !== undefined }]
    })
    const page = document.pages[grid.rows[0]?.row.page ?? 0]?.number ?? 1
    return columns.length === 0 ? [] : [{ page, rows: body.length, columns }]
  })
}

/** A row that is named after a total, and nothing else, and states a figure. */
function isTotal({ cells }: ListRow): boolean {
  const texts = cells.map(textOf)
  const label = texts.find((text) => text !== '') ?? ''
  return texts.some((text) => /\d/.test(text)) && namesTotal(label)
}

/** Undefined unless every cell that is filled is a number. */
function sumOf(rows: readonly ListRow[], at: number, conventions: Conventions): number | undefined {
  const filled = rows.filter(({ cells }) => (cells[at]?.length ?? 0) > 0)
  const numbers = filled.flatMap((row) => numberIn(row, at, conventions) ?? [])
  if (filled.length === 0 || numbers.length < filled.length) return
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) * 1e6) / 1e6
}

function numberIn({ cells, stored }: ListRow, at: number, conventions: Conventions): number | undefined {
  const value = stored?.[at]?.value
  if (typeof value === 'number') return value
  const text = textOf(cells[at] ?? [])
  const read = text !== '' && !/%/.test(text) ? normaliseAs('money', text, conventions) : null
  return typeof read === 'number' ? read : undefined
}

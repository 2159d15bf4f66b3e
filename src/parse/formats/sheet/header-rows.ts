import type { DraftCell } from '../../../document/draft.ts'

const looksAt = 200
const longestName = 100

/** How many rows at the top name the columns: text over typed columns, or a full row of distinct short names. */
export function headerRows(rows: readonly (readonly DraftCell[])[], columns: number): 0 | 1 | 2 {
  const [first, second] = rows
  if (!first || !second || !namesColumns(first, rows.slice(1, looksAt), columns)) return 0
  const grouped = first.some((cell) => (cell.columnSpan ?? 1) > 1)
  return grouped && rows.length > 2 && namesColumns(second, rows.slice(2, looksAt), columns) ? 2 : 1
}

function namesColumns(row: readonly DraftCell[], body: readonly (readonly DraftCell[])[], columns: number): boolean {
  const covered = row.reduce((sum, cell) => sum + (cell.columnSpan ?? 1), 0)
  if (covered < Math.max(2, columns / 2) && columns > 1) return false
  const kinds = kindsOfColumns(body)
  if (!row.every((cell) => mayNameColumn(cell, kinds.get(cell.column)))) return false
  const typed = row.filter((cell) => cell.type === undefined && isTyped(kinds.get(cell.column)))
  const periods = row.filter((cell) => cell.type !== undefined)
  if (columns === 1) return typed.length > 0
  if (typed.length + periods.length > 0) return typed.length + periods.length > 1 || columns > 2 || allTyped(kinds, row)
  const names = new Set(row.map((cell) => textOf(cell).toLowerCase()))
  return columns > 2 && covered === columns && names.size === row.length
}

/** What kinds of cells a column holds, and how many of each. */
type Kinds = Map<string, number>

function kindsOfColumns(rows: readonly (readonly DraftCell[])[]): Map<number, Kinds> {
  const columns = new Map<number, Kinds>()
  for (const cell of rows.flat()) {
    if (cell.lines.length === 0 && cell.type === undefined) continue
    const kinds = columns.get(cell.column) ?? new Map<string, number>()
    columns.set(cell.column, kinds)
    const kind = cell.type ?? 'text'
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return columns
}

function isTyped(kinds: Kinds | undefined): boolean {
  const total = [...(kinds?.values() ?? [])].reduce((sum, count) => sum + count, 0)
  return total > 0 && [...(kinds ?? [])].some(([kind, count]) => kind !== 'text' && count >= total * 0.8)
}

/** Of two columns the left one holds labels when the right one's cells are of several kinds. */
function allTyped(kinds: Map<number, Kinds>, row: readonly DraftCell[]): boolean {
  const last = row.at(-1)
  return last !== undefined && kinds.get(last.column)?.size === 1
}

/** A short text, or a period (a year, a date) over numbers. */
function mayNameColumn(cell: DraftCell, below: Kinds | undefined): boolean {
  if (cell.type === 'date') return (below?.get('number') ?? 0) > 0 && !below?.has('date')
  if (cell.type === 'number') {
    const year =
      typeof cell.value === 'number' && Number.isInteger(cell.value) && cell.value >= 1900 && cell.value <= 2100
    return year && textOf(cell).length === 4 && cell.column > 0 && (below?.get('number') ?? 0) > 0
  }
  if (cell.type !== undefined) return false
  const text = textOf(cell)
  return text.length <= longestName && !text.endsWith(':')
}

function textOf(cell: DraftCell): string {
  return cell.lines.map((line) => line.map((word) => word.text).join(' ')).join(' ')
}

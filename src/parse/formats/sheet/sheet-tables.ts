import type { Range } from '@e965/xlsx'
import type { DraftCell, DraftTable } from '../../../document/draft.ts'
import { headerRows } from './header-rows.ts'
import type { FilledRow } from './sheet-cells.ts'
import { spanCells } from './span-cells.ts'
import { splitColumns } from './split-columns.ts'

/**
 * Tables of a sheet: blocks of rows without an empty row between them; empty rows and columns are left out.
 * `places` bounds how many places, filled or not, all tables have together.
 */
export function sheetTables(rows: FilledRow[], merges: readonly Range[], places: number): DraftTable[] {
  const filled = rows.reduce((sum, row) => sum + row.length, 0)
  const mergesByRow = Map.groupBy(merges, (merge) => merge.s.r)
  return joinContinued(
    blocksOf(rows)
      .flatMap(splitColumns)
      .flatMap(blocksOf)
      .flatMap((block) => withoutTitles(block, mergesByRow)),
  )
    .flatMap((block) => splitSparse(block, places / Math.max(filled, 1)))
    .map((block) => tableOf(block, mergesByRow))
}

function blocksOf(rows: FilledRow[]): FilledRow[][] {
  const blocks: FilledRow[][] = []
  let previous = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const [{ row: index }] = row
    if (index > previous + 1) blocks.push([])
    blocks.at(-1)?.push(row)
    previous = index
  }
  return blocks
}

/** Single cells that stand over a table of several columns are its title, not its first rows. */
function withoutTitles(block: FilledRow[], merges: ReadonlyMap<number, Range[]>): FilledRow[][] {
  const begins = block.findIndex((row) => row.length > 1)
  const left = block.reduce((leftmost, [cell]) => Math.min(leftmost, cell.column), Number.POSITIVE_INFINITY)
  const titled = begins > 0 && block.slice(0, begins).every(([cell]) => cell.column === left)
  const titles = titled ? begins : preambleOf(block, merges)
  return titles > 0 ? [block.slice(0, titles), block.slice(titles)] : [block]
}

const longestPreamble = 12

/** How many rows with a label and its value, or the like, stand over the row that names the columns. */
function preambleOf(block: FilledRow[], merges: ReadonlyMap<number, Range[]>): number {
  const begins = block.slice(0, longestPreamble).findIndex((row) => row.length > 2)
  if (begins <= 0 || (block[begins]?.length ?? 0) < 4) return 0
  if (block.slice(0, begins).some(([{ row }]) => merges.has(row))) return 0
  const table = block.slice(begins)
  return headerRows(table, columnsOf(table).length) > 0 ? begins : 0
}

/** After one empty row, a block in the same columns and without names of its own goes on with the table before. */
function joinContinued(blocks: FilledRow[][]): FilledRow[][] {
  const joined: FilledRow[][] = []
  for (const block of blocks) {
    const before = joined.at(-1)
    if (before && continues(before, block)) before.push(...block)
    else joined.push([...block])
  }
  return joined
}

function continues(before: FilledRow[], block: FilledRow[]): boolean {
  const lastRow = before.at(-1)?.[0].row ?? 0
  const firstRow = block[0]?.[0].row ?? 0
  if (firstRow !== lastRow + 2 || block.every((row) => row.length === 1)) return false
  const known = columnsOf(before)
  const columns = columnsOf(block)
  if (known.length < 2 || columns.some((column) => !known.includes(column))) return false
  const named = headerRows(before, known.length) > 0 || (known.length > 2 && columns.length === known.length)
  return named && headerRows(block, columns.length) === 0
}

/** A few cells far apart must not become a huge empty grid. */
function splitSparse(block: FilledRow[], placesPerCell: number): FilledRow[][] {
  const done: FilledRow[][] = []
  const open = [block]
  for (let next = open.pop(); next; next = open.pop()) {
    const filled = next.reduce((sum, row) => sum + row.length, 0)
    if (next.length === 1 || next.length * columnsOf(next).length <= Math.max(filled * placesPerCell, 64))
      done.push(next)
    else open.push(next.slice(next.length >> 1), next.slice(0, next.length >> 1))
  }
  return done
}

function columnsOf(rows: readonly FilledRow[]): number[] {
  const seen = new Set<number>()
  for (const row of rows) for (const cell of row) seen.add(cell.column)
  return [...seen].sort((a, b) => a - b)
}

function tableOf(block: FilledRow[], merges: ReadonlyMap<number, Range[]>): DraftTable {
  // There may be a million cells: they are moved to their place in the table rather than copied.
  const columns = columnsOf(block)
  const rowNumbers = block.map(([cell]) => cell.row)
  const places = new Map(columns.map((column, index) => [column, index]))
  const cells: DraftCell[] = []
  block.forEach((row, index) => {
    for (const cell of row) {
      cell.row = index
      cell.column = places.get(cell.column) ?? 0
      cells.push(cell)
    }
  })
  spanCells(cells, { rowNumbers, columns }, merges)
  const byRow = Map.groupBy(cells.slice(0, headerSample), (cell) => cell.row)
  const sample = [...byRow.values()]
  return { rows: block.length, columns: columns.length, headerRows: headerRows(sample, columns.length), cells }
}

const headerSample = 10_000

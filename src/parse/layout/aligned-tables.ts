import { median } from '../../core/statistics.ts'
import type { FoundTable } from './found-table.ts'
import { extentOf, type Ruling } from './layout-page.ts'
import { ruledStacks } from './ruled-stacks.ts'
import { findSeparators } from './separators.ts'
import { structureTable } from './structure-table.ts'
import { type Chunk, isFigure, type TextRow, textOf } from './text-rows.ts'

/** Finds tables that are made by alignment alone: rows whose chunks stand in columns. Rows are of one text column. */
export function findAlignedTables(
  rows: readonly TextRow[],
  rulings: readonly Ruling[],
  headingFrom: number,
): { table: FoundTable; rows: TextRow[] }[] {
  return groupRows(rows, rulings, headingFrom).flatMap((group) => {
    const separators = findSeparators(group)
    if (separators.length === 0) return []
    const table = structureTable(group, separators, rulings)
    return table && looksLikeTable(table) ? [{ table, rows: group }] : []
  })
}

/** Runs of rows close to each other in which most have several chunks. */
function groupRows(rows: readonly TextRow[], rulings: readonly Ruling[], headingFrom: number): TextRow[][] {
  const stacks = ruledStacks(rows, rulings)
  const groups: TextRow[][] = []
  let group: TextRow[] = []
  const close = () => {
    const trimmed = trim(group)
    if (trimmed.filter((row) => row.chunks.length >= 2).length >= 2) groups.push(trimmed)
    group = []
  }
  rows.forEach((row, index) => {
    const before = group.at(-1)
    const stack = stacks.get(row)
    const lone = row.chunks.length < 2 && !isFull(group, row)
    const isTitle = lone && row.size >= headingFrom * (before?.size ?? 0)
    const goesOn = stack !== undefined || (!isTitle && before && continues(group, before, row, rulings))
    if (!goesOn || stack !== (before && stacks.get(before))) close()
    if (lone && group.length > 0 && !rows.slice(index + 1, index + 4).some((next) => next.chunks.length >= 2)) close()
    if (!lone || group.length > 0) group.push(row)
  })
  close()
  return groups.reduce<TextRow[][]>((joined, own) => joinAbove(joined, own, rows), [])
}

/** The first rows of a table may have no wide gaps either; only those below tell that they are its rows. */
function joinAbove(groups: TextRow[][], group: TextRow[], rows: readonly TextRow[]): TextRow[][] {
  const start = rows.indexOf(group[0] as TextRow)
  const isNext = (row: TextRow, next: TextRow | undefined) => next && next.y0 - row.y1 < 1.6 * row.size
  const above = rows.slice(0, start).findLastIndex((row, at) => !isFull(group, row) || !isNext(row, rows[at + 1]))
  const whole = [...rows.slice(above + 1, start), ...group]
  const last = groups.at(-1)
  const [first] = whole
  const row = rows[above]
  const goesOn = above + 1 < start && first && row && row === last?.at(-1) && isNext(row, first)
  return goesOn && last.every(({ x0 }) => Math.abs(x0 - first.x0) < 0.1 * first.size)
    ? [...groups.slice(0, -1), [...last, ...whole]]
    : [...groups, whole]
}

function continues(group: readonly TextRow[], before: TextRow, row: TextRow, rulings: readonly Ruling[]): boolean {
  const gap = row.y0 - before.y1
  const size = Math.max(before.size, row.size)
  const usual = group.length >= 3 ? median(group.slice(1).map((next, index) => next.y0 - (group[index]?.y1 ?? 0))) : 0
  if (gap > Math.max(1.6 * size, 2.2 * usual + 0.5 * size)) {
    const ruled = rulings.some((line) => line.direction === 'horizontal' && line.at > before.y0 && line.at < row.y1)
    if (!ruled || gap > 3.5 * size) return false
  }
  if (row.chunks.length >= 2 || isFull(group, row)) return true
  // A full line of running text ends a table; a short one may be a heading inside it or the rest of a cell.
  const [chunk] = row.chunks
  const extent = extentOf(group.flatMap((each) => each.chunks))
  return chunk !== undefined && chunk.x1 - chunk.x0 < 0.75 * (extent.x1 - extent.x0)
}

/** Rows whose words fill their columns have no wide gaps: one stands where those of the others do. */
const fewestAbove = 3

/** Whether a row without gaps has words at both edges of the row and at the edge of the last column of those above it. */
function isFull(group: readonly TextRow[], row: TextRow): boolean {
  const above = group.filter(({ chunks }) => chunks.length >= 2)
  const words = row.chunks.flatMap((chunk) => chunk.words)
  if (above.length < fewestAbove || words.length < 2) return false
  const meets = (a: number, b: number) => Math.abs(a - b) < 0.1 * row.size
  const most = (holds: (chunk: Chunk, first: TextRow) => boolean) =>
    above.filter((each) => holds(each.chunks.at(-1) as Chunk, each)).length >= 0.6 * above.length
  return (
    most((_, each) => meets(each.x0, row.x0)) &&
    most((last) => words.slice(1).some(({ x0 }) => meets(x0, last.x0)) || meets(last.x1, row.x1))
  )
}

function trim(group: TextRow[]): TextRow[] {
  const isRow = (row: TextRow, index: number) => row.chunks.length >= 2 || isFull(group.slice(0, index), row)
  const first = group.findIndex(isRow)
  const last = group.findLastIndex(isRow)
  return first < 0 ? [] : group.slice(first, last + 1)
}

function looksLikeTable(table: FoundTable): boolean {
  if (table.rows < 2 || table.columns < 2) return false
  const filled = table.cells.filter((cell) => cell.lines.length > 0)
  const density = filled.length / (table.rows * table.columns)
  const figures = filled.filter((cell) => cell.column > 0 && isFigure(textOf(cell.lines.flat()))).length
  const wordy = filled.filter((cell) => cell.lines.flat().length > 12).length
  if (wordy > 0.4 * filled.length || spanningRows(table) > 0.4 * table.rows) return false
  if (figures >= 2 && figures >= 0.25 * filled.length) return density > 0.3
  return table.rows >= 3 && table.columns >= 3 && density > 0.5
}

/** Rows of one text over all columns are running text. */
function spanningRows(table: FoundTable): number {
  return table.cells.filter((cell) => cell.columnSpan === table.columns).length
}

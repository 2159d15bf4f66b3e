import type { Part } from '../resolve/candidates.ts'
import type { Row } from '../view/segment.ts'
import { textOf } from './item-cell.ts'

/** A row cut into the columns of its table. */
export interface GridRow {
  row: Row
  /** For each column the runs of words that stand in it. */
  cells: Part[][]
  /** For each column the number that it holds. */
  figures: (number | undefined)[]
}

/** The rows of one item. */
export interface Group {
  rows: Row[]
  cells: Part[][]
  figures: (number | undefined)[]
}

const longestContinuation = 60
const furthestRows = 2

/**
 * Joins rows to items. A row with a figure in a column that the item has filled already begins the next one; rows without
 * belong to the item above, since texts go on below and cells are set at different heights. A lone sum ends the table.
 */
export function groupRows(grid: readonly GridRow[], isFigures: readonly boolean[]): Group[] {
  const groups: Group[] = []
  const done: Done = { count: 0, sums: isFigures.map(() => 0) }
  let early: GridRow | undefined
  for (const found of grid) {
    // A number in a column of texts is text.
    const line = { ...found, figures: found.figures.map((figure, column) => (isFigures[column] ? figure : undefined)) }
    const filled = line.figures.flatMap((figure, column) => (figure === undefined ? [] : [column]))
    const last = groups.at(-1)
    if (isSum(line, filled, last, done)) break
    if (filled.length === 0) {
      if (last) extend(last, line)
      else early = line
    } else if (last && isNear(last, line) && filled.every((column) => last.figures[column] === undefined))
      merge(last, line)
    else {
      if (last) addDone(done, last)
      groups.push({ rows: [line.row], cells: line.cells.map((parts) => [...parts]), figures: [...line.figures] })
      const group = groups.at(-1)
      if (early && group && early.row.index === line.row.index - 1) extend(group, early)
      early = undefined
    }
  }
  return groups
}

/** The items that nothing is added to any more, so that a row need not look at all of them. */
interface Done {
  count: number
  /** By column. */
  sums: number[]
}

function addDone(done: Done, { figures }: Group): void {
  done.count += 1
  done.sums = done.sums.map((sum, column) => sum + (figures[column] ?? 0))
}

function isSum({ figures }: GridRow, filled: readonly number[], last: Group | undefined, done: Done): boolean {
  const [only] = filled
  if (only === undefined || filled.length > 1 || !last) return false
  if (done.count === 0 && last.figures.findLastIndex((figure) => figure !== undefined) > only) return false
  const sum = (done.sums[only] ?? 0) + (last.figures[only] ?? 0)
  return sum !== 0 && Math.abs(sum - (figures[only] ?? 0)) < 0.011
}

function isNear({ rows }: Group, { row }: GridRow): boolean {
  const last = Math.max(...rows.map(({ index }) => index))
  return row.page === rows[0]?.page && row.index - last <= furthestRows
}

/** Takes the figures that the item lacks, and texts unless they are an aside. */
function merge(group: Group, line: GridRow): void {
  const withTexts = !isAside(line)
  line.cells.forEach((parts, column) => {
    const figure = line.figures[column]
    if (group.figures[column] !== undefined || (figure === undefined && !withTexts)) return
    if (figure === undefined) group.cells[column]?.push(...parts)
    else {
      group.cells[column] = [...parts]
      group.figures[column] = figure
    }
  })
  group.rows.push(line.row)
}

function extend(group: Group, line: GridRow): void {
  if (isAside(line) || !isNear(group, line)) return
  const isAbove = line.row.index < (group.rows[0]?.index ?? 0)
  line.cells.forEach((parts, column) => {
    if (group.figures[column] !== undefined) return
    if (isAbove) group.cells[column]?.unshift(...parts)
    else group.cells[column]?.push(...parts)
  })
  group.rows.push(line.row)
}

/** A line that says something of its own ("Charge: 12") or is long is no part of a cell. */
function isAside({ cells }: GridRow): boolean {
  const text = textOf(cells.flat())
  return text.length > longestContinuation || text.includes(':')
}

import { median } from '../../core/statistics.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Row } from '../view/segment.ts'
import type { GridRow } from './grid.ts'
import { sectionRows } from './section-rows.ts'

/** The rows of one item. */
export interface Group {
  rows: Row[]
  cells: Part[][]
  figures: (number | undefined)[]
  /** Remarks below the item that are in none of its cells. */
  notes: Part[]
  /** Columns whose text is over, since a remark followed. */
  closed: Set<number>
}

/** What is known of the columns of a table. */
export interface ColumnKinds {
  /** Columns of numbers. */
  figures: boolean[]
  /** Columns of dates. */
  dates: boolean[]
  /** Columns that give a property of the items. */
  asked: boolean[]
  /** Whether a line of text is a remark with a label of its own. */
  isNote(text: string): boolean
}

const longestContinuation = 60
const furthestRows = 2
const figuresOfWhole = 3
const cellsOfItem = 3
const fewestGaps = 2

/**
 * Joins rows to items. A row with a figure in a column that the item has filled already begins the next one; rows without
 * belong to the item above, since texts go on below and cells are set at different heights. After totals only whole items
 * count.
 */
export function groupRows(grid: readonly GridRow[], kinds: ColumnKinds): Group[] {
  const groups: Group[] = []
  const widest = widestGap(grid)
  const sections = sectionRows(grid)
  let lead: GridRow | undefined
  let isOver = false
  for (const found of grid) {
    // A number in a column of texts is text.
    const figures = found.figures.map((figure, column) => (kinds.figures[column] ? figure : undefined))
    const line = { ...found, figures }
    const filled = columnsOf(figures)
    const isItem = isWhole(filled, groups, kinds)
    isOver = endsTable(found, isItem || isFull(found, groups)) || (isOver && !isItem)
    if (isOver) continue
    const last = groups.at(-1)
    // What stands apart below the last item, as a line to sign on, is none of its words.
    if (filled.length === 0 && last && gapOver(line, last) > widest) continue
    if (sections.has(line.row)) lead = undefined
    else if (filled.length === 0 && !last) lead = line
    else if (last && !(filled.length > 0 && isDated(line, kinds)) && belongs(last, line, filled))
      join(last, line, filled, kinds)
    else {
      groups.push(begin(line, lead, kinds))
      lead = undefined
    }
  }
  return groups
}

function endsTable({ ends, isSurcharge }: GridRow, isItem: boolean): boolean {
  return ends && !(isSurcharge && isItem)
}

/** Half more than usual, and a line: the rows of a table keep their distance. */
function widestGap(grid: readonly GridRow[]): number {
  const gaps = grid.slice(1).flatMap(({ row }, index) => {
    const above = grid[index]?.row
    return above?.page === row.page ? [row.top - above.bottom] : []
  })
  const height = median(grid.map(({ row }) => row.bottom - row.top))
  return gaps.length < fewestGaps ? Infinity : 1.5 * Math.max(0, median(gaps)) + height
}

function gapOver({ row }: GridRow, { rows }: Group): number {
  const last = rows.reduce((lowest, each) => (each.index > lowest.index ? each : lowest))
  return last.page === row.page ? row.top - last.bottom : 0
}

/** What is paid in below what is paid out has a day of its own. */
function isDated({ cells }: GridRow, { dates }: ColumnKinds): boolean {
  return cells.some((parts, column) => parts.length > 0 && dates[column])
}

function belongs(group: Group, line: GridRow, filled: readonly number[]): boolean {
  if (filled.length === 0 || isRemark(group, filled)) return true
  return isNear(group, line) && filled.every((column) => group.cells[column]?.length === 0)
}

function join(group: Group, line: GridRow, filled: readonly number[], kinds: ColumnKinds): void {
  if (filled.length === 0 || isRemark(group, filled)) extend(group, line, kinds)
  else merge(group, line, kinds)
}

function columnsOf(figures: readonly (number | undefined)[]): number[] {
  return figures.flatMap((figure, column) => (figure === undefined ? [] : [column]))
}

/** As many cells as the first item: sums have fewer. */
function isFull({ cells }: Pick<GridRow, 'cells'>, [first]: readonly Group[]): boolean {
  const count = cellsIn(cells)
  return first !== undefined && count >= cellsOfItem && count >= cellsIn(first.cells)
}

function cellsIn(cells: readonly Part[][]): number {
  return cells.filter((parts) => parts.length > 0).length
}

/** Has all the figures that items of this table usually have; those that are asked for will do if they are several. */
function isWhole(filled: readonly number[], groups: readonly Group[], { figures, asked }: ColumnKinds): boolean {
  const usual = figures.flatMap((isFigures, column) => {
    const having = groups.filter((group) => group.figures[column] !== undefined).length
    return isFigures && 2 * having >= groups.length ? [column] : []
  })
  const wanted = usual.filter((column) => asked[column])
  if (wanted.length >= figuresOfWhole) return wanted.every((column) => filled.includes(column))
  return usual.length >= figuresOfWhole && usual.every((column) => filled.includes(column))
}

/** One more figure under an item that has all of its own, as a price in another currency; sums stand in the last column. */
function isRemark({ figures }: Group, [column, ...others]: readonly number[]): boolean {
  const own = columnsOf(figures)
  if (column === undefined || others.length > 0 || own.length < figuresOfWhole) return false
  return figures[column] !== undefined && column !== own.at(-1)
}

function isNear({ rows }: Group, { row }: GridRow): boolean {
  const last = Math.max(...rows.map(({ index }) => index))
  return row.page === rows[0]?.page && row.index - last <= furthestRows
}

/** A row of texts right above the first item is of it. */
function begin(line: GridRow, lead: GridRow | undefined, kinds: ColumnKinds): Group {
  const group: Group = {
    ...{ rows: [line.row], figures: [...line.figures], notes: [], closed: new Set<number>() },
    cells: line.cells.map((parts) => [...parts]),
  }
  if (lead && lead.row.page === line.row.page && lead.row.index === line.row.index - 1 && lead.asides.length === 0) {
    lead.cells.forEach((parts, column) => {
      if (group.figures[column] === undefined && !isNote(parts, kinds)) group.cells[column]?.unshift(...parts)
    })
    group.rows.push(lead.row)
  }
  return group
}

/** Takes the figures that the item lacks, and texts. */
function merge(group: Group, line: GridRow, kinds: ColumnKinds): void {
  for (const column of columnsOf(line.figures)) {
    group.cells[column] = [...(line.cells[column] ?? [])]
    group.figures[column] = line.figures[column]
  }
  const texts = line.cells.map((parts, column) => (line.figures[column] === undefined ? parts : []))
  extend(group, { ...line, cells: texts }, kinds)
}

/** Texts go on until a remark follows. */
function extend(group: Group, line: GridRow, kinds: ColumnKinds): void {
  if (!isNear(group, line)) return
  for (const { part, column } of line.asides) {
    group.notes.push(part)
    group.closed.add(column)
  }
  line.cells.forEach((parts, column) => {
    if (parts.length === 0 || group.figures[column] !== undefined) return
    if (isNote(parts, kinds)) group.closed.add(column)
    if (group.closed.has(column)) group.notes.push(...parts)
    else group.cells[column]?.push(...parts)
  })
  group.rows.push(line.row)
}

/** A line that says something of its own or is long is no part of a cell. */
function isNote(parts: readonly Part[], kinds: ColumnKinds): boolean {
  const text = textOf(parts)
  return text.length > longestContinuation || kinds.isNote(text)
}

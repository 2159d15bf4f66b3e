import { median } from '../../core/statistics.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Row } from '../view/segment.ts'
import type { GridRow } from './grid.ts'
import { isOwnRow, type RowKinds } from './is-own-row.ts'
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
export interface ColumnKinds extends RowKinds {
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
  const isLead = textsLead(grid, kinds)
  const widest = widestGap(grid)
  const summed = rowsOfSum(grid, kinds)
  const sections = sectionRows(grid)
  let early: GridRow[] = []
  let isOver = false
  for (const [index, found] of grid.entries()) {
    // A number in a column of texts is text.
    const figures = found.figures.map((figure, column) => (kinds.figures[column] ? figure : undefined))
    const line = { ...found, figures }
    const filled = columnsOf(figures)
    const isItem = isWhole(filled, groups, kinds)
    isOver = index >= summed && (endsTable(found, isItem || isFull(found, groups)) || (isOver && !isItem))
    if (isOver) continue
    const last = groups.at(-1)
    if (sections.has(line.row)) {
      early = []
      continue
    }
    const part = partOf(line, filled, { last, isLead, widest, kinds })
    if (part === 'leads') early = [...early, line].slice(-furthestRows)
    if (part === 'joins' && last) join(last, line, filled, kinds)
    if (part !== 'begins') continue
    groups.push(begin(line, isLead ? early : early.slice(-1), kinds))
    early = []
  }
  return groups
}

/** Whether a row begins an item, goes on with the last one, stands above the next, or is none of them. */
function partOf(
  line: GridRow,
  filled: readonly number[],
  { last, isLead, widest, kinds }: { last: Group | undefined; isLead: boolean; widest: number; kinds: ColumnKinds },
): 'begins' | 'joins' | 'leads' | 'none' {
  if (filled.length === 0) {
    if (isNoItem(line, last, widest)) return 'none'
    if (!isLead && (hasWordForFigure(line, kinds) || (last && hasDayOfItsOwn(last, line, kinds)))) return 'begins'
    if (isLead || !last) return 'leads'
  }
  return last && !isLead && !isOwnRow(last, line, kinds) && belongs(last, line, filled) ? 'joins' : 'begins'
}

/** "pending", "n/a": a row of its own, whose figure is a word. */
function hasWordForFigure({ cells }: GridRow, { figures, asked }: ColumnKinds): boolean {
  const isWordFor = (parts: readonly Part[], column: number) => figures[column] && asked[column] && parts.length > 0
  return (cells[0]?.length ?? 0) > 0 && cellsIn(cells) >= cellsOfItem && cells.some(isWordFor)
}

/** A row that lacks its figure, but begins as the one above and has a day, as that one has. */
function hasDayOfItsOwn({ cells: above }: Group, { cells }: GridRow, { dates }: ColumnKinds): boolean {
  const isShared = (_: unknown, column: number) => (above[column]?.length ?? 0) > 0 && (cells[column]?.length ?? 0) > 0
  return cells.filter(isShared).length >= cellsOfItem && dates.some((isDay, column) => isDay && isShared(isDay, column))
}

/** What stands apart below the last item, as a line to sign on, is none of its words; nor is a heading. */
function isNoItem(line: GridRow, last: Group | undefined, widest: number): boolean {
  return (last && gapOver(line, last) > widest) || isHeading(line, last)
}

/** A line of capitals alone in the first column, where items do not write so: it names what follows. */
function isHeading({ cells, asides }: GridRow, item: Group | undefined): boolean {
  const isCapitals = (parts: readonly Part[] = []) => /^\p{Lu}[\p{Lu}\s&/-]{3,}$/u.test(textOf(parts))
  return asides.length === 0 && cellsIn(cells) === 1 && isCapitals(cells[0]) && !isCapitals(item?.cells[0])
}

function endsTable({ ends, isSurcharge }: GridRow, isItem: boolean): boolean {
  return ends && !(isSurcharge && isItem)
}

/**
 * How many rows are items whatever their words are, in a table of few figures: freight or a discount that other items
 * follow, where all of them make the total that comes next.
 */
function rowsOfSum(grid: readonly GridRow[], { figures }: ColumnKinds): number {
  if (figures.filter(Boolean).length >= figuresOfWhole) return 0
  const column = figures.lastIndexOf(true)
  const amounts = grid.map((line) => line.figures[column])
  const end = grid.findIndex(({ ends }, index) => ends && isSame(total(amounts.slice(0, index)), amounts[index]))
  const first = grid.findIndex(({ ends }) => ends)
  const isFollowed = grid.some(
    ({ ends }, index) => !ends && index > first && amounts[index] !== undefined && index < end,
  )
  return isFollowed ? end : 0
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

function belongs(group: Group, line: GridRow, filled: readonly number[]): boolean {
  if (filled.length === 0 || isRemark(group, filled)) return true
  return isNear(group, line) && filled.every((column) => group.cells[column]?.length === 0)
}

function join(group: Group, line: GridRow, filled: readonly number[], kinds: ColumnKinds): void {
  if (filled.length === 0) extend(group, line, kinds)
  else if (isRemark(group, filled)) extend(group, withoutPair(line, kinds), kinds)
  else merge(group, line, kinds)
}

function columnsOf(figures: readonly (number | undefined)[]): number[] {
  return figures.flatMap((figure, column) => (figure === undefined ? [] : [column]))
}

/** Texts stand above their figures: the rows with figures have no text, and the first row has no figure. */
function textsLead(grid: readonly GridRow[], { figures, asked }: ColumnKinds): boolean {
  const texts = asked.flatMap((isAsked, column) => (isAsked && !figures[column] ? [column] : []))
  const withFigures = grid.filter(
    (line) => !line.ends && line.figures.some((f, column) => f !== undefined && figures[column]),
  )
  const first = grid.find(({ ends }) => !ends)
  if (texts.length === 0 || !first || first === withFigures[0]) return false
  const bare = withFigures.filter(({ cells }) => texts.every((column) => cells[column]?.length === 0))
  return 2 * bare.length > withFigures.length
}

/** As many cells as the first item: sums have fewer. */
function isFull({ cells }: Pick<GridRow, 'cells'>, [first]: readonly Group[]): boolean {
  const count = cellsIn(cells)
  return first !== undefined && count >= cellsOfItem && count >= cellsIn(first.cells)
}

function total(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}

function isSame(sum: number, figure = 0): boolean {
  return sum !== 0 && Math.abs(sum - figure) < 0.011
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

/** "Gross price: 12" over two columns. */
function withoutPair(line: GridRow, kinds: ColumnKinds): GridRow {
  if (!kinds.isNote(textOf(line.cells.flat()))) return line
  const asides = line.cells.flatMap((parts, column) => parts.map((part) => ({ part, column })))
  return { ...line, cells: line.cells.map(() => []), asides: [...line.asides, ...asides] }
}

function isNear({ rows }: Group, { row }: GridRow): boolean {
  const last = Math.max(...rows.map(({ index }) => index))
  return row.page === rows[0]?.page && row.index - last <= furthestRows
}

function begin(line: GridRow, early: readonly GridRow[], kinds: ColumnKinds): Group {
  const group: Group = {
    ...{ rows: [line.row], figures: [...line.figures], notes: [], closed: new Set<number>() },
    cells: line.cells.map((parts) => [...parts]),
  }
  const above = early.filter(({ row }) => row.page === line.row.page && line.row.index - row.index <= early.length)
  for (const lead of above.toReversed())
    if (lead.asides.length === 0) {
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

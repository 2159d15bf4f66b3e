import { median } from '../../core/statistics.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import type { Row } from '../view/segment.ts'
import type { ListRow } from './grid-rows.ts'
import { isHeading } from './is-heading.ts'
import { figureOf } from './item-cell.ts'
import { type End, endsOf } from './table-end.ts'

/** A row with what its cells hold. */
interface Line extends ListRow {
  /** For each column the number that it holds. */
  figures: (number | undefined)[]
  end: End
}

/** The rows of one item. */
interface Group {
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
export function groupRows(rows: readonly ListRow[], kinds: ColumnKinds, conventions: Conventions): ListRow[] {
  const ends = endsOf(rows.map(({ row }) => row))
  const lines = rows.map((row, at): Line => {
    const figures = row.cells.map((parts) => figureOf(parts, conventions))
    return { ...row, figures, end: ends[at] }
  })
  const numeric = [...kinds.figures.keys()].filter((at) => kinds.figures[at])
  const items = keepItems(
    groupsOf(lines, kinds),
    numeric.filter((at) => kinds.asked[at]),
    numeric,
  )
  return items.map(({ cells, rows: own, notes }) => {
    const row = own.reduce((first, each) => (each.index < first.index ? each : first))
    return { row, cells, notes }
  })
}

function groupsOf(lines: readonly Line[], kinds: ColumnKinds): Group[] {
  const groups: Group[] = []
  const widest = widestGap(lines)
  const sections = sectionRows(lines)
  let isOver = false
  for (const found of lines) {
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
    if (sections.has(line.row) || (filled.length === 0 && !last)) continue
    if (last && !(filled.length > 0 && isDated(line, kinds)) && belongs(last, line, filled))
      join(last, line, filled, kinds)
    else groups.push(begin(line))
  }
  return groups
}

function endsTable({ end }: Line, isItem: boolean): boolean {
  return end !== undefined && !(end === 'surcharge' && isItem)
}

/** Half more than usual, and a line: the rows of a table keep their distance. */
function widestGap(grid: readonly Line[]): number {
  const gaps = grid.slice(1).flatMap(({ row }, index) => {
    const above = grid[index]?.row
    return above?.page === row.page ? [row.top - above.bottom] : []
  })
  const height = median(grid.map(({ row }) => row.bottom - row.top))
  return gaps.length < fewestGaps ? Infinity : 1.5 * Math.max(0, median(gaps)) + height
}

function gapOver({ row }: Line, { rows }: Group): number {
  const last = rows.reduce((lowest, each) => (each.index > lowest.index ? each : lowest))
  return last.page === row.page ? row.top - last.bottom : 0
}

/** What is paid in below what is paid out has a day of its own. */
function isDated({ cells }: Line, { dates }: ColumnKinds): boolean {
  return cells.some((parts, column) => parts.length > 0 && dates[column])
}

function belongs(group: Group, line: Line, filled: readonly number[]): boolean {
  if (filled.length === 0 || isRemark(group, filled)) return true
  return isNear(group, line) && filled.every((column) => group.cells[column]?.length === 0)
}

function join(group: Group, line: Line, filled: readonly number[], kinds: ColumnKinds): void {
  if (filled.length === 0 || isRemark(group, filled)) extend(group, line, kinds)
  else merge(group, line, kinds)
}

function columnsOf(figures: readonly (number | undefined)[]): number[] {
  return figures.flatMap((figure, column) => (figure === undefined ? [] : [column]))
}

/** As many cells as the first item: sums have fewer. */
function isFull({ cells }: Pick<Line, 'cells'>, [first]: readonly Group[]): boolean {
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

function isNear({ rows }: Group, { row }: Line): boolean {
  const last = Math.max(...rows.map(({ index }) => index))
  return row.page === rows[0]?.page && row.index - last <= furthestRows
}

function begin({ row, cells, figures }: Line): Group {
  return { rows: [row], cells: cells.map((parts) => [...parts]), figures, notes: [], closed: new Set() }
}

/** Takes the figures that the item lacks, and texts. */
function merge(group: Group, line: Line, kinds: ColumnKinds): void {
  for (const column of columnsOf(line.figures)) {
    group.cells[column] = [...(line.cells[column] ?? [])]
    group.figures[column] = line.figures[column]
  }
  const texts = line.cells.map((parts, column) => (line.figures[column] === undefined ? parts : []))
  extend(group, { ...line, cells: texts }, kinds)
}

/** Texts go on until a remark follows. */
function extend(group: Group, line: Line, kinds: ColumnKinds): void {
  // A line over the columns that begins where the item has a figure goes on with none of its texts.
  const begins = line.cells.findIndex((parts) => parts.length > 0)
  if (!isNear(group, line) || (line.isLine && group.figures[begins] !== undefined)) return
  for (const { part, column } of line.asides ?? []) {
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

/** Leaves out what stands among the items but is none: lone amounts, and what an item is made up of. */
function keepItems(groups: readonly Group[], asked: readonly number[], columns: readonly number[]): Group[] {
  const counts = groups.map((group) => asked.filter((column) => group.figures[column] !== undefined).length)
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  const whole = groups.filter((_, index) => usual < figuresOfWhole || (counts[index] ?? 0) > 1)
  const counter = columns.find((column) => countsUp(whole, column))
  return counter === undefined ? whole : withoutParts(whole, counter, asked)
}

/** Positions are numbered 1, 2, 3. */
function countsUp(groups: readonly Group[], column: number): boolean {
  const numbers = groups.flatMap(({ figures }) => figures[column] ?? [])
  return (
    numbers.length > 1 && groups[0]?.figures[column] === 1 && numbers.every((number, index) => number === index + 1)
  )
}

/** Items without a number whose amounts add up to the numbered one above are its parts. */
function withoutParts(groups: readonly Group[], counter: number, asked: readonly number[]): Group[] {
  const kept: Group[] = []
  let parts: Group[] = []
  const settle = () => {
    const whole = kept.at(-1)
    if (!whole || !asked.some((column) => addsUp(whole, parts, column))) kept.push(...parts)
    parts = []
  }
  for (const group of groups)
    if (group.figures[counter] === undefined) parts.push(group)
    else {
      settle()
      kept.push(group)
    }
  settle()
  return kept
}

function addsUp(whole: Group, parts: readonly Group[], column: number): boolean {
  const sum = parts.reduce((total, { figures }) => total + (figures[column] ?? 0), 0)
  return parts.length > 0 && Math.abs(sum - (whole.figures[column] ?? 0)) < 0.011
}

/** Headings between the rows of a table, which are no line of a cell: fewer than items, or else each is the name of one. */
function sectionRows(grid: readonly Line[]): ReadonlySet<Row> {
  const items = grid.filter(({ end, figures }) => !end && figures.some((figure) => figure !== undefined))
  const headings = grid.filter(isSection)
  const bold = items.filter(({ row }) => row.segments.every((segment) => segment.bold))
  const areSections = headings.length < items.length && 2 * bold.length < items.length
  return new Set(areSections ? headings.map(({ row }) => row) : [])
}

/** "2 - Windows": its number may stand where the items have theirs. Sizes alone do not tell, as they differ in scans. */
function isSection({ row, figures: [, ...figures] }: Line): boolean {
  const isMarked = row.segments.some(({ bold, heading }) => bold || heading)
  return isMarked && isHeading(row) && figures.every((figure) => figure === undefined)
}

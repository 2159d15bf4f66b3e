import type { Cell, Table } from '../../document/model.ts'
import { type Part, partsBetween, textOf, wholeOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { gridsOfEntries } from './entry-grid.ts'
import { fewestRows, freeRuns, isOfSheet, type ListGrid, type ListRow, titleOver } from './grid-rows.ts'
import { gridsOfLines } from './line-grids.ts'
import { gridsOfWords } from './word-grid.ts'

/** Every grid of a document that a list may be read from, in order. */
export function gridsOf(view: DocumentView): ListGrid[] {
  const known = grids.get(view) ?? findGrids(view)
  grids.set(view, known)
  return known
}

function findGrids(view: DocumentView): ListGrid[] {
  const runs = freeRuns(view)
  const whole = [
    ...gridsOfTables(view),
    ...runs.flatMap((rows) => toGrid(view, rows) ?? []),
    ...gridsOfWords(view, runs),
  ]
  const all = [...whole, ...joined(whole)]
  return [...all, ...all.flatMap(partSideBySide), ...gridsOfLines(view), ...gridsOfEntries(view)]
}

const grids = new WeakMap<DocumentView, ListGrid[]>()

/** What the pages mark as tables, each word once: as a table goes on below what parts it, and apart from what stands beside it. */
export function tablesOf(view: DocumentView): ListGrid[] {
  const taken = new Set<string>()
  const marked = gridsOf(view).filter(({ isMarked }) => isMarked)
  const longestFirst = marked.reverse().sort((a, b) => b.rows.length - a.rows.length)
  const tables = longestFirst.filter(({ rows }) => {
    const words = rows.flatMap(({ cells }) => cells.flat().flatMap(wordsOf))
    const isFree = !words.some((word) => taken.has(word))
    if (isFree) for (const word of words) taken.add(word)
    return isFree
  })
  return tables.sort((a, b) => (a.rows[0]?.row.index ?? 0) - (b.rows[0]?.row.index ?? 0))
}

function wordsOf({ segment, first, last }: Part): string[] {
  return segment.words.slice(first, last + 1).map((word) => `${segment.page} ${word}`)
}

/** Where rows stand in the columns that rows not far above them ended with, and have no head, both are one table. */
function joined(grids: readonly ListGrid[]): ListGrid[] {
  const inOrder = grids.toSorted((a, b) => (a.rows[0]?.row.index ?? 0) - (b.rows[0]?.row.index ?? 0))
  const found: ListGrid[] = []
  inOrder.forEach((grid, index) => {
    const above = found.at(-1)?.rows.at(-1) === inOrder[index - 1]?.rows.at(-1) ? found.at(-1) : inOrder[index - 1]
    if (!above || !goesOn(above, grid)) return
    if (above === found.at(-1)) above.rows.push(...grid.rows)
    else found.push({ ...above, rows: [...above.rows, ...grid.rows] })
  })
  return found
}

function goesOn(above: ListGrid, { headRows, rows }: ListGrid): boolean {
  const [last, first] = [above.rows.at(-1)?.row, rows[0]?.row]
  if (!last || !first || first.index <= last.index) return false
  if (headRows > 0 && !(first.page === last.page && hasFigure(rows[0]))) return false
  const [lefts, others] = [leftsOf(above.rows), leftsOf(rows)]
  const isAligned = lefts.every((left, column) => Math.abs(left - (others[column] ?? Infinity)) < sameLeft)
  const isNear = first.page === last.page || first.page === last.page + 1
  return isNear && isAligned && lefts.length === others.length && first.index - last.index <= mostBetween
}

function hasFigure(row: ListRow | undefined): boolean {
  return row?.cells.some((parts) => /^\P{L}*\d/u.test(textOf(parts))) ?? false
}

const sameLeft = 0.02
const mostBetween = 4

function leftsOf(rows: readonly ListRow[]): number[] {
  const width = rows[0]?.cells.length ?? 0
  return Array.from({ length: width }, (_, column) =>
    rows.reduce((left, { cells }) => Math.min(left, cells[column]?.[0]?.segment.box[0] ?? Infinity), Infinity),
  )
}

/** The tables that the page marks; what goes on over pages is one. */
export function gridsOfTables(view: DocumentView): ListGrid[] {
  const found: ListGrid[] = []
  for (const [page, { tables }] of view.document.pages.entries())
    for (const table of tables) {
      const rows = rowsOf(view, page, table)
      const last = found.at(-1)
      if (table.continued && last?.rows[0]?.cells.length === table.columns)
        last.rows.push(...rows.slice(table.headerRows))
      else if (rows.length > 0)
        found.push({
          ...{ headRows: table.headerRows, rows, title: titleOver(view, rows[0]?.row), isMarked: true },
          areWhole: isOfSheet(view, page),
        })
    }
  return found
}

function rowsOf(view: DocumentView, page: number, { rows, columns, cells, headerRows }: Table): ListRow[] {
  const parts = Array.from({ length: rows }, () => Array.from({ length: columns }, (): Part[] => []))
  const stored = Array.from({ length: rows }, () => new Array<Cell | undefined>(columns))
  for (const cell of cells) {
    // A head over several columns names each of them.
    const width = cell.row < headerRows ? cell.columnSpan : 1
    const own = partsBetween(view, page, cell.words)
    for (let column = cell.column; column < cell.column + width; column += 1) parts[cell.row]?.[column]?.push(...own)
    stored[cell.row]?.splice(cell.column, 1, cell)
  }
  return parts.flatMap((own, index) => {
    const lines = linesOf(own)
    return lines.flatMap((line) => {
      const row = view.rows[line.flat()[0]?.segment.row ?? -1]
      return row ? [{ cells: line, row, ...(lines.length === 1 && { stored: stored[index] ?? [] }) }] : []
    })
  })
}

/** Lines that fill every column of a row, with a figure each, are rows of their own which the page has joined. */
function linesOf(cells: Part[][]): Part[][][] {
  const filled = cells.filter((parts) => parts.length > 0)
  const rows = [...new Set(filled.flat().map(({ segment }) => segment.row))].sort((a, b) => a - b)
  const inRow = (row: number) => cells.map((parts) => parts.filter(({ segment }) => segment.row === row))
  const isFull = (row: number) => filled.every((parts) => parts.some(({ segment }) => segment.row === row))
  const full = rows.filter(isFull)
  const counted = filled.filter((parts) => parts.filter(({ segment }) => /\d/.test(segment.text)).length >= full.length)
  if (filled.length < fewestJoined || full.length < 2 || counted.length === 0) return [cells]
  const starts = rows.filter((row, index) => index === 0 || isFull(row))
  return starts.map((start, index) => {
    const own = rows.filter((row) => row >= start && row < (starts[index + 1] ?? Infinity)).map(inRow)
    return cells.map((_, column) => own.flatMap((line) => line[column] ?? []))
  })
}

const fewestJoined = 3

interface Lane {
  left: number
  right: number
}

/** Rows outside of tables whose segments stand in columns. */
function toGrid(view: DocumentView, all: readonly Row[]): ListGrid | undefined {
  const first = all.findIndex(({ segments }) => segments.length > 1)
  const rows = first < 0 ? [] : all.slice(first)
  const lanes = lanesOf(rows)
  if (lanes.length < 2) return undefined
  const grid = rows.flatMap((row) => toListRow(row, lanes) ?? [])
  const several = grid.filter(({ cells }) => cells.filter((parts) => parts.length > 0).length > 1)
  if (several.length < fewestRows) return undefined
  return { headRows: 0, rows: grid, title: titleOver(view, rows[0]), isMarked: false }
}

/** Each segment in the column that it covers most of; a line over several columns is none of the rows. */
function toListRow(row: Row, lanes: readonly Lane[]): ListRow | undefined {
  const cells: Part[][] = lanes.map(() => [])
  for (const segment of row.segments) {
    const shares = lanes.map(({ left, right }) => Math.min(right, segment.box[2]) - Math.max(left, segment.box[0]))
    if (row.segments.length === 1 && shares.filter((share) => share > 0).length > 1) return undefined
    cells[shares.indexOf(Math.max(...shares))]?.push(wholeOf(segment))
  }
  return { row, cells }
}

/** Columns are what the segments of full rows cover together. */
function lanesOf(rows: readonly Row[]): Lane[] {
  const full = rows.filter(({ segments }) => segments.length > 1).flatMap(({ segments }) => segments)
  const lanes: Lane[] = []
  for (const { box } of full.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = lanes.at(-1)
    if (last && box[0] < last.right) last.right = Math.max(last.right, box[2])
    else lanes.push({ left: box[0], right: box[2] })
  }
  return lanes
}

/**
 * Tables that stand beside each other in one grid, told by heads that come again: with the same heads they are one list,
 * one part below the other; else ("Pay, amount, deduction, amount") each is a grid of its own, named by its first head.
 */
function partSideBySide(grid: ListGrid): ListGrid[] {
  const heads = lowestHeads(grid)
  const again = heads.findIndex((head, column) => head !== '' && heads.indexOf(head, column + 1) >= 0)
  if (again < 0) return []
  const width = heads.indexOf(heads[again] ?? '', again + 1) - again
  if (width >= 2 && isRepeated(heads, width)) return [stacked(grid, width)]
  const left = again + 1
  if (left < 2 || heads.length - left < 2) return []
  return [columnsOf(grid, 0, left), columnsOf(grid, left, heads.length)]
}

function isRepeated(heads: readonly string[], width: number): boolean {
  return heads.length % width === 0 && heads.every((head, column) => head !== '' && head === heads[column % width])
}

/** What the last line of the head says of each column, once where it stands over several. */
function lowestHeads({ headRows, rows }: ListGrid): string[] {
  const cells = rows[Math.max(0, headRows - 1)]?.cells ?? []
  const isSame = (a: Part | undefined, b: Part | undefined) => a?.segment === b?.segment && a?.first === b?.first
  return cells.map((parts, column) =>
    column > 0 && isSame(parts[0], cells[column - 1]?.[0]) ? '' : textOf(parts).toLowerCase(),
  )
}

function stacked(grid: ListGrid, width: number): ListGrid {
  const height = Math.max(1, grid.headRows)
  const [head, body] = [grid.rows.slice(0, height), grid.rows.slice(height)]
  const blocks = Array.from({ length: (head[0]?.cells.length ?? 0) / width }, (_, block) =>
    body.map((row) => cut(row, block * width, (block + 1) * width)),
  )
  return {
    ...grid,
    headRows: height,
    rows: [...head.map((row) => cut(row, 0, width)), ...blocks.flat().filter(isFilled)],
  }
}

function columnsOf(grid: ListGrid, from: number, until: number): ListGrid {
  const rows = grid.rows.map((row) => cut(row, from, until)).filter(isFilled)
  return { ...grid, headRows: Math.max(1, grid.headRows), rows, title: textOf(rows[0]?.cells[0] ?? []) }
}

function cut({ row, cells }: ListRow, from: number, until: number): ListRow {
  return { row, cells: cells.slice(from, until) }
}

function isFilled({ cells }: ListRow): boolean {
  return cells.some((parts) => parts.length > 0)
}

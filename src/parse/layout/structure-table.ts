import { median } from '../../core/statistics.ts'
import type { FoundCell, FoundTable } from './found-table.ts'
import { headerRowsOf } from './header-rows.ts'
import { extentOf, type LayoutWord, type Ruling } from './layout-page.ts'
import type { Separator } from './separators.ts'
import { isFigure, type TextRow, textOf } from './text-rows.ts'

/** A run of words of one row that belongs to the columns `from` to `to`. */
interface Piece {
  from: number
  to: number
  words: LayoutWord[]
}

interface Line {
  pieces: Piece[]
  y0: number
  y1: number
  /** A drawn line stands above it. */
  ruledAbove: boolean
}

/** Two columns with more lines of text above their first figures have no head: they are labels and their values. */
const tallestHead = 6

/** Makes rows and cells of text rows that stand in columns with these separators between them. */
export function structureTable(
  rows: readonly TextRow[],
  separators: readonly Separator[],
  rulings: readonly Ruling[],
): FoundTable | undefined {
  const lines = rows.map((row, index) => ({
    pieces: piecesOf(row, separators),
    y0: row.y0,
    y1: row.y1,
    ruledAbove: index > 0 && ruledBetween(rows[index - 1], row, rulings),
  }))
  const data = lines.findIndex(isData)
  const body = separators.length === 1 && data > tallestHead ? 0 : Math.max(data, 0)
  const groups = [...groupHeader(lines.slice(0, body)), ...groupBody(lines.slice(body), rows)]
  const cells = groups.flatMap((group, row) => cellsOf(group, row))
  const table = { rows: groups.length, columns: separators.length + 1, cells }
  if (cells.length === 0) return undefined
  return { ...extentOf(rows), ...table, headerRows: headerRowsOf(table) }
}

function piecesOf(row: TextRow, separators: readonly Separator[]): Piece[] {
  const columnOf = (x: number): number => separators.filter(({ at }) => at < x).length
  const pieces: Piece[] = []
  for (const chunk of row.chunks) {
    let before: LayoutWord | undefined
    for (const word of chunk.words) {
      const slack = 0.15 * word.size
      const from = columnOf(word.x0 + slack)
      const to = Math.max(from, columnOf(word.x1 - slack))
      const last = pieces.at(-1)
      // Words that a separator parts belong together all the same when no more than a word space is between them.
      const isClose = before && !separators[from - 1]?.isSure && word.x0 - before.x1 < 1.5 * word.space
      const joined = last && (from <= last.to || isClose)
      if (joined) {
        last.words.push(word)
        last.to = Math.max(last.to, to)
      } else pieces.push({ from, to, words: [word] })
      before = word
    }
  }
  return pieces
}

function ruledBetween(above: TextRow | undefined, below: TextRow, rulings: readonly Ruling[]): boolean {
  if (!above) return false
  const top = (above.y0 + above.y1) / 2
  const bottom = (below.y0 + below.y1) / 2
  return rulings.some(
    (line) =>
      line.direction === 'horizontal' &&
      line.at > top &&
      line.at < bottom &&
      Math.min(line.to, below.x1) - Math.max(line.from, below.x0) > 0.5 * (below.x1 - below.x0),
  )
}

function isData(line: Line): boolean {
  const figures = line.pieces.filter((piece) => piece.from > 0 && isFigure(textOf(piece.words)))
  const years = figures.filter((piece) => /^(?:19|20)\d\d$/.test(textOf(piece.words))).length
  return figures.length - years > 0 && figures.length >= 0.5 * line.pieces.filter((piece) => piece.from > 0).length
}

/** A line with spanning cells is a row of its own; lines below it, one under the other, name one column each. */
function groupHeader(lines: Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const before = groups.at(-1)
    const last = before?.at(-1)
    const spans = line.pieces.some((piece) => piece.to > piece.from)
    const lastSpans = last?.pieces.some((piece) => piece.to > piece.from)
    if (before && !spans && !lastSpans && !line.ruledAbove) before.push(line)
    else groups.push([line])
  }
  return groups
}

function groupBody(lines: Line[], rows: readonly TextRow[]): Line[][] {
  const size = median(rows.map((row) => row.size))
  const gaps = lines.slice(1).map((line, index) => line.y0 - (lines[index]?.y1 ?? 0))
  const ruled = lines.filter((line) => line.ruledAbove).length
  const byRules = ruled >= 2 && ruled >= 0.3 * lines.length
  const usual = median(gaps)
  const groups: Line[][] = []
  lines.forEach((line, index) => {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (!group || !before || line.ruledAbove) {
      groups.push([line])
      return
    }
    const gap = gaps[index - 1] ?? 0
    const tight = gap < 0.5 * usual && usual > 0.35 * size
    const goesOn = byRules || tight || continuesCell(group, line, lines[index + 1])
    if (goesOn && !isRowOfItsOwn(before, line)) group.push(line)
    else groups.push([line])
  })
  return groups
}

/** Rules may part sections of rows: a label with figures, in the columns where the line above has its own, is another row. */
function isRowOfItsOwn(above: Line, line: Line): boolean {
  const isLabelled = ({ pieces }: Line) => pieces.some((piece) => piece.from === 0 && !startsWithFigure(piece))
  const figures = ({ pieces }: Line) => pieces.filter(startsWithFigure).map(({ from }) => from)
  const shared = new Set(figures(above)).intersection(new Set(figures(line)))
  return isLabelled(above) && isLabelled(line) && shared.size >= 2
}

function startsWithFigure({ words }: Piece): boolean {
  return /^[<>≤≥±+-]?\d/.test(words[0]?.text ?? '')
}

/** Text that goes on from the row above: no figures, no first column, or a sentence broken off. */
function continuesCell(group: Line[], line: Line, next: Line | undefined): boolean {
  const above = group.at(-1)
  if (!above) return false
  const hasFigures = line.pieces.some((piece) => isFigure(textOf(piece.words)))
  const label = line.pieces.find((piece) => piece.from === 0)
  const aboveLabel = above.pieces.find((piece) => piece.from === 0)
  const upper = new Set(group.flatMap((each) => each.pieces.map((piece) => piece.from)))
  if (!hasFigures && line.pieces.every((piece) => upper.has(piece.from)) && line.pieces.length < upper.size) {
    if (!label) return true
    return startsSmall(label) && line.pieces.length <= Math.max(1, upper.size / 2)
  }
  // A label broken over two lines, with its figures beside the second.
  const labelOnly = above.pieces.length === 1 && aboveLabel !== undefined && group.length === 1
  return labelOnly && hasFigures && label !== undefined && startsSmall(label) && next !== undefined
}

function startsSmall(piece: Piece): boolean {
  return /^[\p{Ll}(&]/u.test(piece.words[0]?.text ?? '')
}

function cellsOf(group: Line[], row: number): FoundCell[] {
  const cells: FoundCell[] = []
  for (const line of group) {
    for (const piece of line.pieces) {
      const home = cells.find((cell) => cell.column <= piece.to && piece.from < cell.column + cell.columnSpan)
      if (!home) {
        const columnSpan = piece.to - piece.from + 1
        cells.push({ row, column: piece.from, rowSpan: 1, columnSpan, lines: [piece.words] })
        continue
      }
      home.lines.push(piece.words)
      const end = Math.max(home.column + home.columnSpan, piece.to + 1)
      home.column = Math.min(home.column, piece.from)
      home.columnSpan = end - home.column
    }
  }
  return mergeOverlapping(cells)
}

function mergeOverlapping(cells: FoundCell[]): FoundCell[] {
  const merged: FoundCell[] = []
  for (const cell of cells.sort((a, b) => a.column - b.column)) {
    const last = merged.at(-1)
    if (last && cell.column < last.column + last.columnSpan) {
      last.columnSpan = Math.max(last.columnSpan, cell.column + cell.columnSpan - last.column)
      last.lines.push(...cell.lines)
    } else merged.push(cell)
  }
  return merged
}

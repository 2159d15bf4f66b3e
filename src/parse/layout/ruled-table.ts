import type { FoundCell, FoundTable } from './found-table.ts'
import { headerRowsOf } from './header-rows.ts'
import { extentOf, type LayoutWord, type Ruling } from './layout-page.ts'
import type { RuledGrid } from './ruled-grid.ts'
import { findSeparators, type Separator } from './separators.ts'
import { structureTable } from './structure-table.ts'
import { isFigure, rowsOf, textOf, wordsOfRow } from './text-rows.ts'

/** Puts the words into the cells of a drawn grid; undefined when the drawing is a frame or a form, not a table. */
export function fillRuledGrid(
  grid: RuledGrid,
  words: readonly LayoutWord[],
  rulings: readonly Ruling[],
): FoundTable | undefined {
  const wordsOfCell = assignWords(grid, words)
  const separators = undrawnColumns(grid, wordsOfCell)
  if (separators) {
    const table = structureTable(rowsOf(wordsOfCell.flat()), separators, rulings)
    return table && withoutTitles(table)
  }
  const cells: FoundCell[] = grid.cells.map((cell, index) => ({
    ...cell,
    lines: rowsOf(wordsOfCell[index] ?? []).map(wordsOfRow),
    extent: {
      x0: grid.xs[cell.column] ?? grid.x0,
      y0: grid.ys[cell.row] ?? grid.y0,
      x1: grid.xs[cell.column + cell.columnSpan] ?? grid.x1,
      y1: grid.ys[cell.row + cell.rowSpan] ?? grid.y1,
    },
  }))
  const parted = cells.flatMap((cell) => partByRows(cell, grid)).flatMap((cell) => partByColumns(cell, grid))
  // A frame around running text is no table.
  if (Math.max(...cells.map((cell) => cell.lines.flat().length)) > 150) return undefined
  const compact = dropEmptyEdges(splitRowsWithoutLines({ ...grid, cells: parted }))
  const table = withoutTitles({ ...compact, headerRows: 0 })
  const filled = table?.cells.filter((cell) => cell.lines.length > 0).length ?? 0
  if (!table || table.rows < 2 || table.columns < 2 || filled < 3 || filled < 0.2 * table.cells.length) return undefined
  return { ...table, headerRows: headerRowsOf(table) }
}

/** All separators of columns, when the text stands in more columns than are drawn. */
function undrawnColumns(grid: RuledGrid, wordsOfCell: LayoutWord[][]): Separator[] | undefined {
  const drawn = grid.xs.slice(1, -1).map((at) => ({ at, isSure: false }))
  const found = grid.cells.flatMap((cell, index) => {
    if (cell.columnSpan > 1) return []
    const rows = rowsOf(wordsOfCell[index] ?? [])
    const several = rows.filter((row) => row.chunks.length >= 2)
    if (several.length < 3 || several.length < 0.6 * rows.length) return []
    return several.some((row) => row.chunks.some((chunk) => isFigure(textOf(chunk.words)))) ? findSeparators(rows) : []
  })
  if (found.length === 0) return undefined
  return [...drawn, ...found]
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, index, all) => index === 0 || at - (all[index - 1]?.at ?? 0) > 4)
}

/** A place without a line below it may still hold texts of two rows: a clear gap at the row's edge tells. */
function partByRows(cell: FoundCell, grid: RuledGrid): FoundCell[] {
  if (cell.rowSpan === 1 || cell.lines.length < 2) return [cell]
  const rows = new Set(cell.lines.map((line) => placeOf(grid.ys, middleOf(line))))
  // As many lines as rows, each in one of its own: labels beside rows that only the other columns draw.
  const oneEach = cell.lines.length >= 4 && rows.size === cell.lines.length && rows.size >= 0.7 * cell.rowSpan
  const parts: FoundCell[] = []
  let from = cell.row
  let lines = cell.lines
  for (let row = cell.row + 1; row < cell.row + cell.rowSpan; row += 1) {
    const edge = grid.ys[row] ?? 0
    const above = lines.filter((line) => middleOf(line) < edge)
    const below = lines.slice(above.length)
    const last = above.at(-1)
    const [next] = below
    const apart = last && next && extentOf(next).y0 - extentOf(last).y1 >= 0.6 * (next[0]?.size ?? 0)
    if (!last || !next || !(oneEach || apart)) continue
    parts.push(pieceOfCell(cell, grid, { row: from, rowSpan: row - from, lines: above }))
    from = row
    lines = below
  }
  return [...parts, pieceOfCell(cell, grid, { row: from, rowSpan: cell.row + cell.rowSpan - from, lines })]
}

/** A place without a line beside it may still hold texts of several columns. */
function partByColumns(cell: FoundCell, grid: RuledGrid): FoundCell[] {
  if (cell.columnSpan === 1 || cell.lines.length === 0) return [cell]
  const rows = rowsOf(cell.lines.flat())
  const chunks = rows.flatMap((row) => row.chunks)
  const columns = chunks.map((chunk) => [placeOf(grid.xs, chunk.x0 + 1), placeOf(grid.xs, chunk.x1 - 1)] as const)
  if (rows.every((row) => row.chunks.length < 2) || columns.some(([from, to]) => from !== to)) return [cell]
  return Array.from({ length: cell.columnSpan }, (_, offset) => {
    const column = cell.column + offset
    const own = chunks.filter((_chunk, index) => columns[index]?.[0] === column).map((chunk) => chunk.words)
    return pieceOfCell(cell, grid, { column, columnSpan: 1, lines: own })
  })
}

function pieceOfCell(cell: FoundCell, grid: RuledGrid, change: Partial<FoundCell>): FoundCell {
  const piece = { ...cell, ...change }
  return {
    ...piece,
    extent: {
      x0: grid.xs[piece.column] ?? grid.x0,
      y0: grid.ys[piece.row] ?? grid.y0,
      x1: grid.xs[piece.column + piece.columnSpan] ?? grid.x1,
      y1: grid.ys[piece.row + piece.rowSpan] ?? grid.y1,
    },
  }
}

function middleOf(line: readonly LayoutWord[]): number {
  const { y0, y1 } = extentOf(line)
  return (y0 + y1) / 2
}

/** A row at the top or bottom that is one cell over the whole width is a title or a note: it stays outside. */
function withoutTitles(table: FoundTable): FoundTable | undefined {
  const isTitle = (row: number): boolean => {
    const own = table.cells.filter((cell) => cell.row <= row && row < cell.row + cell.rowSpan && cell.lines.length > 0)
    const [only] = own
    return own.length === 1 && only !== undefined && only.columnSpan >= Math.max(2, table.columns - 1)
  }
  let first = 0
  let end = table.rows
  while (first < end && isTitle(first)) first += 1
  while (end > first && isTitle(end - 1)) end -= 1
  if (first === 0 && end === table.rows) return table
  const cells = table.cells
    .filter((cell) => cell.row >= first && cell.row + cell.rowSpan <= end)
    .map((cell) => ({ ...cell, row: cell.row - first }))
  const words = cells.flatMap((cell) => cell.lines.flat())
  if (words.length === 0) return undefined
  return { ...table, ...extentOf(words), rows: end - first, cells }
}

function assignWords(grid: RuledGrid, words: readonly LayoutWord[]): LayoutWord[][] {
  const columns = grid.xs.length - 1
  const owner = new Int32Array(columns * (grid.ys.length - 1)).fill(-1)
  grid.cells.forEach((cell, index) => {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row += 1)
      owner.fill(index, row * columns + cell.column, row * columns + cell.column + cell.columnSpan)
  })
  const result: LayoutWord[][] = grid.cells.map(() => [])
  for (const word of words) {
    const column = placeOf(grid.xs, (word.x0 + word.x1) / 2)
    const row = placeOf(grid.ys, (word.y0 + word.y1) / 2)
    const index = column < 0 || row < 0 ? -1 : (owner[row * columns + column] ?? -1)
    if (index >= 0) result[index]?.push(word)
  }
  return result
}

function placeOf(edges: number[], value: number): number {
  if (value < (edges[0] ?? 0) || value > (edges.at(-1) ?? 0)) return -1
  const next = edges.findIndex((edge) => edge > value)
  return next < 0 ? edges.length - 2 : next - 1
}

type Grid = Omit<FoundTable, 'headerRows' | 'rows' | 'columns'> & { xs: number[]; ys: number[] }

/**
 * Many tables rule their columns but not their rows: where the cells of one drawn row hold several lines at the same
 * heights, each of those lines is a row.
 */
function splitRowsWithoutLines(grid: Grid): Grid & { rows: number; columns: number } {
  const cells: FoundCell[] = []
  const newIndex: number[] = []
  const drawnRows = grid.ys.length - 1
  let next = 0
  for (let row = 0; row < drawnRows; row += 1) {
    newIndex.push(next)
    const inRow = grid.cells.filter((cell) => cell.row === row)
    const lines = inRow.every((cell) => cell.rowSpan === 1) ? alignedLines(inRow) : undefined
    if (!lines) {
      cells.push(...inRow.map((cell) => ({ ...cell, row: next })))
      next += 1
      continue
    }
    for (const cell of inRow) cells.push(...splitCell(cell, lines, next))
    next += lines.length
  }
  newIndex.push(next)
  for (const cell of cells) {
    const drawn = newIndex.indexOf(cell.row)
    if (cell.rowSpan > 1 && drawn >= 0) cell.rowSpan = (newIndex[drawn + cell.rowSpan] ?? next) - cell.row
  }
  return { ...grid, cells, rows: next, columns: grid.xs.length - 1 }
}

function alignedLines(cells: FoundCell[]): { top: number; bottom: number }[] | undefined {
  const most = Math.max(0, ...cells.map((cell) => cell.lines.length))
  const tall = cells.filter((cell) => cell.lines.length >= Math.max(2, 0.4 * most))
  const ofFigures = tall.some(
    (cell) => cell.lines.filter((line) => isFigure(textOf(line))).length > 0.6 * cell.lines.length,
  )
  if (most < 2 || tall.length < 2 || !ofFigures) return undefined
  const leader = cells.find((cell) => cell.lines.length === most)
  if (!leader) return undefined
  const lines = leader.lines.map((line) => extentOf(line))
  const middles = lines.map((line) => (line.y0 + line.y1) / 2)
  const pitch = ((middles.at(-1) ?? 0) - (middles[0] ?? 0)) / Math.max(1, middles.length - 1)
  const others = cells.filter((cell) => cell !== leader).flatMap((cell) => cell.lines)
  const fitting = others.filter((line) => {
    const { y0, y1 } = extentOf(line)
    return middles.some((middle) => Math.abs(middle - (y0 + y1) / 2) < 0.25 * pitch)
  })
  if (fitting.length < 0.9 * others.length) return undefined
  return lines.map((_, index) => ({
    top: index === 0 ? -Infinity : ((middles[index - 1] ?? 0) + (middles[index] ?? 0)) / 2,
    bottom: index === lines.length - 1 ? Infinity : ((middles[index] ?? 0) + (middles[index + 1] ?? 0)) / 2,
  }))
}

function splitCell(cell: FoundCell, rows: { top: number; bottom: number }[], first: number): FoundCell[] {
  const box = cell.extent
  return rows.map(({ top, bottom }, index) => ({
    ...cell,
    row: first + index,
    lines: cell.lines.filter((line) => {
      const { y0, y1 } = extentOf(line)
      const middle = (y0 + y1) / 2
      return middle >= top && middle < bottom
    }),
    ...(box && { extent: { ...box, y0: Math.max(box.y0, top), y1: Math.min(box.y1, bottom) } }),
  }))
}

/** Rows and columns in which nothing is written, such as gaps between double lines, are not part of the table. */
function dropEmptyEdges(table: Grid & { rows: number; columns: number }): Grid & { rows: number; columns: number } {
  const usedRow = new Uint8Array(table.rows)
  const usedColumn = new Uint8Array(table.columns)
  for (const cell of table.cells) {
    if (cell.lines.length === 0) continue
    usedRow[cell.row] = 1
    usedColumn[cell.column] = 1
  }
  const rowAt = cumulate(usedRow)
  const columnAt = cumulate(usedColumn)
  const cells = table.cells.flatMap((cell) => {
    const row = rowAt[cell.row] ?? 0
    const column = columnAt[cell.column] ?? 0
    const rowSpan = (rowAt[cell.row + cell.rowSpan] ?? 0) - row
    const columnSpan = (columnAt[cell.column + cell.columnSpan] ?? 0) - column
    return rowSpan > 0 && columnSpan > 0 ? [{ ...cell, row, column, rowSpan, columnSpan }] : []
  })
  return { ...table, cells, rows: rowAt[table.rows] ?? 0, columns: columnAt[table.columns] ?? 0 }
}

function cumulate(used: Uint8Array): number[] {
  const result = [0]
  for (const flag of used) result.push((result.at(-1) ?? 0) + flag)
  return result
}

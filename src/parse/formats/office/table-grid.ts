import { type DraftBlock, type DraftCell, type DraftLine, type DraftTable, wordsOf } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'

/** A place in a table with its spans as the file states them, which may not fit each other. */
export interface PlacedCell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  lines: DraftLine[]
}

// More than any program lets people make; a hostile file may state millions.
const mostColumns = 1024

/** Fits cells into a grid. Spans shrink where they would overlap; text is moved rather than lost. */
export function gridOf(
  placed: PlacedCell[],
  headerRows: number,
  limits: Pick<Limits, 'cells'>,
): DraftTable | undefined {
  const inside = placed.filter((cell) => cell.column < mostColumns)
  const wantedColumns = inside.reduce((most, cell) => Math.max(most, cell.column + cell.columnSpan), 0)
  const columns = Math.min(mostColumns, wantedColumns)
  const wantedRows = inside.reduce((most, cell) => Math.max(most, cell.row + 1), 0)
  const rows = Math.min(wantedRows, Math.floor(limits.cells / Math.max(columns, 1)))
  if (rows === 0 || columns === 0) return undefined
  const grid: (DraftCell | undefined)[][] = Array.from({ length: rows }, () => new Array(columns))
  const cells: DraftCell[] = []
  for (const cell of inside) {
    if (cell.row >= rows) continue
    const taken = grid[cell.row]?.[cell.column]
    if (taken) taken.lines.push(...cell.lines)
    else cells.push(claim(grid, cell, rows, columns))
  }
  return { rows, columns, headerRows: Math.min(headerRows, rows), cells }
}

function claim(grid: (DraftCell | undefined)[][], placed: PlacedCell, rows: number, columns: number): DraftCell {
  const { row, column, lines } = placed
  let columnSpan = Math.max(1, Math.min(placed.columnSpan, columns - column))
  for (let offset = 1; offset < columnSpan; offset += 1) if (grid[row]?.[column + offset]) columnSpan = offset
  let rowSpan = Math.max(1, Math.min(placed.rowSpan, rows - row))
  for (let offset = 1; offset < rowSpan; offset += 1) {
    const places = grid[row + offset]?.slice(column, column + columnSpan) ?? []
    if (places.some((place) => place)) rowSpan = offset
  }
  const cell: DraftCell = { row, column, rowSpan, columnSpan, lines: [...lines] }
  for (let y = row; y < row + rowSpan; y += 1)
    for (let x = column; x < column + columnSpan; x += 1) {
      const places = grid[y]
      if (places) places[x] = cell
    }
  return cell
}

/** What a cell says, as lines. Its tables of rows and columns, boxes and comments are given apart. */
export function cellContent(blocks: DraftBlock[]): { lines: DraftLine[]; apart: DraftBlock[] } {
  const lines: DraftLine[] = []
  const apart: DraftBlock[] = []
  for (const block of blocks) {
    if (block.role === 'comment' || block.role === 'deleted' || block.role === 'text_box' || isDataTable(block))
      apart.push(block)
    else lines.push(...linesOfBlock(block))
  }
  return { lines, apart }
}

function isDataTable(block: DraftBlock): boolean {
  return block.kind === 'table' && block.table.rows > 1 && block.table.columns > 1
}

function linesOfBlock(block: DraftBlock): DraftLine[] {
  if (block.kind === 'table') {
    const byRow = Map.groupBy(block.table.cells, (cell) => cell.row)
    return [...byRow.values()].map((cells) => cells.flatMap((cell) => cell.lines.flat()))
  }
  if (block.kind === 'key_value') return [[...block.key, ...block.value.flat()]]
  if (block.kind !== 'list_item' || block.marker === undefined) return block.lines
  const [first = [], ...rest] = block.lines
  return [[...wordsOf(block.marker), ...first], ...rest]
}

import type { DraftBlock, DraftCell, DraftLine, DraftTable } from '../../../document/draft.ts'

export interface HtmlCell {
  header: boolean
  columnSpan: number
  rowSpan: number
  blocks: DraftBlock[]
  holdsTable: boolean
}

/** As browsers have it. */
const widestSpan = 1000
const mostColumns = 20_000

/** Gathers the rows of one table and says what it is: a table of data, or the frame of a layout. */
export class TableBuilder {
  readonly #rows: { cells: HtmlCell[]; head: boolean }[] = []
  readonly #mostPlaces: number
  caption: DraftBlock[] = []

  constructor(mostPlaces: number) {
    this.#mostPlaces = mostPlaces
  }

  startRow(head: boolean): void {
    this.#rows.push({ cells: [], head })
  }

  addCell(cell: HtmlCell): void {
    if (this.#rows.length === 0) this.startRow(false)
    this.#rows.at(-1)?.cells.push(cell)
  }

  /** Layout tables give their content back in order; rows of theirs that are tables by themselves stay so. */
  finish(): DraftBlock[] {
    const rows = this.#rows.filter((row) => row.cells.length > 0)
    const stated = rows.some((row) => row.head || row.cells.every((cell) => cell.header))
    const layout = !stated && rows.some((row) => row.cells.some((cell) => cell.holdsTable))
    const parts = layout
      ? splitLayout(rows.map((row) => row.cells))
      : [{ rows: rows.map((row) => row.cells), grid: true }]
    const blocks = parts.flatMap((part) => (part.grid ? this.#asTable(part.rows, rows) : flow(part.rows)))
    return [...this.caption, ...blocks]
  }

  #asTable(rows: HtmlCell[][], stated: { cells: HtmlCell[]; head: boolean }[]): DraftBlock[] {
    const all = place(rows)
    const placed = all && dropEmptyLines(all)
    if (!placed || placed.columns < 2 || placed.rows * placed.columns > this.#mostPlaces) return flow(rows)
    const headRows = new Set(stated.filter((row) => row.head).map((row) => row.cells))
    return [{ kind: 'table', table: { ...placed, headerRows: headerRows(rows, headRows, placed.rows) } }]
  }
}

function splitLayout(rows: HtmlCell[][]): { rows: HtmlCell[][]; grid: boolean }[] {
  const parts: { rows: HtmlCell[][]; grid: boolean }[] = []
  for (const row of rows) {
    const filled = row.filter((cell) => cell.blocks.length > 0)
    const grid = filled.length > 1 && filled.every((cell) => !cell.holdsTable && cell.blocks.length <= 2)
    const last = parts.at(-1)
    if (last?.grid === grid) last.rows.push(row)
    else parts.push({ rows: [row], grid })
  }
  return parts
}

function flow(rows: HtmlCell[][]): DraftBlock[] {
  return rows.flatMap((row) => row.flatMap((cell) => cell.blocks))
}

interface PlacedTable extends Omit<DraftTable, 'headerRows'> {
  cells: Required<Pick<DraftCell, 'row' | 'column' | 'rowSpan' | 'columnSpan' | 'lines'>>[]
}

/** Each cell takes the first places of its row that no cell from above covers. Undefined for monsters. */
function place(rows: HtmlCell[][]): PlacedTable | undefined {
  const cells: PlacedTable['cells'] = []
  // For each column, the first row that is free again.
  const freeFrom: number[] = []
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of row) {
      while ((freeFrom[column] ?? 0) > index) column += 1
      if (column >= mostColumns) return undefined
      const columnSpan = freeWidth(freeFrom, column, Math.min(cell.columnSpan, widestSpan), index)
      const rowSpan = Math.min(cell.rowSpan === 0 ? rows.length : cell.rowSpan, rows.length - index)
      for (let place = column; place < column + columnSpan; place += 1) freeFrom[place] = index + rowSpan
      cells.push({ row: index, column, rowSpan, columnSpan, lines: linesOf(cell.blocks) })
      column += columnSpan
    }
  }
  return { rows: rows.length, columns: freeFrom.length, cells }
}

function freeWidth(freeFrom: number[], column: number, wanted: number, row: number): number {
  let width = 1
  while (width < wanted && (freeFrom[column + width] ?? 0) <= row) width += 1
  return width
}

/** Columns and rows in which no cell with text begins are spacers or the fruit of exaggerated spans. */
function dropEmptyLines(table: PlacedTable): PlacedTable {
  const filled = table.cells.filter((cell) => cell.lines.length > 0)
  const columns = ranks(new Set(filled.map((cell) => cell.column)), table.columns)
  const rows = ranks(new Set(filled.map((cell) => cell.row)), table.rows)
  const cells = filled.map((cell) => {
    const [row, column] = [rows[cell.row] ?? 0, columns[cell.column] ?? 0]
    const bottom = rows[cell.row + cell.rowSpan] ?? row + 1
    const right = columns[cell.column + cell.columnSpan] ?? column + 1
    return { ...cell, row, column, rowSpan: bottom - row, columnSpan: right - column }
  })
  return { rows: rows[table.rows] ?? 0, columns: columns[table.columns] ?? 0, cells }
}

/** How many kept lines stand before each line. */
function ranks(kept: Set<number>, length: number): number[] {
  const result = [0]
  for (let index = 0; index < length; index += 1) result.push((result[index] ?? 0) + (kept.has(index) ? 1 : 0))
  return result
}

/** Rows in the head, rows of heading cells, and a first row that alone is all bold. */
function headerRows(rows: HtmlCell[][], headRows: Set<HtmlCell[]>, most: number): number {
  const filled = rows.filter((row) => row.some((cell) => cell.blocks.length > 0))
  const body = filled.findIndex((row) => !headRows.has(row) && !isHeading(row))
  if (body < 0) return headRows.size > 0 ? Math.min(filled.length, most) : 1
  const [first, second] = filled
  if (body === 0 && first && second && isBold(first) && !isBold(second)) return 1
  return Math.min(body, most)
}

function isHeading(row: HtmlCell[]): boolean {
  return row.every((cell) => cell.header || cell.blocks.length === 0)
}

function isBold(row: HtmlCell[]): boolean {
  const cells = row.filter((cell) => cell.blocks.length > 0)
  return (
    cells.length > 1 && cells.every((cell) => linesOf(cell.blocks).every((line) => line.every((word) => word.bold)))
  )
}

function linesOf(blocks: DraftBlock[]): DraftLine[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.table.cells.flatMap((cell) => cell.lines)
    return block.kind === 'key_value' ? [block.key, ...block.value] : block.lines
  })
}

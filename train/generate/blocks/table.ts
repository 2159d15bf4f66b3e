import type { Desk } from '../desk.ts'
import { type Style, widthOf } from '../fonts.ts'
import { wrap } from '../sheet.ts'
import { labelled, plain, type Text } from '../text.ts'

export interface Column {
  header: string
  /** Figures stand at the right. */
  align: 'left' | 'right'
  /** Takes what the others leave, and breaks into lines. */
  wide?: boolean
}

export type TableLook = 'plain' | 'lines' | 'grid' | 'frame'

export interface TableSettings {
  columns: readonly Column[]
  rows: readonly (readonly Text[])[]
  /** Printed at the foot of a page that the table goes on from, and at the head of the next. */
  carriedOver?: (rowsDone: number) => readonly Text[]
  x?: number
  width?: number
  withoutHeader?: boolean
}

/** Prints a table at the cursor, over as many pages as it needs. Returns the left edges of its columns. */
export function printTable(desk: Desk, settings: TableSettings): number[] {
  const { sheet, random, style } = desk
  const { columns, rows, x = sheet.left, width = sheet.right - x } = settings
  for (const row of rows) for (const [index, cell] of row.entries()) labelled(columns[index]?.header ?? '', cell)
  const look: TableLook = random.weighted([
    ['plain', 3],
    ['lines', 4],
    ['grid', 2],
    ['frame', 1],
  ])
  const headStyle = random.chance(0.7) ? desk.bold : style
  const edges = columnEdges(columns, rows, { style, headStyle, x, width })
  const painter = new TablePainter(desk, { columns, edges, look, gap: random.between(1.25, 1.9) })
  const header = () => {
    if (!settings.withoutHeader)
      painter.row(
        columns.map((column) => column.header),
        headStyle,
        true,
      )
  }
  sheet.need(style.size * 6)
  header()
  rows.forEach((row, index) => {
    const carried = settings.carriedOver?.(index)
    if (sheet.y + painter.heightOf(row, style) + (carried ? style.size * 2 : 0) > sheet.bottom) {
      if (carried && index > 0) painter.row(carried, style, false)
      sheet.turnPage()
      header()
      if (carried && index > 0) painter.row(settings.carriedOver?.(index) ?? [], style, false)
    }
    painter.row(row, style, false)
  })
  if (look === 'lines' || look === 'frame') sheet.rule(x, x + width, sheet.y)
  return edges
}

interface Widths {
  style: Style
  headStyle: Style
  x: number
  width: number
}

function columnEdges(
  columns: readonly Column[],
  rows: readonly (readonly Text[])[],
  { style, headStyle, x, width }: Widths,
): number[] {
  const gap = style.size * 1.4
  const natural = columns.map((column, index) => {
    const cells = rows.map((row) => widthOf(plain(row[index] ?? ''), style))
    return Math.max(widthOf(column.header, headStyle), ...cells) + gap
  })
  const wide = columns.findIndex((column) => column.wide)
  const others = natural.reduce((sum, each, index) => sum + (index === wide ? 0 : each), 0)
  const spare = width - others
  const widths =
    wide < 0
      ? natural.map((each) => (each * width) / others)
      : natural.map((each, index) => (index === wide ? Math.max(spare, 60) : each))
  const edges = [x]
  for (const each of widths) edges.push((edges.at(-1) ?? x) + each)
  return edges
}

interface Painting {
  columns: readonly Column[]
  edges: number[]
  look: TableLook
  gap: number
}

class TablePainter {
  readonly #desk: Desk
  readonly #painting: Painting

  constructor(desk: Desk, painting: Painting) {
    this.#desk = desk
    this.#painting = painting
  }

  heightOf(row: readonly Text[], style: Style): number {
    return (
      Math.max(...this.#lines(row, style).map((lines) => lines.length - 1)) * style.size * 1.2 +
      style.size * this.#painting.gap
    )
  }

  row(row: readonly Text[], style: Style, isHeader: boolean): void {
    const { sheet } = this.#desk
    const { columns, edges, look } = this.#painting
    const height = this.heightOf(row, style)
    const top = sheet.y
    const pad = style.size * 0.25
    this.#lines(row, style).forEach((lines, index) => {
      const [left = 0, right = 0] = [edges[index], edges[index + 1]]
      const atRight = columns[index]?.align === 'right'
      lines.forEach((line, at) => {
        const y = top + pad + at * style.size * 1.2
        if (atRight) sheet.print(right - 4, y, line, style, 'right')
        else sheet.print(left + 3, y, line, style)
      })
    })
    const [x0 = 0, x1 = 0] = [edges[0], edges.at(-1)]
    if (look === 'grid')
      for (let index = 1; index < edges.length; index += 1)
        sheet.box(edges[index - 1] ?? 0, top, edges[index] ?? 0, top + height)
    else if (look === 'lines' || (look === 'frame' && isHeader)) sheet.rule(x0, x1, top + height)
    if (look === 'frame' && isHeader) sheet.rule(x0, x1, top)
    sheet.y += height
  }

  #lines(row: readonly Text[], style: Style): Text[][] {
    const { columns, edges } = this.#painting
    return columns.map((column, index) => {
      const cell = row[index] ?? ''
      const width = (edges[index + 1] ?? 0) - (edges[index] ?? 0) - 6
      return column.wide ? wrap(cell, style, width) : [cell]
    })
  }
}

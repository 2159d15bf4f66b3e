import { type Style, widthOf } from '../fonts.ts'
import { unbroken, wrap } from '../sheet.ts'
import { type Piece, piecesOf, plain, type Text } from '../text.ts'
import type { List } from './list-plan.ts'
import { capital } from './names.ts'
import type { Sketch } from './sketch.ts'
import { type Content, contentOf } from './table-content.ts'

interface Column {
  header: string
  right: boolean
  width: number
  x: number
}

/** How tables are drawn; those of one list alike. */
export interface Look {
  rules: 'none' | 'rows' | 'grid' | 'frame' | 'head'
  headStyle: Style
  bodyStyle: Style
  leading: number
  middle: boolean
}

/** A table of the items, with or without head and rules, notes under rows, sums at its end, over as many pages as it needs. */
export function printListTable(sketch: Sketch, list: List, how: TableSettings = {}): void {
  printTable(sketch, contentOf(sketch, list), how)
}

/** The same of cells that are known. */
export function printTable(sketch: Sketch, { headers, rows }: Content, how: TableSettings): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const { left, width } = placeOf(sketch, how)
  const whole = rows.filter((row) => row.length === headers.length)
  const look = fittingLook(how.look ?? lookOf(sketch), headers, whole, width)
  const columns = placed(headers, whole, { left, width, look })
  const withHeader = !(how.withoutHeader ?? random.chance(0.1))
  sheet.need(look.bodyStyle.size * 5)
  printRows(sketch, new Painter(sketch, columns, look), rows, { look, withHeader, left })
  if (look.rules === 'frame' || look.rules === 'head') sheet.rule(left, left + width, sheet.y)
  if (!how.plainEnd && random.chance(0.35)) printSums(sketch, columns, rows, look)
  sheet.y += desk.style.size * 0.4
}

interface TableSettings {
  withoutHeader?: boolean
  indent?: number
  /** Nothing comes after the last row. */
  plainEnd?: boolean
  x?: number
  width?: number
  look?: Look
}

/** Tables are mostly as wide as the page. */
function placeOf({ random, desk: { sheet } }: Sketch, { indent = 0, x, width }: TableSettings) {
  const whole = sheet.right - sheet.left - indent
  const chosen = width ?? whole * (random.chance(0.25) ? random.between(0.5, 0.95) : 1)
  const left = x ?? sheet.left + indent + (random.chance(0.3) ? random.between(0, Math.max(0, whole - chosen)) : 0)
  return { left, width: chosen }
}

function printRows(
  sketch: Sketch,
  painter: Painter,
  rows: readonly (readonly Text[])[],
  { look, withHeader, left }: { look: Look; withHeader: boolean; left: number },
): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const noted = random.chance(0.1)
  if (withHeader) painter.head()
  for (const row of rows) {
    if (sheet.y + painter.height(row, look.bodyStyle) > sheet.bottom) {
      sheet.turnPage()
      if (withHeader && random.chance(0.8)) painter.head()
    }
    painter.row(row, look.bodyStyle)
    if (noted && random.chance(0.4))
      sheet.line(sketch.names.sentence(3, 9), desk.small, { x: left + random.pick([3, 20, 40]), leading: 1.3 })
  }
}

export function lookOf({ random, desk }: Sketch): Look {
  const bodyStyle = desk.sized(random.pick([0.8, 0.9, 1, 1]))
  return {
    rules: random.weighted([
      ['none', 3],
      ['rows', 3],
      ['grid', 3],
      ['frame', 1],
      ['head', 2],
    ]),
    headStyle: random.chance(0.7) ? { ...bodyStyle, bold: true } : bodyStyle,
    bodyStyle,
    leading: random.between(1.25, 2),
    middle: random.chance(0.15),
  }
}

/** Who has much to put side by side takes small type. */
function fittingLook(look: Look, headers: readonly Head[], rows: readonly (readonly Text[])[], width: number): Look {
  const needed = leastOf(headers, rows, look).reduce((sum, each) => sum + each, 0)
  const { bodyStyle, headStyle } = look
  if (needed <= width || bodyStyle.size <= smallestType) return look
  const size = Math.max(smallestType, (bodyStyle.size * width) / needed)
  return { ...look, bodyStyle: { ...bodyStyle, size }, headStyle: { ...headStyle, size } }
}

const smallestType = 5.5

type Head = Pick<Column, 'right'> & { text: string }

/** How narrow columns can be. */
function leastOf(headers: readonly Head[], rows: readonly (readonly Text[])[], look: Look): number[] {
  const gap = look.bodyStyle.size * 1.2
  return headers.map(({ text }, at) => {
    const runs = [text, ...rows.map((row) => row[at] ?? '')].flatMap(unbroken).map(plain)
    return Math.max(...runs.map((run) => widthOf(run, look.headStyle))) + gap
  })
}

/** Columns as wide as they need to be; the widest give way and break into lines. */
function placed(
  headers: readonly Head[],
  rows: readonly (readonly Text[])[],
  { left, width, look }: { left: number; width: number; look: Look },
): Column[] {
  const gap = look.bodyStyle.size * 1.2
  const natural = headers.map(({ text }, at) => {
    const cells = rows.map((row) => widthOf(plain(row[at] ?? ''), look.bodyStyle))
    const head = Math.max(...text.split(' ').map((word) => widthOf(word, look.headStyle)))
    return Math.max(Math.min(widthOf(text, look.headStyle), 90), head, ...cells) + gap
  })
  const least = leastOf(headers, rows, look).map((each, at) => Math.min(natural[at] ?? 0, each))
  const widths = shrunk(natural, least, width)
  const spare = Math.max(0, width - widths.reduce((sum, each) => sum + each, 0)) / widths.length
  let x = left
  return headers.map(({ text, right }, at) => {
    const column = { header: text, right, width: (widths[at] ?? 0) + spare, x }
    x += column.width
    return column
  })
}

function shrunk(natural: readonly number[], least: readonly number[], width: number): number[] {
  const widths = [...natural]
  for (let turn = 0; turn < 200 && widths.reduce((sum, each) => sum + each, 0) > width; turn += 1) {
    const widest = widths.reduce(
      (best, each, at) => (each - (least[at] ?? 0) > (widths[best] ?? 0) - (least[best] ?? 0) ? at : best),
      0,
    )
    widths[widest] = Math.max(least[widest] ?? 0, (widths[widest] ?? 0) * 0.93)
  }
  const total = widths.reduce((sum, each) => sum + each, 0)
  return total > width ? widths.map((each) => (each * width) / total) : widths
}

class Painter {
  readonly #sketch: Sketch
  readonly #columns: readonly Column[]
  readonly #look: Look

  constructor(sketch: Sketch, columns: readonly Column[], look: Look) {
    this.#sketch = sketch
    this.#columns = columns
    this.#look = look
  }

  head(): void {
    const { sheet } = this.#sketch.desk
    this.row(
      this.#columns.map(({ header }) => header),
      this.#look.headStyle,
    )
    const [first, last] = [this.#columns[0], this.#columns.at(-1)]
    if (first && last && ['head', 'frame', 'rows'].includes(this.#look.rules))
      sheet.rule(first.x, last.x + last.width, sheet.y)
  }

  height(row: readonly Text[], style: Style): number {
    const most = Math.max(...this.#lines(row, style).map((lines) => lines.length))
    return (most - 1) * style.size * 1.18 + style.size * this.#look.leading
  }

  row(row: readonly Text[], style: Style): void {
    const isBand = row.length === 1 && this.#columns.length > 1
    if (isBand) this.#band(row[0] ?? '', this.#look.headStyle)
    else this.#cells(row, style)
  }

  #cells(row: readonly Text[], style: Style): void {
    const { sheet } = this.#sketch.desk
    const height = this.height(row, style)
    const pad = style.size * 0.25
    this.#lines(row, style).forEach((lines, at) => {
      const column = this.#columns[at]
      if (!column) return
      const down = this.#look.middle
        ? (height - style.size * this.#look.leading - (lines.length - 1) * style.size * 1.18) / 2
        : 0
      lines.forEach((line, index) => {
        const y = sheet.y + pad + down + index * style.size * 1.18
        const fit =
          widthOf(plain(line), style) > column.width - 3
            ? { ...style, size: Math.max(4, (style.size * (column.width - 3)) / widthOf(plain(line), style)) }
            : style
        if (column.right) sheet.print(column.x + column.width - 4, y, line, fit, 'right')
        else sheet.print(column.x + 2, y, line, fit)
      })
      if (this.#look.rules === 'grid') sheet.box(column.x, sheet.y, column.x + column.width, sheet.y + height)
    })
    sheet.y += height
    const [first, last] = [this.#columns[0], this.#columns.at(-1)]
    if (this.#look.rules === 'rows' && first && last) sheet.rule(first.x, last.x + last.width, sheet.y)
  }

  /** What stands in one cell alone is set over the whole width, and heads the rows below. */
  #band(text: Text, style: Style): void {
    const { sheet } = this.#sketch.desk
    const [first, last] = [this.#columns[0], this.#columns.at(-1)]
    if (!first || !last) return
    const [end, height] = [last.x + last.width, style.size * this.#look.leading]
    sheet.print(first.x + 2, sheet.y + style.size * 0.25, text, style)
    if (this.#look.rules === 'grid') sheet.box(first.x, sheet.y, end, sheet.y + height)
    sheet.y += height
    if (this.#look.rules === 'rows') sheet.rule(first.x, end, sheet.y)
  }

  #lines(row: readonly Text[], style: Style): Text[][] {
    return this.#columns.map(({ width }, at) => linesOf(row[at] ?? '', style, width - style.size * 0.8))
  }
}

/** A cell may hold a break. */
function linesOf(cell: Text, style: Style, width: number): Text[] {
  const parts: Piece[][] = [[]]
  for (const piece of piecesOf(cell))
    if (piece.text === '\n') parts.push([])
    else parts.at(-1)?.push(piece)
  return parts.flatMap((part) => wrap(part, style, width))
}

/** Sums after the last row, which are no items; a sum may be a fact of its own. */
function printSums(sketch: Sketch, columns: readonly Column[], rows: readonly (readonly Text[])[], look: Look): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const at = columns.findLastIndex(({ right }) => right)
  const column = columns[at]
  if (!column || rows.length === 0) return
  for (let line = random.int(1, 3); line > 0; line -= 1) {
    const concept = sketch.fresh(['money', 'number', 'percent'])
    const fact = sketch.facts.add({ concept: { ...concept, form: 'money' } })
    sheet.need(look.bodyStyle.size * 2)
    const style = line === 1 && random.chance(0.5) ? { ...look.bodyStyle, bold: true } : look.bodyStyle
    const label = capital(sketch.label(concept))
    const x = random.chance(0.5) ? sheet.left + 2 : Math.max(sheet.left + 2, column.x - widthOf(label, style) - 4)
    sheet.print(x, sheet.y + 2, label, style)
    sheet.print(column.x + column.width - 4, sheet.y + 2, sketch.values.of(fact), style, 'right')
    sheet.y += style.size * 1.5
  }
}

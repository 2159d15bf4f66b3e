import type { Text } from '../../text.ts'
import { fitted } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'

/** Signs for what is ticked and what is not. */
export const tickSigns = [
  ['[x]', '[ ]'],
  ['☒', '☐'],
  ['(X)', '( )'],
  ['☑', '☐'],
  ['[X]', '[ ]'],
  ['X', ''],
  ['x', ''],
  ['✓', ''],
  ['✔', '–'],
  ['■', '□'],
  ['●', '○'],
  ['[✓]', '[ ]'],
] as const

interface TickRow {
  label: string
  cells: readonly Text[]
}

/** Rows with a sign in one of several columns, under the heads of the columns or with the heads again and again. */
export function printTickTable({ random, desk }: Sketch, heads: readonly string[], rows: readonly TickRow[]): void {
  const { sheet, style } = desk
  const whole = (sheet.right - sheet.left) * random.pick([1, 1, 0.75])
  const first = whole * random.between(0.35, 0.55)
  const width = (whole - first) / heads.length
  const height = style.size * random.between(1.4, 1.9)
  const isRuled = random.chance(0.4)
  const headStyle = desk.sized(0.9, random.chance(0.6))
  sheet.need(height * (rows.length + 1))
  heads.forEach((head, at) => {
    sheet.print(sheet.left + first + at * width + 3, sheet.y, head, fitted(head, headStyle, width - 6))
  })
  sheet.y += height
  for (const { label, cells } of rows) {
    sheet.print(sheet.left, sheet.y, label, fitted(label, style, first - 6))
    cells.forEach((cell, at) => {
      const x = sheet.left + first + at * width
      sheet.print(x + 6, sheet.y, cell, style)
      if (isRuled) sheet.box(x, sheet.y - 3, x + width, sheet.y + height - 3)
    })
    sheet.y += height
  }
}

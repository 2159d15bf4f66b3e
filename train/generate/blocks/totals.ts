import type { Desk } from '../desk.ts'
import { widthOf } from '../fonts.ts'
import { labelled, piecesOf, plain, type Text } from '../text.ts'

export interface TotalLine {
  label: Text
  value: Text
  strong?: boolean
}

/** Sums under a table: at the right, at the left, over the full width, or beside each other. */
export function printTotals(desk: Desk, lines: readonly TotalLine[]): void {
  const { sheet, random, style } = desk
  for (const { label, value } of lines) labelled(plain(label), value)
  const layout = random.weighted([
    ['right', 6],
    ['left', 1],
    ['wide', 2],
    ['across', 1],
  ] as const)
  sheet.y += style.size * random.between(0.3, 1.2)
  if (layout === 'across' && lines.length <= 6) {
    printAcross(desk, lines)
    return
  }
  const widest = Math.max(
    ...lines.map(({ label, value }) => widthOf(`${plain(label)}: `, desk.bold) + widthOf(plain(value), desk.bold)),
  )
  const width =
    layout === 'wide' ? sheet.right - sheet.left : Math.min(widest + random.between(8, 70), sheet.right - sheet.left)
  const x = layout === 'right' ? sheet.right - width : sheet.left
  const colon = random.pick([':', '', '', ' :'])
  const ruled = random.chance(0.3)
  const toRight = random.chance(0.15)
  for (const { label, value, strong } of lines) {
    const how = strong && random.chance(0.8) ? desk.bold : style
    sheet.need(how.size * 1.6)
    if (ruled || strong) sheet.rule(x, x + width, sheet.y - 2)
    if (toRight)
      sheet.print(x + width - widthOf(plain(value), how) - 14, sheet.y, [...piecesOf(label), colon], how, 'right')
    else sheet.print(x, sheet.y, [...piecesOf(label), colon], how)
    sheet.print(x + width - 4, sheet.y, value, how, 'right')
    sheet.y += how.size * 1.5
  }
}

function printAcross(desk: Desk, lines: readonly TotalLine[]): void {
  const { sheet, style } = desk
  const each = (sheet.right - sheet.left) / lines.length
  sheet.need(style.size * 4)
  const small = desk.sized(0.8)
  lines.forEach(({ label, value, strong }, index) => {
    const x = sheet.left + index * each
    sheet.print(x, sheet.y, label, small)
    sheet.print(x, sheet.y + style.size * 1.4, value, strong ? desk.bold : style)
  })
  sheet.y += style.size * 3.2
}

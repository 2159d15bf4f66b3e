import type { Desk } from '../desk.ts'
import { type Style, widthOf } from '../fonts.ts'
import { labelled, type Piece, plain, stated, type Text } from '../text.ts'

export interface Entry {
  label: string
  value: Text
}

export interface Place {
  x: number
  y: number
  width: number
}

export const infoLayouts = ['colon', 'columns', 'far', 'above', 'leaders', 'ruled', 'band', 'pairs', 'grid'] as const
export type InfoLayout = (typeof infoLayouts)[number]

/** Prints an info block to the right of an address that ends at `end`; what follows goes below both. */
export function printInfoBeside(
  desk: Desk,
  entries: readonly Entry[],
  address: { top: number; end: number; right: number },
  layouts: readonly InfoLayout[],
): void {
  const { sheet, random } = desk
  const place = { x: address.right, y: address.top, width: sheet.right - address.right }
  sheet.y = Math.max(address.end, printInfo(desk, entries, place, random.pick(layouts)))
}

/** Prints labels with their values in one of the usual ways; returns where the block ends. */
export function printInfo(desk: Desk, entries: readonly Entry[], place: Place, layout: InfoLayout): number {
  for (const { label, value } of entries) labelled(label, value)
  if (entries.length === 0) return place.y
  const widest = Math.max(...entries.map(({ label, value }) => widthOf(`${label}:  ${plain(value)}`, desk.bold)))
  switch (layout) {
    case 'above':
      return printAbove(desk, entries, place, Math.floor(place.width / widest))
    case 'band':
      return printBand(desk, entries, place, false)
    case 'grid':
      return printBand(desk, entries, place, true)
    case 'pairs':
      return widest < place.width / 2 - 40
        ? printPairs(desk, entries, place)
        : printLines(desk, entries, place, 'columns')
    default:
      return printLines(desk, entries, place, layout)
  }
}

/** What ends a label: nothing, a colon, or a colon with a blank before it. */
function ending(desk: Desk): string {
  return desk.random.weighted([
    [':', 6],
    [' :', desk.data.language === 'fr' ? 4 : 0.5],
    ['', 4],
  ])
}

function printLines(desk: Desk, entries: readonly Entry[], { x, y, width }: Place, layout: InfoLayout): number {
  const { sheet, random, style } = desk
  const colon = layout === 'colon' ? (random.chance(0.85) ? ':' : '') : layout === 'leaders' ? '' : ending(desk)
  const labelStyle: Style = random.chance(0.25) ? desk.bold : style
  const height = style.size * random.between(1.15, 1.7)
  const widest = Math.max(...entries.map(({ label }) => widthOf(`${label}${colon}`, labelStyle)))
  const valueAt = x + Math.min(widest + random.between(6, 40), width * 0.7)
  entries.forEach(({ label, value }, index) => {
    const top = y + index * height
    const used = sheet.print(x, top, `${label}${colon}`, labelStyle)
    if (layout === 'colon') sheet.print(x + used + widthOf(' ', style), top, value, style)
    else if (layout === 'columns' || layout === 'ruled') sheet.print(Math.max(valueAt, x + used + 6), top, value, style)
    else {
      const printed = sheet.print(x + width, top, value, style, 'right')
      const room = width - used - printed - 8
      const dots = Math.floor(room / widthOf('.', style))
      if (layout === 'leaders' && dots > 2) sheet.print(x + used + 3, top, '.'.repeat(dots), style)
    }
    if (layout === 'ruled') sheet.box(x - 3, top - 2, x + width, top + height - 2)
  })
  if (layout === 'ruled') sheet.rule(y - 2, y + entries.length * height - 2, valueAt - 4, 'vertical')
  return y + entries.length * height
}

function printAbove(desk: Desk, entries: readonly Entry[], { x, y, width }: Place, fitting: number): number {
  const { sheet, style, random } = desk
  const perRow = Math.max(1, Math.min(fitting, random.pick([1, 2, 2, 3])))
  const small = desk.small
  const height = style.size * 3
  entries.forEach(({ label, value }, index) => {
    const left = x + ((index % perRow) * width) / perRow
    const top = y + Math.floor(index / perRow) * height
    sheet.print(left, top, label, small)
    sheet.print(left, top + small.size * 1.25, value, style)
  })
  return y + Math.ceil(entries.length / perRow) * height
}

/** Labels in a row over the full width and values under them. */
function printBand(desk: Desk, all: readonly Entry[], { x, y, width }: Place, ruled: boolean): number {
  const { sheet, style } = desk
  const labelStyle = desk.random.chance(0.5) ? desk.bold : desk.small
  const gap = style.size
  let top = y
  let entries = all
  while (entries.length > 0) {
    const widths = entries.map(
      ({ label, value }) => Math.max(widthOf(label, labelStyle), widthOf(plain(value), style)) + gap,
    )
    let count = 1
    while (
      count < Math.min(6, entries.length) &&
      widths.slice(0, count + 1).reduce((sum, each) => sum + each, 0) < width
    )
      count += 1
    const spare = Math.max(0, width - widths.slice(0, count).reduce((sum, each) => sum + each, 0)) / count
    let left = x
    entries.slice(0, count).forEach(({ label, value }, index) => {
      const column = (widths[index] ?? 0) + spare
      sheet.print(left, top, label, labelStyle)
      sheet.print(left, top + style.size * 1.5, value, style)
      if (ruled) {
        sheet.box(left - 4, top - 3, left + column - 4, top + style.size * 3)
        sheet.rule(left - 4, left + column - 4, top + style.size * 1.35)
      }
      left += column
    })
    top += style.size * 3.6
    entries = entries.slice(count)
  }
  return top
}

function printPairs(desk: Desk, entries: readonly Entry[], { x, y, width }: Place): number {
  const half = Math.ceil(entries.length / 2)
  const left = printLines(desk, entries.slice(0, half), { x, y, width: width / 2 - 8 }, 'columns')
  const right = { x: x + width / 2 + 8, y, width: width / 2 - 8 }
  if (entries.length > half) printLines(desk, entries.slice(half), right, 'columns')
  return left
}

/** A field's usual label with a value that is printed as it is. */
export function entry(desk: Desk, concept: string, value: string | Piece): Entry {
  return { label: desk.label(concept), value: [typeof value === 'string' ? stated(concept, value, value) : value] }
}

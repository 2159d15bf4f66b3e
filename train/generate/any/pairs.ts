import type { Desk } from '../desk.ts'
import { type Style, widthOf } from '../fonts.ts'
import { wrap } from '../sheet.ts'
import { piecesOf, plain, type Text } from '../text.ts'
import type { Entry, Sketch } from './sketch.ts'

/** Where a block may stand; whoever prints in it moves `y`. */
export interface Frame {
  x: number
  y: number
  width: number
}

export const pairLayouts = [
  ...(['colon', 'columns', 'far', 'leaders', 'ruled', 'underlined', 'right labels', 'above', 'boxes', 'band'] as const),
  ...(['grid', 'two columns', 'below', 'inline', 'open boxes'] as const),
]
export type PairLayout = (typeof pairLayouts)[number]

/** Prints labels with their values at the cursor, turning pages where it must. */
export function printEntries(sketch: Sketch, entries: readonly Entry[], layout: PairLayout): void {
  const { sheet } = sketch.desk
  let rest = [...entries]
  while (rest.length > 0) {
    const room = Math.max(1, Math.floor((sheet.bottom - sheet.y) / (sketch.desk.style.size * 2.6)))
    if (room < Math.min(3, rest.length)) {
      sheet.turnPage()
      continue
    }
    const count = Math.min(rest.length, room)
    const frame = { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left }
    printPairs(sketch.desk, rest.slice(0, count), frame, layout)
    sheet.y = frame.y
    rest = rest.slice(count)
  }
}

/** The same in a part of the page, which must be large enough. */
export function printPairs(desk: Desk, entries: readonly Entry[], frame: Frame, layout: PairLayout): void {
  if (entries.length === 0) return
  const { random } = desk
  const stack = (perRow: readonly number[], boxed: boolean, below: boolean) => {
    printStacked(desk, entries, frame, { perRow: random.pick(perRow), boxed, below })
  }
  const layouts: Partial<Record<PairLayout, () => void>> = {
    above: () => stack([1, 2, 2, 3], false, false),
    below: () => stack([1, 2, 3], false, true),
    boxes: () => stack([1, 2, 2, 3, 3, 4], true, false),
    'open boxes': () => stack([2, 3, 4], false, false),
    band: () => printBand(desk, entries, frame, false),
    grid: () => printBand(desk, entries, frame, true),
    'two columns': () => printHalves(desk, entries, frame),
    inline: () => printInline(desk, entries, frame),
    colon: () => printColons(desk, entries, frame),
  }
  const print = layouts[layout] ?? (() => printLines(desk, entries, frame, layout))
  print()
}

function colonOf(desk: Desk): string {
  return desk.random.weighted([
    [':', 6],
    [' :', desk.data.language === 'fr' ? 4 : 0.5],
    ['', 4],
  ])
}

/** One under the other, each value right after its label. */
function printColons(desk: Desk, entries: readonly Entry[], frame: Frame): void {
  const { sheet, random, style } = desk
  const colon = random.chance(0.85) ? ':' : ''
  const labelStyle = random.chance(0.25) ? desk.bold : style
  const leading = random.between(1.15, 1.75)
  for (const { label, value } of entries) {
    const used = widthOf(`${label}${colon} `, labelStyle)
    const fits = used + widthOf(plain(value), style) < frame.width
    const lines = fits ? [value] : wrap([`${label}${colon} `, ...piecesOf(value)], style, frame.width)
    if (fits) sheet.print(frame.x, frame.y, `${label}${colon}`, labelStyle)
    for (const line of lines) {
      sheet.print(frame.x + (fits ? used : 0), frame.y, line, style)
      frame.y += style.size * leading
    }
  }
}

/** One under the other, values in a column of their own. */
function printLines(desk: Desk, entries: readonly Entry[], frame: Frame, layout: PairLayout): void {
  const { sheet, random, style } = desk
  const colon = layout === 'leaders' ? '' : colonOf(desk)
  const labelStyle = random.chance(0.25) ? desk.bold : style
  const valueStyle = random.chance(0.12) ? desk.bold : style
  const leading = style.size * random.between(1.15, 1.75)
  const step = style.size * 1.15
  const widest = Math.max(...entries.map(({ label }) => widthOf(`${label}${colon}`, labelStyle)))
  const column = Math.min(widest + random.between(6, 40), frame.width * 0.55)
  const [labelAt, labelAlign] =
    layout === 'right labels' ? ([frame.x + column - 6, 'right'] as const) : ([frame.x, 'left'] as const)
  const isFar = layout === 'far' || layout === 'leaders'
  const [valueAt, valueAlign] = isFar
    ? ([frame.x + frame.width, 'right'] as const)
    : ([frame.x + column, 'left'] as const)
  const top = frame.y
  for (const { label, value } of entries) {
    const labels = wrap(`${label}${colon}`, labelStyle, column - 4)
    const values = wrap(value, valueStyle, frame.width - column)
    labels.forEach((line, at) => {
      sheet.print(labelAt, frame.y + at * step, line, labelStyle, labelAlign)
    })
    values.forEach((line, at) => {
      sheet.print(valueAt, frame.y + at * step, line, valueStyle, valueAlign)
    })
    if (layout === 'leaders')
      printDots(desk, frame, plain(labels[0] ?? ''), plain(values[0] ?? ''), labelStyle, valueStyle)
    const height = (Math.max(labels.length, values.length) - 1) * step + leading
    if (layout === 'ruled') sheet.box(frame.x - 3, frame.y - 2, frame.x + frame.width, frame.y + height - 2)
    if (layout === 'underlined') sheet.rule(frame.x + column - 2, frame.x + frame.width, frame.y + height - 2)
    frame.y += height
  }
  if (layout === 'ruled') sheet.rule(top - 2, frame.y - 2, frame.x + column - 4, 'vertical')
}

function printDots(desk: Desk, frame: Frame, label: string, value: string, labelStyle: Style, valueStyle: Style): void {
  const used = widthOf(label, labelStyle)
  const room = frame.width - used - widthOf(value, valueStyle) - 8
  const dots = Math.floor(room / widthOf('.', desk.style))
  if (dots > 2) desk.sheet.print(frame.x + used + 3, frame.y, '.'.repeat(dots), desk.style)
}

interface Stack {
  perRow: number
  boxed: boolean
  below: boolean
}

/** Labels in small type over their values, or under the line that the value stands on. */
function printStacked(
  desk: Desk,
  entries: readonly Entry[],
  frame: Frame,
  { perRow: wished, boxed, below }: Stack,
): void {
  const { sheet, random, style } = desk
  const perRow = frame.width / wished < 110 ? Math.max(1, Math.floor(frame.width / 110)) : wished
  const small = desk.sized(random.between(0.65, 0.9), random.chance(0.2))
  const width = frame.width / perRow
  for (let from = 0; from < entries.length; from += perRow) {
    const row = entries.slice(from, from + perRow).map(({ label, value }) => ({
      labels: wrap(label, small, width - 8),
      values: wrap(value, style, width - 10),
    }))
    const labelHeight = Math.max(...row.map(({ labels }) => labels.length)) * small.size * 1.2
    const valueHeight = Math.max(1, ...row.map(({ values }) => values.length)) * style.size * 1.25
    row.forEach(({ labels, values }, at) => {
      const x = frame.x + at * width
      const [labelTop, valueTop] = below
        ? [frame.y + valueHeight + 2, frame.y]
        : [frame.y + 2, frame.y + labelHeight + 2]
      labels.forEach((line, index) => {
        sheet.print(x + 3, labelTop + index * small.size * 1.2, line, small)
      })
      values.forEach((line, index) => {
        sheet.print(x + (boxed ? 5 : 3), valueTop + index * style.size * 1.25, line, style)
      })
      if (boxed) sheet.box(x, frame.y, x + width, frame.y + labelHeight + valueHeight + 4)
      if (below) sheet.rule(x, x + width - 12, frame.y + valueHeight)
    })
    frame.y += labelHeight + valueHeight + (boxed ? 4 : random.between(4, 9))
  }
}

/** Labels in a row over the full width and values under them. */
function printBand(desk: Desk, all: readonly Entry[], frame: Frame, ruled: boolean): void {
  const { sheet, style, random } = desk
  const labelStyle = random.chance(0.5) ? desk.bold : desk.small
  let entries = all
  while (entries.length > 0) {
    const widths = entries.map(
      ({ label, value }) => Math.max(widthOf(label, labelStyle), widthOf(plain(value), style)) + style.size,
    )
    let count = 1
    while (count < Math.min(6, entries.length) && sum(widths.slice(0, count + 1)) < frame.width) count += 1
    const spare = Math.max(0, frame.width - sum(widths.slice(0, count))) / count
    let left = frame.x
    entries.slice(0, count).forEach(({ label, value }, index) => {
      const column = Math.min((widths[index] ?? 0) + spare, frame.width)
      sheet.print(left, frame.y, label, fitted(label, labelStyle, column))
      sheet.print(left, frame.y + style.size * 1.5, value, fitted(value, style, column))
      if (ruled) {
        sheet.box(left - 4, frame.y - 3, left + column - 4, frame.y + style.size * 3)
        sheet.rule(left - 4, left + column - 4, frame.y + style.size * 1.35)
      }
      left += column
    })
    frame.y += style.size * 3.6
    entries = entries.slice(count)
  }
}

function printHalves(desk: Desk, entries: readonly Entry[], frame: Frame): void {
  const half = Math.ceil(entries.length / 2)
  const width = frame.width / 2 - 10
  const layout = desk.random.pick(['columns', 'colon', 'columns', 'far'] as const)
  const left = { x: frame.x, y: frame.y, width }
  const right = { x: frame.x + width + 20, y: frame.y, width }
  printPairs(desk, entries.slice(0, half), left, layout)
  printPairs(desk, entries.slice(half), right, layout)
  frame.y = Math.max(left.y, right.y)
}

/** Pairs one after the other in running lines. */
function printInline(desk: Desk, entries: readonly Entry[], frame: Frame): void {
  const { sheet, random, style } = desk
  const between = random.pick([', ', '; ', ' | ', ' · ', '   ', ' - '])
  const colon = random.pick([': ', ': ', ' '])
  const text = entries.flatMap(({ label, value }, at) => [
    ...(at > 0 ? [between] : []),
    `${label}${colon}`,
    ...(typeof value === 'string' ? [value] : value),
  ])
  for (const line of wrap(text, style, frame.width)) {
    sheet.print(frame.x, frame.y, line, style)
    frame.y += style.size * 1.3
  }
}

/** In smaller type where it would be wider. */
export function fitted(text: Text, style: Style, width: number): Style {
  const needed = widthOf(plain(text), style)
  return needed > width - 3 ? { ...style, size: Math.max(4, (style.size * (width - 3)) / needed) } : style
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

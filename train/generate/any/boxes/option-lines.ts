import { type Style, widthOf } from '../../fonts.ts'
import { piecesOf, plain, type Text } from '../../text.ts'
import type { Sketch } from '../sketch.ts'

export interface Option {
  words: Text
  isOn: boolean
}

export interface OptionRow {
  label: string
  options: readonly Option[]
}

/** How a form marks what is ticked, what is not, and where the sign stands. */
export interface Ticking {
  on: string
  off: string
  isDrawn: boolean
  isAfter: boolean
  /** Blanks between sign and words. */
  apart: number
}

const signs = [
  ...(['☒ ☐', '☑ ☐', '☑ □', '✓ ☐', '✔ ☐', '■ □', '● ○', '◉ ○', '⊠ □', '[x] [_]', '(x) (_)', '[X] [__]'] as const),
  ...(['[X] []', 'x []', '(x) ()', 'X O', '[x] []', 'X □'] as const),
  ...(['[x] [.]', '(X) ( )', '[x] [ ]', 'X _', 'x __', 'X -', '[✓] [ ]', '✗ ☐', 'X ☐', 'x □', '☒ o', 'X .'] as const),
]

/** Signs that stand on boxes which the paper draws, or on none. */
const bare = ['X', 'x', 'X', '✓', '✔', '✗', '×', 'XX', '●', '■', '*', 'V', '☒', '⊠']

/** Half of the forms print nothing for what is not ticked. */
export function tickingOf({ random }: Sketch): Ticking {
  const isAfter = random.chance(0.3)
  const apart = random.pick([1, 1, 1, 2])
  if (random.chance(0.5)) return { on: random.pick(bare), off: '', isDrawn: random.chance(0.5), isAfter, apart }
  const sign = random.pick(signs)
  const at = sign.indexOf(' ')
  return { on: sign.slice(0, at), off: sign.slice(at + 1), isDrawn: false, isAfter, apart }
}

/** Questions with their options in one of the ways in which forms lay them out. */
export function printOptionRows(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking): void {
  const { random } = sketch
  const fewShort = rows.length > 1 && rows.every(({ label, options }) => lengthOf(label, options) < 46)
  const print = random.weighted<(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking) => void>([
    [printAfterLabels, 3],
    [printAtColumns, 4],
    [printUnderLabels, 2.5],
    [printInGrid, 1.5],
    [printTwoInLine, fewShort ? 5 : 0],
  ])
  print(sketch, rows, ticking)
}

function lengthOf(label: string, options: readonly Option[]): number {
  return options.reduce((sum, { words }) => sum + plain(words).length + 4, label.length)
}

/** Each right after its label. */
function printAfterLabels(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const by = gapOf(sketch)
  const leading = random.between(1.4, 2)
  const labelStyle = random.chance(0.25) ? desk.bold : style
  for (const { label, options } of rows) {
    sheet.need(style.size * leading)
    const width = sheet.print(sheet.left, sheet.y, label, labelStyle)
    const x = sheet.left + width + by
    const fits = x + rowWidth(options, style, ticking, by) < sheet.right
    if (!fits) sheet.y += style.size * leading
    placeAll(sketch, options, { from: fits ? x : sheet.left + 14, by, leading, ticking })
    sheet.y += style.size * leading
  }
}

/** Labels on the left, and all options begin at the same place. */
function printAtColumns(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const leading = random.between(1.4, 2.1)
  const longest = Math.max(...rows.map(({ label }) => widthOf(label, style)))
  const from = sheet.left + Math.min(longest + 16, (sheet.right - sheet.left) * random.between(0.45, 0.6))
  const by = gapOf(sketch)
  const isRuled = random.chance(0.25)
  const perLine = Math.max(1, Math.max(...rows.map(({ options }) => options.length)))
  const column = (sheet.right - from) / Math.min(perLine, 5)
  const isEven = random.chance(0.5)
  for (const { label, options } of rows) {
    sheet.need(style.size * leading * 2)
    const top = sheet.y
    const labelRight = from - 8
    sheet.y = printWrapped(sketch, label, labelRight - sheet.left)
    const low = sheet.y
    sheet.y = top
    const widest = Math.max(...options.map((option) => optionWidth(option, style, ticking)))
    if (isEven && widest < column - 4)
      options.forEach((option, at) => {
        placeOption(sketch, from + at * column, option, ticking)
      })
    else placeAll(sketch, options, { from, by, leading, ticking })
    sheet.y = Math.max(low, sheet.y + style.size * leading)
    if (isRuled) sheet.rule(sheet.left, sheet.right, sheet.y - 2)
  }
}

/** The label alone, its options in lines below or one line each. */
function printUnderLabels(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const leading = random.between(1.3, 1.7)
  const isOneEach = random.chance(0.4)
  const by = gapOf(sketch)
  const labelStyle = random.chance(0.35) ? desk.bold : style
  const from = sheet.left + random.pick([0, 10, 18])
  for (const { label, options } of rows) {
    sheet.need(style.size * leading * (isOneEach ? options.length + 1 : 2))
    sheet.line(label, labelStyle, { leading })
    if (isOneEach)
      for (const option of options) {
        placeOption(sketch, from, option, ticking)
        sheet.y += style.size * leading
      }
    else {
      placeAll(sketch, options, { from, by, leading, ticking })
      sheet.y += style.size * leading
    }
    sheet.y += 3
  }
}

/** Options in two or three columns under the label. */
function printInGrid(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const leading = random.between(1.3, 1.7)
  const columns = random.pick([2, 2, 3])
  const width = (sheet.right - sheet.left) / columns
  for (const { label, options } of rows) {
    sheet.need(style.size * leading * (Math.ceil(options.length / columns) + 1))
    sheet.line(label, random.chance(0.3) ? desk.bold : style, { leading })
    options.forEach((option, at) => {
      placeOption(sketch, sheet.left + (at % columns) * width, option, ticking)
      if (at % columns === columns - 1 || at === options.length - 1) sheet.y += style.size * leading
    })
    sheet.y += 3
  }
}

/** Two questions beside each other. */
function printTwoInLine(sketch: Sketch, rows: readonly OptionRow[], ticking: Ticking): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const leading = random.between(1.5, 2)
  const half = (sheet.right - sheet.left) / 2
  const by = style.size * random.between(1.6, 2.2)
  rows.forEach(({ label, options }, at) => {
    if (at % 2 === 0) sheet.need(style.size * leading)
    const x = sheet.left + (at % 2) * half
    const needed = widthOf(label, style) + by + rowWidth(options, style, ticking, by)
    const shrunk = needed > half - 8 ? { ...style, size: (style.size * (half - 8)) / needed } : style
    const used = sheet.print(x, sheet.y, label, shrunk)
    let next = x + used + (by * shrunk.size) / style.size
    for (const option of options)
      next += placeOption(sketch, next, option, ticking, shrunk) + (by * shrunk.size) / style.size
    if (at % 2 === 1 || at === rows.length - 1) sheet.y += style.size * leading
  })
}

function gapOf({ random, desk }: Sketch): number {
  return desk.style.size * random.pick([1.6, 2, 2.5, 3, 4, 6])
}

interface Placing {
  from: number
  by: number
  leading: number
  ticking: Ticking
}

/** One after the other, in the next line where there is no room. */
function placeAll(sketch: Sketch, options: readonly Option[], placing: Placing): void {
  const { sheet, style } = sketch.desk
  const { from, by, leading, ticking } = placing
  let x = from
  for (const option of options) {
    const width = optionWidth(option, style, ticking)
    if (x > from && x + width > sheet.right) {
      x = from
      sheet.y += style.size * leading
    }
    placeOption(sketch, x, option, ticking)
    x += width + by
  }
}

function rowWidth(options: readonly Option[], style: Style, ticking: Ticking, by: number): number {
  return options.reduce((sum, option) => sum + optionWidth(option, style, ticking) + by, -by)
}

function signWidth(style: Style, { on, off, isDrawn, apart }: Ticking): number {
  const blank = apart * widthOf(' ', style)
  return blank + Math.max(widthOf(on, style), widthOf(off, style), isDrawn ? style.size : 0)
}

function optionWidth({ words }: Option, style: Style, ticking: Ticking): number {
  return widthOf(plain(words), style) + signWidth(style, ticking)
}

/** The sign with its words; what is left out keeps its place. */
function placeOption(
  { desk }: Sketch,
  x: number,
  { words, isOn }: Option,
  ticking: Ticking,
  style: Style = desk.style,
): number {
  const { sheet } = desk
  const { on, off, isDrawn, isAfter, apart } = ticking
  const wide = widthOf(plain(words), style)
  const signX = isAfter ? x + wide + apart * widthOf(' ', style) : x
  const sign = isOn ? on : off
  const placeSign = () => {
    if (sign !== '') sheet.print(signX, sheet.y, sign, style)
  }
  if (isDrawn)
    sheet.box(
      signX - 1.5,
      sheet.y + 0.5,
      signX + Math.max(style.size * 0.75, widthOf(on, style)) + 1.5,
      sheet.y + style.size + 1,
    )
  if (!isAfter) placeSign()
  sheet.print(isAfter ? x : x + signWidth(style, ticking), sheet.y, piecesOf(words), style)
  if (isAfter) placeSign()
  return optionWidth({ words, isOn }, style, ticking)
}

/** In as many lines as it needs; returns where the next begins. */
function printWrapped({ desk }: Sketch, text: string, width: number): number {
  const { sheet, style } = desk
  let line = ''
  let { y } = sheet
  const put = () => {
    sheet.print(sheet.left, y, line, style)
    y += style.size * 1.3
  }
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, style) > width) {
      put()
      line = word
    } else line = longer
  }
  put()
  return y
}

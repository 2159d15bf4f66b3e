import type { AnnotationRect, ParsedPage, TextItem } from '@llamaindex/liteparse'
import { quantile } from '../../../core/statistics.ts'
import type { TabledPage } from '../../layout/found-table.ts'
import type { Extent, LayoutWord, Ruling } from '../../layout/layout-page.ts'
import { findDrawnBoxes } from './drawn-boxes.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

export interface PageGeometry extends TabledPage {
  /** Words that do not stand upright on a page whose text does. */
  turned: LayoutWord[]
}

/** What pdfium found on a page, as geometry: its text, what is filled into its fields, and its lines. */
export function geometryOf(page: ParsedPage): PageGeometry {
  const spaceOf = measureSpaces(page.textItems)
  const printed: LayoutWord[] = []
  const turned: LayoutWord[] = []
  for (const item of page.textItems) {
    if (isTurned(item)) turned.push(...spread(item, item.text, quarterOf(item) === 270))
    else addWords(item, printed, spaceOf)
  }
  const words = joinSpacedLetters(printed)
  for (const field of page.formFields ?? []) if (field.rect) words.push(...spread(field.rect, shownValue(field)))
  for (const note of page.annotations ?? [])
    if (note.rect && note.subtype.toLowerCase() === 'freetext') words.push(...spread(note.rect, note.contents ?? ''))
  const drawn = findDrawnBoxes(page, words)
  const rulings = rulingsOf(page).filter((ruling) => !drawn.frames.some((frame) => isSideOf(frame, ruling)))
  return { width: page.width, height: page.height, words: drawn.words, turned, rulings }
}

/** By how much most of the page's text is turned clockwise. */
export function turnOf(page: ParsedPage): 0 | 90 | 180 | 270 {
  const letters = { 0: 0, 90: 0, 180: 0, 270: 0 }
  for (const item of page.textItems) letters[quarterOf(item)] += item.text.length
  const total = letters[0] + letters[90] + letters[180] + letters[270]
  return ([90, 180, 270] as const).find((turn) => letters[turn] > 0.6 * total) ?? 0
}

function quarterOf(item: TextItem): 0 | 90 | 180 | 270 {
  const quarter = ((Math.round((item.rotation ?? 0) / 90) % 4) + 4) % 4
  return ([0, 90, 180, 270] as const)[quarter] ?? 0
}

function isTurned(item: TextItem): boolean {
  return Math.abs(item.rotation ?? 0) % 360 > 15 && Math.abs(item.rotation ?? 0) % 360 < 345
}

const usualSpace = 0.27

/** Width of the word space of each font over its size: typewriter fonts have far wider ones than others. */
function measureSpaces(items: readonly TextItem[]): (font: string | undefined) => number {
  const gaps = new Map<string | undefined, number[]>()
  for (const { words = [], fontName, fontSize } of items) {
    if (!fontSize) continue
    const known = gaps.get(fontName) ?? []
    gaps.set(fontName, known)
    for (let index = 1; index < words.length && known.length < 200; index += 1) {
      const [before, word] = [words[index - 1], words[index]]
      const gap = before && word ? (word.x - before.x - before.width) / fontSize : 0
      if (gap > 0.1 && gap < 1) known.push(gap)
    }
  }
  // The wider ones may be gaps between the cells of a table.
  const measured = new Map(
    [...gaps].filter(([, all]) => all.length > 2).map(([font, all]) => [font, quantile(all, 0.2)]),
  )
  return (font) => Math.min(Math.max(measured.get(font) ?? usualSpace, 0.22), 0.65)
}

function addWords(item: TextItem, words: LayoutWord[], spaceOf: (font: string | undefined) => number): void {
  // Items that begin with a raised figure state its size: the height tells then.
  const stated = item.fontSize ?? 0
  const size = stated < 0.6 * item.height ? item.height : stated
  const space = spaceOf(item.fontName) * size
  const bold = /bold|black|heavy|demi/i.test(item.fontName ?? '')
  const parts = item.words && item.words.length > 0 ? item.words : [item]
  for (const part of joinTouching(parts, size)) {
    if (!isPlaced(part)) continue
    for (const text of wordTexts(part.text)) {
      const { x, y } = part
      const word: LayoutWord = { text, x0: x, y0: y, x1: x + part.width, y1: y + part.height, size, space }
      if (bold) word.bold = true
      words.push(word)
    }
  }
}

type PlacedText = AnnotationRect & { text: string }

/** Letters that are placed one by one come as words of their own, though nothing parts them. */
function joinTouching(parts: readonly PlacedText[], size: number): PlacedText[] {
  const joined: PlacedText[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const gap = before ? (part.x - before.x - before.width) / size : 1
    if (before && gap > -0.1 && gap < 0.012 && Math.abs(part.y - before.y) < 0.3 * size) {
      before.text += part.text
      before.width = part.x + part.width - before.x
      const bottom = Math.max(before.y + before.height, part.y + part.height)
      before.y = Math.min(before.y, part.y)
      before.height = bottom - before.y
    } else joined.push({ text: part.text, x: part.x, y: part.y, width: part.width, height: part.height })
  }
  return joined
}

/** Text of which only the place as a whole is known: its words share it by their length. */
function spread(rect: AnnotationRect, content: string, upwards = false): LayoutWord[] {
  const texts = wordTexts(content)
  if (texts.length === 0 || !isPlaced(rect)) return []
  const level = rect.width >= rect.height
  const length = level ? rect.width : rect.height
  const total = texts.reduce((sum, text) => sum + text.length + 1, -1)
  const size = Math.max(1, Math.min(level ? rect.height : rect.width, 12))
  // A field may be far wider than what is written in it.
  const unit = Math.min(length / total, 0.6 * size)
  let at = 0
  return texts.map((text) => {
    const from = at * unit
    const to = (at + text.length) * unit
    at += text.length + 1
    const [top, bottom] = upwards
      ? [rect.y + rect.height - to, rect.y + rect.height - from]
      : [rect.y + from, rect.y + to]
    const place = level
      ? { x0: rect.x + from, y0: rect.y, x1: rect.x + to, y1: rect.y + rect.height }
      : { x0: rect.x, y0: top, x1: rect.x + rect.width, y1: bottom }
    return { text, ...place, size, space: usualSpace * size }
  })
}

function shownValue(field: NonNullable<ParsedPage['formFields']>[number]): string {
  if (/check|radio/i.test(field.type)) return field.checked ? '☑' : '☐'
  return field.selectedOptions.length > 0 ? field.selectedOptions.join(', ') : (field.value ?? '')
}

function wordTexts(text: string): string[] {
  // Nearly every word is one already.
  if (!/[\s\p{Cc}]/u.test(text)) return text === '' ? [] : [text]
  return text.split(/[\s\p{Cc}]+/u).filter((part) => part !== '')
}

function isPlaced({ x, y, width, height }: AnnotationRect): boolean {
  return [x, y, width, height].every(Number.isFinite)
}

const thickest = 3

function rulingsOf(page: ParsedPage): Ruling[] {
  const rulings: Ruling[] = []
  for (const { x1, y1, x2, y2 } of page.vectorGraphics?.lines ?? []) {
    const width = Math.abs(x2 - x1)
    const height = Math.abs(y2 - y1)
    if (height <= thickest && width > height)
      rulings.push({ direction: 'horizontal', at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) })
    else if (width <= thickest && height > width)
      rulings.push({ direction: 'vertical', at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) })
  }
  return rulings
}

function isSideOf({ x0, y0, x1, y1 }: Extent, { direction, at, from, to }: Ruling): boolean {
  const [least, most, start, end] = direction === 'horizontal' ? [y0, y1, x0, x1] : [x0, x1, y0, y1]
  return at > least - 1 && at < most + 1 && from > start - 1 && to < end + 1
}

import type { Block, Document, Page, Range } from '../../document/model.ts'
import { findDates } from '../values/dates.ts'
import { decideConventions } from '../values/decide-conventions.ts'
import type { Conventions } from '../values/mention.ts'
import { findRows, type WordRow } from './find-rows.ts'
import { findLegend } from './legend.ts'
import type { Row, Segment } from './segment.ts'
import { hasSpacedLetters } from './spaced-letters.ts'
import { type PageFacts, splitRow, toPart } from './split-row.ts'

/** A document as rows of segments, in which labels and values are looked for. */
export interface DocumentView {
  document: Document
  rows: Row[]
  /** Parts of rows and whole paragraphs, each word in one of them. */
  segments: Segment[]
  conventions: Conventions
}

const known = new WeakMap<Document, DocumentView>()

/** The same for the same document, made once: several steps look at it. */
export function viewDocument(document: Document): DocumentView {
  const view = known.get(document) ?? makeView(document)
  known.set(document, view)
  return view
}

function makeView(document: Document): DocumentView {
  const rows: Row[] = []
  const segments: Segment[] = []
  document.pages.forEach((page, index) => {
    const facts = factsOf(page, document.markdown)
    const rowOfWord = new Int32Array(page.words.length)
    const inProse = new Uint8Array(page.words.length)
    const paragraphs = page.blocks.flatMap((block) => proseIn(page, block))
    for (const words of paragraphs) inProse.fill(1, words[0], words[1])
    for (const found of findRows(page)) {
      const row = toRow(page, index, rows.length, found, facts)
      for (const word of found.words) rowOfWord[word] = row.index
      rows.push(row)
      segments.push(...row.segments.filter(({ words }) => inProse[words[0] ?? 0] === 0))
    }
    for (const words of paragraphs) segments.push(toParagraph(page, index, words, rowOfWord, facts))
  })
  segments.sort((a, b) => a.row - b.row || a.place - b.place)
  const texts = segments.map(({ text }) => text)
  const conventions = decideConventions(texts, document.language)
  let days: string[] | undefined
  const daysOfDocument = () => {
    days ??= texts.flatMap((text) => wholeDays(text, conventions))
    return days
  }
  let signs: ReadonlyMap<string, string> | undefined
  const legend = () => {
    signs ??= findLegend(texts)
    return signs
  }
  return { document, rows, segments, conventions: { ...conventions, daysOfDocument, legend } }
}

function wholeDays(text: string, conventions: Conventions): string[] {
  return findDates(text, conventions).flatMap(({ value }) => (String(value).length === 10 ? [String(value)] : []))
}

const fewestProseWords = 16
const fewestWordsInLine = 6
/** Of the lines of running text so many are full; the last one of a paragraph need not be. */
const leastFull = 0.6

/**
 * Running text: several lines, most of them full of words. Where a block has short lines as well, as texts without blank lines
 * have, its full lines that follow each other are running text, and the others are rows.
 */
function proseIn(page: Page, block: Block): Range[] {
  const { kind, words, lines } = block
  if ((kind !== 'paragraph' && kind !== 'list_item') || !isWordy(page, words)) return []
  const own = page.lines.slice(lines[0], lines[1])
  if (own.length < 2) return [words]
  if ((words[1] - words[0]) / own.length < fewestWordsInLine) return []
  const isFull = own.map((line) => line.words[1] - line.words[0] >= fewestWordsInLine)
  if (isFull.filter(Boolean).length >= leastFull * own.length) return [words]
  const runs: Range[] = []
  own.forEach(({ words: [first, last] }, index) => {
    const run = runs.at(-1)
    if (!isFull[index]) return
    if (run && isFull[index - 1]) run[1] = last
    else runs.push([first, last])
  })
  return runs.filter((run) => isWordy(page, run))
}

function isWordy({ words }: Page, [first, last]: Range): boolean {
  if (last - first < fewestProseWords) return false
  const wordy = words.slice(first, last).filter(({ text }) => /^\p{Ll}{2,}[.,;:]?$/u.test(text)).length
  return wordy > 0.35 * (last - first)
}

function toParagraph(page: Page, index: number, range: Range, rowOfWord: Int32Array, facts: PageFacts): Segment {
  const words = Array.from({ length: range[1] - range[0] }, (_, place) => range[0] + place)
  return { ...toPart(page, words, facts), page: index, row: rowOfWord[range[0]] ?? 0, place: 0, prose: true }
}

function factsOf(page: Page, markdown: string): PageFacts {
  const cell = new Int32Array(page.words.length).fill(-1)
  const furniture = new Uint8Array(page.words.length)
  const heading = new Uint8Array(page.words.length)
  let id = 0
  for (const table of page.tables)
    for (const { words } of table.cells) {
      cell.fill(id, words[0], words[1])
      id += 1
    }
  for (const { kind, role, words } of page.blocks) {
    if (kind === 'furniture' || role === 'page_header' || role === 'page_footer' || role === 'page_number')
      furniture.fill(1, words[0], words[1])
    if (kind === 'heading') heading.fill(1, words[0], words[1])
  }
  const heights = page.words.map(({ size, box }) => size ?? box[3] - box[1]).sort((a, b) => a - b)
  const usualHeight = heights[Math.floor(heights.length / 2)] ?? 0
  return { markdown, cell, furniture, heading, usualHeight, spaced: hasSpacedLetters(page.words) }
}

function toRow(page: Page, pageIndex: number, index: number, { words, top, bottom }: WordRow, facts: PageFacts): Row {
  const segments = splitRow(page, words, facts).map((segment, place) => ({
    ...segment,
    page: pageIndex,
    row: index,
    place,
    prose: false,
  }))
  return { page: pageIndex, index, top, bottom, segments }
}

import { median } from '../../core/statistics.ts'
import type { FoundTable } from './found-table.ts'
import { type Extent, extentOf, type LayoutWord } from './layout-page.ts'

/** Words that stand beside each other with no more than word spaces between them. */
export interface Chunk extends Extent {
  words: LayoutWord[]
  /** A drawn table stands here; the chunk has no words then. */
  table?: FoundTable
}

/** Everything at one height, from left to right. */
export interface TextRow extends Extent {
  chunks: Chunk[]
  /** Height and word space of most of its type. */
  size: number
  space: number
}

/** Groups words into rows by height, and each row into chunks at its wide gaps. */
export function rowsOf(words: readonly LayoutWord[]): TextRow[] {
  const byMiddle = [...words].sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1) || a.x0 - b.x0)
  const open: { words: LayoutWord[]; y0: number; y1: number }[] = []
  const rows: LayoutWord[][] = []
  for (const word of byMiddle) {
    const home = open.findLast((row) => sharesHeight(row, word))
    if (home) {
      home.words.push(word)
      // The row's core shrinks a little with small type but never grows into the next line.
      const taller = word.y1 - word.y0 > home.y1 - home.y0
      if (taller && home.words.length < 4) [home.y0, home.y1] = [word.y0, word.y1]
    } else {
      const row = { words: [word], y0: word.y0, y1: word.y1 }
      open.push(row)
      rows.push(row.words)
      if (open.length > 12) open.shift()
    }
  }
  return rows.map(rowOf).sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1))
}

function sharesHeight(row: { y0: number; y1: number }, word: LayoutWord): boolean {
  const overlap = Math.min(row.y1, word.y1) - Math.max(row.y0, word.y0)
  return overlap > 0.5 * Math.min(row.y1 - row.y0, word.y1 - word.y0)
}

function rowOf(words: LayoutWord[]): TextRow {
  const sorted = words.sort((a, b) => a.x0 - b.x0)
  const size = median(sorted.map((word) => word.size))
  const gaps = sorted.slice(1).map((word, index) => word.x0 - (sorted[index]?.x1 ?? 0))
  const usual = gaps.length >= 3 ? median(gaps) : 0
  const space = median(sorted.map((word) => word.space))
  const widest = Math.min(Math.max(1.8 * usual, 2 * space), 3.4 * space)
  const chunks: LayoutWord[][] = []
  sorted.forEach((word, index) => {
    if (index === 0 || (gaps[index - 1] ?? 0) > widest) chunks.push([word])
    else chunks.at(-1)?.push(word)
  })
  return { ...extentOf(sorted), size, space, chunks: chunks.map((part) => ({ words: part, ...extentOf(part) })) }
}

export function wordsOfRow(row: TextRow): LayoutWord[] {
  return row.chunks.flatMap((chunk) => chunk.words)
}

/** Whether most of it is figures: amounts, percentages, counts, dates, dashes for none. */
export function isFigure(text: string): boolean {
  if (/^(?:[-–—*.]+|n\.?\/?a\.?|\(?[xX]\)?|nil)$/i.test(text)) return true
  const digits = text.replace(/[^\d]/g, '').length
  return digits > 0 && digits * 2 >= text.replace(/[\s.,%$€£()+\-–*±'’]/g, '').length
}

export function textOf(words: readonly LayoutWord[]): string {
  return words.map((word, index) => (index > 0 && !word.glued ? ` ${word.text}` : word.text)).join('')
}

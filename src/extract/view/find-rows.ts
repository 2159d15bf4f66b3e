import { emptyBox, union } from '../../document/boxes.ts'
import type { Box, Page, Word } from '../../document/model.ts'

/** Words of one visual row with their height once the page is level. */
export interface WordRow {
  /** Indices into the page's words, from left to right. */
  words: number[]
  top: number
  bottom: number
}

const leastOverlap = 0.5
const mostSlope = 0.05

/**
 * Groups the words of a page by the height they stand at. Blocks and columns are ignored on purpose: a label and its
 * value may be in different ones. Scans are levelled first, for which the slope is taken from their own lines.
 */
export function findRows(page: Page): WordRow[] {
  const slope = page.source === 'ocr' ? slopeOf(page) : 0
  const levelled = page.words.map((word, index) => level(word, index, slope))
  levelled.sort((a, b) => a.middle - b.middle || a.left - b.left)
  const rows: { members: Levelled[]; top: number; bottom: number }[] = []
  for (const word of levelled) {
    const row = rows.at(-1)
    // Only the last few rows can reach down to this word.
    const home = row && overlapShare(row, word) >= leastOverlap ? row : undefined
    if (!home) rows.push({ members: [word], top: word.top, bottom: word.bottom })
    else {
      home.members.push(word)
      // The running mean keeps one tall word from swallowing the next row.
      const share = 1 / home.members.length
      home.top += (word.top - home.top) * share
      home.bottom += (word.bottom - home.bottom) * share
    }
  }
  return rows.map(({ members, top, bottom }) => ({
    words: members.sort((a, b) => a.left - b.left || a.index - b.index).map(({ index }) => index),
    top,
    bottom,
  }))
}

interface Levelled {
  index: number
  left: number
  top: number
  bottom: number
  middle: number
}

function level({ box }: Word, index: number, slope: number): Levelled {
  const shift = (slope * (box[0] + box[2])) / 2
  const [top, bottom] = [box[1] - shift, box[3] - shift]
  return { index, left: box[0], top, bottom, middle: (top + bottom) / 2 }
}

function overlapShare(row: { top: number; bottom: number }, word: Levelled): number {
  const overlap = Math.min(row.bottom, word.bottom) - Math.max(row.top, word.top)
  return overlap / Math.max(1e-9, Math.min(row.bottom - row.top, word.bottom - word.top))
}

/** How far lines fall to the right, as height over width in fractions of the page. */
function slopeOf(page: Page): number {
  const slopes: number[] = []
  for (const { words } of page.lines) {
    const [first, last] = [page.words[words[0]], page.words[words[1] - 1]]
    if (!first || !last || words[1] - words[0] < 3) continue
    const width = (last.box[0] + last.box[2] - first.box[0] - first.box[2]) / 2
    if (width < 0.15) continue
    // Bottoms are steadier than middles, since tall letters are not everywhere.
    slopes.push((last.box[3] - first.box[3]) / width)
  }
  slopes.sort((a, b) => a - b)
  const median = slopes[Math.floor(slopes.length / 2)] ?? 0
  return Math.abs(median) < mostSlope ? median : 0
}

export function boxOf(page: Page, words: readonly number[]): Box {
  return union(words.map((index) => page.words[index]?.box ?? emptyBox))
}

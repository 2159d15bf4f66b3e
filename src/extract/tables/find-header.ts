import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { Interval } from './find-boundaries.ts'
import { HeadScorer, joinedHeads } from './score-heads.ts'

/** A column of a table: where its head stands and which property of the items it gives. */
export interface Column {
  left: number
  right: number
  text: string
  /** Index of the property; -1 when nobody asked for it. */
  property: number
  score: number
}

export interface Header {
  /** Rows from the first to the last of the head. */
  firstRow: number
  lastRow: number
  page: number
  columns: Column[]
  score: number
}

const leastProperties = 2
const tallestHeader = 3

/** Finds the rows that name the columns of tables of such items, best first where they overlap. */
export function findHeaders(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook): Header[] {
  const found: Header[] = []
  const scorer = new HeadScorer(view, properties, labels)
  for (const row of view.rows)
    for (let height = 1; height <= tallestHeader; height += 1) {
      const band = view.rows.slice(row.index, row.index + height)
      if (band.length < height || !isBand(band)) break
      const header = readHeader(view, band, properties, scorer)
      if (header) found.push(header)
    }
  found.sort((a, b) => b.score - a.score || a.firstRow - b.firstRow)
  const taken = new Uint8Array(view.rows.length)
  const kept = found.filter(({ firstRow, lastRow }) => {
    if (taken.subarray(firstRow, lastRow + 1).includes(1)) return false
    taken.fill(1, firstRow, lastRow + 1)
    return true
  })
  return kept.sort((a, b) => a.firstRow - b.firstRow)
}

/** Rows of a head stand close together and hold words, not amounts. */
function isBand(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1]
    const isNear = !above || (above.page === row.page && row.top - above.bottom < 1.2 * (row.bottom - row.top))
    const letters = row.segments.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
    const digits = row.segments.reduce((sum, { text }) => sum + (text.match(/\d/g)?.length ?? 0), 0)
    return isNear && letters > 3 && digits <= 0.2 * letters
  })
}

function readHeader(
  view: DocumentView,
  band: readonly Row[],
  properties: readonly FieldProfile[],
  scorer: HeadScorer,
): Header | undefined {
  const first = band[0]
  const last = band.at(-1)
  if (!first || !last || band.every(({ segments }) => segments.length < 2 && (segments[0]?.words.length ?? 0) < 2))
    return undefined
  const scored = [...band.flatMap((row) => scorer.runsOf(row)), ...scorer.score(joinedHeads(band))]
  scored.sort((a, b) => b.score - a.score || a.head.text.length - b.head.text.length)
  const columns: Column[] = []
  for (const { head, property, score } of scored) {
    const isTaken = columns.some((other) => other.property === property || collide(other, head))
    const { left, right, text } = head
    if (!isTaken) columns.push({ left, right, text, property, score })
  }
  if (columns.length < Math.min(leastProperties, properties.length)) return undefined
  for (const segment of band.flatMap(({ segments }) => segments))
    for (const part of uncovered(view, segment, columns)) columns.push({ ...part, property: -1, score: 0 })
  columns.sort((a, b) => a.left - b.left)
  const score = columns.reduce((sum, column) => sum + column.score, 0) - 0.05 * band.length
  return { firstRow: first.index, lastRow: last.index, page: first.page, columns, score }
}

function collide(a: Interval, b: Interval): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.002
}

/** Words of a segment that are no known head are a column of their own, so that its values go nowhere else. */
function uncovered(view: DocumentView, segment: Segment, columns: readonly Column[]): (Interval & { text: string })[] {
  const words = view.document.pages[segment.page]?.words ?? []
  const parts: (Interval & { text: string })[] = []
  let isOpen = false
  segment.words.forEach((index, place) => {
    const word = words[index]
    if (!word) return
    const head = { left: word.box[0], right: word.box[2], text: word.text }
    const isCovered = columns.some((column) => collide(column, head))
    const part = parts.at(-1)
    if (!isCovered && isOpen && part && place > 0) {
      part.right = head.right
      part.text += ` ${word.text}`
    } else if (!isCovered) parts.push(head)
    isOpen = !isCovered
  })
  return parts
}

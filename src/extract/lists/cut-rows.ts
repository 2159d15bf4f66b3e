import { type Part, wholeOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { Aside, ListRow } from './grid-rows.ts'

export interface Interval {
  left: number
  right: number
}

/** Cuts the rows below a head into its columns. */
export function cutRows(view: DocumentView, columns: readonly Interval[], body: readonly Row[]): ListRow[] {
  const words = body.map((row) => wordsOf(view, row))
  const inColumns = words.flatMap((row) => row.filter(({ part }) => !isSentence(part.segment)))
  const boundaries = findBoundaries(columns, inColumns)
  const inOrder = isShifted(
    body.filter((row) => !isLine(row, boundaries)),
    boundaries,
  )
  return body.map((row, index) => toListRow(row, words[index] ?? [], boundaries, inOrder))

  function isSentence({ words: all, box }: Segment): boolean {
    return all.length >= 5 && columns.filter(({ left, right }) => box[0] < right && left < box[2]).length >= 2
  }
}

interface PlacedWord extends Interval {
  part: Part
}

function wordsOf(view: DocumentView, row: Row): PlacedWord[] {
  return row.segments.flatMap((segment) => {
    const page = view.document.pages[segment.page]
    const words: PlacedWord[] = []
    segment.words.forEach((index, place) => {
      const { text = '', box } = page?.words[index] ?? {}
      const before = place > 0 ? (page?.words[segment.words[place - 1] ?? -1]?.text ?? '') : ''
      const open = words.at(-1)
      if (box && open && goesOn(before, text)) {
        open.right = box[2]
        open.part.last = place
      } else if (box) words.push({ left: box[0], right: box[2], part: { segment, first: place, last: place } })
    })
    return words
  })
}

/** Thousands of one number, parted by a space: "2 294,00". */
function goesOn(before: string, text: string): boolean {
  return /^\D?\d{1,3}$/u.test(before) && /^\d{3}(?!\d)/u.test(text)
}

function toListRow(row: Row, words: readonly PlacedWord[], boundaries: readonly number[], inOrder: boolean): ListRow {
  const cells: Part[][] = Array.from({ length: boundaries.length + 1 }, () => [])
  const asides: Aside[] = []
  const figuresAt = columnsOfFigures(words, boundaries)
  let column = 0
  for (const word of words) {
    const { segment, first } = word.part
    const own = inOrder ? Math.min(segment.place, boundaries.length) : columnAt(boundaries, word)
    // What reaches over into a column that has its figure goes on where it began.
    if (first === 0 || (figuresAt.get(own) ?? segment) === segment) column = own
    if (!isAside(segment, boundaries, row)) add(cells[column], word.part)
    else if (first === 0) asides.push({ part: wholeOf(segment), column })
  }
  return { row, cells, asides, isLine: isLine(row, boundaries) }
}

/** One run of words over several columns is none of the rows. */
function isLine({ segments: [only, ...others] }: Row, boundaries: readonly number[]): boolean {
  return only !== undefined && others.length === 0 && boundaries.some((x) => only.box[0] < x && x < only.box[2])
}

/** All rows have as many runs of words as there are heads, but not below them: then they stand in the order of the heads. */
function isShifted(body: readonly Row[], boundaries: readonly number[]): boolean {
  const columnsOf = ({ segments }: Row) =>
    segments.map(({ box }) => columnAt(boundaries, { left: box[0], right: box[2] }))
  const isFull = body.every(({ segments }) => segments.length === boundaries.length + 1)
  return isFull && body.some((each) => new Set(columnsOf(each)).size <= boundaries.length)
}

/** Columns that a segment of one figure stands in. */
function columnsOfFigures(words: readonly PlacedWord[], boundaries: readonly number[]): Map<number, Segment> {
  const figures = words.filter(({ part }) => part.segment.words.length === 1 && /^\D{0,3}\d/.test(part.segment.text))
  return new Map(figures.map((word) => [columnAt(boundaries, word), word.part.segment]))
}

function add(cell: Part[] | undefined, part: Part): void {
  const last = cell?.at(-1)
  if (last && last.segment === part.segment && last.last === part.first - 1) last.last = part.last
  else cell?.push({ ...part })
}

function isAside({ words, box, text }: Segment, boundaries: readonly number[], row: Row): boolean {
  const crossed = boundaries.filter((x) => box[0] < x && x < box[2]).length
  const isWordy = 2 * (text.match(/(?<!\S)\p{L}{3,}(?=[\s,.;:]|$)/gu)?.length ?? 0) >= words.length
  // A figure at the end is rather that of the next column.
  const least = 4 + crossed + (/\d$/.test(text) ? 2 : 0)
  // "Building: North House" is none of the cells, whatever words follow.
  if (crossed > 0 && row.segments.length === 1 && /^\p{L}[^:]{1,40}:(?:\s|$)/u.test(text)) return true
  // Where all other columns have a cell, what reaches over is a long one.
  const isCell = row.segments.length > boundaries.length
  return (crossed > 0 && isWordy && words.length >= least && !isCell) || /\p{L}\s?:\s*-?[\d.,]+\s*[%€$£]?$/u.test(text)
}

const steps = 60

/** How much of its width a lane loses by its distance from the gap between the heads. */
const awayPenalty = 3
/** Share of the rows that may reach over into the next column. */
const mostCrossing = 0.3

/**
 * Where each column ends and the next begins: in a wide lane that the fewest words of the body cross, near the gap between
 * the two heads. Heads alone do not tell, since numbers reach out to the left of theirs and texts to the right.
 */
function findBoundaries(columns: readonly Interval[], words: readonly Interval[]): number[] {
  return columns.slice(1).map((next, index) => bestLane(columns[index] ?? next, next, words))
}

function bestLane(column: Interval, next: Interval, words: readonly Interval[]): number {
  const [from, to] = [middleOf(column), middleOf(next)]
  const gap = { left: Math.min(column.right, next.left), right: Math.max(column.right, next.left) }
  const places = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  const crossings = places.map((x) => words.filter(({ left, right }) => left < x && x < right).length)
  const [fewest, most] = [Math.min(...crossings), Math.max(1, ...crossings)]
  let best = { middle: (from + to) / 2, score: Number.NEGATIVE_INFINITY }
  for (let allowed = fewest; allowed <= fewest + mostCrossing * most; allowed += 1)
    for (const lane of lanesOf(places, crossings, allowed)) {
      const away = Math.max(0, lane.left - gap.right, gap.left - lane.right)
      const score = lane.right - lane.left - awayPenalty * away - 2 * (to - from) * ((allowed - fewest) / most)
      if (score > best.score) best = { middle: middleOf(lane), score }
    }
  return best.middle
}

function lanesOf(places: readonly number[], crossings: readonly number[], allowed: number): Interval[] {
  const lanes: Interval[] = []
  places.forEach((place, step) => {
    const isOpen = step > 0 && (crossings[step - 1] ?? 0) <= allowed
    const lane = isOpen ? lanes.at(-1) : undefined
    if ((crossings[step] ?? 0) > allowed) return
    if (lane) lane.right = place
    else lanes.push({ left: place, right: place })
  })
  return lanes
}

function middleOf({ left, right }: Interval): number {
  return (left + right) / 2
}

function columnAt(boundaries: readonly number[], word: Interval): number {
  const middle = middleOf(word)
  let column = 0
  while (column < boundaries.length && middle > (boundaries[column] ?? 0)) column += 1
  return column
}

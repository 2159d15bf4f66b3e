import { type Part, textOf, wholeOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { BodyRow } from './body-rows.ts'
import { columnAt, findBoundaries, type Interval } from './find-boundaries.ts'
import { readAs } from './item-cell.ts'

/** A row cut into the columns of its table. */
export interface GridRow extends BodyRow {
  /** For each column the runs of words that stand in it. */
  cells: Part[][]
  /** For each column the number that it holds. */
  figures: (number | undefined)[]
  /** Sentences over several columns, and pairs of their own ("Charge: 12"), with the column they begin in. */
  asides: { part: Part; column: number }[]
}

/** Cuts the rows below a head into its columns. */
export function toGrid(view: DocumentView, columns: readonly Interval[], body: readonly BodyRow[]): GridRow[] {
  const words = body.map(({ row }) => wordsOf(view, row))
  const inColumns = words.slice(0, firstEnd(body)).flatMap((row) => row.filter(({ part }) => !isSentence(part.segment)))
  const boundaries = findBoundaries(columns, inColumns)
  const inOrder = isShifted(body.slice(0, firstEnd(body)), boundaries)
  return body.map((row, index) => toGridRow(row, words[index] ?? [], { boundaries, inOrder }, view.conventions))

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

/** What comes after the totals may be set in columns of its own. */
export function firstEnd(body: readonly BodyRow[]): number {
  const full = body.findIndex(({ row, ends }) => !ends && row.segments.length > 2)
  const end = body.findIndex(({ ends }, index) => ends && index > full)
  return full < 0 || end < 0 ? body.length : end
}

function toGridRow(
  body: BodyRow,
  words: readonly PlacedWord[],
  { boundaries, inOrder }: { boundaries: readonly number[]; inOrder: boolean },
  conventions: Conventions,
): GridRow {
  const cells: Part[][] = Array.from({ length: boundaries.length + 1 }, () => [])
  const asides: GridRow['asides'] = []
  const figuresAt = columnsOfFigures(words, boundaries)
  let column = 0
  for (const word of words) {
    const { segment, first } = word.part
    const own = inOrder ? Math.min(segment.place, boundaries.length) : columnAt(boundaries, word)
    // What reaches over into a column that has its figure goes on where it began.
    if (first === 0 || (figuresAt.get(own) ?? segment) === segment) column = own
    if (!isAside(segment, boundaries, body.row)) add(cells[column], word.part)
    else if (first === 0) asides.push({ part: wholeOf(segment), column })
  }
  return { ...body, cells, figures: cells.map((parts) => figureOf(parts, conventions)), asides }
}

/** All rows have as many runs of words as there are heads, but not below them: then they stand in the order of the heads. */
function isShifted(body: readonly BodyRow[], boundaries: readonly number[]): boolean {
  const columnsOf = ({ row }: BodyRow) =>
    row.segments.map(({ box }) => columnAt(boundaries, { left: box[0], right: box[2] }))
  const isFull = body.every(({ row }) => row.segments.length === boundaries.length + 1)
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
  return (crossed > 0 && isWordy && words.length >= least) || /\p{L}\s?:\s*-?[\d.,]+\s*[%€$£]?$/u.test(text)
}

/** The number that words are, alone or with a currency before it. */
export function figureOf(parts: readonly Part[], conventions: Conventions): number | undefined {
  const text = textOf(parts)
  // "EUR 12.50", but no code.
  const value = /^(?:[A-Z]{2,3}\s)?[^\p{L}]*\d/u.test(text) ? readAs('number', text, conventions) : undefined
  return typeof value === 'number' ? value : undefined
}

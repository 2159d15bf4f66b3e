import { type Home, joinWords, type Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { type ListGrid, type ListRow, titleOver } from './grid-rows.ts'

/** A word, or words that stand together. */
interface Typed {
  homes: Home[]
  text: string
  left: number
  right: number
}

interface TypedRow {
  row: Row
  words: Typed[]
}

/** What of the width of a letter may differ where all are set in one width. */
const mostUneven = 0.05
const fewestRows = 3
const fewestHeads = 3
/** From so many letters on a gap parts columns in any text; a single space does so only in rows with figures. */
const wideGap = 1.5
const mostTries = 50

/**
 * Grids in text whose letters have one width: there a column may begin one space after another ends, where all rows keep that
 * place blank. A line of words without figures is taken for the head.
 */
export function gridsOfWords(view: DocumentView, runs: readonly Row[][]): ListGrid[] {
  return runs.flatMap((run) => {
    const rows = run.map((row) => ({ row, words: wordsOf(view, row) })).filter(({ words }) => words.length > 0)
    const letter = letterOf(rows)
    return letter === undefined ? [] : gridsIn(view, rows, (from) => gridFrom(from, letter))
  })
}

/** Grids of what stands together below a line of words without figures, down to the first line that is not in its columns. */
export function gridsUnderHeads(view: DocumentView, runs: readonly Row[][]): ListGrid[] {
  return runs.flatMap((run) => {
    const rows = run.map((row) => ({ row, words: row.segments.map(typedSegment) }))
    return gridsIn(view, rows, (from) => gridToLoss(from))
  })
}

function typedSegment(segment: Segment): Typed {
  const homes = segment.words.map((_, place) => ({ segment, place }))
  return { homes, text: segment.text, left: segment.box[0], right: segment.box[2] }
}

/** Bars and rules between the cells are none of their words. */
function wordsOf({ document }: DocumentView, { page, segments }: Row): Typed[] {
  const words = segments.flatMap((segment) =>
    segment.words.flatMap((index, place): Typed[] => {
      const word = document.pages[page]?.words[index]
      if (!word || /^[-=_+|]+$/.test(word.text)) return []
      return [{ homes: [{ segment, place }], text: word.text, left: word.box[0], right: word.box[2] }]
    }),
  )
  return words.sort((a, b) => a.left - b.left)
}

/** The width of all letters; undefined where they differ. */
function letterOf(rows: readonly TypedRow[]): number | undefined {
  const widths = rows.flatMap(({ words }) => words.map(({ text, left, right }) => (right - left) / text.length))
  const [least, most] = widths.reduce(([low, high], each) => [Math.min(low, each), Math.max(high, each)], [Infinity, 0])
  return most > 0 && most - least <= mostUneven * most ? most : undefined
}

function gridsIn(
  view: DocumentView,
  rows: readonly TypedRow[],
  read: (rows: readonly TypedRow[]) => ListRow[] | undefined,
): ListGrid[] {
  const grids: ListGrid[] = []
  let tries = 0
  for (let at = 0; at + fewestRows <= rows.length && tries < mostTries; ) {
    const grid = isHead(rows, at) ? read(rows.slice(at)) : undefined
    if (grid) grids.push({ headRows: 0, rows: grid, title: titleOver(view, grid[0]?.row), isMarked: false })
    if (!grid && isHead(rows, at)) tries += 1
    at += grid?.length ?? 1
  }
  return grids
}

function isHead(rows: readonly TypedRow[], at: number): boolean {
  const [head, first] = [rows[at], rows[at + 1]]
  return (head?.words.length ?? 0) > 1 && (first?.words.length ?? 0) > 1 && !hasFigures(head)
}

function hasFigures(row: TypedRow | undefined): boolean {
  return row?.words.some(({ text }) => /\d/.test(text)) ?? false
}

interface Lane {
  left: number
  right: number
  isHeaded: boolean
}

/** As many rows with as many columns as stand clear of each other; undefined where that is no table. */
function gridFrom(rows: readonly TypedRow[], letter: number): ListRow[] | undefined {
  let lanes: Lane[] = []
  let best = { worth: 0, lanes, height: 0 }
  for (const [index, { words }] of rows.entries()) {
    lanes = widened(lanes, words, index === 0, letter)
    const columns = lanes.filter(({ isHeaded }) => isHeaded).length
    if (columns < 2) break
    const height = index + 1
    // The table ends where more rows would cost columns.
    if (height * (columns - 1) >= best.worth) best = { worth: height * (columns - 1), lanes, height }
  }
  const inside = rows.slice(0, best.height)
  const columns = underHeads(best.lanes)
  const figures = inside.filter(hasFigures).length
  const isClear = columns.every(
    (lane, index) => index === 0 || lane.left - (columns[index - 1]?.right ?? 0) >= wideGap * letter,
  )
  if (inside.length < fewestRows || !(isClear || (columns.length > 2 && figures * 2 >= inside.length))) return undefined
  const apart = inside.filter(({ row }) => row.segments.length > 1)
  return inside.map(({ row, words }) => {
    const cells = columns.map((lane) => partsIn(words, lane))
    // Where the others have wider gaps between their cells, words that stand together are a line of their own.
    const isLine = 2 * apart.length > inside.length && row.segments.length === 1 && cells.filter(hasWords).length > 1
    return { row, cells, isLine }
  })
}

function hasWords(parts: readonly Part[]): boolean {
  return parts.length > 0
}

/** The rows before the first that would join columns under different heads. */
function gridToLoss([head, ...body]: readonly TypedRow[]): ListRow[] | undefined {
  if (!head || head.words.length < fewestHeads) return undefined
  let lanes = widened([], head.words, true, 0)
  let height = 1
  for (const { words } of body) {
    const next = widened(lanes, words, false, 0)
    if (next.filter(({ isHeaded }) => isHeaded).length < head.words.length) break
    lanes = next
    height += 1
  }
  const columns = underHeads(lanes)
  return height < fewestRows
    ? undefined
    : [head, ...body]
        .slice(0, height)
        .map(({ row, words }) => ({ row, cells: columns.map((lane) => partsIn(words, lane)) }))
}

/** The columns when these words stand in them, too: what touches is one. */
function widened(lanes: readonly Lane[], words: readonly Typed[], isHeaded: boolean, letter: number): Lane[] {
  const all = [...lanes, ...words.map(({ left, right }) => ({ left, right, isHeaded }))].sort((a, b) => a.left - b.left)
  const joined: Lane[] = []
  for (const lane of all) {
    const last = joined.at(-1)
    if (last && lane.left < last.right + letter / 2) {
      last.right = Math.max(last.right, lane.right)
      last.isHeaded ||= lane.isHeaded
    } else joined.push({ ...lane })
  }
  return joined
}

/** What stands under no head goes on with the column before it. */
function underHeads(lanes: readonly Lane[]): Lane[] {
  const columns: Lane[] = []
  for (const lane of lanes) {
    const last = columns.at(-1)
    if (last && !(lane.isHeaded && last.isHeaded)) {
      last.right = lane.right
      last.isHeaded ||= lane.isHeaded
    } else columns.push({ ...lane })
  }
  return columns
}

function partsIn(words: readonly Typed[], { left, right }: Lane): Part[] {
  return joinWords(words.filter((word) => word.left < right && word.right > left).flatMap(({ homes }) => homes))
}

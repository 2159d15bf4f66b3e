import type { Box } from '../../document/model.ts'
import { type Home, joinWords, type Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'

const fewestRows = 3
const even = 0.004
/** Of the width of a letter: more than between words. */
const leastGap = 0.8
/** Of the blanks inside of either column. */
const leastWider = 1.5

interface PlacedWord extends Home {
  box: Box
  letters: number
}

/** The same grid with two columns where the cells of one have a second column of words, set evenly behind the first. */
export function partColumns(view: DocumentView, grid: ListGrid): ListGrid[] {
  if (!grid.isMarked) return []
  const body = grid.rows.slice(Math.max(1, grid.headRows))
  const width = grid.rows[0]?.cells.length ?? 0
  const edges = Array.from({ length: width }, (_, column) =>
    edgeIn(body.map(({ cells }) => wordsOf(view, cells[column] ?? []))),
  )
  if (edges.every((edge) => edge === undefined)) return []
  return [{ ...grid, whole: grid, rows: grid.rows.map((row) => cut(view, row, edges)) }]
}

function wordsOf({ document }: DocumentView, parts: readonly Part[]): PlacedWord[] {
  return parts.flatMap(({ segment, first, last }) =>
    segment.words.slice(first, last + 1).flatMap((index, at) => {
      const word = document.pages[segment.page]?.words[index]
      return word ? [{ segment, place: first + at, box: word.box, letters: word.text.length }] : []
    }),
  )
}

/** In the middle of the widest lane with words on both sides of it in every row, where those behind it begin or end at the same place. */
function edgeIn(column: readonly PlacedWord[][]): number | undefined {
  const filled = column.filter(({ length }) => length > 0)
  if (filled.length < fewestRows) return undefined
  const lefts = new Set(filled.flatMap((words) => words.slice(1).map(({ box }) => box[0])))
  const lanes = [...lefts].flatMap((left) => laneAt(left - even / 4, filled) ?? [])
  const widest = Math.max(leastGap * letterOf(filled.flat()), ...lanes.map(({ width }) => width))
  return lanes.find(({ width }) => width === widest)?.edge
}

function laneAt(place: number, filled: readonly PlacedWord[][]): { width: number; edge: number } | undefined {
  const behind = filled.map((words) => words.filter(({ box }) => box[0] > place))
  const before = filled.map((words) => words.filter(({ box }) => box[0] <= place))
  if ([...before, ...behind].some(({ length }) => length === 0)) return undefined
  const isSet = [behind.map((words) => words[0]?.box[0] ?? 0), behind.map((words) => words.at(-1)?.box[2] ?? 0)].some(
    isEven,
  )
  const end = Math.max(...before.flat().map(({ box }) => box[2]))
  const start = Math.min(...behind.flat().map(({ box }) => box[0]))
  const inside = [...before, ...behind].flatMap(blanksIn)
  const isWide = inside.every((blank) => start - end >= leastWider * blank)
  return isSet && isWide ? { width: start - end, edge: (start + end) / 2 } : undefined
}

function blanksIn(words: readonly PlacedWord[]): number[] {
  return words.slice(1).map(({ box }, index) => box[0] - (words[index]?.box[2] ?? box[0]))
}

function letterOf(words: readonly PlacedWord[]): number {
  return sum(words.map(({ box }) => box[2] - box[0])) / Math.max(1, sum(words.map(({ letters }) => letters)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

function isEven(places: readonly number[]): boolean {
  return Math.max(...places) - Math.min(...places) < even
}

function cut(view: DocumentView, { row, cells }: ListRow, edges: readonly (number | undefined)[]): ListRow {
  const parted = cells.flatMap((parts, column) => {
    const edge = edges[column]
    if (edge === undefined) return [parts]
    const words = wordsOf(view, parts)
    return [words.filter(({ box }) => box[0] <= edge), words.filter(({ box }) => box[0] > edge)].map(joinWords)
  })
  return { row, cells: parted }
}

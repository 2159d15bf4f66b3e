import type { Extraction } from '../extraction.ts'
import { textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'
import { figureOf } from './item-cell.ts'
import { gridsOf } from './list-grid.ts'
import { recordsOf } from './part-rows.ts'

const fewestRows = 3
const mostUsed = 0.2
const fewestRead = 2
const fewestColumns = 2
const withAmount = /\d[.,]\d{2}(?!\d)/

type Stretch = [start: number, end: number]

/** How many rows that look like a list no value was read from, in the longest run of them, and where it begins. */
export function unreadRows(view: DocumentView, { provenance }: Extraction): { rows: number; page: number } | undefined {
  const stretches = readIn(provenance)
  const unread = gridsOf(view).flatMap((grid) => {
    const rows = grid.rows.slice(grid.headRows).filter(isFull)
    const used = rows.filter((row) => isRead(view, row, stretches))
    return rows.length >= fewestRows && used.length <= mostUsed * rows.length ? [{ grid, rows: rows.length }] : []
  })
  const longest = unread.reduce<(typeof unread)[number] | undefined>(
    (most, each) => (most && most.rows >= each.rows ? most : each),
    undefined,
  )
  return longest && { rows: longest.rows, page: pageOf(view, longest.grid.rows[0]) }
}

/** How many rows of the table that a list was read from are like those read, but are in no list, and where they begin. */
export function rowsLeftOut(
  view: DocumentView,
  { provenance }: Extraction,
  path: string,
): { rows: number; page: number } | undefined {
  const own = readIn(provenance, `${path}[`)
  if (own.length < fewestRead) return undefined
  const all = readIn(provenance)
  const leftOut = gridsOf(view).map((grid) => {
    // Those of entries have several rows for one item.
    if (grid.names) return []
    const rows = recordsOf(grid.rows.slice(headOf(grid)), view.conventions).filter(isFull)
    const shapes = rows.map((row) => shapeOf(row, view))
    const read = rows.flatMap((row, index) => (isRead(view, row, own) ? [shapes[index] ?? []] : []))
    const usual = read.length < fewestRead ? [] : commonShape(read)
    if (usual.length < fewestColumns) return []
    const fullness = read.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(read.length / 2)] ?? 0
    return rows.filter((row, index) => {
      const shape = shapes[index] ?? []
      return shape.length >= fullness && usual.every((kind) => shape.includes(kind)) && !isRead(view, row, all)
    })
  })
  const most = leftOut.reduce((longest, rows) => (rows.length > longest.length ? rows : longest), [])
  return most.length > 0 ? { rows: most.length, page: pageOf(view, most[0]) } : undefined
}

/** Where no form tells the head from rows of words alone, the first of them is the head when it holds no figure. */
function headOf({ headRows, rows: [first] }: ListGrid): number {
  const isOfWords = first?.cells.every((parts) => !/\d/.test(textOf(parts))) ?? false
  return headRows === 0 && isOfWords ? 1 : headRows
}

/** In which columns something stands, and whether it is a figure, or words with an amount. */
function shapeOf({ cells }: ListRow, { conventions }: DocumentView): string[] {
  return cells.flatMap((parts, column) => {
    if (parts.length === 0) return []
    if (figureOf(parts, conventions) !== undefined) return `${column} figure`
    return `${column} ${withAmount.test(textOf(parts)) ? 'amount' : 'text'}`
  })
}

function commonShape([first = [], ...others]: readonly string[][]): string[] {
  return first.filter((kind) => others.every((shape) => shape.includes(kind)))
}

/** The stretches of text that values were read from, in order and apart. */
function readIn(provenance: Extraction['provenance'], below = ''): Stretch[] {
  const all = Object.entries(provenance).flatMap(([path, { start, end }]): Stretch[] =>
    start === null || end === null || !path.startsWith(below) ? [] : [[start, end]],
  )
  const apart: Stretch[] = []
  for (const [start, end] of all.sort(([one], [other]) => one - other)) {
    const last = apart.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else apart.push([start, end])
  }
  return apart
}

function isFull({ cells }: ListRow): boolean {
  return cells.filter((parts) => parts.length > 0).length > 1
}

function isRead({ document }: DocumentView, { row, cells }: ListRow, stretches: readonly Stretch[]): boolean {
  const words = document.pages[row.page]?.words ?? []
  return cells.some((parts) =>
    parts.some(({ segment, first, last }) => {
      const [from, to] = [words[segment.words[first] ?? 0], words[segment.words[last] ?? 0]]
      return from !== undefined && to !== undefined && overlaps(stretches, from.start, to.end)
    }),
  )
}

function overlaps(stretches: readonly Stretch[], from: number, to: number): boolean {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.[1] ?? 0) <= from) low = middle + 1
    else high = middle
  }
  return (stretches[low]?.[0] ?? Infinity) < to
}

function pageOf({ document }: DocumentView, first: ListRow | undefined): number {
  return document.pages[first?.row.page ?? 0]?.number ?? 1
}

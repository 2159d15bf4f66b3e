import type { Extraction } from '../extraction.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'
import { gridsOf } from './list-grid.ts'

const fewestRows = 3
const mostUsed = 0.2

/** How many rows that look like a list no value was read from, in the longest run of them, and where it begins. */
export function unreadRows(view: DocumentView, { provenance }: Extraction): { rows: number; page: number } | undefined {
  const ranges = Object.values(provenance).flatMap(({ start, end }) =>
    start === null || end === null ? [] : [[start, end]],
  )
  const unread = gridsOf(view).flatMap((grid) => {
    const rows = grid.rows.slice(grid.headRows).filter(isFull)
    const used = rows.filter((row) => ranges.some(([start = 0, end = 0]) => overlaps(view, row, start, end)))
    return rows.length >= fewestRows && used.length <= mostUsed * rows.length ? [{ grid, rows: rows.length }] : []
  })
  const longest = unread.reduce<(typeof unread)[number] | undefined>(
    (most, each) => (most && most.rows >= each.rows ? most : each),
    undefined,
  )
  return longest && { rows: longest.rows, page: pageOf(view, longest.grid) }
}

function isFull({ cells }: ListRow): boolean {
  return cells.filter((parts) => parts.length > 0).length > 1
}

function overlaps({ document }: DocumentView, { row, cells }: ListRow, start: number, end: number): boolean {
  const words = document.pages[row.page]?.words ?? []
  return cells.some((parts) =>
    parts.some(({ segment, first, last }) => {
      const [from, to] = [words[segment.words[first] ?? 0], words[segment.words[last] ?? 0]]
      return from !== undefined && to !== undefined && from.start < end && start < to.end
    }),
  )
}

function pageOf({ document }: DocumentView, { rows }: ListGrid): number {
  return document.pages[rows[0]?.row.page ?? 0]?.number ?? 1
}

import { type Home, joinWords, type Part, textOf } from '../resolve/part.ts'
import type { Row } from '../view/segment.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'

const fewestCounted = 2
const count = /^\d{1,5}(?:[.,]\d{1,3})?$/
const times = /^[x×]$/i
/** "6x" */
const countTimes = /^\d+[x×]$/i

/** "5 Pine door", "6 x Garden chair": the count, and what is counted; nothing where a text is anything else. */
export function partCount(homes: readonly Home[]): [count: Part[], name: Part[]] | undefined {
  const [first = '', second = ''] = homes.slice(0, 2).map(textAt)
  const isJoined = countTimes.test(first)
  if (!isJoined && !count.test(first)) return undefined
  const end = times.test(second) ? 2 : 1
  return /^\p{L}/u.test(textAt(homes[end])) ? [joinWords(homes.slice(0, 1)), joinWords(homes.slice(end))] : undefined
}

/** Whether the words of a row say themselves that they are counted. */
export function isTimes(homes: readonly Home[]): boolean {
  const [first = '', second = ''] = homes.slice(0, 2).map(textAt)
  return countTimes.test(first) || (count.test(first) && times.test(second))
}

/** 1, 2, 3 are the places of what follows, and no counts. */
export function arePositions(rows: readonly (readonly Home[])[]): boolean {
  return rows.every((homes, index) => textAt(homes[0]) === String(index + 1) && !isTimes(homes))
}

/** The grid with counts and names in columns of their own, where all cells of one column hold both. */
export function withCountsApart(grid: ListGrid, body: readonly ListRow[]): ListGrid | undefined {
  const width = Math.max(0, ...body.map(({ cells }) => cells.length))
  for (let column = 0; column < width; column += 1) {
    const filled = body.map(({ cells }) => homesOf(cells[column] ?? [])).filter((homes) => homes.length > 0)
    if (filled.length < fewestCounted || !filled.every((homes) => partCount(homes)) || arePositions(filled)) continue
    const heads = grid.heads?.toSpliced(column, 0, '')
    return { ...grid, rows: grid.rows.map((row) => apart(row, column)), ...(heads && { heads }) }
  }
  return undefined
}

function apart(row: ListRow, column: number): ListRow {
  const own = row.cells[column] ?? []
  const [number, name] = partCount(homesOf(own)) ?? [[], own]
  return { ...row, cells: row.cells.toSpliced(column, 1, number, name) }
}

export function homesIn({ segments }: Row): Home[] {
  return segments.flatMap((segment) => segment.words.map((_, place) => ({ segment, place })))
}

export function homesOf(parts: readonly Part[]): Home[] {
  return parts.flatMap(({ segment, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({ segment, place: first + at })),
  )
}

export function textAt(home: Home | undefined): string {
  return home ? textOf([{ segment: home.segment, first: home.place, last: home.place }]) : ''
}

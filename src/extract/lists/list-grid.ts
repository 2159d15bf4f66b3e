import type { Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'

/** Rows of cells that stand under each other, from a table of the page or from words set in columns. */
export interface ListGrid {
  /** Rows at the top that surely name the columns. */
  headRows: number
  rows: ListRow[]
  /** What stands right above it. */
  title: string | undefined
}

export interface ListRow {
  /** For each column the runs of words that stand in it. */
  cells: Part[][]
  /** Its first row in the document. */
  row: Row
}

/** Every grid of a document that a list may be read from, in order. */
export function gridsOf(view: DocumentView): ListGrid[] {
  const known = grids.get(view) ?? [...gridsOfTables(view), ...gridsOfColumns(view)]
  grids.set(view, known)
  return known
}

const grids = new WeakMap<DocumentView, ListGrid[]>()

function gridsOfTables(view: DocumentView): ListGrid[] {
  const found: ListGrid[] = []
  view.document.pages.forEach((page, index) => {
    const places = placesOf(view, index)
    for (const table of page.tables) {
      const rows = Array.from({ length: table.rows }, (): Part[][] => Array.from({ length: table.columns }, () => []))
      for (const { row, column, words } of table.cells) rows[row]?.[column]?.push(...partsOf(places, words))
      const placed = rows.flatMap((cells) => {
        const row = view.rows[cells.flat()[0]?.segment.row ?? -1]
        return row ? [{ cells, row }] : []
      })
      const last = found.at(-1)
      const width = last?.rows[0]?.cells.length
      if (table.continued && last && width === table.columns) last.rows.push(...placed)
      else if (placed.length > 0)
        found.push({ headRows: table.headerRows, rows: placed, title: titleOver(view, placed[0]?.row) })
    }
  })
  return found
}

type Places = Map<number, { segment: Segment; place: number }>

function placesOf(view: DocumentView, page: number): Places {
  const places: Places = new Map()
  for (const row of view.rows)
    if (row.page === page)
      for (const segment of row.segments)
        segment.words.forEach((word, place) => {
          places.set(word, { segment, place })
        })
  return places
}

function partsOf(places: Places, [from, until]: readonly [number, number]): Part[] {
  const parts: Part[] = []
  for (let word = from; word < until; word += 1) {
    const found = places.get(word)
    if (!found) continue
    const last = parts.at(-1)
    if (last?.segment === found.segment && last.last === found.place - 1) last.last = found.place
    else parts.push({ segment: found.segment, first: found.place, last: found.place })
  }
  return parts
}

const widestGap = 2.5
const fewestRows = 2

/** Runs of rows outside of tables whose segments stand in columns. */
function gridsOfColumns(view: DocumentView): ListGrid[] {
  const inTable = tableRows(view)
  const runs: Row[][] = []
  let above: Row | undefined
  for (const row of view.rows) {
    const isFree = !inTable.has(row.index) && row.segments.some(({ furniture }) => !furniture)
    const isNear = above !== undefined && isNext(above, row)
    if (isFree && isNear) runs.at(-1)?.push(row)
    else if (isFree) runs.push([row])
    above = isFree ? row : undefined
  }
  return runs.flatMap((rows) => cutAtHeadings(rows)).flatMap((rows) => toGrid(view, rows) ?? [])
}

function tableRows(view: DocumentView): Set<number> {
  const rows = view.document.pages.flatMap((page, index) => {
    const places = placesOf(view, index)
    return page.tables.flatMap(({ cells }) => cells.flatMap(({ words }) => partsOf(places, words)))
  })
  return new Set(rows.map(({ segment }) => segment.row))
}

function isNext(above: Row, row: Row): boolean {
  return above.page === row.page && row.top - above.bottom <= widestGap * (row.bottom - row.top)
}

/** A heading begins anew what follows. */
function cutAtHeadings(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [[]]
  for (const row of rows) {
    const isHeading = row.segments.length === 1 && row.segments[0]?.heading === true
    if (isHeading) parts.push([])
    else parts.at(-1)?.push(row)
  }
  return parts.filter((part) => part.length >= fewestRows)
}

interface Lane {
  left: number
  right: number
}

function toGrid(view: DocumentView, all: readonly Row[]): ListGrid | undefined {
  const first = all.findIndex(({ segments }) => segments.length > 1)
  const rows = first < 0 ? [] : all.slice(first)
  const lanes = lanesOf(rows)
  if (lanes.length < 2) return undefined
  const grid = rows.flatMap((row) => toListRow(row, lanes) ?? [])
  const several = grid.filter(({ cells }) => cells.filter((parts) => parts.length > 0).length > 1)
  if (several.length < fewestRows) return undefined
  return { headRows: 0, rows: joinContinued(grid), title: titleOver(view, rows[0]) }
}

/** Each segment in the column that it covers most of; a line over several columns is none of the rows. */
function toListRow(row: Row, lanes: readonly Lane[]): ListRow | undefined {
  const cells: Part[][] = lanes.map(() => [])
  for (const segment of row.segments) {
    const shares = lanes.map(({ left, right }) => Math.min(right, segment.box[2]) - Math.max(left, segment.box[0]))
    if (row.segments.length === 1 && shares.filter((share) => share > 0).length > 1) return undefined
    cells[shares.indexOf(Math.max(...shares))]?.push(wholeOf(segment))
  }
  return { row, cells }
}

function wholeOf(segment: Segment): Part {
  return { segment, first: 0, last: segment.words.length - 1 }
}

/** Columns are what the segments of full rows cover together. */
function lanesOf(rows: readonly Row[]): Lane[] {
  const full = rows.filter(({ segments }) => segments.length > 1).flatMap(({ segments }) => segments)
  const lanes: Lane[] = []
  for (const { box } of full.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = lanes.at(-1)
    if (last && box[0] < last.right) last.right = Math.max(last.right, box[2])
    else lanes.push({ left: box[0], right: box[2] })
  }
  return lanes
}

/** A row without anything in the first column goes on with the row above it. */
function joinContinued(rows: readonly ListRow[]): ListRow[] {
  const joined: ListRow[] = []
  for (const { row, cells } of rows) {
    const last = joined.at(-1)
    const isMore =
      cells[0]?.length === 0 && !cells.some((parts) => parts.some(({ segment }) => /\d/.test(segment.text)))
    if (last && isMore) cells.forEach((parts, column) => void last.cells[column]?.push(...parts))
    else joined.push({ row, cells: cells.map((parts) => [...parts]) })
  }
  return joined
}

const furthestTitle = 3

/** A heading, or a line of its own, not far above. */
function titleOver(view: DocumentView, first: Row | undefined): string | undefined {
  if (!first) return undefined
  for (let index = first.index - 1; index >= Math.max(0, first.index - furthestTitle); index -= 1) {
    const row = view.rows[index]
    if (row?.page !== first.page) return undefined
    const [only, ...others] = row.segments
    if (only && others.length === 0 && only.words.length <= 8) return only.text
  }
  return undefined
}

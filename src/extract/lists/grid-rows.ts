import type { Cell } from '../../document/model.ts'
import { type Part, partsBetween, textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'

/** Rows of cells that stand under each other, from a table of the page or from words set in columns. */
export interface ListGrid {
  /** Rows at the top that surely name the columns. */
  headRows: number
  rows: ListRow[]
  /** What stands right above it. */
  title: string | undefined
  /** The page itself says that it is a table. */
  isMarked: boolean
  /** Its cells are those of a sheet, of which each is a value: none is cut. */
  areWhole?: boolean
  /** Each row is a whole item, and none goes on in the next. */
  areRecords?: boolean
  /** What its first columns are, where that is known and no row of it names them. */
  names?: readonly string[]
  /** What its columns are called, where no row of it says so. */
  heads?: readonly string[]
}

export interface ListRow {
  /** For each column the runs of words that stand in it. */
  cells: Part[][]
  /** Its first row in the document. */
  row: Row
  /** Sentences over several columns, and pairs of their own ("Charge: 12"), with the column they begin in. */
  asides?: readonly Aside[]
  /** One run of words over several columns, which may go on with the item above but is none itself. */
  isLine?: boolean
  /** Remarks below it that are in none of its cells. */
  notes?: readonly Part[]
  /** The cells as the file has them, where it marks its tables. */
  stored?: (Cell | undefined)[]
}

export interface Aside {
  part: Part
  column: number
}

/** The heads of the columns; lines of a head over each other are one. */
export function headsOf({ rows }: ListGrid, height: number): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, column) => {
    const lines = rows.slice(0, height).map(({ cells }) => textOf(cells[column] ?? []))
    return [...new Set(lines)].filter((text) => text !== '').join(' ')
  })
}

const widestGap = 2.5
const leastApart = 1.2
export const fewestRows = 2

/** Runs of rows outside of tables, those of one run not far from each other. */
export function freeRuns(view: DocumentView): Row[][] {
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
  return runs.flatMap((rows) => cutAtHeadings(rows))
}

function tableRows(view: DocumentView): Set<number> {
  const parts = view.document.pages.flatMap(({ tables }, page) =>
    tables.flatMap(({ cells }) => cells.flatMap(({ words }) => partsBetween(view, page, words))),
  )
  return new Set(parts.map(({ segment }) => segment.row))
}

function isNext(above: Row, row: Row): boolean {
  return above.page === row.page && row.top - above.bottom <= widestGap * (row.bottom - row.top)
}

/** A heading begins anew what follows, and so does the head of another table. */
function cutAtHeadings(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [[]]
  rows.forEach((row, index) => {
    const isHeading = row.segments.length === 1 && row.segments[0]?.heading === true
    if (isHeading) parts.push([])
    else if (isNextHead(row, rows[index - 1], rows[index + 1])) parts.push([row])
    else parts.at(-1)?.push(row)
  })
  return parts.filter((part) => part.length >= fewestRows)
}

/** Words of several columns between figures, set off from those above or each standing over one of those below. */
function isNextHead(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (!above || !below || row.segments.length < 2) return false
  if (hasFigures(row) || !hasFigures(above) || !hasFigures(below)) return false
  const isApart = row.top - above.bottom > leastApart * (row.bottom - row.top)
  const figures = below.segments.filter(({ text }) => /^\D{0,3}\d/.test(text))
  const isOver = ({ box }: Segment) => figures.some((figure) => figure.box[0] < box[2] && box[0] < figure.box[2])
  return isApart || row.segments.every(isOver)
}

function hasFigures({ segments }: Row): boolean {
  return segments.some(({ text }) => /\d/.test(text))
}

const furthestTitle = 3

/** Whether the tables of a page are parts of a sheet. */
export function isOfSheet({ document }: DocumentView, page: number): boolean {
  return document.pages[page]?.tables.some(({ cells }) => cells.some(({ address }) => address !== undefined)) ?? false
}

/** A heading, or a line of its own, not far above. */
export function titleOver(view: DocumentView, first: Row | undefined): string | undefined {
  if (!first) return undefined
  for (let index = first.index - 1; index >= Math.max(0, first.index - furthestTitle); index -= 1) {
    const row = view.rows[index]
    if (row?.page !== first.page) return undefined
    const [only, ...others] = row.segments
    if (only && others.length === 0 && only.words.length <= 8) return only.text
  }
  return undefined
}

import { freeRuns, type ListGrid, type ListRow } from '../lists/grid-rows.ts'
import { isTotalRow } from '../lists/is-total-row.ts'
import { gridsOf, tablesOf } from '../lists/list-grid.ts'
import { gridsUnderHeads } from '../lists/word-grid.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { kindOf } from './kinds.ts'
import { TakenWords } from './taken-words.ts'

const fewestRows = 3
/** So many columns, two of them of figures, are no form: two rows will do. */
const [manyColumns, fewestOfMany] = [3, 2]
const leastShare = 0.8
/** Of the cells of a row that is one of the list. */
const leastOfRow = 0.7
const leastOfKind = 0.6

export interface SummedGrid extends ListGrid {
  /** Rows below that add the others up. */
  sums: ListRow[]
}

/** What the pages mark as tables, and lines of names with rows of values in columns below them; no word is in two of them. */
export function tableGrids(view: DocumentView): SummedGrid[] {
  const others = [...gridsOf(view).filter(({ isMarked }) => !isMarked), ...gridsUnderHeads(view, freeRuns(view))]
  const aligned = others.map((grid) => partSums(withoutPairsBelow(grid))).filter((grid) => isTable(grid, view))
  const taken = new TakenWords(view.document)
  const unsummed = tablesOf(view).map((grid) => ({ ...grid, sums: [] }))
  const found = [...unsummed, ...aligned.sort((a, b) => sizeOf(b) - sizeOf(a))].filter((grid) => {
    const parts = grid.rows.flatMap(({ cells }) => cells.flat())
    const isFree = grid.isMarked || !parts.some((part) => taken.hasPart(part))
    if (isFree) for (const part of parts) taken.addPart(part)
    return isFree
  })
  return found.sort((a, b) => (a.rows[0]?.row.index ?? 0) - (b.rows[0]?.row.index ?? 0))
}

/** "Counted by:" below a table begins what is said about it, and so does "Subtotal: 240.00", alone in its line. */
function withoutPairsBelow(grid: ListGrid): ListGrid {
  const isPair = ({ cells: [first = [], ...others] }: ListRow) =>
    (others.every((parts) => parts.length === 0) ? /[:：](?:\s|$)/u : /[:：]$/u).test(textOf(first))
  const end = grid.rows.findIndex((row, at) => at > 0 && isPair(row))
  return end < 0 ? grid : { ...grid, rows: grid.rows.slice(0, end) }
}

/** Rows that add the others up, down to the end, have gaps where those have cells; what they say is the document's, and so is what else stands below. */
function partSums(grid: ListGrid): SummedGrid {
  // A currency that stands before its figure may fill a cell more than the figure alone.
  const isSum = ({ row, cells }: ListRow) => filledIn(cells) < cells.length && isTotalRow(row)
  const last = grid.rows.findLastIndex((row) => filledIn(row.cells) >= leastOfRow * row.cells.length && !isSum(row))
  const sum = grid.rows.findIndex((row, at) => at > last && isSum(row))
  // A line that stands across columns is none of the rows.
  const isApart = ({ row, cells }: ListRow) =>
    2 * filledIn(cells) > cells.length && row.segments.length >= filledIn(cells)
  const end = Math.max(last, grid.rows.slice(0, sum < 0 ? undefined : sum).findLastIndex(isApart)) + 1
  return { ...withWholeHeads({ ...grid, rows: grid.rows.slice(0, end) }), sums: sum < 2 ? [] : grid.rows.slice(sum) }
}

function filledIn(cells: readonly Part[][]): number {
  return cells.filter((parts) => parts.length > 0).length
}

/** "Unit price" over one column of figures may be set so far apart that it seems to name two. */
function withWholeHeads(grid: ListGrid): ListGrid {
  const [head, ...body] = grid.rows
  const isEmpty = (column: number) => body.every(({ cells }) => (cells[column] ?? []).length === 0)
  const joined = head?.cells.map((_, column) => column > 0 && isEmpty(column)) ?? []
  if (!head || body.length === 0 || !joined.includes(true)) return grid
  return { ...grid, rows: grid.rows.map((row) => ({ ...row, cells: joinCells(row.cells, joined) })) }
}

function joinCells(cells: readonly Part[][], joined: readonly boolean[]): Part[][] {
  const whole: Part[][] = []
  cells.forEach((parts, column) => {
    if (joined[column]) whole.at(-1)?.push(...parts)
    else whole.push([...parts])
  })
  return whole
}

function sizeOf({ rows }: Pick<ListGrid, 'rows'>): number {
  return rows.reduce((sum, { cells }) => sum + filledIn(cells), 0)
}

/** Words without figures over rows with few gaps, of which a column holds values of one kind: labels with values beside them have many. */
function isTable({ rows }: ListGrid, { conventions }: DocumentView): boolean {
  const [head, ...body] = rows
  const heads = head?.cells.map(textOf) ?? []
  const isWide = heads.length >= manyColumns
  if (body.length < (isWide ? fewestOfMany : fewestRows) || heads.length < 2) return false
  if (!rows.every(({ cells }) => cells.every(isTogether))) return false
  if (heads.some((text) => !/^[^\d:]*\p{L}[^\d:]*$/u.test(text))) return false
  if (sizeOf({ rows: body }) < leastShare * body.length * heads.length) return false
  const textsIn = (column: number) => body.map(({ cells }) => textOf(cells[column] ?? [])).filter((text) => text !== '')
  const kinds = heads.map((_, column) => mostOf(textsIn(column).map((text) => kindOf(text, conventions))))
  return body.length < fewestRows
    ? kinds.filter((kind) => kind !== undefined && figures.has(kind)).length > 1
    : kinds.some((kind) => kind !== undefined && kind !== 'text')
}

const figures = new Set<ValueKind>(['number', 'money', 'percent'])

/** The kind of most values of a column. */
function mostOf(kinds: readonly ValueKind[]): ValueKind | undefined {
  const [most = []] = [...Map.groupBy(kinds, (kind) => kind).values()].sort((a, b) => b.length - a.length)
  return most.length >= leastOfKind * kinds.length ? most[0] : undefined
}

/** The words of a cell follow each other on the page. */
function isTogether(parts: readonly Part[]): boolean {
  const words = parts.flatMap(({ segment, first, last }) => segment.words.slice(first, last + 1))
  return words.length === 0 || Math.max(...words) - Math.min(...words) === words.length - 1
}

import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { type Part, textOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import { type Sight, seenIn } from '../tables/assign-by-sight.ts'
import { isTotalRow } from '../tables/is-total-row.ts'
import { type ItemCell, readCell } from '../tables/item-cell.ts'
import type { TableItem } from '../tables/read-items.ts'
import type { Conventions } from '../values/mention.ts'
import { headsOf, type ListGrid, type ListRow } from './grid-rows.ts'
import { recordsOf } from './part-rows.ts'

export interface GridReading {
  items: TableItem[]
  /** How surely the grid is the list that is asked for. */
  score: number
  /** How well what stands above it names the list. */
  title: number
  /** The heads of its columns, by which the same table is known on other pages. */
  heads: string
}

export interface Asked {
  /** The list itself, as its name and description tell. */
  list: FieldProfile
  properties: readonly FieldProfile[]
}

const leastLabel = 0.45
const leastFit = 0.4
const sureFit = 0.8
/** What a column is worth whose head says nothing, but which alone holds values of the property's kind. */
const byKindAlone = 0.35
const leastTitle = 0.6
const leastShare = 0.5
const fewestInOrder = 3

/** What tells what a column is: its head, and what the reader sees in its cells. */
interface By {
  labels: LabelBook
  sight: Sight
}

/** Reads a grid as a list: columns by their heads, and what these leave open by what the cells hold. */
export function readGrid(
  grid: ListGrid,
  { list, properties }: Asked,
  by: By,
  conventions: Conventions,
): GridReading | undefined {
  const title = grid.title === undefined ? 0 : by.labels.scoreText(list, grid.title)
  const readings = headHeights(grid).flatMap((height) => {
    const body = grid.rows.slice(height)
    if (body.length === 0) return []
    const heads = headsOf(grid, height)
    const columns = assign(heads, body, properties, by, conventions)
    if (
      !isList(columns, {
        properties: properties.length,
        heads: heads.length,
        title,
        height,
        isMarked: grid.headRows > 0,
      })
    )
      return []
    const score = columns.reduce((sum, each) => sum + each.score, 0) / properties.length + 0.2 * title
    return [{ heads, height, columns, score }]
  })
  const best = readings.reduce<(typeof readings)[number] | undefined>(
    (most, each) => (most && most.score >= each.score ? most : each),
    undefined,
  )
  if (!best) return undefined
  const rows = itemRows(grid.rows.slice(best.height), best.heads, conventions)
  const items = rows.flatMap((row) => itemOf(row, best.columns, properties, conventions) ?? [])
  return { items, title, score: best.score, heads: best.heads.join('|').toLowerCase() }
}

interface Evidence {
  properties: number
  heads: number
  /** How well what stands above names the list. */
  title: number
  height: number
  /** The page itself tells the head of the table from its rows. */
  isMarked: boolean
}

/** Two heads that name properties, or a title that names the list, or as many columns as properties, all of their kinds. */
function isList(columns: readonly Column[], { properties, heads, title, height, isMarked }: Evidence): boolean {
  const named = columns.filter(({ label }) => label >= leastLabel).length
  const isShared = columns.length >= leastShare * properties
  if (columns.length < Math.min(2, properties)) return false
  if (named >= 2 || (title >= leastTitle && isShared && (height === 0 || isMarked || named > 0))) return true
  return height === 0 && columns.length === properties && heads === properties && properties >= fewestInOrder
}

function headHeights({ headRows, rows }: ListGrid): number[] {
  return headRows > 0 ? [Math.min(headRows, rows.length)] : [1, 0]
}

interface Column {
  column: number
  property: number
  label: number
  score: number
}

function assign(
  heads: readonly string[],
  body: readonly ListRow[],
  properties: readonly FieldProfile[],
  { labels, sight }: By,
  conventions: Conventions,
): Column[] {
  const seen = heads.map((_, column) =>
    seenIn(
      body.map(({ cells }) => cells[column] ?? []),
      properties,
      sight,
    ),
  )
  const pairs = properties.flatMap((profile, property) =>
    heads.map((head, column) => {
      const named = head === '' ? 0 : labels.scoreText(profile, head)
      const label = Math.max(named, seen[column]?.[property] ?? 0)
      return { property, column, label, fit: fitOf(profile, body, column, conventions) }
    }),
  )
  const taken: Column[] = []
  const isFree = ({ property, column }: { property: number; column: number }) =>
    !taken.some((other) => other.property === property || other.column === column)
  const named = pairs.filter(({ label, fit }) => label >= leastLabel && fit >= leastFit)
  for (const pair of named.toSorted((a, b) => b.label * (1 + b.fit) - a.label * (1 + a.fit)))
    if (isFree(pair)) taken.push({ ...pair, score: pair.label * (0.5 + 0.5 * pair.fit) })
  const open = pairs.filter((pair) => pair.fit >= sureFit && isFree(pair))
  for (const pair of open) {
    const isOnly =
      open.filter(({ property, column }) => property === pair.property || column === pair.column).length === 1
    if (isOnly && isFree(pair)) taken.push({ ...pair, score: byKindAlone })
  }
  return [...taken, ...inOrder(pairs.filter(isFree))]
}

/** Where as many columns as properties are left, they stand in the order that they are asked for. */
function inOrder(pairs: readonly { property: number; column: number; label: number; fit: number }[]): Column[] {
  const properties = [...new Set(pairs.map(({ property }) => property))]
  const columns = [...new Set(pairs.filter(({ fit }) => fit > 0).map(({ column }) => column))].sort((a, b) => a - b)
  if (properties.length !== columns.length) return []
  const found = properties.map((property, at) =>
    pairs.find((pair) => pair.property === property && pair.column === columns[at] && pair.fit >= leastFit),
  )
  return found.every((pair) => pair !== undefined) ? found.map((pair) => ({ ...pair, score: byKindAlone })) : []
}

/** Share of the filled cells of a column that the property can take; figures are hardly ever meant as text. */
function fitOf(profile: FieldProfile, body: readonly ListRow[], column: number, conventions: Conventions): number {
  const filled = body.flatMap(({ cells }) => {
    const parts = cells[column] ?? []
    return parts.length > 0 ? [parts] : []
  })
  if (filled.length === 0) return 0
  const isText = isPlainText(profile.leaf)
  const asksCode = (profile.kinds.get('code') ?? 0) > 0.5
  const fitting = filled.filter((parts) => {
    if (readCell(profile, parts, 1, conventions) === undefined) return false
    return !isText || asksCode || /\p{L}{2}/u.test(textOf(parts))
  })
  return (isText && !asksCode ? 0.5 : 0) * (1 - fitting.length / filled.length) + fitting.length / filled.length
}

/** Rows of the list: without heads that are repeated, totals and notes. */
function itemRows(rows: readonly ListRow[], heads: readonly string[], conventions: Conventions): ListRow[] {
  const isHead = ({ cells }: ListRow) => cells.every((parts, column) => textOf(parts) === heads[column])
  return recordsOf(
    rows.filter((row) => !isHead(row)),
    conventions,
  ).filter(({ row }) => !isTotalRow(row))
}

function itemOf(
  { cells, row }: ListRow,
  columns: readonly Column[],
  properties: readonly FieldProfile[],
  conventions: Conventions,
): TableItem | undefined {
  const read = properties.map((profile, property): ItemCell | undefined => {
    const found = columns.find((column) => column.property === property)
    const parts: Part[] = found ? (cells[found.column] ?? []) : []
    return found && parts.length > 0 ? readCell(profile, parts, found.score, conventions) : undefined
  })
  const filled = read.filter((cell) => cell !== undefined).length
  return filled >= Math.min(2, columns.length) ? { cells: read, row: row.index } : undefined
}

import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { textOf } from '../resolve/part.ts'
import { figureOf } from '../tables/grid.ts'
import { isTotalRow } from '../tables/is-total-row.ts'
import { type Item, type ItemCell, readCell } from '../tables/item-cell.ts'
import { readNote } from '../tables/item-notes.ts'
import { assignOneAmount, columnOf, type OneAmount, oneAmount, withSign } from '../tables/one-amount.ts'
import type { Conventions } from '../values/mention.ts'
import { type Assigned, assignColumns, leastLabel } from './assign-columns.ts'
import { headsOf, type ListGrid, type ListRow } from './grid-rows.ts'
import { recordsOf } from './part-rows.ts'
import type { Sight } from './sight.ts'

export interface GridReading {
  items: Item[]
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

const leastKnown = 0.9
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
    const heads = (grid.heads ?? headsOf(grid, height)).map((head, at) => grid.names?.[at] ?? head)
    const columnsHeld = heads.map((head, at) => ({
      isHeaded: head !== '',
      isKnown: grid.names?.[at] !== undefined || (grid.heads !== undefined && isKnown(head)),
      cells: body.map(({ cells }) => cells[at] ?? []),
      fits: properties.map((profile) => (head === '' ? 0 : by.labels.scoreText(profile, head))),
    }))
    const assigned = assignColumns(columnsHeld, properties, by.sight, conventions)
    const figures = body.map(({ cells }) => cells.map((parts) => figureOf(parts, conventions)))
    const one = oneAmount(heads, assigned, properties, figures)
    const columns = assignOneAmount(assigned, one)
    if (
      !isList(columns, {
        properties: properties.length,
        title,
        height,
        isMarked: grid.headRows > 0 || grid.heads !== undefined,
      })
    )
      return []
    const score = columns.reduce((sum, each) => sum + each.score, 0) / properties.length + 0.2 * title
    return [{ heads, height, columns, score, one }]
  })
  const best = readings.reduce<(typeof readings)[number] | undefined>(
    (most, each) => (most && most.score >= each.score ? most : each),
    undefined,
  )
  if (!best) return undefined
  const rows = grid.heads ? grid.rows : itemRows(grid.rows.slice(best.height), best.heads, conventions)
  const columns = assignByArithmetic(
    best.columns,
    properties,
    rows.map(({ cells }) => cells.map((parts) => figureOf(parts, conventions))),
  )
  const named = columns.reduce((sum, { property, score }) => sum + (property < 0 ? 0 : score), 0)
  const read = rows.flatMap((row) => itemOf(row, { columns, one: best.one }, properties, by.labels, conventions) ?? [])
  const items = grid.heads ? read.map((item) => weaken(item, named / properties.length)) : read
  // Entries of two sections have the same columns, and are two lists. Heads that were looked for are the same, whatever their words.
  const heads = grid.names ? '' : grid.heads ? 'named' : best.heads.join('|').toLowerCase()
  return { items, title, score: best.score, heads }
}

/** What is called so is no property whose name says something else. */
function isKnown(head: string): boolean {
  return (conceptsOf(head)[0]?.score ?? 0) >= leastKnown
}

/** A table that names few of the properties may well be another one. */
function weaken({ cells, row }: Item, fit: number): Item {
  return { row, cells: cells.map((cell) => cell && { ...cell, score: cell.score * Math.min(1, 0.3 + 0.9 * fit) }) }
}

interface Evidence {
  properties: number
  /** How well what stands above names the list. */
  title: number
  height: number
  /** The page itself tells the head of the table from its rows. */
  isMarked: boolean
}

/** Two heads that name properties, or a title that names the list, or as many columns as properties, all of their kinds. */
function isList(columns: readonly Assigned[], { properties, title, height, isMarked }: Evidence): boolean {
  const named = columns.filter(({ label }) => label >= leastLabel).length
  const given = columns.filter(({ property }) => property >= 0).length
  const isShared = given >= leastShare * properties
  if (given < Math.min(2, properties)) return false
  if (named >= 2 || (title >= leastTitle && isShared && (height === 0 || isMarked || named > 0))) return true
  return height === 0 && given === properties && columns.length === properties && properties >= fewestInOrder
}

/** Amounts head no columns: where the page does not say so, a row with them is none. */
function headHeights({ headRows, rows: [first], names, heads }: ListGrid): number[] {
  if (headRows > 0 || names || heads) return [headRows]
  return first?.cells.some((parts) => /^\D{0,3}\d[\d.,'’ ]*[.,]\d+\D{0,4}$/u.test(textOf(parts))) ? [0] : [1, 0]
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
  { cells, row, notes }: ListRow,
  { columns, one }: { columns: readonly Assigned[]; one: OneAmount | undefined },
  properties: readonly FieldProfile[],
  labels: LabelBook,
  conventions: Conventions,
): Item | undefined {
  const figures = cells.map((parts) => figureOf(parts, conventions))
  const open = [...(notes ?? []), ...columns.flatMap(({ property }, at) => (property < 0 ? (cells[at] ?? []) : []))]
  const read = properties.map((profile, property): ItemCell | undefined => {
    const column = columnOf(property, columns, one, figures)
    const parts = cells[column] ?? []
    if (parts.length === 0) return readNote(profile, open, labels, conventions)
    return withSign(
      readCell(profile, parts, columns[column]?.score ?? 0, conventions),
      profile.leaf,
      column === one?.out,
    )
  })
  const filled = read.filter((cell) => cell !== undefined).length
  const given = columns.filter(({ property }) => property >= 0).length
  // What stands below heads that were looked for was told from other lines by its figures.
  const hasFigure = notes !== undefined && read.some((cell) => typeof cell?.value === 'number')
  return hasFigure || filled >= Math.min(2, given) ? { cells: read, row: row.index } : undefined
}

const factors: ConceptId[] = ['quantity', 'unit_price', 'line_total']
const leastAgreement = 0.5
const leastNamed = 0.5
const fewestAlone = 3
const leastMeant = 0.5
const arithmeticScore = 0.8

type Figures = readonly (number | undefined)[]

/**
 * Quantity times price is the amount of the line: columns whose figures say so are those, whichever of the three their
 * heads seem to name. Columns of other properties are left alone.
 */
function assignByArithmetic(
  columns: readonly Assigned[],
  properties: readonly FieldProfile[],
  figures: readonly Figures[],
): Assigned[] {
  const wanted = factors.map((id) => bestFor(id, properties))
  const best = bestTriple(columns, wanted, figures)
  if (!best) return [...columns]
  return columns.map((column, index) => {
    const factor = best.indexOf(index)
    const property = factor < 0 ? -1 : (wanted[factor] ?? -1)
    if (property >= 0) return { ...column, property, score: Math.max(arithmeticScore, fitOf(column, property)) }
    // What another column turned out to be is not this one.
    return wanted.includes(column.property) ? { ...column, property: -1, score: 0 } : column
  })
}

/** The property that means it most surely; a loose likeness of another one's description is not it. */
function bestFor(concept: ConceptId, properties: readonly FieldProfile[]): number {
  const weights = properties.map(({ concepts }) => concepts.get(concept) ?? 0)
  const most = Math.max(...weights)
  return most > leastMeant ? weights.indexOf(most) : -1
}

/** Columns of quantity, price and amount, of which the heads name at least one. */
function bestTriple(
  columns: readonly Assigned[],
  wanted: readonly number[],
  figures: readonly Figures[],
): number[] | undefined {
  const numeric = columns.flatMap((_, index) => (figures.some((row) => row[index] !== undefined) ? [index] : []))
  const areAsked = wanted.filter((property) => property >= 0).length > 1
  const isHeadless = columns.every(({ fits }) => fits.every((fit) => fit === 0))
  let best: { columns: number[]; score: number } | undefined
  for (const triple of triplesOf(numeric)) {
    const named = triple.reduce((sum, at, index) => sum + fitOf(columns[at], wanted[index] ?? -1), 0)
    const { rows, agreement } = agreementOf(figures, triple)
    // Without heads the figures alone must leave no doubt.
    const isPlain = isHeadless && agreement === 1 && rows >= fewestAlone && areAsked
    if (agreement < leastAgreement || (named <= leastNamed && !isPlain)) continue
    const score = 2 * agreement + named
    if (score > (best?.score ?? 0)) best = { columns: triple, score }
  }
  return best?.columns
}

function triplesOf(columns: readonly number[]): number[][] {
  return columns.flatMap((a) =>
    columns.flatMap((b) => columns.flatMap((c) => (a === b || b === c || a === c ? [] : [[a, b, c]]))),
  )
}

function fitOf(column: Assigned | undefined, property: number): number {
  return column?.fits[property] ?? 0
}

function agreementOf(figures: readonly Figures[], triple: readonly number[]): { rows: number; agreement: number } {
  let [agreeing, whole] = [0, 0]
  for (const row of figures) {
    const [quantity, price, total] = triple.map((at) => row[at])
    if (quantity === undefined || price === undefined || total === undefined) continue
    whole += 1
    if (isAbout(Math.abs(total), Math.abs(quantity * price))) agreeing += 1
  }
  return { rows: whole, agreement: whole === 0 ? 0 : agreeing / whole }
}

function isAbout(total: number, expected: number): boolean {
  return Math.abs(expected - total) <= 0.011 + 0.002 * expected
}

import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import { areTaxRates, asksTaxAmount } from '../lexicon/tax-amount.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import { type Assigned, assignColumns, leastLabel } from './assign-columns.ts'
import { withCountsApart } from './counts.ts'
import { factorsAmong, isProduct } from './factors.ts'
import { headsOf, type ListGrid, type ListRow } from './grid-rows.ts'
import { type ColumnKinds, groupRows } from './group-rows.ts'
import { figureOf, type Item, type ItemCell, readAs, readCell, readWholeCell } from './item-cell.ts'
import { isLabelled, readNote } from './item-notes.ts'
import { withPartsApart } from './joint-columns.ts'
import { assignOneAmount, columnOf, type OneAmount, oneAmount, withSign } from './one-amount.ts'
import { recordsOf, withLinesBelow } from './part-rows.ts'
import type { Sight } from './sight.ts'
import { firstEnd } from './table-end.ts'

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

/** The rows of a grid below its head, with what its columns give. */
interface HeadedReading {
  heads: readonly string[]
  columns: Assigned[]
  score: number
  one: OneAmount | undefined
  rows: ListRow[]
}

const leastTitle = 0.6
const leastShare = 0.5
const fewestInOrder = 3
/** What is left of it in a list of which nothing tells that it is of goods. */
const leastCounted = 0.5

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
  const counted = properties.findIndex(({ concepts }) => (concepts.get('quantity') ?? 0) >= leastCounted)
  const readings = headHeights(grid).flatMap((height) => readBelow(grid, height))
  const best = readings.reduce<HeadedReading | undefined>(
    (most, each) => (most && most.score >= each.score ? most : each),
    undefined,
  )
  if (!best) return undefined
  const named = best.columns.reduce((sum, { property, score }) => sum + (property < 0 ? 0 : score), 0)
  const table = { ...best, readCell: grid.areWhole ? readWholeCell : readCell }
  const read = best.rows.flatMap((row) => itemOf(row, table, properties, by.labels, conventions) ?? [])
  const items = grid.heads ? read.map((item) => weaken(item, named / properties.length)) : read
  // Entries of two sections have the same columns, and are two lists. Heads that were looked for are the same, whatever their words.
  const heads = grid.names ? '' : grid.heads ? 'named' : best.heads.join('|').toLowerCase()
  return { items, title, score: best.score, heads }

  function readBelow(grid: ListGrid, height: number): HeadedReading[] {
    const below = grid.rows.slice(height)
    if (below.length === 0) return []
    const named = (grid.heads ?? headsOf(grid, height)).map((head, at) => grid.names?.[at] ?? head)
    const { heads, rows: body } = grid.names
      ? { heads: named, rows: below }
      : withPartsApart({ heads: named, rows: below }, properties, by.labels)
    const inTable = body.slice(0, firstEnd(body.map(({ row }) => row)))
    // Which columns hold figures tells what belongs to one item, and whole items tell better what each column is.
    const kinds = kindsOf(assign(heads, inTable).columns, inTable)
    const isGrouped = !grid.areRecords && kinds.figures.some((isFigures, at) => isFigures && kinds.asked[at])
    const own = withoutHeads(body, heads)
    const rows = isGrouped
      ? groupRows(own, kinds, conventions)
      : itemRows(grid.areRecords ? own : withLinesBelow(own, kinds.isNote), conventions)
    const { columns, one } = assign(heads, rows)
    const isUncounted = counted >= 0 && columns.every(({ property }) => property !== counted)
    const apart = isUncounted ? withCountsApart(grid, rows) : undefined
    if (apart) return readBelow(apart, height)
    const isMarked = grid.headRows > 0 || grid.heads !== undefined
    const isNamed = grid.names !== undefined
    const isAlone = isOnlyOne(grid, columns, properties)
    if (!isList(columns, { properties: properties.length, title, height, isMarked, isNamed, isAlone })) return []
    const score = columns.reduce((sum, each) => sum + each.score, 0) / properties.length + 0.2 * title
    return [{ heads, columns: assignByArithmetic(columns, properties, figuresIn(rows)), score, one, rows }]
  }

  function figuresIn(rows: readonly ListRow[]): Figures[] {
    return rows.map(({ cells }) => cells.map((parts) => figureOf(parts, conventions)))
  }

  function assign(
    heads: readonly string[],
    rows: readonly ListRow[],
  ): { columns: Assigned[]; one: OneAmount | undefined } {
    const figures = figuresIn(rows)
    const taxes = properties.flatMap(({ leaf }, property) => (asksTaxAmount(leaf) ? [property] : []))
    const fits = heads.map((head) =>
      properties.map((profile) => (head === '' ? 0 : by.labels.scoreText(profile, head))),
    )
    const held = heads.map((head, at) => {
      const own = fits[at] ?? []
      const best = own.map((fit, property) => (fits.every((other) => (other[property] ?? 0) <= fit) ? fit : 0))
      const numbers = figures.flatMap((row) => row[at] ?? [])
      return {
        isHeaded: head !== '',
        isKnown: grid.names?.[at] !== undefined || (grid.heads !== undefined && isKnown(head)),
        cells: isCounter(numbers, best, properties) ? [] : rows.map(({ cells }) => cells[at] ?? []),
        fits: own,
        cannotBe: taxes.length > 0 && areRatesAt(figures, at) ? taxes : [],
      }
    })
    const columns = assignColumns(held, properties, by.sight, conventions)
    const one = oneAmount(heads, columns, properties, figures)
    return { columns: assignOneAmount(columns, one), one }
  }

  function kindsOf(columns: readonly Assigned[], rows: readonly ListRow[]): ColumnKinds {
    const figures = figuresIn(rows)
    return {
      figures: columns.map(({ property }, at) => holdsFigures(properties[property], at, rows, figures)),
      dates: columns.map((_, at) =>
        holdsDates(
          rows.flatMap(({ cells }) => cells[at] ?? []),
          conventions,
        ),
      ),
      asked: columns.map(({ property }) => property >= 0),
      isNote: (text) => isLabelled(text, properties, by.labels),
    }
  }
}

function areRatesAt(figures: readonly Figures[], column: number): boolean {
  return areTaxRates(
    figures.map((row) => row[column]),
    figures.map((row) => row.filter((_, at) => at !== column)),
  )
}

const mostlyFigures = 0.7

/** A column of numbers: it gives one, or most of its cells hold one. */
function holdsFigures(
  profile: FieldProfile | undefined,
  at: number,
  rows: readonly ListRow[],
  figures: readonly Figures[],
): boolean {
  if (profile) return profile.leaf.type === 'number' || profile.leaf.type === 'integer'
  const filled = figures.filter((_, row) => (rows[row]?.cells[at]?.length ?? 0) > 0)
  return filled.length > 0 && filled.filter((row) => row[at] !== undefined).length >= mostlyFigures * filled.length
}

function holdsDates(parts: readonly Part[], conventions: Conventions): boolean {
  const dates = parts.filter(
    (part) => /\d/.test(textOf([part])) && readAs('date', textOf([part]), conventions) !== undefined,
  )
  return dates.length > 0 && dates.length >= mostlyFigures * parts.length
}

const surelyNamed = 0.9

/** Numbers of positions are no numbers of articles, though both may be called "Item no.". */
function isCounter(numbers: readonly number[], fits: readonly number[], properties: readonly FieldProfile[]): boolean {
  if (numbers.length === 0 || numbers.some((number, place) => number !== place + 1)) return false
  const most = Math.max(...fits)
  const named = most >= leastLabel ? properties[fits.indexOf(most)] : undefined
  const isArticle = (named?.concepts.get('article_number') ?? 0) >= surelyNamed
  return (!named || isArticle) && (numbers.length > 1 || (isArticle && most < surelyNamed))
}

/** What is called so is no property whose name says something else. */
function isKnown(head: string): boolean {
  return (conceptsOf(head)[0]?.score ?? 0) >= surelyNamed
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
  /** What some of its columns are is known by their form. */
  isNamed: boolean
  /** A column of a sheet is called as the one property that is asked for. */
  isAlone: boolean
}

/** Two heads that name properties, or a title that names the list, or as many columns as properties, all of their kinds. */
function isList(
  columns: readonly Assigned[],
  { properties, title, height, isMarked, isNamed, isAlone }: Evidence,
): boolean {
  const named = columns.filter(({ label }) => label >= leastLabel).length
  const given = columns.filter(({ property }) => property >= 0).length
  const isShared = given >= leastShare * properties
  if (given < Math.min(2, properties)) return false
  if (isAlone || named >= 2 || (title >= leastTitle && isShared && (height === 0 || isMarked || named > 0))) return true
  const isWhole = given === properties && columns.length === properties
  return height === 0 && isWhole && (properties >= fewestInOrder || (isNamed && named > 0))
}

function isOnlyOne(
  { areWhole = false }: ListGrid,
  columns: readonly Assigned[],
  [only, ...others]: readonly FieldProfile[],
): boolean {
  if (!areWhole || others.length > 0 || only?.leaf.name === '') return false
  return columns.some(({ property, fits: [fit = 0] }) => property === 0 && fit >= surelyNamed)
}

/** Amounts head no columns: where the page does not say so, a row with them is none. */
function headHeights({ headRows, rows: [first], names, heads }: ListGrid): number[] {
  if (headRows > 0 || names || heads) return [headRows]
  return first?.cells.some((parts) => /^\D{0,3}\d[\d.,'’ ]*[.,]\d+\D{0,4}$/u.test(textOf(parts))) ? [0] : [1, 0]
}

/** Without heads that are repeated, and the line right above each. */
function withoutHeads(rows: readonly ListRow[], heads: readonly string[]): ListRow[] {
  const isHead = (row: ListRow | undefined) => row?.cells.every((parts, column) => textOf(parts) === heads[column])
  const isAlone = ({ cells }: ListRow) => cells.filter((parts) => parts.length > 0).length < 2
  return rows.filter((row, at) => !isHead(row) && !(isAlone(row) && isHead(rows[at + 1])))
}

/** Rows of the list: without totals, notes, and lines of words over its columns. */
function itemRows(rows: readonly ListRow[], conventions: Conventions): ListRow[] {
  return recordsOf(rows, conventions).filter(({ isLine }) => !isLine)
}

function itemOf(
  { cells, row, notes }: ListRow,
  { columns, one, readCell }: Pick<HeadedReading, 'columns' | 'one'> & { readCell: typeof readWholeCell },
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

const leastAgreement = 0.5
const leastNamed = 0.5
const fewestAlone = 3
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
  const wanted = factorsAmong(properties)
  const best = areFactorsNamed(columns, wanted, figures) ? undefined : bestTriple(columns, wanted, figures)
  if (!best) return [...columns]
  return columns.map((column, index) => {
    const factor = best.indexOf(index)
    const property = factor < 0 ? -1 : (wanted[factor] ?? -1)
    if (property >= 0) return { ...column, property, score: Math.max(arithmeticScore, fitOf(column, property)) }
    // What another column turned out to be is not this one.
    return wanted.includes(column.property) ? { ...column, property: -1, score: 0 } : column
  })
}

/** Quantity, price and amount as the heads name them, with a third factor beside them, such as days. */
function areFactorsNamed(
  columns: readonly Assigned[],
  wanted: readonly number[],
  figures: readonly Figures[],
): boolean {
  const named = wanted.map((property) =>
    columns.findIndex((column) => property >= 0 && column.property === property && column.label >= leastLabel),
  )
  const [quantity = -1, price = -1, total = -1] = named
  if (Math.min(quantity, price, total) < 0) return false
  return columns.some((_, factor) => {
    if (named.includes(factor)) return false
    const multiplied = figures.map((row) =>
      row.with(quantity, (row[quantity] ?? Number.NaN) * (row[factor] ?? Number.NaN)),
    )
    return agreementOf(multiplied, [quantity, price, total]).agreement === 1
  })
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
    if (isProduct(quantity, price, total)) agreeing += 1
  }
  return { rows: whole, agreement: whole === 0 ? 0 : agreeing / whole }
}

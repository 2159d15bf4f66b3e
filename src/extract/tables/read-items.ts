import type { FieldProfile } from '../lexicon/field-profile.ts'
import { assignByArithmetic } from '../lists/assign-by-arithmetic.ts'
import { type Assigned, assignColumns, leastLabel } from '../lists/assign-columns.ts'
import type { Sight } from '../lists/sight.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type BodyRow, bodyRows } from './body-rows.ts'
import { type Column, findHeaders, type Header } from './find-header.ts'
import { firstEnd, type GridRow, toGrid } from './grid.ts'
import { type Group, groupRows } from './group-rows.ts'
import { guessTotal } from './guess-total.ts'
import { type Item, type ItemCell, readCell } from './item-cell.ts'
import { isLabelled, readNote } from './item-notes.ts'
import { keepItems } from './keep-items.ts'
import { assignOneAmount, columnOf, oneAmount, withSign } from './one-amount.ts'
import { oppositesOf } from './opposite-columns.ts'

const leastShareOfBest = 0.6
/** With so many properties a row is an item without a figure too. */
const cellsOfItem = 3

/** Reads the items of an array from the tables that have a head which names their properties. */
export function readItems(
  view: DocumentView,
  properties: readonly FieldProfile[],
  labels: LabelBook,
  sight: Sight,
): Item[] {
  const headers = findHeaders(view, properties, labels)
  const best = Math.max(0, ...headers.map(({ score }) => score))
  const good = headers.filter(({ score }) => score >= leastShareOfBest * best)
  return good.flatMap((header, index) => {
    const until = good[index + 1]?.firstRow ?? view.rows.length
    return readTable(view, header, bodyRows(view, header, until), properties, { labels, sight })
  })
}

function readTable(
  view: DocumentView,
  header: Header,
  body: readonly BodyRow[],
  properties: readonly FieldProfile[],
  { labels, sight }: { labels: LabelBook; sight: Sight },
): Item[] {
  const grid = toGrid(view, header.columns, body)
  const inTable = grid.slice(0, firstEnd(grid))
  const isCounter = header.columns.map((column, index) => countsUp(column, index, inTable, properties))
  const figured = inTable.filter(({ ends, figures }) => !ends && figures.some((figure) => figure !== undefined))
  const held = header.columns.map(({ property, score, fits }, at) => {
    // Lines that only go on with a text do not tell what a column holds, unless all of its texts stand so.
    const [own, all] = [figured, inTable].map((rows) => rows.map(({ cells }) => cells[at] ?? []))
    const cells = own?.some((parts) => parts.length > 0) ? own : all
    return {
      cells: isCounter[at] ? [] : (cells ?? []),
      fits: fits.map((fit, other) => (other === property ? score : fit)),
    }
  })
  // Between heads that name properties, what is headed otherwise is something else.
  const assigned = assignColumns(held, properties, sight, view.conventions).map((column) =>
    column.label < leastLabel ? { ...column, property: -1, score: 0 } : column,
  )
  const texts = header.columns.map(({ text }) => text)
  const one = oneAmount(
    texts,
    assigned,
    properties,
    figured.map(({ figures }) => figures),
  )
  const heads = assignOneAmount(guessTotal(assigned, header.columns, properties, figured), one)
  const isFigures = heads.map((column, index) => holdsFigures(column, index, inTable, properties))
  const found = groupRows(grid, {
    figures: isFigures,
    asked: heads.map(({ property }) => property >= 0),
    dates: heads.map((column) => asksDate(properties[column.property])),
    opposites: oppositesOf(texts),
    isNote: (text) => isLabelled(text, properties, labels),
  })
  const columns = assignByArithmetic(
    heads,
    properties,
    found.map(({ figures }) => figures),
  )
  const numeric = columns.flatMap((_, index) => (isFigures[index] ? [index] : []))
  const asked = numeric.filter((index) => (columns[index]?.property ?? -1) >= 0)
  const groups = keepItems(found, asked, numeric)
  const items = groups.map(toItem).filter((item) => hasFigure(item, properties))
  const named = columns.reduce((sum, { property, score }) => sum + (property < 0 ? 0 : score), 0)
  return items.map((item) => weaken(item, named / properties.length))

  function toItem(group: Group): Item {
    const { conventions } = view
    const notes = [
      ...group.notes,
      ...columns.flatMap(({ property }, at) => (property < 0 ? (group.cells[at] ?? []) : [])),
    ]
    const cells = properties.map((profile, property) => {
      const column = columnOf(property, columns, one, group.figures)
      const parts = group.cells[column] ?? []
      if (parts.length > 0)
        return withSign(
          readCell(profile, parts, columns[column]?.score ?? 0, conventions),
          profile.leaf,
          column === one?.out,
        )
      return readNote(profile, notes, labels, conventions)
    })
    return { cells, row: Math.min(...group.rows.map(({ index }) => index)) }
  }
}

/** A table that names few of the properties may well be another one. */
function weaken({ cells, row }: Item, fit: number): Item {
  return { row, cells: cells.map((cell) => cell && { ...cell, score: cell.score * Math.min(1, 0.3 + 0.9 * fit) }) }
}

/** Numbers of positions are no numbers of articles, though both may be called "Item no.". */
function countsUp(
  { property, score }: Column,
  index: number,
  grid: readonly GridRow[],
  properties: readonly FieldProfile[],
): boolean {
  const numbers = grid.flatMap(({ figures }) => figures[index] ?? [])
  if (numbers.length === 0 || numbers.some((number, place) => number !== place + 1)) return false
  const profile = properties[property]
  if (!profile) return numbers.length > 1
  return (profile.concepts.get('article_number') ?? 0) >= 0.9 && (numbers.length > 1 || score < 0.9)
}

/** A column of numbers: its head asks for one, or most of its cells hold one. */
function holdsFigures(
  { property }: Assigned,
  column: number,
  grid: readonly GridRow[],
  properties: readonly FieldProfile[],
): boolean {
  const asked = properties[property]?.leaf.type
  if (asked !== undefined) return asked !== 'string'
  const filled = grid.filter(({ cells, ends }) => !ends && (cells[column]?.length ?? 0) > 0)
  const figures = filled.filter(({ figures: found }) => found[column] !== undefined)
  return filled.length > 0 && figures.length >= 0.7 * filled.length
}

function asksDate(profile: FieldProfile | undefined): boolean {
  return (profile?.kinds.get('date') ?? 0) > 0.5
}

function hasFigure({ cells }: Item, properties: readonly FieldProfile[]): boolean {
  const asksFigures = properties.some(({ leaf }) => leaf.type !== 'string')
  const filled = cells.filter(Boolean).length
  const isSaid = (cell: ItemCell | undefined, index: number) =>
    cell && (!asksFigures || properties[index]?.leaf.type !== 'string' || (filled > 1 && asksDate(properties[index])))
  return filled >= cellsOfItem || cells.some(isSaid)
}

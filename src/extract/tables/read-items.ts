import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Part } from '../resolve/candidates.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { assignByArithmetic } from './assign-by-arithmetic.ts'
import { bodyRows } from './body-rows.ts'
import { columnAt, findBoundaries, type Interval } from './find-boundaries.ts'
import { type Column, findHeaders, type Header } from './find-header.ts'
import { type GridRow, type Group, groupRows } from './group-rows.ts'
import { type ItemCell, readAs, readCell, textOf } from './item-cell.ts'

export interface Item {
  /** By index of the property. */
  cells: (ItemCell | undefined)[]
}

const leastShareOfBest = 0.6

/** Reads the items of an array from the tables that have a head which names their properties. */
export function readItems(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook): Item[] {
  const headers = findHeaders(view, properties, labels)
  const best = Math.max(0, ...headers.map(({ score }) => score))
  const good = headers.filter(({ score }) => score >= leastShareOfBest * best)
  return good.flatMap((header, index) => {
    const until = good[index + 1]?.firstRow ?? view.rows.length
    return readTable(view, header, bodyRows(view, header, until), properties)
  })
}

function readTable(
  view: DocumentView,
  header: Header,
  rows: readonly Row[],
  properties: readonly FieldProfile[],
): Item[] {
  const words = rows.map((row) => wordsOf(view, row))
  const boundaries = findBoundaries(header.columns, words.flat())
  const grid = rows.map((row, index) => toGridRow(row, words[index] ?? [], boundaries, view.conventions))
  const isFigures = header.columns.map((column, index) => holdsFigures(column, index, grid, properties))
  const groups = groupRows(grid, isFigures)
  const columns = assignByArithmetic(
    header.columns,
    properties,
    groups.map(({ figures }) => figures),
  )
  const items = groups
    .map((group) => toItem(group, columns, properties, view.conventions))
    .filter((item) => hasFigure(item, properties))
  const named = columns.reduce((sum, { property, score }) => sum + (property < 0 ? 0 : score), 0)
  return items.map((item) => weaken(item, named / properties.length))
}

/** A table that names few of the properties may well be another one. */
function weaken({ cells }: Item, fit: number): Item {
  return { cells: cells.map((cell) => cell && { ...cell, score: cell.score * Math.min(1, 0.3 + 0.9 * fit) }) }
}

interface PlacedWord extends Interval {
  part: Part
}

function wordsOf(view: DocumentView, row: Row): PlacedWord[] {
  return row.segments.flatMap((segment) =>
    segment.words.flatMap((index, place) => {
      const box = view.document.pages[segment.page]?.words[index]?.box
      return box ? [{ left: box[0], right: box[2], part: { segment, first: place, last: place } }] : []
    }),
  )
}

function toGridRow(
  row: Row,
  words: readonly PlacedWord[],
  boundaries: readonly number[],
  conventions: Conventions,
): GridRow {
  const cells: Part[][] = Array.from({ length: boundaries.length + 1 }, () => [])
  const placed = words.filter(({ part }) => !isAside(part.segment, boundaries))
  for (const word of placed) {
    const cell = cells[columnAt(boundaries, word)]
    const last = cell?.at(-1)
    if (last && last.segment === word.part.segment && last.last === word.part.first - 1) last.last = word.part.last
    else cell?.push({ ...word.part })
  }
  return { row, cells, figures: cells.map((parts) => figureOf(parts, conventions)) }
}

/** A sentence that runs over several columns, or a pair of its own ("Charge: 12"), is in none of them. */
function isAside({ words, box, text }: Segment, boundaries: readonly number[]): boolean {
  const crossed = boundaries.filter((x) => box[0] < x && x < box[2]).length
  return (crossed > 0 && words.length >= 4 + 2 * crossed) || /\p{L}\s?:\s*-?[\d.,]+\s*[%€$£]?$/u.test(text)
}

function figureOf(parts: readonly Part[], conventions: Conventions): number | undefined {
  const text = textOf(parts)
  const value = /^[^\p{L}]*\d/u.test(text) ? readAs('number', text, conventions) : undefined
  return typeof value === 'number' ? value : undefined
}

/** A column of numbers: its head asks for one, or most of its cells hold one. */
function holdsFigures(
  { property }: Column,
  column: number,
  grid: readonly GridRow[],
  properties: readonly FieldProfile[],
): boolean {
  const asked = properties[property]?.leaf.type
  if (asked !== undefined) return asked !== 'string'
  const filled = grid.filter(({ cells }) => (cells[column]?.length ?? 0) > 0)
  const figures = filled.filter(({ figures: found }) => found[column] !== undefined)
  return filled.length > 0 && figures.length >= 0.7 * filled.length
}

function toItem(
  { cells }: Group,
  columns: readonly Column[],
  properties: readonly FieldProfile[],
  conventions: Conventions,
): Item {
  const item: Item = { cells: properties.map(() => undefined) }
  columns.forEach(({ property, score }, column) => {
    const profile = properties[property]
    const parts = cells[column] ?? []
    if (profile && parts.length > 0) item.cells[property] = readCell(profile, parts, score, conventions)
  })
  return item
}

function hasFigure({ cells }: Item, properties: readonly FieldProfile[]): boolean {
  const asksFigures = properties.some(({ leaf }) => leaf.type !== 'string')
  return cells.some((cell, index) => cell && (!asksFigures || properties[index]?.leaf.type !== 'string'))
}

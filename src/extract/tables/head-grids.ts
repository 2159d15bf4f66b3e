import type { FieldProfile } from '../lexicon/field-profile.ts'
import { type ListGrid, titleOver } from '../lists/grid-rows.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import { bodyRows } from './body-rows.ts'
import { type Column, findHeaders } from './find-header.ts'
import { firstEnd, type GridRow, toGrid } from './grid.ts'
import { type Group, groupRows } from './group-rows.ts'
import { isLabelled } from './item-notes.ts'

const leastShareOfBest = 0.6
const mostlyFigures = 0.7

/** Grids below the heads that name properties of a list, wherever these stand: each row is what one item is printed in. */
export function gridsOfHeads(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook): ListGrid[] {
  const headers = findHeaders(view, properties, labels)
  const best = Math.max(0, ...headers.map(({ score }) => score))
  const good = headers.filter(({ score }) => score >= leastShareOfBest * best)
  return good.map((header, index) => {
    const until = good[index + 1]?.firstRow ?? view.rows.length
    const grid = toGrid(view, header.columns, bodyRows(view, header, until))
    const inTable = grid.slice(0, firstEnd(grid))
    const columns = header.columns.map((column, at) =>
      isCounter(column, at, inTable, properties) ? { ...column, property: -1, isCounter: true } : column,
    )
    const groups = groupsIn(grid, columns, properties, labels)
    const rows = groups.map(({ cells, rows: own, notes }) => {
      const row = own.reduce((first, each) => (each.index < first.index ? each : first))
      return { row, cells: cells.map((parts, at) => (columns[at]?.isCounter ? [] : parts)), notes }
    })
    const heads = columns.map(({ text }) => text)
    return { headRows: 0, heads, rows, title: titleOver(view, view.rows[header.firstRow]), isMarked: false }
  })
}

function groupsIn(
  grid: readonly GridRow[],
  columns: readonly Column[],
  properties: readonly FieldProfile[],
  labels: LabelBook,
): Group[] {
  const inTable = grid.slice(0, firstEnd(grid))
  const figures = columns.map((column, at) => holdsFigures(column, at, inTable, properties))
  const asked = columns.map(({ property }) => property >= 0)
  const groups = groupRows(grid, {
    ...{ figures, asked },
    dates: columns.map(({ property }) => (properties[property]?.kinds.get('date') ?? 0) > 0.5),
    isNote: (text) => isLabelled(text, properties, labels),
  })
  const numeric = [...columns.keys()].filter((at) => figures[at])
  return keepItems(
    groups,
    numeric.filter((at) => asked[at]),
    numeric,
  )
}

/** Numbers of positions are no numbers of articles, though both may be called "Item no.". */
function isCounter(
  { property, score }: Column,
  at: number,
  grid: readonly GridRow[],
  properties: readonly FieldProfile[],
): boolean {
  const numbers = grid.flatMap(({ figures }) => figures[at] ?? [])
  if (numbers.length === 0 || numbers.some((number, place) => number !== place + 1)) return false
  const isArticle = (properties[property]?.concepts.get('article_number') ?? 0) >= 0.9
  return (property < 0 || isArticle) && (numbers.length > 1 || (isArticle && score < 0.9))
}

/** A column of numbers: its head asks for one, or most of its cells hold one. */
function holdsFigures(
  { property }: Column,
  at: number,
  grid: readonly GridRow[],
  properties: readonly FieldProfile[],
): boolean {
  const asked = properties[property]?.leaf.type
  if (asked !== undefined) return asked !== 'string'
  const filled = grid.filter(({ cells, ends }) => !ends && (cells[at]?.length ?? 0) > 0)
  const figures = filled.filter(({ figures: found }) => found[at] !== undefined)
  return filled.length > 0 && figures.length >= mostlyFigures * filled.length
}

const figuresOfWhole = 3

/** Leaves out what stands among the items but is none: lone amounts, and what an item is made up of. */
function keepItems(groups: readonly Group[], asked: readonly number[], columns: readonly number[]): Group[] {
  const counts = groups.map((group) => asked.filter((column) => group.figures[column] !== undefined).length)
  const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  const whole = groups.filter((_, index) => usual < figuresOfWhole || (counts[index] ?? 0) > 1)
  const counter = columns.find((column) => countsUp(whole, column))
  return counter === undefined ? whole : withoutParts(whole, counter, asked)
}

/** Positions are numbered 1, 2, 3. */
function countsUp(groups: readonly Group[], column: number): boolean {
  const numbers = groups.flatMap(({ figures }) => figures[column] ?? [])
  return (
    numbers.length > 1 && groups[0]?.figures[column] === 1 && numbers.every((number, index) => number === index + 1)
  )
}

/** Items without a number whose amounts add up to the numbered one above are its parts. */
function withoutParts(groups: readonly Group[], counter: number, asked: readonly number[]): Group[] {
  const kept: Group[] = []
  let parts: Group[] = []
  const settle = () => {
    const whole = kept.at(-1)
    if (!whole || !asked.some((column) => addsUp(whole, parts, column))) kept.push(...parts)
    parts = []
  }
  for (const group of groups)
    if (group.figures[counter] === undefined) parts.push(group)
    else {
      settle()
      kept.push(group)
    }
  settle()
  return kept
}

function addsUp(whole: Group, parts: readonly Group[], column: number): boolean {
  const sum = parts.reduce((total, { figures }) => total + (figures[column] ?? 0), 0)
  return parts.length > 0 && Math.abs(sum - (whole.figures[column] ?? 0)) < 0.011
}

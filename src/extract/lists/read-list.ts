import { readBookings } from '../blocks/read-bookings.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Proposer } from '../proposers.ts'
import { readSlipLines } from '../receipts/read-lines.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { textOf, wholeOf } from '../resolve/part.ts'
import { leastWorth } from '../resolve/resolved.ts'
import { type ArrayNode, isPlainText, type Leaf } from '../schema/field-tree.ts'
import { readSeries } from '../series/read-series.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { carryDown } from './carry-down.ts'
import type { ListGrid } from './grid-rows.ts'
import { gridsOfHeads } from './head-grids.ts'
import { isHeading } from './is-heading.ts'
import type { Item, ItemCell } from './item-cell.ts'
import { gridsOf } from './list-grid.ts'
import { profileOfList } from './list-profile.ts'
import { type Asked, type GridReading, readGrid } from './read-grid.ts'
import { readMatrix } from './read-matrix.ts'
import { labelOfList, readStrings } from './read-strings.ts'
import type { Sight } from './sight.ts'

const leastShareOfBest = 0.75
const leastShareOfItem = 0.75

/** What tells readings of a list apart. */
export interface ListMeans {
  labels: LabelBook
  sight: Sight
  /** How surely a cell is right by all that is known of it. */
  sureOf(leaf: Leaf, cell: ItemCell): number
  /** Whose reading is left out. */
  without: Proposer | undefined
  /** Rows of the document that belong to another list. */
  taken?: ReadonlySet<number>
}

/** The items of a list, by whichever reading states most, and most surely. */
export function readList(
  array: ArrayNode,
  properties: readonly FieldProfile[],
  view: DocumentView,
  means: ListMeans,
): readonly Item[] {
  const { labels, taken } = means
  const list = profileOfList(array)
  const worthOf = (items: readonly Item[]) => items.reduce((sum, item) => sum + worthOfItem(item, properties, means), 0)
  const series = heard('series', () => readSeries(view, properties, list, labels))
  // Who knows what a booking is leaves nothing to those who do not.
  const bookings = series.length > 0 ? [] : heard('statements', () => readBookings(view, properties))
  if (bookings.length > 0) return bookings
  const grids = heard('grids', () => gridsRead([...gridsOfHeads(view, properties, labels), ...gridsOf(view)]))
  const found = isFuller(grids.length, worthOf(grids), series.length, worthOf(series)) ? grids : series
  if (found.length === 0) return readLines(list, properties, view, labels)
  if (found === series) return series
  return carrySections(carryDown(found, properties, view), properties, view)

  function gridsRead(grids: readonly ListGrid[]): Item[] {
    return readGrids(grids, { list, properties }, { ...means, conventions: view.conventions }, worthOf)
  }

  function heard(name: Proposer, read: () => Item[]): Item[] {
    return name === means.without ? [] : read().filter(({ row }) => !taken?.has(row))
  }
}

/** States more, and in each of its items hardly less: more rows that state less are rather totals and notes. */
function isFuller(items: number, worth: number, others: number, worthOfOthers: number): boolean {
  return worth > worthOfOthers && worth * others >= leastShareOfItem * worthOfOthers * items
}

/** What an item states beyond what would do more harm than good. */
export function worthOfItem(
  { cells }: Item,
  properties: readonly FieldProfile[],
  { sureOf }: Pick<ListMeans, 'sureOf'>,
): number {
  return cells.reduce((sum, cell, at) => {
    const profile = properties[at]
    return cell && profile ? sum + sureOf(profile.leaf, cell) - leastWorth : sum
  }, 0)
}

/** What is set in no columns: the goods of a slip, or names behind or below a label where items have one property only. */
function readLines(
  list: FieldProfile,
  properties: readonly FieldProfile[],
  view: DocumentView,
  labels: LabelBook,
): Item[] {
  if (properties.length > 1) return readSlipLines(view, properties)
  const isText = properties[0] && isPlainText(properties[0].leaf)
  const cells = isText ? readStrings(list, view, labelOfList(list, view, labels)) : []
  return cells.map((cell) => ({ cells: [cell], row: cell.parts[0]?.segment.row ?? 0 }))
}

function readGrids(
  grids: readonly ListGrid[],
  asked: Asked,
  { conventions, ...means }: Pick<ListMeans, 'labels' | 'sight'> & Pick<DocumentView, 'conventions'>,
  worthOf: (items: readonly Item[]) => number,
): Item[] {
  const readings = grids.flatMap((grid) =>
    [readGrid(grid, asked, means, conventions), readMatrix(grid, asked, means.labels, conventions)].flatMap(
      (reading) => reading ?? [],
    ),
  )
  // Of tables beside each other with the same columns the one that bears the name of the list is meant.
  const weight = ({ items, title }: GridReading) => worthOf(items) * (1 + title)
  const best = readings.reduce<GridReading | undefined>(
    (most, each) => (most && !isFuller(each.items.length, weight(each), most.items.length, weight(most)) ? most : each),
    undefined,
  )
  if (!best) return []
  const same = readings.filter((each) => each !== best && isSameTable(each, best))
  return inOrder([best, ...same])
}

/** Tables one below the other. A row that is in several of them is of the first, the one that was chosen. */
function inOrder(readings: readonly GridReading[]): Item[] {
  const known = new Set<number>()
  const own = readings.map(({ items }) => {
    const left = items.filter(({ row }) => !known.has(row))
    for (const { row } of left) known.add(row)
    return left
  })
  return own.toSorted((a, b) => (a[0]?.row ?? 0) - (b[0]?.row ?? 0)).flat()
}

/** The same heads again, on another page or under another heading. */
function isSameTable(a: GridReading, b: GridReading): boolean {
  return a.heads === b.heads && a.heads !== '' && a.score >= leastShareOfBest * b.score
}

const tallestHead = 3
const fewestSections = 2
/** Nothing names the property: that the rows are parted by what it may be is all there is. */
const byPlace = 0.5

/** Headings between the rows of a list, or over each of its tables, are the property that no column gives. */
function carrySections(
  items: readonly Item[],
  properties: readonly FieldProfile[],
  view: DocumentView,
): readonly Item[] {
  const [open, ...others] = properties.flatMap((profile, at) =>
    isPlainText(profile.leaf) && items.every(({ cells }) => cells[at] === undefined) ? [at] : [],
  )
  if (open === undefined || others.length > 0 || items.length <= fewestSections) return items
  const sections = sectionsOf(items, view)
  const distinct = new Set(sections)
  if (distinct.has(undefined) || distinct.size < fewestSections || distinct.size >= items.length) return items
  const rows = new Set(sections.map((section) => section?.row))
  return items.map((item, index) => {
    const cells = item.cells.map((cell) => cell && without(cell, rows))
    const section = sections[index]
    if (section) cells[open] = cellOf(section)
    return { ...item, cells }
  })
}

/** The heading that each item stands under. */
function sectionsOf(items: readonly Item[], { rows }: DocumentView): (Segment | undefined)[] {
  let last: Segment | undefined
  return items.map(({ row }, index) => {
    const from = items[index - 1]?.row ?? row - tallestHead
    last = rows.slice(Math.max(0, from + 1), row + 1).findLast(isHeading)?.segments[0] ?? last
    return last
  })
}

/** What a cell holds but for the headings that were taken for lines of it. */
function without(cell: ItemCell, rows: ReadonlySet<number | undefined>): ItemCell {
  const parts = cell.parts.filter(({ segment }) => !rows.has(segment.row))
  if (parts.length === 0 || parts.length === cell.parts.length) return cell
  return { ...cell, parts, value: typeof cell.value === 'string' ? textOf(parts) : cell.value }
}

function cellOf(segment: Segment): ItemCell {
  const parts = [wholeOf(segment)]
  return { value: textOf(parts).replace(/\s*:$/, ''), parts, score: byPlace, finder: 'section' }
}

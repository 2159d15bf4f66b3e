import type { FieldProfile } from '../lexicon/field-profile.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { readSlipLines } from '../receipts/read-lines.ts'
import type { Candidate } from '../resolve/candidates.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import { readItems, type TableItem } from '../tables/read-items.ts'
import type { DocumentView } from '../view/document-view.ts'
import { gridsOf } from './list-grid.ts'
import { readCards } from './read-cards.ts'
import { type GridReading, readGrid } from './read-grid.ts'
import { readStrings } from './read-strings.ts'

/** So much more must a grid or cards state than the reader of tables with figures, which knows more of them. */
const leastGain = 1.25
const leastShareOfBest = 0.75

/** The items of a list, by whichever reading states most. */
export function readList(
  array: ArrayNode,
  properties: readonly FieldProfile[],
  view: DocumentView,
  candidates: readonly Candidate[],
  labels: LabelBook,
): TableItem[] {
  const tables = readItems(view, properties, labels)
  const others = [
    readGrids(array, properties, view, labels),
    readCards(properties, candidates, labels, view.conventions),
  ]
  const best = others.reduce((most, each) => (worthOf(each) > worthOf(most) ? each : most))
  const isMore = worthOf(best) > leastGain * worthOf(tables)
  // More rows that state less each are rather totals and notes.
  const isFuller = worthOf(best) * tables.length >= leastGain * worthOf(tables) * best.length
  const found = isMore && (tables.length === 0 || isFuller) ? best : tables
  return found.length > 0 ? found : readLines(array, properties, view, labels)
}

/** What is set in no columns: the goods of a slip, or names behind or below a label where items have one property only. */
function readLines(
  array: ArrayNode,
  properties: readonly FieldProfile[],
  view: DocumentView,
  labels: LabelBook,
): TableItem[] {
  if (properties.length > 1) return readSlipLines(view, properties)
  const isText = properties[0]?.leaf.type === 'string' && !properties[0].leaf.kind && !properties[0].leaf.enum
  const cells = isText ? readStrings(profileOf(asLeaf(array)), view, labels) : []
  return cells.map((cell) => ({ cells: [cell], row: cell.parts[0]?.segment.row ?? 0 }))
}

function readGrids(
  array: ArrayNode,
  properties: readonly FieldProfile[],
  view: DocumentView,
  labels: LabelBook,
): TableItem[] {
  const asked = { list: profileOf(asLeaf(array)), properties }
  const readings = gridsOf(view).flatMap((grid) => readGrid(grid, asked, labels, view.conventions) ?? [])
  const best = readings.reduce<GridReading | undefined>(
    (most, each) => (most && worthOf(most.items) * most.score >= worthOf(each.items) * each.score ? most : each),
    undefined,
  )
  if (!best) return []
  const same = readings.filter((each) => each !== best && isSameTable(each, best))
  return withoutRepeats([best, ...same].flatMap(({ items }) => items))
}

/** A row that is in several grids is one item, as the first of them has it. */
function withoutRepeats(items: readonly TableItem[]): TableItem[] {
  const byRow = new Map<number, TableItem>()
  for (const item of items) if (!byRow.has(item.row)) byRow.set(item.row, item)
  return [...byRow.values()].sort((a, b) => a.row - b.row)
}

/** The same heads again, on another page or under another heading. */
function isSameTable(a: GridReading, b: GridReading): boolean {
  return a.heads === b.heads && a.heads !== '' && a.score >= leastShareOfBest * b.score
}

/** How much is stated, and how surely. */
function worthOf(items: readonly TableItem[]): number {
  return items.reduce((sum, { cells }) => sum + cells.reduce((own, cell) => own + (cell?.score ?? 0), 0), 0)
}

const leaves = new WeakMap<ArrayNode, Leaf>()

/** A list as a field, to see what names it. */
function asLeaf(array: ArrayNode): Leaf {
  const { name, path, title, description, required, nullable } = array
  const known = leaves.get(array) ?? {
    ...{ name, path, required, nullable, type: 'string', examples: [], ancestors: [] },
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
  leaves.set(array, known)
  return known
}

import type { Box } from '../../document/model.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { isPlainText } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Item, ItemCell } from './item-cell.ts'

/** From so many rows to a name on, blanks below it are meant: with fewer, one may as well be missing. */
const rowsOfName = 1.5
const fewestNames = 2
const leastOthers = 0.5

/**
 * What is printed once in the first columns, over rows that leave all of these blank, is said of those too. Where only the
 * second of two days is blank, there is none: somebody is there still.
 */
export function carryDown(
  items: readonly Item[],
  properties: readonly FieldProfile[],
  view: DocumentView,
): readonly Item[] {
  const placed = inPlace(items, properties, view)
  const end = placed.findIndex((property) => !isKey(property, properties[property], items))
  const keys = placed.slice(0, end < 0 ? placed.length : end)
  const columns = around(items.flatMap(({ cells }) => keys.map((key) => extentOf(cells[key], view))))
  const countOthers = ({ cells }: Item) => cells.filter((cell, at) => !keys.includes(at) && cell).length
  const most = items.reduce((count, item) => (hasAny(item, keys) ? Math.max(count, countOthers(item)) : count), 0)
  const isBelow = (item: Item) =>
    !hasAny(item, keys) && isBlank(item, columns, view) && countOthers(item) >= Math.max(1, leastOthers * most)
  let above: Item | undefined
  return items.map((item) => {
    if (!above || !isBelow(item)) above = item
    const { cells } = above
    return above === item
      ? item
      : { ...item, cells: item.cells.map((cell, at) => (keys.includes(at) ? cells[at] : cell)) }
  })
}

/** The properties by where their columns begin. */
function inPlace(items: readonly Item[], properties: readonly FieldProfile[], view: DocumentView): number[] {
  const lefts = properties.map((_, property) => around(items.map(({ cells }) => extentOf(cells[property], view)))[0])
  const printed = [...lefts.keys()].filter((property) => lefts[property] !== Infinity)
  return printed.sort((a, b) => (lefts[a] ?? 0) - (lefts[b] ?? 0))
}

/** A day, or a name of several rows that is never said twice in a row. */
function isKey(key: number, profile: FieldProfile | undefined, items: readonly Item[]): boolean {
  if (!profile) return false
  if (profile.leaf.type === 'string' && (profile.kinds.get('date') ?? 0) >= 0.6) return true
  const values = items.flatMap(({ cells }) => cells[key]?.value ?? [])
  const isCode = (profile.kinds.get('code') ?? 0) > 0.5
  if (!isPlainText(profile.leaf) || isCode || values.length < fewestNames) return false
  return items.length >= rowsOfName * values.length && values.every((value, index) => value !== values[index - 1])
}

type Extent = readonly [left: number, right: number]

/** From where to where a cell is printed. */
function extentOf(cell: ItemCell | undefined, view: DocumentView): Extent {
  const boxes = (cell?.parts ?? []).flatMap(({ segment, first, last }) =>
    segment.words.slice(first, last + 1).flatMap((word) => boxOf(view, segment.page, word)),
  )
  return around(boxes.map(([left, , right]) => [left, right]))
}

function around(extents: readonly Extent[]): Extent {
  return extents.reduce<Extent>(
    ([left, right], own) => [Math.min(left, own[0]), Math.max(right, own[1])],
    [Infinity, -Infinity],
  )
}

function hasAny({ cells }: Item, keys: readonly number[]): boolean {
  return keys.some((key) => cells[key])
}

function boxOf({ document }: DocumentView, page: number, word: number): Box[] {
  const box = document.pages[page]?.words[word]?.box
  return box ? [box] : []
}

/** Nothing is printed where the others have it. */
function isBlank({ row }: Item, [from, until]: Extent, view: DocumentView): boolean {
  const { page = 0, segments = [] } = view.rows[row] ?? {}
  const boxes = segments.flatMap(({ words }) => words.flatMap((word) => boxOf(view, page, word)))
  return boxes.length > 0 && boxes.every(([left, , right]) => right <= from || left >= until)
}

import type { FieldProfile } from '../lexicon/field-profile.ts'
import { textOf, wholeOf } from '../resolve/part.ts'
import { isPlainText } from '../schema/field-tree.ts'
import type { Item, ItemCell } from '../tables/item-cell.ts'
import { isHeading } from '../tables/section-rows.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'

const tallestHead = 3
const fewestSections = 2
/** Nothing names the property: that the rows are parted by what it may be is all there is. */
const byPlace = 0.5

/** Headings between the rows of a list, or over each of its tables, are the property that no column gives. */
export function carrySections(
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

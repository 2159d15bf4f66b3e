import type { Row } from '../view/segment.ts'
import type { GridRow } from './grid.ts'
import { isTotalRow } from './is-total-row.ts'

const longestHeading = 60

/** One short text of its own, set off from the others. */
export function isHeading(row: Row): boolean {
  const [segment, ...others] = row.segments
  if (!segment || others.length > 0 || segment.prose || segment.furniture || isTotalRow(row)) return false
  const isSetOff = segment.bold || segment.heading || segment.scale > 1.1
  return isSetOff && segment.text.length <= longestHeading && /\p{L}{2}/u.test(segment.text)
}

/** Headings between the rows of a table, which are no line of a cell: fewer than items, or else each is the name of one. */
export function sectionRows(grid: readonly GridRow[]): ReadonlySet<Row> {
  const items = grid.filter(({ ends, figures }) => !ends && figures.some((figure) => figure !== undefined))
  const headings = grid.filter(isSection)
  const bold = items.filter(({ row }) => row.segments.every((segment) => segment.bold))
  const areSections = headings.length < items.length && 2 * bold.length < items.length
  return new Set(areSections ? headings.map(({ row }) => row) : [])
}

/** "2 - Windows": its number may stand where the items have theirs. Sizes alone do not tell, as they differ in scans. */
function isSection({ row, figures: [, ...figures] }: GridRow): boolean {
  const isMarked = row.segments.some(({ bold, heading }) => bold || heading)
  return isMarked && isHeading(row) && figures.every((figure) => figure === undefined)
}

import type { Row } from '../view/segment.ts'
import { isSurchargeRow, isTotalRow } from './is-total-row.ts'

/** Where a table may be over: for good at a heading or a wide gap, or by words for a sum or for freight, which an item may have too. */
export type End = 'apart' | 'total' | 'surcharge' | undefined

const widestGap = 6

export function endsOf(rows: readonly Row[]): End[] {
  return rows.map((row, index) => {
    const above = rows[index - 1]
    const isFar = above?.page === row.page && row.top - above.bottom > widestGap * (row.bottom - row.top)
    if (isFar || row.segments.some(({ heading }) => heading)) return 'apart'
    if (isSurchargeRow(row)) return 'surcharge'
    return isTotalRow(row) ? 'total' : undefined
  })
}

/** What comes after the totals may be set in columns of its own. */
export function firstEnd(rows: readonly Row[]): number {
  const ends = endsOf(rows)
  const full = rows.findIndex(({ segments }, index) => !ends[index] && segments.length > 2)
  const end = ends.findIndex((each, index) => each && index > full)
  return full < 0 || end < 0 ? rows.length : end
}

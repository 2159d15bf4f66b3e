import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import type { Header } from './find-header.ts'
import { isTotalRow } from './is-total-row.ts'

const widestGap = 6

/** Rows below a head up to the totals, to the head of another table, or to a wide gap; pages are gone over. */
export function bodyRows(view: DocumentView, header: Header, until: number): Row[] {
  const rows: Row[] = []
  for (let index = header.lastRow + 1; index < until; index += 1) {
    const row = view.rows[index]
    if (!row || isTotalRow(row) || isOtherHead(row, header)) break
    if (row.segments.every(({ furniture }) => furniture)) continue
    const above = rows.at(-1)
    const height = row.bottom - row.top
    const isFar = above?.page === row.page && row.top - above.bottom > widestGap * height
    if (isFar || (row.page > header.page && !hasSeveral(rows))) break
    rows.push(row)
  }
  return rows
}

/** A heading, or a row of words without figures in most columns, begins something else. */
function isOtherHead({ segments }: Row, { columns }: Header): boolean {
  if (segments.some(({ heading }) => heading)) return true
  const words = segments.filter(({ text }) => /\p{L}{3}/u.test(text) && !/\d/.test(text))
  return words.length === segments.length && words.length >= Math.max(3, columns.length / 2)
}

/** A table that has no row with several columns on its first page is none. */
function hasSeveral(rows: readonly Row[]): boolean {
  return rows.some(({ segments }) => segments.length > 1)
}

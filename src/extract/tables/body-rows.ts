import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import type { Header } from './find-header.ts'
import { isSurchargeRow, isTotalRow } from './is-total-row.ts'

/** A row below a head. */
export interface BodyRow {
  row: Row
  /** A total, a heading or a wide gap: the table is over here, unless a whole item follows. */
  ends: boolean
  /** Ends the table by its words alone, which may be those of an item. */
  isSurcharge: boolean
}

const widestGap = 6

/** Rows below a head up to the head of another table; pages are gone over. */
export function bodyRows(view: DocumentView, header: Header, until: number): BodyRow[] {
  const body: BodyRow[] = []
  let above: Row | undefined
  for (let index = header.lastRow + 1; index < until; index += 1) {
    const row = view.rows[index]
    if (!row) break
    if (row.segments.every(({ furniture }) => furniture)) continue
    // Right below the head it is the same in another language, or the rest of it: "(EUR)".
    if (!above && (isOtherHead(row, header) || row.segments.every(({ text }) => /^[([].*[)\]]$/.test(text)))) continue
    if (isOtherHead(row, header)) break
    if (above && row.page > header.page && !hasSeveral(body)) break
    const isFar = above?.page === row.page && row.top - above.bottom > widestGap * (row.bottom - row.top)
    const isTitle = row.segments.some(({ heading }) => heading) || isTitleOfNext(view, row, until)
    const isApart = isFar || isTitle
    body.push({ row, ends: isApart || isTotalRow(row), isSurcharge: !isApart && isSurchargeRow(row) })
    above = row
  }
  return body
}

/** A line of its own right above the head of the next table belongs to that one. */
function isTitleOfNext(view: DocumentView, { index, segments }: Row, until: number): boolean {
  return (
    index === until - 1 &&
    until < view.rows.length &&
    segments.length === 1 &&
    !/^\D*\d[\d.,]*$/.test(segments[0]?.text ?? '')
  )
}

/** A row of words without figures in most columns names other columns. */
function isOtherHead({ segments }: Row, { columns }: Header): boolean {
  const words = segments.filter(({ text }) => /\p{L}{3}/u.test(text) && !/\d/.test(text))
  return words.length === segments.length && words.length >= Math.max(3, columns.length / 3)
}

/** A table that has no row with several columns on its first page is none. */
function hasSeveral(body: readonly BodyRow[]): boolean {
  return body.some(({ row }) => row.segments.length > 1)
}

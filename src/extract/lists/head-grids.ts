import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { cutRows } from './cut-rows.ts'
import { findHeaders, type Header } from './find-header.ts'
import { isOfSheet, type ListGrid, titleOver } from './grid-rows.ts'

const leastShareOfBest = 0.6

/** Grids below the heads that name properties of a list, wherever these stand. */
export function gridsOfHeads(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook): ListGrid[] {
  const headers = findHeaders(view, properties, labels)
  const best = Math.max(0, ...headers.map(({ score }) => score))
  const good = headers.filter(({ score }) => score >= leastShareOfBest * best)
  return good.map((header, index) => {
    const until = good[index + 1]?.firstRow ?? view.rows.length
    const rows = cutRows(view, header.columns, rowsBelow(view, header, until))
    const heads = header.columns.map(({ text }) => text)
    const title = titleOver(view, view.rows[header.firstRow])
    return { headRows: 0, heads, rows, title, isMarked: false, areWhole: isOfSheet(view, header.page) }
  })
}

/** Rows below a head up to the head of another table; pages are gone over. */
function rowsBelow(view: DocumentView, header: Header, until: number): Row[] {
  const body: Row[] = []
  for (let index = header.lastRow + 1; index < until; index += 1) {
    const row = view.rows[index]
    if (!row) break
    if (row.segments.every(({ furniture }) => furniture)) continue
    const above = body.at(-1)
    // Right below the head it is the same in another language, or the rest of it: "(EUR)".
    if (!above && (isOtherHead(row, header) || row.segments.every(({ text }) => /^[([].*[)\]]$/.test(text)))) continue
    if (isOtherHead(row, header) || isTitleOfNext(view, row, until)) break
    if (above && row.page > header.page && !hasSeveral(body)) break
    body.push(row)
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
function hasSeveral(body: readonly Row[]): boolean {
  return body.some(({ segments }) => segments.length > 1)
}

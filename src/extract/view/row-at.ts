import type { Box } from '../../document/model.ts'
import type { DocumentView } from './document-view.ts'
import type { Row } from './segment.ts'

const pages = new WeakMap<DocumentView, Map<number | undefined, Row[]>>()

/** The row that the middle of a box stands in. Rows stand in the order of the page, and a sheet may have thousands. */
export function rowAt(view: DocumentView, page: number, box: Box): Row | undefined {
  const byPage = pages.get(view) ?? Map.groupBy(view.rows, (row) => view.document.pages[row.page]?.number)
  pages.set(view, byPage)
  const rows = byPage.get(page) ?? []
  const height = (box[1] + box[3]) / 2
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.bottom ?? 0) < height) low = middle + 1
    else high = middle
  }
  return rows[low]
}

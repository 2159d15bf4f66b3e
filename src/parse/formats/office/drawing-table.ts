import type { DraftBlock } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import { child, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { drawingParagraphs } from './drawing-text.ts'
import { firstRowNamesColumns } from './header-rows.ts'
import { cellContent, gridOf, type PlacedCell } from './table-grid.ts'

/** A table of a slide (`a:tbl`). */
export function readDrawingTable(table: XmlElement, limits: Limits, onLink: (id: string) => void): DraftBlock[] {
  const cells: PlacedCell[] = []
  const rows = childrenNamed(table, 'a:tr')
  rows.forEach((row, rowIndex) => {
    childrenNamed(row, 'a:tc').forEach((element, column) => {
      const { gridSpan, rowSpan, hMerge, vMerge } = element.attributes
      const body = child(element, 'a:txBody')
      const { lines } = cellContent(body ? drawingParagraphs(body, { onLink }) : [])
      // Covered cells come only with text that the cell over them hides.
      if (hMerge === '1' || vMerge === '1' || hMerge === 'true' || vMerge === 'true') return
      cells.push({ row: rowIndex, column, rowSpan: spanOf(rowSpan), columnSpan: spanOf(gridSpan), lines })
    })
  })
  const marked = /^(1|true)$/.test(child(table, 'a:tblPr')?.attributes['firstRow'] ?? '')
  const headerRows = rows.length > 1 && (marked || firstRowNamesColumns(cells)) ? 1 : 0
  const grid = gridOf(cells, headerRows, limits)
  return grid ? [{ kind: 'table', table: grid }] : []
}

function spanOf(text: string | undefined): number {
  const span = Number.parseInt(text ?? '1', 10)
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), 10_000)
}

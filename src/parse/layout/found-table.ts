import type { Extent, LayoutWord } from './layout-page.ts'

/** A table as found on the page, in points. */
export interface FoundTable extends Extent {
  rows: number
  columns: number
  headerRows: number
  cells: FoundCell[]
}

export interface FoundCell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  /** Lines of text, top to bottom. */
  lines: LayoutWord[][]
  extent?: Extent
}

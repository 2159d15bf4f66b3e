import type { Extent, LayoutPage, LayoutWord } from './layout-page.ts'

/** A page some of whose tables are known already; their words are not among the others. */
export interface TabledPage extends LayoutPage {
  tables?: FoundTable[]
}

/** A table as found on the page, in points. */
export interface FoundTable extends Extent {
  rows: number
  columns: number
  headerRows: number
  cells: FoundCell[]
  /** Goes on from the last table of the page before. */
  continued?: boolean
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

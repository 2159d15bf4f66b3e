import type { DraftBlock, DraftLine } from '../../../document/draft.ts'
import { childElements, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { BlockSink } from '../office/flow-pages.ts'
import { firstRowNamesColumns } from '../office/header-rows.ts'
import { cellContent, gridOf, type PlacedCell } from '../office/table-grid.ts'
import type { OdfScope, ReadBlocks } from './odf-scope.ts'

interface Row {
  element: XmlElement
  isHeader: boolean
  /** A page ended right before it. */
  onNewPage: boolean
}

/** Gives a table, cut where a page ends between its rows. A table of one cell is only a frame around its content. */
export function readTable(
  table: XmlElement,
  scope: OdfScope,
  sink: BlockSink,
  readBlocks: ReadBlocks,
  readInto: (elements: XmlElement[], scope: OdfScope, sink: BlockSink) => void,
): void {
  if (scope.styles.tableBreaksBefore(table.attributes['table:style-name'])) sink.breakPage(false)
  const rows = rowsIn(table, false)
  const only = rows.length === 1 && rows[0] ? childrenNamed(rows[0].element, 'table:table-cell') : []
  if (only.length === 1 && only[0]) {
    readInto(childElements(only[0]), scope, sink)
    return
  }
  let part: Row[] = []
  let continued = false
  for (const row of rows) {
    if (row.onNewPage && sink.hasPages && part.length > 0) {
      givePart(part, continued, scope, sink, readBlocks)
      sink.breakPage(false)
      part = []
      continued = true
    }
    part.push(row)
  }
  givePart(part, continued, scope, sink, readBlocks)
}

function givePart(rows: Row[], continued: boolean, scope: OdfScope, sink: BlockSink, readBlocks: ReadBlocks): void {
  const apart: DraftBlock[] = []
  const cells = placeCells(rows, scope, (elements) => {
    const content = cellContent(readBlocks(elements, scope))
    apart.push(...content.apart)
    return content.lines
  })
  const marked = rows.findIndex((one) => !one.isHeader)
  const guessed = rows.length > 1 && firstRowNamesColumns(cells) ? 1 : 0
  const headerRows = marked > 0 ? marked : guessed
  const grid = gridOf(cells, continued ? 0 : headerRows, scope.limits)
  if (grid) sink.add({ kind: 'table', table: { ...grid, ...(continued && { continued: true }) } })
  for (const block of apart) sink.add(block)
}

function placeCells(rows: Row[], scope: OdfScope, read: (elements: XmlElement[]) => DraftLine[]): PlacedCell[] {
  const cells: PlacedCell[] = []
  let row = 0
  for (const { element } of rows) {
    const placed = placeRow(element, read)
    for (let copy = 0; copy < repeats(element, 'table:number-rows-repeated'); copy += 1) {
      if (cells.length + placed.length > scope.limits.cells) return cells
      if (copy > 0 && cells.length > mostRepeatedCells) break
      cells.push(...placed.map((cell) => ({ ...cell, row })))
      row += 1
    }
  }
  return cells
}

function placeRow(row: XmlElement, read: (elements: XmlElement[]) => DraftLine[]): PlacedCell[] {
  const cells: PlacedCell[] = []
  let column = 0
  for (const cell of childElements(row)) {
    if (!/^table:(covered-)?table-cell$/.test(cell.name)) continue
    const copies = repeats(cell, 'table:number-columns-repeated')
    const lines = read(childElements(cell))
    const isCovered = cell.name === 'table:covered-table-cell' && lines.length === 0
    for (let at = 0; at < copies && !isCovered; at += 1)
      cells.push({ row: 0, column: column + at, ...spansOf(cell), lines })
    column += copies
  }
  return cells
}

function rowsIn(element: XmlElement, isHeader: boolean): Row[] {
  let onNewPage = false
  return childElements(element).flatMap((part) => {
    if (part.name === 'text:soft-page-break') onNewPage = true
    const rows = rowsOf(part, isHeader)
    const [first] = rows
    if (first) {
      first.onNewPage ||= onNewPage
      onNewPage = false
    }
    return rows
  })
}

function rowsOf(part: XmlElement, isHeader: boolean): Row[] {
  if (part.name === 'table:table-row') return [{ element: part, isHeader, onNewPage: false }]
  if (!/^table:table-(header-rows|rows|row-group)$/.test(part.name)) return []
  return rowsIn(part, isHeader || part.name === 'table:table-header-rows')
}

// Sheets repeat a cell a million times to say that it is empty; texts have no use for it.
const mostRepeats = 64
const mostRepeatedCells = 20_000

function repeats(element: XmlElement, attribute: string): number {
  return Math.min(Math.max(Number(element.attributes[attribute] ?? 1) || 1, 1), mostRepeats)
}

function spansOf(cell: XmlElement): { rowSpan: number; columnSpan: number } {
  const span = (name: string) => Math.min(Math.max(Number(cell.attributes[name] ?? 1) || 1, 1), 10_000)
  return { rowSpan: span('table:number-rows-spanned'), columnSpan: span('table:number-columns-spanned') }
}

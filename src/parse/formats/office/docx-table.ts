import type { DraftBlock } from '../../../document/draft.ts'
import { child, childElements } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { DocxScope, ReadBlocks } from './docx-scope.ts'
import { isOn } from './docx-styles.ts'
import type { BlockSink } from './flow-pages.ts'
import { firstRowNamesColumns } from './header-rows.ts'
import { cellContent, gridOf, type PlacedCell } from './table-grid.ts'

/** Gives a table, cut where a page ends between its rows. A table of one cell is only a frame around its content. */
export function readTable(
  table: XmlElement,
  scope: DocxScope,
  sink: BlockSink,
  readBlocks: ReadBlocks,
  readInto: (elements: XmlElement[], scope: DocxScope, sink: BlockSink) => void,
): void {
  const rows = unwrapped(table, 'w:tr')
  const only = rows.length === 1 && rows[0] ? unwrapped(rows[0], 'w:tc') : []
  if (only.length === 1 && only[0]) {
    readInto(childElements(only[0]), scope, sink)
    return
  }
  new TableReader(table, scope, sink, readBlocks).read(rows)
}

class TableReader {
  readonly #table: XmlElement
  readonly #scope: DocxScope
  readonly #sink: BlockSink
  readonly #readBlocks: ReadBlocks
  #cells: PlacedCell[] = []
  #apart: DraftBlock[] = []
  #open = new Map<number, PlacedCell>()
  #row = 0
  #headerRows = 0
  #continued = false

  constructor(table: XmlElement, scope: DocxScope, sink: BlockSink, readBlocks: ReadBlocks) {
    this.#table = table
    this.#scope = scope
    this.#sink = sink
    this.#readBlocks = readBlocks
  }

  read(rows: XmlElement[]): void {
    for (const row of rows) {
      const pageEnd = this.#sink.hasPages ? pageEndIn(row) : undefined
      if (pageEnd === 'before') this.#breakPage()
      if (child(row, 'w:trPr', 'w:del')) this.#addDeleted(row)
      else this.#addRow(row)
      if (pageEnd === 'within') this.#breakPage()
    }
    this.#give()
  }

  #addRow(row: XmlElement): void {
    const properties = child(row, 'w:trPr')
    if (isOn(child(properties, 'w:tblHeader')) && this.#headerRows === this.#row) this.#headerRows += 1
    let column = numberIn(child(properties, 'w:gridBefore'), 0)
    const open = new Map<number, PlacedCell>()
    for (const element of unwrapped(row, 'w:tc')) {
      const cellProperties = child(element, 'w:tcPr')
      const columnSpan = Math.max(1, numberIn(child(cellProperties, 'w:gridSpan'), 1))
      const merge = child(cellProperties, 'w:vMerge')
      const { lines, apart } = cellContent(this.#readBlocks(childElements(element), this.#scope))
      this.#apart.push(...apart)
      const above = merge && merge.attributes['w:val'] !== 'restart' ? this.#open.get(column) : undefined
      const cell = above ?? { row: this.#row, column, rowSpan: 1, columnSpan, lines: [] }
      cell.lines.push(...lines)
      if (above) above.rowSpan = this.#row - above.row + 1
      else this.#cells.push(cell)
      if (merge) open.set(column, cell)
      column += columnSpan
    }
    this.#open = open
    this.#row += 1
  }

  #addDeleted(row: XmlElement): void {
    const { lines } = cellContent(this.#readBlocks(childElements(row).flatMap(childElements), this.#scope))
    if (lines.length > 0) this.#apart.push({ kind: 'paragraph', role: 'deleted', lines })
  }

  #breakPage(): void {
    this.#give()
    this.#sink.breakPage(false)
    this.#continued = true
  }

  #give(): void {
    const headerRows = this.#continued ? 0 : this.#headerRows || this.#guessHeaderRows()
    const table = gridOf(this.#cells, headerRows, this.#scope.limits)
    if (table) this.#sink.add({ kind: 'table', table: { ...table, ...(this.#continued && { continued: true }) } })
    for (const block of this.#apart) this.#sink.add(block)
    this.#cells = []
    this.#apart = []
    this.#open = new Map()
    this.#row = 0
  }

  #guessHeaderRows(): number {
    if (this.#row < 2) return 0
    const properties = child(this.#table, 'w:tblPr')
    const look = child(properties, 'w:tblLook')?.attributes
    const firstRow = look?.['w:firstRow'] ?? String((Number.parseInt(look?.['w:val'] ?? '0', 16) >> 5) & 1)
    const styled = this.#scope.styles.marksHeaderRow(child(properties, 'w:tblStyle')?.attributes['w:val'])
    return (styled && firstRow === '1') || firstRowNamesColumns(this.#cells) ? 1 : 0
  }
}

const wrappers = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag', 'w:moveTo'])

function unwrapped(element: XmlElement, name: string): XmlElement[] {
  return childElements(element).flatMap((part) => {
    if (part.name === name) return [part]
    return wrappers.has(part.name) ? unwrapped(part, name) : []
  })
}

/** Whether a page ended before the row, that is before its first word, or somewhere in it. */
function pageEndIn(row: XmlElement): 'before' | 'within' | undefined {
  const first = firstOf(row, ['w:lastRenderedPageBreak', 'w:t'])
  if (first === 'w:lastRenderedPageBreak') return 'before'
  return firstOf(row, ['w:lastRenderedPageBreak']) ? 'within' : undefined
}

function firstOf(element: XmlElement, names: string[]): string | undefined {
  for (const part of childElements(element)) {
    const found = names.includes(part.name) ? part.name : firstOf(part, names)
    if (found !== undefined) return found
  }
  return undefined
}

function numberIn(element: XmlElement | undefined, otherwise: number): number {
  const value = Number.parseInt(element?.attributes['w:val'] ?? '', 10)
  return Number.isNaN(value) || value < 0 ? otherwise : Math.min(value, 1024)
}

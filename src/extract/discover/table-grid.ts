import { tidy, union } from '../../document/boxes.ts'
import type { Cell, Document, Page, Range, Table } from '../../document/model.ts'
import type { Provenance } from '../extraction.ts'

/** A table by rows and columns, with what its cells say and where. */
export class TableGrid {
  readonly table: Table
  readonly page: Page
  readonly document: Document
  /** A cell stands where it begins; what it spans is undefined. */
  readonly rows: (Cell | undefined)[][]

  constructor(document: Document, page: Page, table: Table) {
    this.document = document
    this.page = page
    this.table = table
    this.rows = Array.from({ length: table.rows }, () => new Array<Cell | undefined>(table.columns).fill(undefined))
    for (const cell of table.cells) {
      const row = this.rows[cell.row]
      if (row) row[cell.column] = cell
    }
  }

  get words(): Range {
    return [this.table.cells[0]?.words[0] ?? 0, this.table.cells.at(-1)?.words[1] ?? 0]
  }

  /** The cell that covers a place, also by its span. */
  covering(row: number, column: number): Cell | undefined {
    return this.table.cells.find(
      (cell) =>
        cell.row <= row &&
        row < cell.row + cell.rowSpan &&
        cell.column <= column &&
        column < cell.column + cell.columnSpan,
    )
  }

  textOf(cell: Cell | undefined): string {
    const words = this.page.words.slice(...(cell?.words ?? [0, 0]))
    const isJoined = (at: number, start: number) => {
      const gap = this.document.markdown.slice(words[at - 1]?.end ?? start, start)
      // A sign that is escaped in the markdown belongs to what stands before it.
      return gap === '' || gap === '\\'
    }
    return words.map(({ text, start }, at) => (isJoined(at, start) ? text : ` ${text}`)).join('')
  }

  placeOf({ words: range, address }: Cell): Provenance {
    const words = this.page.words.slice(...range)
    const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
    return {
      page: this.page.number,
      bbox: tidy(union(words.map(({ box }) => box))),
      quote: this.document.markdown.slice(start, end),
      ...{ start, end },
      section: address === undefined ? null : `${this.page.title ?? 'Sheet'}!${address}`,
      kind: 'span',
      resolver: 'embedded',
    }
  }
}

import type { ColumnType } from '../../../contract/primitives.ts'
import { ColumnKinds } from './column-kinds.ts'
import { TableError } from './table-error.ts'

export interface ScanOptions {
  delimiter: number
  /** Of the columns, in order. */
  names: string[]
  /** The line of the file that the first byte is on. */
  firstLine: number
  maxRows: number
  maxCellBytes: number
}

const [tab, lineFeed, carriageReturn, quote, backslash, letterN] = [9, 10, 13, 34, 92, 78]
/** What COPY wants written otherwise: the letter after a backslash. */
const escapes = new Uint8Array(256)
for (const [byte, letter] of [
  ...[[tab, 116] as const, [lineFeed, 110] as const, [carriageReturn, 114] as const, [backslash, backslash] as const],
])
  escapes[byte] = letter

/**
 * Reads delimited text (UTF-8) and writes it as PostgreSQL's COPY takes it, so that only one of the two decides what a
 * row is. Looks at what the cells are on the way. A cell that a chunk does not end is read again with the next one.
 */
export class RowScanner {
  rows = 0
  readonly #options: ScanOptions
  readonly #kinds: ColumnKinds
  readonly #columns: number
  readonly #isSpecial = new Uint8Array(256)
  #unfinished: Buffer = Buffer.alloc(0)
  #line: number
  // The row that is being read: where it begins, and which cell is next.
  #rowLine = 0
  #column = 0
  #isLast = false
  // Where the text is read and where it is written; set anew for each chunk.
  #text: Buffer = Buffer.alloc(0)
  /** Used again for each chunk; what is in it is copied out. */
  #out: Buffer = Buffer.alloc(0)
  #at = 0
  #to = 0

  constructor(options: ScanOptions) {
    this.#options = options
    this.#columns = options.names.length
    this.#kinds = new ColumnKinds(this.#columns)
    this.#line = options.firstLine
    for (const byte of [options.delimiter, tab, lineFeed, carriageReturn, backslash, 0]) this.#isSpecial[byte] = 1
  }

  /** Throws a TableError at the first row that is none. */
  scan(chunk: Buffer): Buffer {
    this.#text = this.#unfinished.length === 0 ? chunk : Buffer.concat([this.#unfinished, chunk])
    // Every byte can become two, and a cell without a value is two more.
    const most = this.#text.length * 3 + 8
    if (this.#out.length < most) this.#out = Buffer.allocUnsafeSlow(most)
    this.#at = 0
    this.#to = 0
    for (;;) {
      const start = this.#at
      const to = this.#to
      const line = this.#line
      if (start < this.#text.length && this.#cell()) continue
      this.#to = to
      this.#line = line
      this.#unfinished = this.#text.subarray(start)
      return Buffer.from(this.#out.subarray(0, to))
    }
  }

  /** What is left when the text has ended, perhaps without a line end. */
  end(): Buffer {
    this.#isLast = true
    return this.scan(Buffer.from('\n'))
  }

  types(): ColumnType[] {
    return this.#kinds.types()
  }

  /** Also an empty line, which is no row. False when the text ends before the cell does. */
  #cell(): boolean {
    const column = this.#column
    if (column === 0) {
      this.#rowLine = this.#line
      if (this.#lineEnd()) return true
    }
    if (column === this.#columns) throw this.#ragged(column + 1)
    const isWhole = this.#text[this.#at] === quote ? this.#quotedCell(column) : this.#plainCell(column)
    if (!isWhole) return false
    if (this.#text[this.#at] === this.#options.delimiter) {
      this.#at += 1
      this.#out[this.#to++] = tab
      this.#column = column + 1
      return true
    }
    if (!this.#lineEnd()) throw this.#error(column, 'has text after a closing quote. Double the quotes inside it')
    if (column + 1 !== this.#columns) throw this.#ragged(column + 1)
    this.#out[this.#to++] = lineFeed
    this.#column = 0
    this.rows += 1
    if (this.rows <= this.#options.maxRows) return true
    throw new TableError(`The table has more than ${this.#options.maxRows} rows.`, { line: this.#rowLine })
  }

  /** Passes the end of a line, if there is one here. */
  #lineEnd(): boolean {
    const byte = this.#text[this.#at]
    if (byte !== lineFeed && byte !== carriageReturn) return false
    this.#at += byte === carriageReturn && this.#text[this.#at + 1] === lineFeed ? 2 : 1
    this.#line += 1
    return true
  }

  /** Nothing at all between two delimiters is no value. */
  #plainCell(column: number): boolean {
    const [text, out, special, start] = [this.#text, this.#out, this.#isSpecial, this.#at]
    let at = start
    let to = this.#to
    for (; at < text.length; at++) {
      const byte = text[at] as number
      if (special[byte] === 0) out[to++] = byte
      else if (byte === this.#options.delimiter || byte === lineFeed || byte === carriageReturn) break
      else to = this.#escape(column, byte, to)
    }
    this.#at = at
    this.#to = to
    if (at === text.length || (text[at] === carriageReturn && at + 1 === text.length))
      return this.#checkSize(column, at - start)
    this.#endCell(column, start, at)
    if (start !== at) return true
    out[this.#to++] = backslash
    out[this.#to++] = letterN
    return true
  }

  /** Two quotes alone are an empty value. */
  #quotedCell(column: number): boolean {
    const [text, out, start, line] = [this.#text, this.#out, this.#at + 1, this.#line]
    let at = start
    let to = this.#to
    for (; at < text.length; at++) {
      const byte = text[at] as number
      if (byte === quote) {
        if (text[at + 1] !== quote) break
        at += 1
      } else if (byte === lineFeed) this.#line += 1
      if (escapes[byte] === 0 && byte !== 0) out[to++] = byte
      else to = this.#escape(column, byte, to)
    }
    this.#to = to
    this.#at = at + 1
    // Whether a quote at the very end closes the cell or is the first of two, only the next chunk tells.
    if (at + 1 < text.length) {
      this.#endCell(column, start, at)
      return true
    }
    this.#line = line
    if (this.#isLast) throw this.#error(column, 'begins with a quote that is never closed')
    return this.#checkSize(column, at - start)
  }

  #escape(column: number, byte: number, start: number): number {
    if (byte === 0) throw this.#error(column, 'has a NUL character')
    this.#out[start] = backslash
    this.#out[start + 1] = escapes[byte] as number
    return start + 2
  }

  #endCell(column: number, start: number, end: number): void {
    this.#checkSize(column, end - start)
    this.#kinds.add(column, this.#text, start, end)
  }

  /** Always false: for a cell that has not ended yet. */
  #checkSize(column: number, bytes: number): false {
    const { maxCellBytes } = this.#options
    if (bytes > maxCellBytes) throw this.#error(column, `has more than ${maxCellBytes} bytes`)
    return false
  }

  #error(column: number, what: string): TableError {
    const name = this.#options.names[column] ?? `${column + 1}`
    return new TableError(`Line ${this.#line}, column "${name}" ${what}.`, { line: this.#line, column: name })
  }

  #ragged(cells: number): TableError {
    const [line, wanted] = [this.#rowLine, this.#columns]
    const counted = cells > wanted ? `more than ${wanted} cells` : `${cells} of ${wanted} cells`
    const message = `Line ${line} has ${counted}; the header names ${wanted}. A cell that holds the delimiter must be quoted.`
    return new TableError(message, { line, column: `${Math.min(cells, wanted) + (cells < wanted ? 1 : 0)}` })
  }
}

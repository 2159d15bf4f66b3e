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

const [tab, lineFeed, carriageReturn, quote, backslash] = [9, 10, 13, 34, 92]
const [letterN, letterR, letterT] = [110, 114, 116]
const atStart = 0
const plain = 1
const quoted = 2
const closed = 3

/**
 * Reads delimited text (UTF-8) byte by byte and writes it as PostgreSQL's COPY takes it, so that only one of the two
 * decides what a row is. Looks at what the cells are on the way.
 */
export class RowScanner {
  rows = 0
  readonly #options: ScanOptions
  readonly #kinds: ColumnKinds
  readonly #columns: number
  #state = atStart
  #column = 0
  #cellBytes = 0
  #line: number
  #rowLine: number
  #afterReturn = false
  #isBlank = true

  constructor(options: ScanOptions) {
    this.#options = options
    this.#columns = options.names.length
    this.#kinds = new ColumnKinds(this.#columns)
    this.#line = options.firstLine
    this.#rowLine = options.firstLine
  }

  /** Throws a TableError at the first row that is none. */
  scan(chunk: Buffer): Buffer {
    // Every byte can become two, and a cell without a value is two more.
    const out = Buffer.allocUnsafe(chunk.length * 3 + 8)
    let at = 0
    for (let index = 0; index < chunk.length; index++) {
      const byte = chunk[index] as number
      at = this.#state === quoted ? this.#insideQuotes(out, at, byte) : this.#outside(out, at, byte)
    }
    this.#checkSize()
    return out.subarray(0, at)
  }

  /** What is left when the text has ended, perhaps without a line end. */
  end(): Buffer {
    if (this.#state === quoted) throw this.#error('begins with a quote that is never closed')
    const out = Buffer.allocUnsafe(8)
    return out.subarray(0, this.#state === atStart && this.#isBlank ? 0 : this.#endRow(out, 0))
  }

  types(): ColumnType[] {
    return this.#kinds.types()
  }

  #insideQuotes(out: Buffer, at: number, byte: number): number {
    if (byte === quote) {
      this.#state = closed
      return at
    }
    if (byte === lineFeed) this.#line += 1
    return this.#put(out, at, byte)
  }

  #outside(out: Buffer, at: number, byte: number): number {
    const followsReturn = this.#afterReturn
    this.#afterReturn = byte === carriageReturn
    if (byte === lineFeed || byte === carriageReturn)
      return followsReturn && byte === lineFeed ? at : this.#endLine(out, at)
    if (byte === this.#options.delimiter) return this.#nextCell(out, at)
    if (byte === quote && this.#state !== plain) {
      // The second of two quotes stands for one; the first of a cell opens it.
      const isDoubled = this.#state === closed
      this.#state = quoted
      this.#isBlank = false
      return isDoubled ? this.#put(out, at, byte) : at
    }
    if (this.#state === closed) throw this.#error('has text after a closing quote. Double the quotes inside it')
    this.#state = plain
    return this.#put(out, at, byte)
  }

  #put(out: Buffer, start: number, byte: number): number {
    let at = start
    if (byte === 0) throw this.#error('has a NUL character')
    this.#cellBytes += 1
    this.#kinds.add(byte)
    if (byte === backslash || byte === tab || byte === lineFeed || byte === carriageReturn) {
      out[at++] = backslash
      if (byte === tab) out[at++] = letterT
      else if (byte === lineFeed) out[at++] = letterN
      else if (byte === carriageReturn) out[at++] = letterR
      else out[at++] = backslash
    } else out[at++] = byte
    return at
  }

  /** Nothing at all between two delimiters is no value; two quotes are an empty one. */
  #endCell(out: Buffer, start: number): number {
    let at = start
    this.#checkSize()
    if (this.#state === atStart) {
      out[at++] = backslash
      out[at++] = 78
    } else this.#kinds.endCell(this.#column)
    this.#column += 1
    this.#cellBytes = 0
    this.#state = atStart
    return at
  }

  #nextCell(out: Buffer, start: number): number {
    const at = this.#endCell(out, start)
    if (this.#column >= this.#columns) throw this.#ragged(this.#column + 1)
    out[at] = tab
    this.#isBlank = false
    return at + 1
  }

  #endLine(out: Buffer, start: number): number {
    const at = this.#endRow(out, start)
    this.#line += 1
    this.#rowLine = this.#line
    return at
  }

  #endRow(out: Buffer, start: number): number {
    if (this.#state === atStart && this.#isBlank) return start
    let at = this.#endCell(out, start)
    if (this.#column !== this.#columns) throw this.#ragged(this.#column)
    out[at++] = lineFeed
    this.#column = 0
    this.#isBlank = true
    this.rows += 1
    if (this.rows > this.#options.maxRows)
      throw new TableError(`The table has more than ${this.#options.maxRows} rows.`, { line: this.#rowLine })
    return at
  }

  #checkSize(): void {
    const { maxCellBytes } = this.#options
    if (this.#cellBytes > maxCellBytes) throw this.#error(`has more than ${maxCellBytes} bytes`)
  }

  #error(what: string): TableError {
    const column = this.#options.names[this.#column] ?? `${this.#column + 1}`
    return new TableError(`Line ${this.#line}, column "${column}" ${what}.`, { line: this.#line, column })
  }

  #ragged(cells: number): TableError {
    const place = { line: this.#rowLine, column: `${Math.min(cells, this.#columns) + (cells < this.#columns ? 1 : 0)}` }
    const counted = cells > this.#columns ? `more than ${this.#columns} cells` : `${cells} of ${this.#columns} cells`
    return new TableError(
      `Line ${this.#rowLine} has ${counted}; the header names ${this.#columns}. A cell that holds the delimiter must be quoted.`,
      place,
    )
  }
}

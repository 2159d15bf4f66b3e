import type { ColumnType } from '../../../contract/primitives.ts'

const [digit, minus, dot, other] = [1, 2, 4, 8]
const kindOfByte = new Uint8Array(256).fill(other)
for (let byte = 48; byte < 58; byte++) kindOfByte[byte] = digit
kindOfByte[45] = minus
kindOfByte[46] = dot

const [couldBeInteger, couldBeNumber, couldBeBoolean, couldBeDate] = [1, 2, 4, 8]
const all = couldBeInteger | couldBeNumber | couldBeBoolean | couldBeDate
/** More digits than a double holds are an identifier. */
const mostDigits = 15

/** What the cells of each column can be, found from all of them, a byte at a time. */
export class ColumnKinds {
  readonly #possible: Uint8Array
  readonly #hasValues: Uint8Array
  readonly #beginning = new Uint8Array(mostDigits + 2)
  #length = 0
  #seen = 0

  constructor(columns: number) {
    this.#possible = new Uint8Array(columns).fill(all)
    this.#hasValues = new Uint8Array(columns)
  }

  add(byte: number): void {
    if (this.#length < this.#beginning.length) this.#beginning[this.#length] = byte
    this.#length += 1
    this.#seen |= kindOfByte[byte] as number
  }

  endCell(column: number): void {
    const possible = this.#possible[column] as number
    if (possible !== 0 && this.#length > 0) this.#possible[column] = possible & this.#kindsOfCell()
    if (this.#length > 0) this.#hasValues[column] = 1
    this.#length = 0
    this.#seen = 0
  }

  types(): ColumnType[] {
    return [...this.#possible].map((possible, column) => {
      if (this.#hasValues[column] === 0) return 'string'
      if (possible & couldBeInteger) return 'integer'
      if (possible & couldBeNumber) return 'number'
      if (possible & couldBeBoolean) return 'boolean'
      return possible & couldBeDate ? 'date' : 'string'
    })
  }

  #kindsOfCell(): number {
    if (this.#length > this.#beginning.length) return 0
    const text = String.fromCharCode(...this.#beginning.subarray(0, this.#length))
    if (this.#seen & other) return /^(true|false)$/i.test(text) ? couldBeBoolean : 0
    if (/^-?(0|[1-9]\d*)$/.test(text)) return text.length <= mostDigits ? couldBeInteger | couldBeNumber : 0
    if (this.#seen & dot) return /^-?(0|[1-9]\d*)\.\d+$/.test(text) ? couldBeNumber : 0
    return isDay(text) ? couldBeDate : 0
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

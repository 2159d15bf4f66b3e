import type { ColumnType } from '../../../contract/primitives.ts'

const [integer, number, boolean, date] = [1, 2, 4, 8]
const all = integer | number | boolean | date
/** More digits than a double holds are an identifier. */
const mostDigits = 15
const [minus, dot, zero, nine] = [45, 46, 48, 57]

/** What the cells of each column can be, found from all of them. */
export class ColumnKinds {
  readonly #possible: Uint8Array
  readonly #hasValues: Uint8Array

  constructor(columns: number) {
    this.#possible = new Uint8Array(columns).fill(all)
    this.#hasValues = new Uint8Array(columns)
  }

  add(column: number, bytes: Buffer, start: number, end: number): void {
    if (start === end) return
    this.#hasValues[column] = 1
    const possible = this.#possible[column] as number
    // Most columns are text, and tell by their first cells.
    if (possible !== 0) this.#possible[column] = possible & kindsOf(bytes, start, end)
  }

  types(): ColumnType[] {
    return [...this.#possible].map((possible, column) => {
      if (this.#hasValues[column] === 0) return 'string'
      if (possible & integer) return 'integer'
      if (possible & number) return 'number'
      if (possible & boolean) return 'boolean'
      return possible & date ? 'date' : 'string'
    })
  }
}

function kindsOf(bytes: Buffer, start: number, end: number): number {
  const first = bytes[start] === minus ? start + 1 : start
  const whole = digitsFrom(bytes, first, end)
  const digits = whole - first
  if (digits === 0) return isBoolean(bytes, start, end) ? boolean : 0
  const isPlain = digits <= mostDigits && (digits === 1 || bytes[first] !== zero)
  if (whole === end) return isPlain ? integer | number : 0
  if (bytes[whole] === dot) {
    const fraction = digitsFrom(bytes, whole + 1, end)
    return isPlain && fraction === end && fraction > whole + 1 && end - first <= mostDigits + 1 ? number : 0
  }
  return isDay(bytes, start, end) ? date : 0
}

function digitsFrom(bytes: Buffer, start: number, end: number): number {
  let at = start
  while (at < end && (bytes[at] as number) >= zero && (bytes[at] as number) <= nine) at += 1
  return at
}

function isBoolean(bytes: Buffer, start: number, end: number): boolean {
  const length = end - start
  return (length === 4 || length === 5) && /^(?:true|false)$/i.test(bytes.toString('latin1', start, end))
}

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** As 2024-02-29. */
function isDay(bytes: Buffer, start: number, end: number): boolean {
  if (end - start !== 10 || bytes[start + 4] !== minus || bytes[start + 7] !== minus) return false
  const [year, month, day] = [numberAt(bytes, start, 4), numberAt(bytes, start + 5, 2), numberAt(bytes, start + 8, 2)]
  if (!(day >= 1 && day <= (longest[month - 1] ?? 0) && year >= 0)) return false
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
}

function numberAt(bytes: Buffer, start: number, length: number): number {
  if (digitsFrom(bytes, start, start + length) !== start + length) return Number.NaN
  let value = 0
  for (let at = start; at < start + length; at++) value = value * 10 + (bytes[at] as number) - zero
  return value
}

import type { RowsOfJson } from '../../../contract/reference-data.ts'
import { quotedLine } from '../../../core/quoted-line.ts'
import { checkNames } from './read-header.ts'
import { TableError } from './table-error.ts'

type Row = RowsOfJson['rows'][number]

const rowsAtOnce = 1000

/** Rows of JSON as the text of a table, with its header. */
export async function* linesOfJson({ columns, rows }: RowsOfJson): AsyncGenerator<Buffer> {
  checkNames(columns)
  yield Buffer.from(quotedLine(columns))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const part = rows.slice(start, start + rowsAtOnce)
    yield Buffer.from(part.map((row, index) => quotedLine(cellsOf(row, columns, start + index))).join(''))
  }
}

function cellsOf(row: Row, columns: string[], index: number): Row[keyof Row][] {
  if (!Array.isArray(row)) {
    const strange = Object.keys(row).find((name) => !columns.includes(name))
    if (strange !== undefined) throw new TableError(`rows[${index}] has "${strange}", which is no column.`)
    return columns.map((name) => (Object.hasOwn(row, name) ? row[name] : null)) as Row[keyof Row][]
  }
  if (row.length === columns.length) return row
  throw new TableError(`rows[${index}] has ${row.length} cells; there are ${columns.length} columns.`)
}

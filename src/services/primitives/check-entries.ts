import type { Column, ColumnType } from '../../contract/primitives.ts'
import { AppError } from '../../core/app-error.ts'
import { isDay } from '../../core/days.ts'

type Entry = Record<string, unknown>

/** More than this nobody reads; the message tells how many there are. */
const mostTold = 1000

/** Throws every problem that entries have, each with its row and column. */
export function checkEntries(columns: Column[], entries: Entry[]): void {
  const problems = entries.flatMap((entry, row) => problemsOf(columns, entry).map((problem) => ({ row, ...problem })))
  if (problems.length === 0) return
  const more = problems.length > mostTold ? ` The first ${mostTold} are listed.` : ''
  const count = problems.length === 1 ? 'One value does' : `${problems.length} values do`
  throw new AppError('validation_error', `${count} not fit the columns of data_schema.${more}`, {
    details: problems.slice(0, mostTold).map(({ row, column, message }) => ({
      path: `entries[${row}].${column}`,
      message: `row ${row + 1}, column "${column}": ${message}`,
    })),
  })
}

/** Every column of every row, so that what is read back has the shape that the columns tell. */
export function completeEntries(columns: Column[], entries: Entry[]): Entry[] {
  return entries.map((entry) => Object.fromEntries(columns.map(({ name }) => [name, entry[name] ?? null])))
}

function problemsOf(columns: Column[], entry: Entry): { column: string; message: string }[] {
  const known = new Set(columns.map(({ name }) => name))
  const strange = Object.keys(entry).filter((name) => !known.has(name))
  const wrong = columns.filter(({ name, type }) => {
    const value = Object.hasOwn(entry, name) ? entry[name] : null
    return value !== null && value !== undefined && !checks[type](value)
  })
  return [
    ...strange.map((column) => ({ column, message: 'is no column of data_schema' })),
    ...wrong.map(({ name, type }) => ({ column: name, message: `must be ${wanted[type]}` })),
  ]
}

const checks: Record<ColumnType, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && isDay(value),
}

const wanted: Record<ColumnType, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a number without a fraction, up to 9007199254740991',
  boolean: 'true or false',
  date: 'a day such as "2026-03-31"',
}

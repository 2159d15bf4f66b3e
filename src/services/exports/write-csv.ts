import type { Table } from './plan-tables.ts'
import type { TableRecord } from './table-source.ts'

const chunkLength = 65_536

/** A table as CSV (RFC 4180, UTF-8), in pieces as its records come. */
export async function* writeCsv(
  { columns, rows }: Table,
  records: AsyncIterable<TableRecord>,
  escapeFormulas: boolean,
): AsyncGenerator<string> {
  let text = csvLine(
    columns.map(({ name }) => name),
    escapeFormulas,
  )
  for await (const record of records)
    for (const row of rows(record)) {
      text += csvLine(row, escapeFormulas)
      if (text.length < chunkLength) continue
      yield text
      text = ''
    }
  yield text
}

export function csvLine(cells: readonly unknown[], escapeFormulas: boolean): string {
  return `${cells.map((cell) => writeCell(cell, escapeFormulas)).join(',')}\r\n`
}

/** Programs for tables take a cell that begins like this for something to compute. */
const formulaStart = /^[=+\-@\t\r]/

function writeCell(value: unknown, escapeFormulas: boolean): string {
  const text = cellText(value)
  const safe = escapeFormulas && formulaStart.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What is no single value stands as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

import { parse } from 'csv-parse'
import type { DraftCell, DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { addressOf, cellLines } from './cell-text.ts'
import { detectDialect } from './csv-dialect.ts'
import { columnStyle, typedValue } from './csv-values.ts'
import type { FilledRow } from './sheet-cells.ts'
import { sheetTables } from './sheet-tables.ts'

/** Reads separated values, whatever separates them, as a page with a sheet's table. */
export async function* readCsv(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const bytes = await source.bytes()
  if (bytes.length === 0) throw new ParseError('empty_file')
  const { text } = decodeText(bytes)
  const { records, cut } = await recordsOf(text, context.limits.cells)
  if (cut)
    context.problem(
      new ParseError('too_large', `Only the first ${context.limits.cells} filled cells were read.`).toProblem(1),
    )
  const tables = sheetTables(rowsOf(records), [], context.limits.cells * 4)
  const blocks = tables.map((table) => ({ kind: 'table' as const, table }))
  yield { number: 1, geometry: 'flow', source: blocks.length > 0 ? 'text' : 'none', blocks }
}

interface Records {
  records: string[][]
  cut: boolean
}

/** Quotes that are never closed would swallow the rest of the file: then quotes mean nothing. */
async function recordsOf(text: string, cells: number): Promise<Records> {
  try {
    return await parseRecords(text, { cells, quote: '"' })
  } catch {
    return parseRecords(text, { cells, quote: null })
  }
}

const pieceLength = 256 * 1024

async function parseRecords(text: string, { cells, quote }: { cells: number; quote: string | null }): Promise<Records> {
  const { delimiter, skip } = detectDialect(text)
  const parser = parse({
    ...{ delimiter, quote, bom: false, relax_quotes: true, relax_column_count: true, skip_empty_lines: false },
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  const records: string[][] = skip > 0 ? [[]] : []
  let filled = 0
  let failure: Error | undefined
  parser.on('error', (error) => {
    failure = error
  })
  const take = (): boolean => {
    for (let record: string[] | null = parser.read(); record !== null; record = parser.read()) {
      filled += record.reduce((count, field) => (field === '' ? count : count + 1), 0)
      if (filled > cells) return false
      records.push(record)
    }
    if (failure) throw failure
    return true
  }
  for (let at = skip; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength))
    if (!take()) {
      parser.destroy()
      return { records, cut: true }
    }
  }
  await new Promise<void>((resolve) => {
    parser.once('error', () => resolve())
    parser.once('end', () => resolve())
    parser.on('readable', () => void take())
    parser.end()
  })
  if (failure) throw failure
  return { records, cut: false }
}

function rowsOf(records: string[][]): FilledRow[] {
  const styles = stylesOf(records)
  const rows: FilledRow[] = []
  for (const [row, record] of records.entries()) {
    const cells: DraftCell[] = []
    for (const [column, field] of record.entries()) {
      const lines = cellLines(field)
      if (lines.length === 0) continue
      const style = styles[column] ?? columnStyle([])
      cells.push({ row, column, address: addressOf(row, column), lines, ...typedValue(field, style) })
    }
    const [first, ...others] = cells
    if (first) rows.push([first, ...others])
  }
  return rows
}

function stylesOf(records: string[][]) {
  const columns = records.reduce((most, record) => Math.max(most, record.length), 0)
  const values = function* (column: number): Generator<string> {
    for (const record of records) yield record[column] ?? ''
  }
  return Array.from({ length: Math.min(columns, 1000) }, (_, column) => columnStyle(values(column)))
}

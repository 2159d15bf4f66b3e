import { mkdir } from 'node:fs/promises'
import type { TableExtra, TableFormat } from '../../contract/tables.ts'
import { planCsv, planSheets } from './plan-tables.ts'
import type { TableSource } from './table-source.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './xlsx/write-workbook.ts'

export interface TableOptions {
  format: TableFormat
  extras: TableExtra[]
  /** For CSV. */
  list?: string | undefined
  escapeFormulas: boolean
}

export const tableMediaTypes: Record<TableFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Records as a table of that format, in pieces. What cannot be planned is thrown before the first. */
export async function writeTables(
  source: TableSource,
  { format, extras, list, escapeFormulas }: TableOptions,
  folder: string,
): Promise<AsyncGenerator<string | Uint8Array>> {
  if (format === 'csv') return writeCsv(planCsv(source, extras, list), source.records, escapeFormulas)
  await mkdir(folder, { recursive: true })
  return writeWorkbook({ tables: planSheets(source, extras), records: source.records, folder })
}

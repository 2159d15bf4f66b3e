import { Readable } from 'node:stream'
import type { TableExtra, TableQuery } from '../../contract/tables.ts'
import type { TableSource } from '../../services/exports/table-source.ts'
import { tableMediaTypes, writeTables } from '../../services/exports/write-tables.ts'
import type { System } from '../../services/system.ts'
import { attachment } from '../attachment.ts'
import type { FileAnswer } from '../operation.ts'

/** Records as the table that the query asks for, as they are read. */
export async function answerTables(
  { scratchFolder }: System,
  source: TableSource,
  format: 'csv' | 'xlsx',
  { columns, list, escape_formulas }: TableQuery,
): Promise<FileAnswer> {
  const extras = (columns?.split(',') ?? []) as TableExtra[]
  const escapeFormulas = escape_formulas !== 'false'
  const pieces = await writeTables(
    source,
    { format, extras: [...new Set(extras)], list, escapeFormulas },
    scratchFolder,
  )
  const charset = format === 'csv' ? '; charset=utf-8' : ''
  return {
    contentType: `${tableMediaTypes[format]}${charset}`,
    headers: { 'content-disposition': attachment(`${source.name}.${format}`) },
    body: Readable.from(pieces, { objectMode: false }),
  }
}

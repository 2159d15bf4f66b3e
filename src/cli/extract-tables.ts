import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TableFormat } from '../contract/tables.ts'
import type { FileResult } from '../services/engine/file-result.ts'
import { collectFields } from '../services/exports/fields-of-data.ts'
import { fieldsOfSchema, fileTables } from '../services/exports/file-tables.ts'
import { writeTables } from '../services/exports/write-tables.ts'
import type { Output } from './output.ts'
import type { Wanted } from './read-wanted-options.ts'
import { saveTable, type TableOptions } from './tables.ts'

/** Results as a table, as they come. Without a schema nobody knows the columns before the last: they wait in a file. */
export async function saveResultsTable(
  output: Output,
  { format, schema, ...options }: TableOptions & { format: TableFormat; schema: Wanted | undefined },
  results: AsyncIterable<FileResult>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-table-'))
  try {
    const source = schema ? fileTables(fieldsOfSchema(schema), results) : await kept(join(folder, 'results'), results)
    const { with: extras = [], list, escapeFormulas = true } = options
    const pieces = await writeTables(source, { format, extras, list, escapeFormulas }, folder)
    await saveTable(output, options, pieces)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function kept(path: string, results: AsyncIterable<FileResult>) {
  const fields = collectFields()
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const result of results) {
      // A file that failed has no fields.
      if (result.data !== null && result.data !== undefined) fields.add(result.data)
      await file.write(`${JSON.stringify(result)}\n`)
    }
  } finally {
    await file.close()
  }
  return fileTables(fields.all(), readLines(path))
}

async function* readLines(path: string): AsyncGenerator<FileResult> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line) as FileResult
}

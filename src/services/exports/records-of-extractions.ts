import type { Extraction } from '../../extract/extraction.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { loadExtractions } from '../cells/load.ts'
import type { Context } from '../context.ts'
import { knownSchema } from '../schemas/known-schemas.ts'
import { fieldsOfSchema } from './file-tables.ts'
import type { TableField, TableRecord } from './table-source.ts'

/** The fields of schemas, as they are stored: what an older version asked for has its column, too. */
export async function fieldsOfSchemas(definitions: string[]): Promise<TableField[]> {
  const fields = new Map<string, TableField>()
  for (const definition of definitions)
    for (const field of fieldsOfSchema((await knownSchema(JSON.parse(definition))).schema))
      if (!fields.has(field.path)) fields.set(field.path, field)
  return [...fields.values()]
}

/** So many values are held at a time, and those of one extraction at least. */
const mostValues = 20_000

/** Extractions with what they say, some at a time. */
export async function* loadInTurn<R extends ExtractionRow>(
  { system, workspaceId }: Context,
  rows: R[],
): AsyncGenerator<{ row: R; extraction: Extraction | undefined }> {
  for (let at = 0; at < rows.length; ) {
    let [values, end] = [0, at]
    do values += rows[end++]?.field_count ?? 0
    while (end < rows.length && values + (rows[end]?.field_count ?? 0) <= mostValues)
    const some = rows.slice(at, end)
    const extractions = await loadExtractions(system.db, workspaceId, some)
    for (const row of some) yield { row, extraction: extractions.get(row.no) }
    at = end
  }
}

export function recordOf(lead: unknown[], extraction: Extraction | undefined): TableRecord {
  return {
    lead,
    data: extraction?.data,
    confidence: extraction?.confidence.fields ?? {},
    page: (path) => extraction?.provenance[path]?.page ?? null,
  }
}

import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { typeOfField } from '../cells/leaves.ts'
import type { FileResult } from '../engine/file-result.ts'
import type { LeadColumn, TableField, TableSource } from './table-source.ts'

const lead: LeadColumn[] = [
  { name: 'file', type: 'string', isKey: true },
  { name: 'status', type: 'string', isKey: false },
  { name: 'error', type: 'string', isKey: false },
]

/** What was found in files. */
export function fileTables(fields: TableField[], results: AsyncIterable<FileResult>): TableSource {
  return { ...{ name: 'extracted', sheet: 'Files', lead, fields }, records: recordsOf(results) }
}

export function fieldsOfSchema(schema: ExtractionSchema): TableField[] {
  return schema.leaves.map((leaf) => ({ path: leaf.path, type: typeOfField(leaf) }))
}

async function* recordsOf(results: AsyncIterable<FileResult>) {
  for await (const { file, status, error, data, confidence, provenance } of results)
    yield {
      ...{ lead: [file, status, error?.message], data, confidence: confidence?.fields ?? {} },
      page: (path: string) => provenance?.[path]?.page ?? null,
    }
}

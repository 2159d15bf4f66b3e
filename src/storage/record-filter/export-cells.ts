import { sql } from 'kysely'
import type { CellRow } from '../cells.ts'
import type { FieldRow } from '../fields.ts'
import type { Database } from '../postgres/database.ts'
import type { Ground } from './steps.ts'

export interface ExportedRecord {
  no: number
  document_id: string
  filename: string
  document_type: string | null
}

/** Records by their numbers, in any order. */
export async function recordsByNumber(db: Database, ground: Ground, nos: number[]): Promise<ExportedRecord[]> {
  const { workspaceId, schemaId } = ground
  const of =
    schemaId === undefined
      ? sql`documents.no from documents where documents.no = any(${nos}::bigint[])`
      : sql`extractions.no from extractions join documents on documents.id = extractions.document_id
          where extractions.workspace_id = ${workspaceId} and extractions.no = any(${nos}::bigint[])`
  const { rows } = await sql<ExportedRecord>`
    select documents.id as document_id, filename, type_detected as document_type, ${of}
      and documents.workspace_id = ${workspaceId}`.execute(db)
  return rows
}

export type ExportedCell = Pick<
  CellRow,
  'field_no' | 'path' | 'kind' | 'text' | 'exact' | 'as_number' | 'as_boolean' | 'confidence' | 'page'
> & { document_id: string }

/** What records say, leaf by leaf in order. */
export async function exportedCells(
  db: Database,
  ground: Ground,
  records: ExportedRecord[],
): Promise<Map<string, ExportedCell[]>> {
  const { rows } = await sql<ExportedCell>`
    select document_id, field_no, path, kind, cells.text, exact, as_number, as_boolean, confidence, page
    from extractions join cells on cells.extraction_no = extractions.no
    where extractions.workspace_id = ${ground.workspaceId} and ${said(ground, records)} and field_no is not null
    order by extraction_no, position`.execute(db)
  return Map.groupBy(rows, (row) => row.document_id)
}

function said({ schemaId }: Ground, records: Pick<ExportedRecord, 'no' | 'document_id'>[]) {
  return schemaId === undefined
    ? sql`extractions.document_id = any(${records.map((record) => record.document_id)}::uuid[]) and is_latest`
    : sql`extractions.no = any(${records.map(({ no }) => no)}::bigint[])`
}

export type ExportedField = Pick<FieldRow, 'no' | 'canonical_name' | 'data_type' | 'typed_as'> & { template: string }

/** The fields that records have, with the places where they stand: `lineItems[].price`. */
export async function exportedFields(db: Database, ground: Ground, nos: number[]): Promise<ExportedField[]> {
  const { workspaceId, schemaId } = ground
  const of =
    schemaId === undefined
      ? sql`document_id = any(array(select id from documents where workspace_id = ${workspaceId}
          and no = any(${nos}::bigint[]))) and is_latest`
      : sql`extractions.no = any(${nos}::bigint[])`
  const { rows } = await sql<ExportedField>`
    select no, canonical_name, data_type, typed_as, template from known_fields join (
      select field_no, regexp_replace(path, '\\[\\d+\\]', '[]', 'g') as template, min(position) as position
      from extractions join cells on cells.extraction_no = extractions.no
      where extractions.workspace_id = ${workspaceId} and ${of} and field_no is not null
      group by 1, 2) used on used.field_no = no
    where known_fields.workspace_id = ${workspaceId} order by position, no`.execute(db)
  return rows
}

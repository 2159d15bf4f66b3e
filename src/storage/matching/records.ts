import { sql } from 'kysely'
import type { CellRow } from '../cells.ts'
import type { Database } from '../postgres/database.ts'
import type { RecordsAre } from './runs.ts'

export interface MatchedRecord {
  no: number
  document_id: string
  cells: RecordCell[]
}

export type RecordCell = Pick<CellRow, 'kind' | 'text' | 'exact' | 'as_number' | 'as_boolean'> & { field: string }

/** The extractions of a run that ended well, in the order in which their files were sent. */
export async function recordsOfJob(db: Database, workspaceId: string, jobId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('extractions')
    .select('no')
    .where('workspace_id', '=', workspaceId)
    .where('job_id', '=', jobId)
    .where('status', '=', 'complete')
    .orderBy('id')
    .execute()
  return rows.map(({ no }) => no)
}

/** Records by their numbers, in that order, with their values of some fields; those that are gone are left out. */
export async function readRecords(
  db: Database,
  workspaceId: string,
  recordsAre: RecordsAre,
  nos: number[],
  fields: string[],
): Promise<MatchedRecord[]> {
  const { rows } = await sql<MatchedRecord>`
    with wanted as (
      select no, canonical_name from fields where workspace_id = ${workspaceId} and canonical_name = any(${fields}::text[])),
    record as (${recordsAre === 'documents' ? ofDocuments(workspaceId, nos) : ofExtractions(workspaceId, nos)})
    select record.no, record.document_id, coalesce(said.cells, '[]') as cells
    from record left join lateral (
      select json_agg(json_build_object('field', canonical_name, 'kind', kind, 'text', cells.text, 'exact', exact,
        'as_number', as_number::text, 'as_boolean', as_boolean) order by extraction_no, position) as cells
      from cells join wanted on wanted.no = cells.field_no
      where cells.workspace_id = ${workspaceId} and cells.extraction_no = any(record.extraction_nos) and ordinals = '{}'
        and as_text is not null ${recordsAre === 'documents' ? sql`and is_latest` : sql``}) said on true
    order by record.place`.execute(db)
  return rows
}

function ofExtractions(workspaceId: string, nos: number[]) {
  return sql`
    select extractions.no, document_id, array[extractions.no] as extraction_nos, place
    from unnest(${nos}::bigint[]) with ordinality as asked(no, place)
    join extractions on extractions.no = asked.no and extractions.workspace_id = ${workspaceId}`
}

function ofDocuments(workspaceId: string, nos: number[]) {
  return sql`
    select documents.no, documents.id as document_id, place, array(
      select extractions.no from extractions
      where extractions.workspace_id = ${workspaceId} and extractions.document_id = documents.id) as extraction_nos
    from unnest(${nos}::bigint[]) with ordinality as asked(no, place)
    join documents on documents.no = asked.no and documents.workspace_id = ${workspaceId}`
}

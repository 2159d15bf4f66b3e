import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

/**
 * From here to the end of the transaction nobody else changes records, cells or fields of the workspace: documents share
 * their fields, so they would wait for one another anyway, and in this order nobody waits in a circle.
 */
export async function lockRecords(tx: Tx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('records ' || ${workspaceId}::text, 0))`.execute(tx)
}

interface OpenRecord {
  no: number
  leaves: string
  field_nos: number[]
  schema_ids: string[]
  filename: string
}

/** The record of a document, made when there is none yet. */
export async function openRecord(tx: Tx, workspaceId: string, documentId: string): Promise<OpenRecord> {
  const { rows } = await sql<OpenRecord>`/* sheaf:open-record */
    with document as (
      select workspace_id, id, source_id, filename from documents
      where workspace_id = ${workspaceId} and id = ${documentId}),
    record as (
      insert into records (workspace_id, document_id, source_id) select workspace_id, id, source_id from document
      on conflict (workspace_id, document_id) do update set source_id = excluded.source_id
      returning no, leaves, field_nos, schema_ids)
    select record.no, record.leaves, record.field_nos, record.schema_ids, document.filename
    from record cross join document`.execute(tx)
  if (rows[0] === undefined) throw new Error('cells of a document that is not there')
  return rows[0]
}

export async function findRecord(tx: Tx, workspaceId: string, documentId: string) {
  return tx
    .selectFrom('records')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.workspace_id', '=', 'records.workspace_id')
        .onRef('documents.id', '=', 'records.document_id'),
    )
    .select(['records.no', 'records.leaves', 'records.field_nos', 'records.schema_ids', 'documents.filename'])
    .where('records.workspace_id', '=', workspaceId)
    .where('records.document_id', '=', documentId)
    .executeTakeFirst()
}

export interface RecordChange {
  document_type: string | null
  schema_ids: string[]
  field_nos: number[]
  leaves: string
  search_text: string
}

export async function updateRecord(tx: Tx, workspaceId: string, no: number, change: RecordChange): Promise<void> {
  await tx.updateTable('records').set(change).where('workspace_id', '=', workspaceId).where('no', '=', no).execute()
}

export async function deleteRecord(tx: Tx, workspaceId: string, no: number): Promise<void> {
  await tx.deleteFrom('records').where('workspace_id', '=', workspaceId).where('no', '=', no).execute()
}

export async function selectProvenance(db: Database, workspaceId: string, extractionIds: string[]) {
  return db
    .selectFrom('extractions')
    .innerJoin('extraction_results', 'extraction_results.extraction_id', 'extractions.id')
    .select(['extractions.id', 'extraction_results.provenance'])
    .where('extractions.workspace_id', '=', workspaceId)
    .where('extractions.id', '=', sql<string>`any(${extractionIds}::uuid[])`)
    .execute()
}

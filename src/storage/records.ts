import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

/**
 * From here to the end of the transaction nobody else changes records, cells or fields of the workspace: documents share
 * their fields, so they would wait for one another anyway, and in this order nobody waits in a circle.
 */
export async function lockRecords(tx: Tx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('records ' || ${workspaceId}::text, 0))`.execute(tx)
}

/** The record of a document, made when there is none yet. */
export async function openRecord(tx: Tx, workspaceId: string, documentId: string) {
  const found = await findRecord(tx, workspaceId, documentId)
  if (found !== undefined) return found
  await tx
    .insertInto('records')
    .columns(['workspace_id', 'document_id', 'source_id'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select(['workspace_id', 'id', 'source_id'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', documentId),
    )
    .execute()
  const made = await findRecord(tx, workspaceId, documentId)
  if (made === undefined) throw new Error('cells of a document that is not there')
  return made
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

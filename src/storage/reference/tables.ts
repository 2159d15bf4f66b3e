import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'

export type SourceType = 'csv' | 'tsv' | 'xlsx' | 'json'

interface Content {
  version: number
  row_set_id: string
  source_type: SourceType
  updated_at: Date
}

export async function insertTable(
  tx: Tx,
  table: Omit<Content, 'version' | 'updated_at'> & { id: string; workspace_id: string; name: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('reference_tables')
    .values({ ...table, version: 1, updated_at: table.created_at })
    .execute()
}

export async function findTable(db: Database | Tx, workspaceId: string, id: string) {
  return withRowSet(db, workspaceId).where('reference_tables.id', '=', id).executeTakeFirst()
}

/** Holds it until the commit: whoever else replaces its rows waits and gets the next number. */
export async function lockTable(tx: Tx, workspaceId: string, id: string) {
  return withRowSet(tx, workspaceId).where('reference_tables.id', '=', id).forUpdate().executeTakeFirst()
}

export async function selectTables(db: Database, workspaceId: string, window: KeysetWindow) {
  const page = withinWindow(db.selectFrom('reference_tables').where('workspace_id', '=', workspaceId), window)
  return db
    .selectFrom(page.selectAll().as('reference_tables'))
    .innerJoin('reference_row_sets', 'reference_row_sets.id', 'row_set_id')
    .selectAll('reference_tables')
    .select(['columns', 'row_count', 'byte_count', 'id_column', 'content_hash'])
    .orderBy('created_at', window.order)
    .orderBy('reference_tables.id', window.order)
    .execute()
}

export async function countTables(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('reference_tables').where('workspace_id', '=', workspaceId))
}

export async function updateTable(tx: Tx, workspaceId: string, id: string, content: Content): Promise<void> {
  await tx
    .updateTable('reference_tables')
    .set(content)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function deleteTable(tx: Tx, workspaceId: string, id: string) {
  return tx
    .deleteFrom('reference_tables')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning(['id', 'name', 'row_set_id'])
    .executeTakeFirst()
}

function withRowSet(db: Database | Tx, workspaceId: string) {
  return db
    .selectFrom('reference_tables')
    .innerJoin('reference_row_sets', 'reference_row_sets.id', 'row_set_id')
    .selectAll('reference_tables')
    .select(['columns', 'row_count', 'byte_count', 'id_column', 'content_hash'])
    .where('reference_tables.workspace_id', '=', workspaceId)
}

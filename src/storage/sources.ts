import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface SourceFacts {
  name: string
  default_schema_id: string | null
}

export async function insertSource(
  tx: Tx,
  source: SourceFacts & { id: string; workspace_id: string; type: 'api'; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('sources')
    .values({ ...source, updated_at: source.created_at })
    .execute()
}

export async function findSource(db: Database | Tx, workspaceId: string, id: string) {
  return withDocumentCount(db, workspaceId).where('id', '=', id).executeTakeFirst()
}

/** It stays until the transaction ends, so that something can belong to it. */
export async function holdSource(tx: Tx, workspaceId: string, id: string): Promise<{ name: string } | undefined> {
  return tx
    .selectFrom('sources')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
}

export async function selectSources(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(withDocumentCount(db, workspaceId), window).execute()
}

export async function countSources(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('sources').where('workspace_id', '=', workspaceId))
}

/** False when this workspace has no such source. */
export async function updateSource(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: Partial<SourceFacts> & { updated_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sources')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its documents stay. Those that arrive at this moment are seen to by the foreign key. */
export async function deleteSource(tx: Tx, workspaceId: string, id: string) {
  // Documents before what they refer to, as whoever works on them; the foreign key would come to them the other way round.
  await sql`
    with own as materialized (
      select id from documents where workspace_id = ${workspaceId} and source_id = ${id} order by id for no key update)
    update documents set source_id = null from own where documents.id = own.id`.execute(tx)
  return tx
    .deleteFrom('sources')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

function withDocumentCount(db: Database | Tx, workspaceId: string) {
  return db
    .selectFrom('sources')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('documents')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('documents.workspace_id', '=', 'sources.workspace_id')
        .whereRef('documents.source_id', '=', 'sources.id')
        .as('document_count'),
    )
    .where('workspace_id', '=', workspaceId)
}

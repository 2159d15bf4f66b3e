import type { Selectable } from 'kysely'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type ConfigRow = Selectable<DB['matching_configs']>

/** What can be changed of one. */
export interface ConfigContent {
  name: string
  reference_data_id: string
  target_type: string
  target_value: unknown
  settings: object
}

export async function insertConfig(
  tx: Tx,
  content: ConfigContent & { id: string; workspace_id: string; created_at: Date },
): Promise<ConfigRow> {
  return tx
    .insertInto('matching_configs')
    .values({ ...content, ...asJson(content), version: 1, updated_at: content.created_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findConfig(db: Database | Tx, workspaceId: string, id: string): Promise<ConfigRow | undefined> {
  return ofWorkspace(db, workspaceId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Holds it until the commit: whoever else changes it waits and gets the next version. */
export async function lockConfig(tx: Tx, workspaceId: string, id: string): Promise<ConfigRow | undefined> {
  return ofWorkspace(tx, workspaceId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function selectConfigs(db: Database, workspaceId: string, window: KeysetWindow): Promise<ConfigRow[]> {
  return withinWindow(ofWorkspace(db, workspaceId).selectAll(), window).execute()
}

export async function countConfigs(db: Database, workspaceId: string): Promise<number> {
  return countRows(ofWorkspace(db, workspaceId))
}

export async function updateConfig(
  tx: Tx,
  { workspace_id, id, version }: ConfigRow,
  content: ConfigContent,
  now: Date,
): Promise<ConfigRow> {
  return tx
    .updateTable('matching_configs')
    .set({ ...content, ...asJson(content), version: version + 1, updated_at: now })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteConfig(tx: Tx, workspaceId: string, id: string) {
  return tx
    .deleteFrom('matching_configs')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

function asJson({ target_value, settings }: ConfigContent) {
  return { target_value: JSON.stringify(target_value), settings: JSON.stringify(settings) }
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('matching_configs').where('workspace_id', '=', workspaceId)
}

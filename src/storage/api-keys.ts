import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface NewApiKey {
  id: string
  workspace_id: string
  name: string
  hash: Buffer
  hint: string
  scopes: string[]
  rate_limit_per_minute: number | null
  concurrent_extractions: number | null
  max_file_bytes: number | null
  expires_at: Date | null
  /** The principal that made it; null for the operator. */
  made_by: string | null
  created_at: Date
}

export async function insertApiKey(tx: Tx, key: NewApiKey) {
  return tx.insertInto('api_keys').values(key).returningAll().executeTakeFirstOrThrow()
}

export async function findApiKeyByHash(db: Database, hash: Buffer) {
  return db.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Those that somebody has made by themselves: an installed app has its own, which its app names. */
export async function selectApiKeys(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(ofNoApp(db, workspaceId).selectAll(), window).execute()
}

export async function countListedApiKeys(db: Database, workspaceId: string): Promise<number> {
  return countRows(ofNoApp(db, workspaceId))
}

function ofNoApp(db: Database, workspaceId: string) {
  return db
    .selectFrom('api_keys')
    .where('workspace_id', '=', workspaceId)
    .where('revoked_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('apps').select('apps.id').whereRef('apps.install_key_id', '=', 'api_keys.id'))),
    )
}

export async function countApiKeys(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('api_keys').where('workspace_id', '=', workspaceId).where('revoked_at', 'is', null))
}

/** Keeps a key from being revoked until the transaction ends; false when it has been. */
export async function holdApiKey(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const query = tx.selectFrom('api_keys').select('id').where('workspace_id', '=', workspaceId).where('id', '=', id)
  return (await query.where('revoked_at', 'is', null).forShare().executeTakeFirst()) !== undefined
}

/** Marks keys as revoked and tells every process. Returns those of this workspace that were still live. */
export async function revokeApiKeys(tx: Tx, workspaceId: string, ids: string[], now: Date) {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'hint'])
    .execute()
  for (const { id } of revoked) await sql`select pg_notify('sheaf_api_key_revoked', ${id})`.execute(tx)
  return revoked
}

/** The live keys that were made with these. */
export async function selectKeysMadeBy(tx: Tx, workspaceId: string, ids: string[]) {
  return tx
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint', 'scopes'])
    .where('workspace_id', '=', workspaceId)
    .where('made_by', 'in', ids)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function touchApiKey(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute()
}

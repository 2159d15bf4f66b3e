import { sql } from 'kysely'
import { isId } from '../core/ids.ts'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface NewSchemaVersion {
  name: string
  description: string | null
  definition: string
  field_count: number
}

export interface SchemaFilter {
  search: string | undefined
}

/** Undefined when the short id is taken; a name that is taken fails. */
export async function insertSchema(
  tx: Tx,
  schema: NewSchemaVersion & { id: string; workspace_id: string; short_id: string; created_at: Date },
) {
  return tx
    .insertInto('schemas')
    .values({ ...schema, version: 1, updated_at: schema.created_at })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'short_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** By id or short id. What was deleted is not found. */
export async function findSchema(db: Database | Tx, workspaceId: string, idOrShortId: string) {
  return live(db, workspaceId).selectAll().where(isNamed(idOrShortId)).executeTakeFirst()
}

/** The same, and nobody else changes it until this transaction ends. */
export async function lockSchema(tx: Tx, workspaceId: string, idOrShortId: string) {
  return live(tx, workspaceId).selectAll().where(isNamed(idOrShortId)).forUpdate().executeTakeFirst()
}

export async function findSchemaByName(db: Database | Tx, workspaceId: string, name: string) {
  return live(db, workspaceId)
    .select(['id', 'short_id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
}

export async function selectSchemas(db: Database, workspaceId: string, filter: SchemaFilter, window: KeysetWindow) {
  return withinWindow(live(db, workspaceId).selectAll().where(fits(filter)), window).execute()
}

export async function countSchemas(db: Database, workspaceId: string, filter: SchemaFilter): Promise<number> {
  return countRows(live(db, workspaceId).where(fits(filter)))
}

/** The row must be locked. */
export async function updateSchema(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: NewSchemaVersion & { version: number; updated_at: Date },
) {
  return tx
    .updateTable('schemas')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its versions stay for whatever was made by them; sources no longer use it. */
export async function deleteSchema(tx: Tx, workspaceId: string, idOrShortId: string, now: Date) {
  const deleted = await tx
    .updateTable('schemas')
    .set({ deleted_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where(isNamed(idOrShortId))
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (deleted !== undefined) {
    await tx
      .updateTable('sources')
      .set({ default_schema_id: null, updated_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('default_schema_id', '=', deleted.id)
      .execute()
  }
  return deleted
}

function live(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('schemas').where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null)
}

function isNamed(idOrShortId: string) {
  return isId(idOrShortId)
    ? sql<boolean>`id = ${idOrShortId}::uuid`
    : sql<boolean>`short_id = ${idOrShortId.toUpperCase()}`
}

/** Anywhere in the name, description or short id, without regard to case. */
function fits({ search }: SchemaFilter) {
  if (search === undefined) return sql<boolean>`true`
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`(name ilike ${pattern} or description ilike ${pattern} or short_id ilike ${pattern})`
}

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type AppRow = Selectable<DB['apps']>
export type AppVersionRow = Selectable<DB['app_versions']>

export async function insertApp(tx: Tx, app: Insertable<DB['apps']>): Promise<AppRow> {
  return tx.insertInto('apps').values(app).returningAll().executeTakeFirstOrThrow()
}

export async function findApp(db: Database | Tx, workspaceId: string, id: string): Promise<AppRow | undefined> {
  return ofWorkspace(db, workspaceId).selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findAppBySlug(db: Database | Tx, workspaceId: string, slug: string): Promise<AppRow | undefined> {
  return ofWorkspace(db, workspaceId).selectAll().where('slug', '=', slug).executeTakeFirst()
}

/** Whoever else changes it waits. */
export async function lockApp(tx: Tx, workspaceId: string, id: string): Promise<AppRow | undefined> {
  return ofWorkspace(tx, workspaceId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** It is not deleted or disabled before the transaction ends, but others may hold it, too. */
export async function holdApp(tx: Tx, workspaceId: string, id: string): Promise<AppRow | undefined> {
  return ofWorkspace(tx, workspaceId).selectAll().where('id', '=', id).forShare().executeTakeFirst()
}

export async function selectApps(db: Database, workspaceId: string, window: KeysetWindow): Promise<AppRow[]> {
  return withinWindow(ofWorkspace(db, workspaceId).selectAll(), window).execute()
}

export async function countApps(db: Database, workspaceId: string): Promise<number> {
  return countRows(ofWorkspace(db, workspaceId))
}

export async function updateApp(tx: Tx, id: string, change: Updateable<DB['apps']>): Promise<AppRow> {
  return tx.updateTable('apps').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function insertAppVersion(tx: Tx, version: Insertable<DB['app_versions']>): Promise<AppVersionRow> {
  return tx.insertInto('app_versions').values(version).returningAll().executeTakeFirstOrThrow()
}

/** For what belongs to an app that is known to be of the workspace. */
export async function loadAppVersion(db: Database | Tx, appId: string, version: number): Promise<AppVersionRow> {
  return db
    .selectFrom('app_versions')
    .selectAll()
    .where('app_id', '=', appId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('apps').where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null)
}

export interface AppGrantRow {
  /** A key that may do something with the app, or a resource that evidence of the app may name. */
  holder: 'key' | 'resource'
  holder_id: string
  grant: string
  created_at: Date
}

/** What keys may do with an app, and what its evidence may name. */
export async function selectAppGrants(db: Database | Tx, workspaceId: string, appId: string): Promise<AppGrantRow[]> {
  const { rows } = await sql<AppGrantRow>`
    select 'key' as holder, principal_id as holder_id, "grant", created_at from grants
    where workspace_id = ${workspaceId} and resource_id = ${appId}
    union all
    select 'resource', resource_id, "grant", created_at from grants
    where workspace_id = ${workspaceId} and principal_id = ${appId}
    order by created_at, holder_id, "grant"`.execute(db)
  return rows
}

/** One grant of a key or a resource, or all that it has. */
export async function deleteAppGrants(
  tx: Tx,
  workspaceId: string,
  appId: string,
  holderId: string,
  grant: string | undefined,
): Promise<void> {
  await sql`
    delete from grants where workspace_id = ${workspaceId}
      and (resource_id = ${appId} and principal_id = ${holderId} or principal_id = ${appId} and resource_id = ${holderId})
      and "grant" = coalesce(${grant ?? null}, "grant")`.execute(tx)
}

/** Whether it is something that evidence can name besides documents. */
export async function isResource(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from schemas where workspace_id = ${workspaceId} and id = ${id}
    union all select from pipelines where workspace_id = ${workspaceId} and id = ${id}
    union all select from primitives where workspace_id = ${workspaceId} and id = ${id}
    union all select from reference_tables where workspace_id = ${workspaceId} and id = ${id}`.execute(tx)
  return rows.length > 0
}

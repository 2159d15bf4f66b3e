import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

export async function insertWorkspace(tx: Tx, workspace: { id: string; name: string; tier: string; created_at: Date }) {
  return tx
    .insertInto('workspaces')
    .values({ ...workspace, updated_at: workspace.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function selectWorkspaces(db: Database) {
  return db.selectFrom('workspaces').selectAll().orderBy('created_at').orderBy('id').execute()
}

/** By id, or by name without regard to case. */
export async function findWorkspace(db: Database, idOrName: string) {
  return db
    .selectFrom('workspaces')
    .selectAll()
    .where((eb) => eb.or([eb(sql`id::text`, '=', idOrName), eb(sql`lower(name)`, '=', idOrName.toLowerCase())]))
    .executeTakeFirst()
}

/** Only one process may decide that the database is empty and fill it. */
export async function lockForBootstrap(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7331004)`.execute(tx)
}

export async function hasWorkspaces(db: Database): Promise<boolean> {
  return (await db.selectFrom('workspaces').select('id').limit(1).executeTakeFirst()) !== undefined
}

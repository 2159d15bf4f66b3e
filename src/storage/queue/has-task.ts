import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** Whether a task of this name waits or runs. */
export async function hasTask(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select 1 from graphile_worker._private_jobs where key = ${key}`.execute(db)
  return rows.length > 0
}

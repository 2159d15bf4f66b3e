import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { type Column, columnOf } from './condition.ts'
import { type Demand, recordsMeeting } from './steps.ts'

export async function hasComparable(
  db: Database,
  workspaceId: string,
  fieldNo: number,
  column: Column,
): Promise<boolean> {
  const { rows } = await sql`select from cells where workspace_id = ${workspaceId} and field_no = ${fieldNo}
    and ${columnOf[column]} is not null limit 1`.execute(db)
  return rows.length > 0
}

export async function hasRecord(db: Database, workspaceId: string, demand: Demand): Promise<boolean> {
  const { rows } = await sql`${recordsMeeting(workspaceId, demand)} limit 1`.execute(db)
  return rows.length > 0
}

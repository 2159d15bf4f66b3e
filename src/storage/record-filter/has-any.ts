import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { type Column, columnOf } from './condition.ts'
import { cellsOf, type Demand, type Ground, recordsMeeting } from './steps.ts'

export async function hasComparable(db: Database, ground: Ground, fieldNo: number, column: Column): Promise<boolean> {
  const { rows } = await sql`select from ${cellsOf(ground)} and field_no = ${fieldNo}
    and ${columnOf[column]} is not null limit 1`.execute(db)
  return rows.length > 0
}

export async function hasRecord(db: Database, ground: Ground, demand: Demand): Promise<boolean> {
  const { rows } = await sql`${recordsMeeting(ground, demand)} limit 1`.execute(db)
  return rows.length > 0
}

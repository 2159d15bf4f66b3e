import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

export interface NewReservation {
  id: string
  workspace_id: string
  credits: number
  reference_type: string
  reference_id: string
  created_at: Date
}

export async function insertReservations(tx: Tx, reservations: NewReservation[]): Promise<void> {
  await sql`
    insert into credit_reservations select * from json_populate_recordset(
      null::credit_reservations, ${JSON.stringify(reservations)})`.execute(tx)
}

/** Ends reservations and gives what they held, lot by lot; nothing of those that are not open any more. */
export async function takeReservations(tx: Tx, workspaceId: string, ids: string[]) {
  return tx
    .with('taken', (db) =>
      db
        .deleteFrom('credit_reservations')
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .returningAll(),
    )
    .selectFrom('taken')
    .innerJoin('credit_postings as held', 'held.entry_id', 'taken.id')
    .innerJoin('credit_lots as lot', 'lot.id', 'held.lot_id')
    .select(['taken.id', 'taken.reference_type', 'taken.reference_id', 'lot.id as lot_id', 'held.credits'])
    .where('held.workspace_id', '=', workspaceId)
    .where('held.account', '=', 'reserved')
    .orderBy('lot.expires_at')
    .orderBy('lot.id')
    .execute()
}

export async function selectStaleReservations(db: Database, before: Date) {
  return db
    .selectFrom('credit_reservations')
    .select(['id', 'workspace_id'])
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1000)
    .execute()
}

import type { Database, Tx } from './postgres/database.ts'

export interface NewCreditLot {
  id: string
  workspace_id: string
  kind: 'free' | 'pack' | 'topup'
  granted: number
  expires_at: Date
  created_at: Date
}

export async function insertCreditLot(tx: Tx, lot: NewCreditLot): Promise<void> {
  await tx.insertInto('credit_lots').values(lot).execute()
}

/** Lots with something left, those that expire first before others, and this month's free lot even when it is empty. */
export async function selectCreditLots(tx: Tx, workspaceId: string, freeUntil: Date) {
  return tx
    .selectFrom('credit_lots')
    .select(['id', 'kind', 'remaining', 'expires_at'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('remaining', '>', 0), eb.and({ kind: 'free', expires_at: freeUntil })]))
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
}

/** Which of these lots have expired. */
export async function selectExpiredLots(tx: Tx, workspaceId: string, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('credit_lots')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .where('expires_at', '<=', now)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Workspaces that have lots to expire. */
export async function workspacesWithDueLots(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('credit_lots')
    .select('workspace_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now)
    .execute()
  return rows.map((row) => row.workspace_id)
}

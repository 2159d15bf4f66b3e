import type { Database, Tx } from './postgres/database.ts'

export interface NewTopup {
  id: string
  workspace_id: string
  credits: number
  amount_cents: number
  provider: string
  created_at: Date
}

export async function insertTopup(tx: Tx, topup: NewTopup) {
  return tx
    .insertInto('credit_topups')
    .values({ ...topup, status: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findPendingTopup(db: Database, workspaceId: string) {
  return db
    .selectFrom('credit_topups')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
}

export async function findTopup(db: Database, workspaceId: string, id: string) {
  return db
    .selectFrom('credit_topups')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ends a top-up. Only one can: undefined when it has ended before. */
export async function endTopup(
  tx: Tx,
  workspaceId: string,
  id: string,
  end: {
    status: 'completed' | 'failed'
    reference?: string
    payment_status?: string
    error?: string
    finished_at: Date
  },
) {
  return tx
    .updateTable('credit_topups')
    .set(end)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
}

/** For a payment that takes its time: what to ask the provider about. */
export async function keepPaymentReference(db: Database, workspaceId: string, id: string, reference: string) {
  await db
    .updateTable('credit_topups')
    .set({ reference })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

export async function hasFailedTopupSince(db: Database, workspaceId: string, since: Date): Promise<boolean> {
  const failed = await db
    .selectFrom('credit_topups')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'failed')
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return failed !== undefined
}

export async function workspacesWithPendingTopups(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('credit_topups').select('workspace_id').where('status', '=', 'pending').execute()
  return rows.map((row) => row.workspace_id)
}

import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

/** Holds the workspace's account until the transaction ends; undefined when there is no such workspace. */
export async function lockCreditAccount(tx: Tx, workspaceId: string) {
  const locked = await selectForUpdate(tx, workspaceId)
  if (locked !== undefined) return locked
  await tx
    .insertInto('credit_accounts')
    .values({ workspace_id: workspaceId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return selectForUpdate(tx, workspaceId)
}

function selectForUpdate(tx: Tx, workspaceId: string) {
  return tx
    .selectFrom('credit_accounts as account')
    .innerJoin('workspaces', 'workspaces.id', 'account.workspace_id')
    .leftJoin('billing_settings as settings', 'settings.workspace_id', 'account.workspace_id')
    .select(['account.available', 'account.reserved', 'workspaces.tier'])
    .select(['settings.auto_topup_enabled', 'settings.auto_topup_threshold', 'settings.auto_topup_amount'])
    .where('account.workspace_id', '=', workspaceId)
    .forUpdate('account')
    .executeTakeFirst()
}

export async function findTier(db: Database, workspaceId: string): Promise<string | undefined> {
  const row = await db.selectFrom('workspaces').select('tier').where('id', '=', workspaceId).executeTakeFirst()
  return row?.tier
}

/** What a workspace has at a time, whether or not the ledger has come to it: expired lots do not count any more. */
export async function readCreditAccount(db: Database, workspaceId: string, now: Date, freeUntil: Date) {
  const { rows } = await sql<{
    tier: string
    usable: number
    paid: number
    due: number
    reserved: number
    has_free_lot: boolean
  }>`/* sheaf:credit-account */
    select workspaces.tier, coalesce(account.reserved, 0) as reserved, lots.*
    from workspaces
    left join credit_accounts account on account.workspace_id = workspaces.id
    cross join lateral (
      select
        coalesce(sum(remaining) filter (where expires_at > ${now}), 0)::bigint as usable,
        coalesce(sum(remaining) filter (where expires_at > ${now} and kind <> 'free'), 0)::bigint as paid,
        coalesce(sum(remaining) filter (where expires_at <= ${now}), 0)::bigint as due,
        coalesce(bool_or(kind = 'free' and expires_at = ${freeUntil}), false) as has_free_lot
      from credit_lots
      where credit_lots.workspace_id = workspaces.id
        and (remaining > 0 or (kind = 'free' and expires_at = ${freeUntil}))
    ) as lots
    where workspaces.id = ${workspaceId}`.execute(db)
  return rows[0]
}

export async function setTier(tx: Tx, workspaceId: string, tier: string, now: Date): Promise<void> {
  await tx.updateTable('workspaces').set({ tier, updated_at: now }).where('id', '=', workspaceId).execute()
}

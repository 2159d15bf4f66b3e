import type { UpdateBillingSettings } from '../contract/billing.ts'
import type { Database, Tx } from './postgres/database.ts'

type Changes = UpdateBillingSettings & { stripe_customer_id?: string }

export async function findBillingSettings(db: Database, workspaceId: string) {
  return db.selectFrom('billing_settings').selectAll().where('workspace_id', '=', workspaceId).executeTakeFirst()
}

/** Settings that were never made have the defaults of the table. */
export async function saveBillingSettings(tx: Tx, workspaceId: string, changes: Changes, now: Date) {
  const values = { ...changes, updated_at: now }
  return tx
    .insertInto('billing_settings')
    .values({ workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

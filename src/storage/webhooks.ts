import type { Insertable, Selectable, Updateable } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type WebhookRow = Selectable<DB['webhooks']>

export async function insertWebhook(tx: Tx, webhook: Insertable<DB['webhooks']>): Promise<WebhookRow> {
  return tx.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow()
}

export async function findWebhook(
  db: Database | Tx,
  workspaceId: string,
  id: string,
  lock?: 'for update',
): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function updateWebhook(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: Updateable<DB['webhooks']>,
): Promise<WebhookRow> {
  return tx
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteWebhook(tx: Tx, workspaceId: string, id: string): Promise<WebhookRow | undefined> {
  return tx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .returningAll()
    .executeTakeFirst()
}

export async function selectWebhooks(db: Database, workspaceId: string, window: KeysetWindow): Promise<WebhookRow[]> {
  const own = db.selectFrom('webhooks').selectAll().where('workspace_id', '=', workspaceId)
  return withinWindow(own, window).execute()
}

export async function countWebhooks(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('webhooks').where('workspace_id', '=', workspaceId))
}

/** Switches webhooks off whose endpoint wants no more, unless they have another by now; says which were on. */
export async function deactivateWebhooks(tx: Tx, gone: { id: string; url: string }[], reason: string, now: Date) {
  const active = tx
    .selectFrom('webhooks')
    .select('id')
    .where(({ or, and }) => or(gone.map(({ id, url }) => and({ id, url }))))
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
  return tx
    .updateTable('webhooks')
    .set({ is_active: false, deactivated_reason: reason, updated_at: now })
    .where('id', 'in', active)
    .returning(['id', 'workspace_id'])
    .execute()
}

export type SealedSecrets = Pick<WebhookRow, 'secret' | 'previous_secret'>

/** Of all workspaces, for whoever changes what they are encrypted with; nobody changes one meanwhile. */
export async function lockSealedSecrets(tx: Tx): Promise<(SealedSecrets & { id: string })[]> {
  return tx
    .selectFrom('webhooks')
    .select(['id', 'secret', 'previous_secret'])
    .where('secret', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function saveSealedSecrets(tx: Tx, id: string, sealed: SealedSecrets): Promise<void> {
  await tx.updateTable('webhooks').set(sealed).where('id', '=', id).execute()
}

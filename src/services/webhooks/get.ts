import type { Webhook } from '../../contract/webhooks.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { findWebhook, type WebhookRow } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { presentWebhook } from './present.ts'

export async function getWebhook(ctx: Context, id: string): Promise<Webhook> {
  return presentWebhook(await requireWebhook(ctx.system.db, ctx.workspaceId, id))
}

export async function requireWebhook(
  db: Database | Tx,
  workspaceId: string,
  id: string,
  lock?: 'for update',
): Promise<WebhookRow> {
  const row = await findWebhook(db, workspaceId, id, lock)
  if (row === undefined) throw noWebhook(id)
  return row
}

export function noWebhook(id: string): AppError {
  return new AppError('not_found', `There is no webhook ${id}.`)
}

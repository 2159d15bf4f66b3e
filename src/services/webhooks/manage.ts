import type { ListQuery, Page } from '../../contract/lists.ts'
import { webhookPolicy } from '../../contract/webhook-policy.ts'
import type { Webhook } from '../../contract/webhooks.ts'
import { AppError } from '../../core/app-error.ts'
import { hastenDeliveries } from '../../storage/deliveries.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import {
  countWebhooks,
  findWebhook,
  deleteWebhook as remove,
  selectWebhooks,
  type WebhookRow,
} from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

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

function noWebhook(id: string): AppError {
  return new AppError('not_found', `There is no webhook ${id}.`)
}

export async function listWebhooks(ctx: Context, query: ListQuery): Promise<Page<Webhook>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'webhooks',
    query,
    select: (window) => selectWebhooks(db, ctx.workspaceId, window),
    count: () => countWebhooks(db, ctx.workspaceId),
    present: presentWebhook,
  })
}

/** As callers see it: with the policy that holds for it, and never its secret. */
export function presentWebhook(row: WebhookRow): Webhook {
  const self = `/v1/webhooks/${row.id}`
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    is_active: row.is_active,
    deactivated_reason: row.deactivated_reason === 'gone' ? 'gone' : null,
    has_secret: row.secret !== null,
    source_connection_id: row.source_id,
    delivery_policy: {
      schedule_seconds: row.schedule_seconds ?? [...webhookPolicy.scheduleSeconds],
      timeout_ms: row.timeout_ms ?? webhookPolicy.timeoutMilliseconds,
      respect_retry_after: row.respect_retry_after,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, test: `${self}/test`, deliveries: `/v1/deliveries?webhook_id=${row.id}` },
  }
}

/** Its deliveries stay in the log; those that wait end as dead now. */
export async function deleteWebhook(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await remove(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noWebhook(id)
    await hastenDeliveries(tx, ctx.workspaceId, id, ctx.system.clock.now())
    audit({ action: 'webhook.delete', subjectId: id })
    return { deleted: true as const, id }
  })
}

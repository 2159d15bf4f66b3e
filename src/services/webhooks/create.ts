import { type CreateWebhook, type DeliveryPolicy, defaultEvents, type Webhook } from '../../contract/webhooks.ts'
import { newId } from '../../core/ids.ts'
import { insertWebhook } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { presentWebhook } from './present.ts'
import { sealSecret } from './secrets.ts'

export async function createWebhook(ctx: Context, input: CreateWebhook): Promise<Webhook> {
  const { system, workspaceId } = ctx
  const now = system.clock.now()
  const id = newId()
  const events = [...new Set(input.events ?? defaultEvents)]
  return ctx.commit(async (tx, audit) => {
    const row = await insertWebhook(tx, {
      id,
      workspace_id: workspaceId,
      url: input.url,
      events,
      source_id: input.source_connection_id ?? null,
      is_active: input.is_active ?? true,
      secret: input.secret === undefined ? null : sealSecret(input.secret, id, system.webhookKey),
      ...policyColumns(input.delivery_policy ?? null),
      created_at: now,
      updated_at: now,
    })
    audit({ action: 'webhook.create', subjectId: id, details: { events } })
    return presentWebhook(row)
  })
}

export function policyColumns(policy: DeliveryPolicy | null) {
  return {
    schedule_seconds: policy?.schedule_seconds ?? null,
    timeout_ms: policy?.timeout_ms ?? null,
    respect_retry_after: policy?.respect_retry_after ?? false,
  }
}

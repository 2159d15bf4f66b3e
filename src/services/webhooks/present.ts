import { webhookPolicy } from '../../contract/webhook-policy.ts'
import type { Webhook } from '../../contract/webhooks.ts'
import type { WebhookRow } from '../../storage/webhooks.ts'

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

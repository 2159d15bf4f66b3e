import { type Delivery, type DeliveryDetail, deliverySchema } from '../../contract/deliveries.ts'
import type { DeliveryRow, selectAttempts } from '../../storage/deliveries.ts'

export function presentDelivery(row: DeliveryRow): Delivery {
  const self = `/v1/deliveries/${row.id}`
  return {
    id: row.id,
    event: row.event,
    event_id: row.event_id,
    webhook_id: row.webhook_id,
    url: row.url,
    status: deliverySchema.shape.status.parse(row.status),
    attempt_count: row.attempts,
    replay_count: row.replays,
    next_attempt_at: row.due_at?.toISOString() ?? null,
    last_status_code: row.last_status_code,
    last_error_code: row.last_error_code,
    idempotency_key: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, replay: `${self}/replay` },
  }
}

type AttemptRow = Awaited<ReturnType<typeof selectAttempts>>[number]

export function presentAttempt(row: AttemptRow): DeliveryDetail['attempts'][number] {
  return {
    attempt: row.attempt,
    status: row.error_code === null ? 'succeeded' : 'failed',
    status_code: row.status_code,
    error_code: row.error_code,
    error: row.error,
    url: row.url,
    started_at: row.started_at.toISOString(),
    duration_ms: row.duration_ms,
    response_excerpt: row.response_excerpt,
  }
}

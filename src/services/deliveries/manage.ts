import {
  type DeadLetterQuery,
  type Delivery,
  type DeliveryDetail,
  type DeliveryQuery,
  deliverySchema,
  type ReplayFilter,
} from '../../contract/deliveries.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import {
  countDeliveries,
  type DeliveryFilter,
  type DeliveryRow,
  findDelivery,
  selectAttempts,
  selectDeliveries,
} from '../../storage/deliveries.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { deliveryBody } from './build-request.ts'

export async function listDeliveries(ctx: Context, query: DeliveryQuery): Promise<Page<Delivery>> {
  const { db } = ctx.system
  const filter = filterOf(query)
  return listPage(ctx, {
    list: 'deliveries',
    filters: { ...filter },
    query,
    select: (window) => selectDeliveries(db, ctx.workspaceId, filter, window),
    count: () => countDeliveries(db, ctx.workspaceId, filter),
    present: presentDelivery,
  })
}

export function listDeadLetters(ctx: Context, query: DeadLetterQuery): Promise<Page<Delivery>> {
  return listDeliveries(ctx, { ...query, status: 'dead' })
}

export function filterOf(input: Partial<DeliveryQuery> & ReplayFilter): DeliveryFilter {
  const { status, event, webhook_id, after, before, delivery_ids } = input
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text))
  return { status, event, webhookId: webhook_id, after: time(after), before: time(before), ids: delivery_ids }
}

export async function getDelivery(ctx: Context, id: string): Promise<DeliveryDetail> {
  const { db } = ctx.system
  const row = await findDelivery(db, ctx.workspaceId, id)
  if (row === undefined) throw noDelivery(id)
  const attempts = await selectAttempts(db, ctx.workspaceId, id)
  const { event_id: eventId, event, data, occurred_at: occurredAt } = row
  return {
    ...presentDelivery(row),
    attempts: attempts.map(presentAttempt),
    payload: JSON.parse(deliveryBody({ deliveryId: id, eventId, event, data, occurredAt })),
  }
}

export function noDelivery(id: string): AppError {
  return new AppError('not_found', `There is no delivery ${id}.`)
}

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

function presentAttempt(row: AttemptRow): DeliveryDetail['attempts'][number] {
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

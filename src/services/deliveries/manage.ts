import {
  type DeadLetterQuery,
  type Delivery,
  type DeliveryDetail,
  type DeliveryQuery,
  deliverySchema,
  type Replayed,
  type ReplayFilter,
} from '../../contract/deliveries.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import {
  countDeliveries,
  type DeliveryFilter,
  type DeliveryRow,
  findDelivery,
  replayDeliveries,
  selectAttempts,
  selectDeliveries,
} from '../../storage/deliveries.ts'
import { findWebhook } from '../../storage/webhooks.ts'
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

function filterOf(input: Partial<DeliveryQuery> & ReplayFilter): DeliveryFilter {
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

function noDelivery(id: string): AppError {
  return new AppError('not_found', `There is no delivery ${id}.`)
}

function presentDelivery(row: DeliveryRow): Delivery {
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

const mostAtOnce = 10_000

/** Sends a delivery again that has ended or waits for its next attempt: from the first attempt on, under the same id. */
export async function replayDelivery(ctx: Context, id: string): Promise<Delivery> {
  const { system, workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    const [row] = await replayDeliveries(
      tx,
      workspaceId,
      { ids: [id] },
      { now: system.clock.now(), limit: 1, first: true },
    )
    if (row === undefined) throw await whyNot(ctx, id)
    audit({ action: 'delivery.replay', subjectId: id })
    return presentDelivery(row)
  })
}

async function whyNot({ system: { db }, workspaceId }: Context, id: string): Promise<AppError> {
  const delivery = await findDelivery(db, workspaceId, id)
  if (delivery === undefined) return noDelivery(id)
  const webhook = delivery.webhook_id === null ? null : await findWebhook(db, workspaceId, delivery.webhook_id)
  if (webhook === undefined) return new AppError('conflict', 'The webhook of this delivery was deleted.')
  if (webhook?.is_active === false)
    return new AppError('conflict', 'The webhook of this delivery is not active. Activate it first.')
  return new AppError('conflict', `This delivery is ${delivery.status}: it is on its way already.`)
}

/** Sends dead letters again, all that match; a great many take several calls. */
export async function replayDeadLetters(ctx: Context, input: ReplayFilter): Promise<Replayed> {
  const { system, workspaceId } = ctx
  const filter = { ...filterOf(input), status: 'dead' }
  return ctx.commit(async (tx, audit) => {
    const now = system.clock.now()
    const replayed = await replayDeliveries(tx, workspaceId, filter, { now, limit: mostAtOnce })
    const left = await countDeliveries(tx, workspaceId, filter)
    const isFull = replayed.length === mostAtOnce
    audit({ action: 'delivery.replay_dead_letters', subjectId: null, details: { replayed: replayed.length } })
    return { replayed: replayed.length, remaining: isFull ? left : 0, skipped: isFull ? 0 : left }
  })
}

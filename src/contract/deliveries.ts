import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { eventTypeSchema } from './events.ts'
import { listOf, listQuery } from './lists.ts'

export const deliveryStatuses = ['pending', 'in_flight', 'succeeded', 'failed', 'dead'] as const

const filters = {
  event: eventTypeSchema.optional(),
  webhook_id: idSchema.optional(),
  after: z.iso.datetime({ offset: true }).optional().describe('Only deliveries created at or after this time.'),
  before: z.iso.datetime({ offset: true }).optional().describe('Only deliveries created before this time.'),
}

export const deadLetterQuery = listQuery.extend(filters)
export type DeadLetterQuery = z.output<typeof deadLetterQuery>

export const deliveryQuery = deadLetterQuery.extend({ status: z.enum(deliveryStatuses).optional() })
export type DeliveryQuery = z.output<typeof deliveryQuery>

export const replayBody = z
  .strictObject({
    ...filters,
    delivery_ids: z.array(idSchema).min(1).max(1000).optional().describe('Only these.'),
  })
  .meta({ id: 'ReplayDeadLetters' })
export type ReplayFilter = z.output<typeof replayBody>

export const replayedSchema = z
  .object({
    replayed: z.int().describe('How many deliveries are on their way again.'),
    remaining: z.int().describe('How many matched but are left for another call, since one takes no more.'),
    skipped: z.int().describe('How many matched but cannot be sent: their webhook is deleted or not active.'),
  })
  .meta({ id: 'ReplayedDeadLetters' })
export type Replayed = z.infer<typeof replayedSchema>

export const deliverySchema = z
  .object({
    id: idSchema,
    event: z.string(),
    event_id: idSchema,
    webhook_id: maybe(idSchema).describe('Not there for the `webhook_url` of a request.'),
    url: z.string(),
    status: z
      .enum(deliveryStatuses)
      .describe('`failed`: the last attempt failed and another is due. `dead`: none is, see the dead letters.'),
    attempt_count: z.int().describe('Attempts since the event, or since the last replay.'),
    replay_count: z.int(),
    next_attempt_at: maybe(timeSchema),
    last_status_code: maybe(z.int()),
    last_error_code: maybe(z.string()),
    idempotency_key: z.string(),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), replay: z.string() }),
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.input<typeof deliverySchema>

export const deliveryListSchema = listOf(deliverySchema).meta({ id: 'DeliveryList' })

const attemptSchema = z
  .object({
    attempt: z.int().describe('What the attempt header said.'),
    status: z.enum(['succeeded', 'failed']),
    status_code: maybe(z.int()),
    error_code: maybe(z.string()),
    error: maybe(z.string()),
    url: z.string(),
    started_at: timeSchema,
    duration_ms: z.int(),
    response_excerpt: maybe(z.string()),
  })
  .meta({ id: 'DeliveryAttempt' })

export const deliveryDetailSchema = deliverySchema
  .extend({
    attempts: z.array(attemptSchema).describe('Every attempt, the oldest first.'),
    payload: z.unknown().describe('The body that is sent.'),
  })
  .meta({ id: 'DeliveryDetail' })
export type DeliveryDetail = z.input<typeof deliveryDetailSchema>

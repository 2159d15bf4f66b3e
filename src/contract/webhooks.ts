import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { type EventType, eventTypeSchema } from './events.ts'
import { listOf } from './lists.ts'
import { webhookPolicy } from './webhook-policy.ts'

/** Whether the address may be reached is decided when a delivery is made. */
export const webhookUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http or https address' })
  .max(2000)
  .refine((url) => !hasCredentials(url), 'must not hold a user name or password')

export const defaultEvents: EventType[] = ['extraction.complete', 'extraction.failed']

const events = z
  .array(eventTypeSchema)
  .min(1)
  .max(100)
  .describe(`What to be told of: ${defaultEvents.map((event) => `\`${event}\``).join(' and ')} unless said.`)

const secret = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without spaces')
  .refine(
    (text) => !text.startsWith('whsec_') || isBase64(text.slice(6)),
    'must be base64, with its padding, after "whsec_"',
  )
  .describe('Signs the deliveries. It can be set but never read.')

const policy = z
  .strictObject({
    schedule_seconds: z
      .array(z.int().min(0).max(604_800))
      .max(20)
      .optional()
      .describe(
        `Delays before each retry instead of ${JSON.stringify(webhookPolicy.scheduleSeconds)}: as many retries as entries, ` +
          'none when empty.',
      ),
    timeout_ms: z
      .int()
      .min(100)
      .max(webhookPolicy.timeoutMilliseconds)
      .optional()
      .describe(`How long the endpoint may take: ${webhookPolicy.timeoutMilliseconds} unless said.`),
    respect_retry_after: z
      .boolean()
      .optional()
      .describe('Wait longer than the schedule says when the endpoint answers with `Retry-After`; not unless said.'),
  })
  .meta({ id: 'DeliveryPolicy' })
export type DeliveryPolicy = z.output<typeof policy>

const source = idSchema.describe('Only events of documents of this source (`/v1/sources`).')

export const createWebhookBody = z
  .strictObject({
    url: webhookUrlSchema,
    events: events.optional(),
    secret: secret.optional(),
    source_connection_id: source.nullable().optional(),
    is_active: z.boolean().optional(),
    delivery_policy: policy.optional(),
  })
  .meta({ id: 'CreateWebhook' })
export type CreateWebhook = z.output<typeof createWebhookBody>

export const updateWebhookBody = z
  .strictObject({
    url: webhookUrlSchema,
    events,
    secret: secret
      .nullable()
      .describe(
        `The old one goes on signing in \`webhook-signature\` for ${webhookPolicy.rotationHours} hours; null signs no more.`,
      ),
    source_connection_id: source.nullable(),
    is_active: z.boolean(),
    delivery_policy: policy.nullable().describe('Replaces the whole policy; null brings the usual one back.'),
  })
  .partial()
  .meta({ id: 'UpdateWebhook' })
export type UpdateWebhook = z.output<typeof updateWebhookBody>

export const webhookSchema = z
  .object({
    id: idSchema,
    url: z.string(),
    events: z.array(z.string()),
    is_active: z.boolean(),
    deactivated_reason: maybe(z.enum(['gone'])).describe(
      '`gone` when the endpoint answered 410 and is therefore not called any more.',
    ),
    has_secret: z.boolean(),
    source_connection_id: maybe(idSchema),
    delivery_policy: z.object({
      schedule_seconds: z.array(z.int()),
      timeout_ms: z.int(),
      respect_retry_after: z.boolean(),
    }),
    created_at: timeSchema,
    updated_at: timeSchema,
    links: z.object({ self: z.string(), test: z.string(), deliveries: z.string() }),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.input<typeof webhookSchema>

export const webhookListSchema = listOf(webhookSchema).meta({ id: 'WebhookList' })

export const testWebhookBody = z
  .strictObject({ event: eventTypeSchema.optional().describe('The first subscribed one unless said.') })
  .meta({ id: 'TestWebhook' })
  .optional()

export const testedWebhookSchema = z
  .object({
    delivered: z.boolean().describe('Whether the endpoint answered 2xx in time.'),
    status_code: maybe(z.int()),
    error_code: maybe(z.string()),
    error: maybe(z.string()),
    duration_ms: z.int(),
    response_excerpt: maybe(z.string()),
    request: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
  })
  .meta({ id: 'TestedWebhook' })
export type TestedWebhook = z.input<typeof testedWebhookSchema>

const longestWaitSeconds = 30

export const listenQuery = z.object({
  after: z
    .string()
    .regex(/^[\w-]{22}$/, 'must be the `next` of an earlier answer')
    .optional()
    .describe('`next` of the answer before. Without it the answer is empty and says where the present is.'),
  wait: z.coerce
    .number()
    .min(0)
    .max(longestWaitSeconds)
    .optional()
    .describe(`Seconds to wait for an event when there is none, up to ${longestWaitSeconds}; 0 unless said.`),
  events: z
    .string()
    .transform((text) => text.split(',').map((event) => event.trim()))
    .pipe(z.array(eventTypeSchema))
    .optional()
    .describe('Only these, separated by commas.'),
})
export type ListenQuery = z.output<typeof listenQuery>

export const listenedSchema = z
  .object({
    data: z.array(
      z.object({
        event: z.string(),
        event_id: idSchema,
        headers: z.record(z.string(), z.string()).describe('Without signatures: whoever forwards it signs it.'),
        body: z.string().describe('The exact bytes to sign and send.'),
      }),
    ),
    next: z.string().describe('What to pass as `after`.'),
    signature_header: z.string(),
  })
  .meta({ id: 'ListenedEvents' })
export type Listened = z.infer<typeof listenedSchema>

function hasCredentials(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed !== null && (parsed.username !== '' || parsed.password !== '')
}

function isBase64(text: string): boolean {
  const bytes = Buffer.from(text, 'base64')
  return bytes.length > 0 && bytes.toString('base64') === text
}

import { z } from 'zod'

export const eventReferenceSchema = z
  .object({
    data: z.array(
      z.object({
        event: z.string(),
        description: z.string(),
        version: z.int().describe('Counts the changes of the payload; new fields are none.'),
        available: z.boolean().describe('False while nothing raises it yet.'),
        schema: z.unknown().describe('JSON Schema of `data`.'),
        example: z.unknown().describe('What `data` can be.'),
      }),
    ),
  })
  .meta({ id: 'WebhookEventReference' })
export type EventReference = z.infer<typeof eventReferenceSchema>

const named = z.object({ name: z.string(), description: z.string() })

export const deliveryReferenceSchema = z
  .object({
    method: z.string(),
    content_type: z.string(),
    headers: z.array(named),
    body: z.array(named.extend({ type: z.string() })),
    timeout_seconds: z.number(),
    success: z.string(),
    redirects: z.string(),
    response_bytes_read: z.int(),
    concurrency_per_webhook: z.int(),
  })
  .meta({ id: 'WebhookDeliveryReference' })
export type DeliveryReference = z.infer<typeof deliveryReferenceSchema>

export const signatureReferenceSchema = z
  .object({
    algorithm: z.string(),
    header: z.string(),
    format: z.string(),
    signed_content: z.string(),
    verification_steps: z.array(z.string()),
    standard_webhooks: z.object({
      headers: z.array(z.string()),
      format: z.string(),
      signed_content: z.string(),
      key: z.string(),
      tolerance_seconds: z.int(),
      rotation_hours: z.int(),
    }),
  })
  .meta({ id: 'WebhookSignatureReference' })
export type SignatureReference = z.infer<typeof signatureReferenceSchema>

export const retryReferenceSchema = z
  .object({
    schedule_seconds: z.array(z.int()),
    max_attempts: z.int(),
    total_seconds: z.int(),
    jitter: z.number().describe('Up to this share is added to a delay.'),
    retry_after: z.string(),
    not_retried: z.array(named),
    circuit_breaker: z.object({ failures: z.int(), pause_seconds: z.int(), description: z.string() }),
    dead_letters: z.string(),
    override: z.string(),
  })
  .meta({ id: 'WebhookRetryReference' })
export type RetryReference = z.infer<typeof retryReferenceSchema>

import { z } from 'zod'
import { type EventType, eventCatalogue } from '../../contract/events.ts'
import { deliveryHeaderNames, mostAttempts, webhookPolicy } from '../../contract/webhook-policy.ts'
import type {
  DeliveryReference,
  EventReference,
  RetryReference,
  SignatureReference,
} from '../../contract/webhook-reference.ts'
import type { ServiceSettings } from '../system.ts'
import { samplePayload } from './sample-payload.ts'

// What the reference endpoints tell is made of the constants that the code itself goes by.

export function describeEvents(): EventReference {
  return {
    data: Object.entries(eventCatalogue).map(([event, { description, version, available, payload }]) => ({
      ...{ event, description, version, available },
      schema: z.toJSONSchema(payload, { io: 'output' }),
      example: samplePayload(event as EventType),
    })),
  }
}

export function describeDelivery({ headerPrefix, webhookUserAgent }: ServiceSettings): DeliveryReference {
  const name = deliveryHeaderNames(headerPrefix)
  return {
    method: 'POST',
    content_type: 'application/json',
    headers: [
      { name: 'Content-Type', description: 'application/json' },
      { name: 'User-Agent', description: webhookUserAgent },
      { name: name.event, description: 'Event type, for routing.' },
      { name: name.delivery, description: 'Unique delivery id; retries and replays repeat it, so it can deduplicate.' },
      { name: name.signature, description: 'See /v1/webhooks/signatures; only when the webhook has a secret.' },
      { name: name.idempotencyKey, description: 'The same for every attempt and replay of a delivery.' },
      { name: name.attempt, description: `1 to ${mostAttempts}, or as many as the schedule of the webhook has.` },
      { name: name.eventId, description: 'The event; the same in its deliveries to all targets.' },
      { name: 'webhook-id', description: 'Standard Webhooks: the delivery id.' },
      { name: 'webhook-timestamp', description: 'Standard Webhooks: Unix seconds of this attempt.' },
      { name: 'webhook-signature', description: 'Standard Webhooks; only when the webhook has a secret.' },
    ],
    body: [
      { name: 'event', type: 'string', description: 'Event type.' },
      { name: 'delivery_id', type: 'string', description: 'Unique delivery id.' },
      { name: 'timestamp', type: 'string', description: 'When the event happened, ISO 8601.' },
      { name: 'data', type: 'object', description: 'The payload; /v1/webhooks/events has its schema.' },
    ],
    timeout_seconds: webhookPolicy.timeoutMilliseconds / 1000,
    success: 'Any 2xx whose answer is complete in that time.',
    redirects: 'Not followed: a 3xx is a failed attempt.',
    response_bytes_read: webhookPolicy.responseBytes,
    concurrency_per_webhook: webhookPolicy.placesPerTarget,
  }
}

export function describeSignatures({ headerPrefix }: ServiceSettings): SignatureReference {
  const { signature: header } = deliveryHeaderNames(headerPrefix)
  return {
    algorithm: 'HMAC-SHA256',
    header,
    format: 'sha256=<hex_digest>',
    signed_content: 'The raw UTF-8 body. The key is the UTF-8 bytes of the secret.',
    verification_steps: [
      'Read the raw body, without parsing it.',
      'Compute HMAC-SHA256 of it with the secret, and write it as hex digits.',
      `Compare that with what follows "sha256=" in ${header}, in constant time.`,
      `Against replays, verify webhook-signature too and refuse a webhook-timestamp more than ${webhookPolicy.toleranceSeconds} seconds off.`,
    ],
    standard_webhooks: {
      headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      format: 'v1,<base64_digest>, several separated by spaces while a secret is being replaced',
      signed_content: '<webhook-id>.<webhook-timestamp>.<raw body>',
      key: 'The base64-decoded bytes after "whsec_", or the UTF-8 bytes of a secret without that prefix.',
      tolerance_seconds: webhookPolicy.toleranceSeconds,
      rotation_hours: webhookPolicy.rotationHours,
    },
  }
}

export function describeRetries(): RetryReference {
  const { scheduleSeconds, circuitFailures, circuitPauseSeconds } = webhookPolicy
  return {
    schedule_seconds: [...scheduleSeconds],
    max_attempts: mostAttempts,
    total_seconds: scheduleSeconds.reduce<number>((sum, seconds) => sum + seconds, 0),
    jitter: webhookPolicy.jitterShare,
    retry_after: 'Only where delivery_policy.respect_retry_after is true, and then only to wait longer.',
    not_retried: [
      { name: 'address_refused', description: 'The address leads to a network that may not be reached: dead at once.' },
      { name: 'gone', description: 'The endpoint answered 410: dead at once, and the webhook is deactivated.' },
    ],
    circuit_breaker: {
      failures: circuitFailures,
      pause_seconds: circuitPauseSeconds,
      description:
        'After so many failed attempts in a row a webhook is left alone for the pause, then tried with one delivery. What ' +
        'waits meanwhile uses up no attempt and is not dropped.',
    },
    dead_letters: 'What failed for good is listed at /v1/deliveries/dead-letters and can be replayed.',
    override: 'delivery_policy.schedule_seconds of a webhook: one delay for each retry.',
  }
}

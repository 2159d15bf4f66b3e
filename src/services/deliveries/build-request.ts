import { deliveryHeaderNames } from '../../contract/webhook-policy.ts'
import type { ServiceSettings } from '../system.ts'
import { signBody, signStandard } from './sign.ts'

export interface Message {
  deliveryId: string
  eventId: string
  event: string
  /** JSON, exactly as it is to be sent. */
  data: string
  occurredAt: Date
}

type Names = Pick<ServiceSettings, 'headerPrefix' | 'webhookUserAgent'>

/** The four fields, in the same bytes at every attempt. */
export function deliveryBody({ event, deliveryId, occurredAt, data }: Message): string {
  const head = JSON.stringify({ event, delivery_id: deliveryId, timestamp: occurredAt.toISOString() })
  return `${head.slice(0, -1)},"data":${data}}`
}

/** All headers but those that sign. */
export function deliveryHeaders(message: Message, names: Names, attempt: number, now: Date): Record<string, string> {
  const name = deliveryHeaderNames(names.headerPrefix)
  return {
    'Content-Type': 'application/json',
    'User-Agent': names.webhookUserAgent,
    [name.event]: message.event,
    [name.delivery]: message.deliveryId,
    [name.idempotencyKey]: message.deliveryId,
    [name.attempt]: String(attempt),
    [name.eventId]: message.eventId,
    'webhook-id': message.deliveryId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  }
}

/** Adds the headers that sign; the first secret is the current one. */
export function signHeaders(
  headers: Record<string, string>,
  signatureHeader: string,
  secrets: string[],
  body: string,
): Record<string, string> {
  const [current] = secrets
  if (current === undefined) return headers
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers
  return {
    ...headers,
    [signatureHeader]: signBody(current, body),
    'webhook-signature': signStandard(secrets, id, timestamp, body),
  }
}

/** A delivery as it goes over the wire. */
export function buildRequest(message: Message, names: Names, secrets: string[], attempt: number, now: Date) {
  const body = deliveryBody(message)
  const { signature } = deliveryHeaderNames(names.headerPrefix)
  return { body, headers: signHeaders(deliveryHeaders(message, names, attempt, now), signature, secrets, body) }
}

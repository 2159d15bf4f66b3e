import {
  deliveryReferenceSchema,
  eventReferenceSchema,
  retryReferenceSchema,
  signatureReferenceSchema,
} from '../contract/webhook-reference.ts'
import {
  describeDelivery,
  describeEvents,
  describeRetries,
  describeSignatures,
} from '../services/webhooks/reference.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Webhooks', access: scope('read'), method: 'GET' } as const

export const webhookReferenceOperations: Operation[] = [
  operation({
    ...common,
    path: '/v1/webhooks/events',
    name: 'describeWebhookEvents',
    call: 'webhooks.reference.events',
    summary: 'What can be subscribed to',
    description: 'The authoritative list of events, each with the schema of its payload.',
    output: eventReferenceSchema,
    handle: async () => describeEvents(),
  }),
  operation({
    ...common,
    path: '/v1/webhooks/delivery',
    name: 'describeWebhookDelivery',
    call: 'webhooks.reference.delivery',
    summary: 'What a delivery looks like',
    output: deliveryReferenceSchema,
    handle: async ({ ctx }) => describeDelivery(ctx.system.settings),
  }),
  operation({
    ...common,
    path: '/v1/webhooks/signatures',
    name: 'describeWebhookSignatures',
    call: 'webhooks.reference.signatures',
    summary: 'How a delivery is verified',
    output: signatureReferenceSchema,
    handle: async ({ ctx }) => describeSignatures(ctx.system.settings),
  }),
  operation({
    ...common,
    path: '/v1/webhooks/retries',
    name: 'describeWebhookRetries',
    call: 'webhooks.reference.retries',
    summary: 'When a delivery is tried again',
    output: retryReferenceSchema,
    handle: async () => describeRetries(),
  }),
]

import {
  deliveryReferenceSchema,
  eventReferenceSchema,
  retryReferenceSchema,
  signatureReferenceSchema,
} from '../../contract/webhook-reference.ts'
import {
  describeDelivery,
  describeEvents,
  describeRetries,
  describeSignatures,
} from '../../services/webhooks/reference.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Webhooks', scope: 'read', method: 'GET' } as const

export const webhookReferenceRoutes: Route[] = [
  keyedRoute({
    ...common,
    path: '/v1/webhooks/events',
    operationId: 'describeWebhookEvents',
    summary: 'What can be subscribed to',
    description: 'The authoritative list of events, each with the schema of its payload.',
    response: eventReferenceSchema,
    handle: async () => describeEvents(),
  }),
  keyedRoute({
    ...common,
    path: '/v1/webhooks/delivery',
    operationId: 'describeWebhookDelivery',
    summary: 'What a delivery looks like',
    response: deliveryReferenceSchema,
    handle: async ({ ctx }) => describeDelivery(ctx.system.settings),
  }),
  keyedRoute({
    ...common,
    path: '/v1/webhooks/signatures',
    operationId: 'describeWebhookSignatures',
    summary: 'How a delivery is verified',
    response: signatureReferenceSchema,
    handle: async ({ ctx }) => describeSignatures(ctx.system.settings),
  }),
  keyedRoute({
    ...common,
    path: '/v1/webhooks/retries',
    operationId: 'describeWebhookRetries',
    summary: 'When a delivery is tried again',
    response: retryReferenceSchema,
    handle: async () => describeRetries(),
  }),
]

import { deletedSchema, idParams } from '../../contract/common.ts'
import { listQuery } from '../../contract/lists.ts'
import {
  createWebhookBody,
  listenedSchema,
  listenQuery,
  testedWebhookSchema,
  testWebhookBody,
  updateWebhookBody,
  webhookListSchema,
  webhookSchema,
} from '../../contract/webhooks.ts'
import { createWebhook } from '../../services/webhooks/create.ts'
import { deleteWebhook } from '../../services/webhooks/delete.ts'
import { getWebhook } from '../../services/webhooks/get.ts'
import { listWebhooks } from '../../services/webhooks/list.ts'
import { listenToEvents } from '../../services/webhooks/listen.ts'
import { sendSample } from '../../services/webhooks/send-sample.ts'
import { updateWebhook } from '../../services/webhooks/update.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Webhooks' } as const

export const webhookRoutes: Route[] = [
  keyedRoute({
    ...common,
    method: 'POST',
    path: '/v1/webhooks',
    operationId: 'createWebhook',
    summary: 'Create a webhook',
    description:
      'Events are sent to its address as signed POST requests. Addresses that are not public are refused when a delivery is made.',
    scope: 'write',
    body: createWebhookBody,
    response: webhookSchema,
    handle: ({ ctx, body }) => createWebhook(ctx, body),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/webhooks',
    operationId: 'listWebhooks',
    summary: 'List webhooks',
    scope: 'read',
    query: listQuery,
    response: webhookListSchema,
    handle: ({ ctx, query }) => listWebhooks(ctx, query),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/webhooks/:id',
    operationId: 'getWebhook',
    summary: 'A webhook',
    scope: 'read',
    params: idParams,
    response: webhookSchema,
    handle: ({ ctx, params }) => getWebhook(ctx, params.id),
  }),
  keyedRoute({
    ...common,
    method: 'PATCH',
    path: '/v1/webhooks/:id',
    operationId: 'updateWebhook',
    summary: 'Change a webhook',
    description:
      'What is not named stays. Deliveries that are under way go by the new settings from their next attempt on.',
    scope: 'write',
    params: idParams,
    body: updateWebhookBody,
    response: webhookSchema,
    handle: ({ ctx, params, body }) => updateWebhook(ctx, params.id, body),
  }),
  keyedRoute({
    ...common,
    method: 'DELETE',
    path: '/v1/webhooks/:id',
    operationId: 'deleteWebhook',
    summary: 'Delete a webhook',
    description: 'Its deliveries stay in the log; those that wait end as dead letters.',
    scope: 'write',
    params: idParams,
    response: deletedSchema,
    handle: ({ ctx, params }) => deleteWebhook(ctx, params.id),
  }),
  keyedRoute({
    ...common,
    method: 'POST',
    path: '/v1/webhooks/:id/test',
    operationId: 'testWebhook',
    summary: 'Send a sample',
    description:
      'Sends a signed sample at once and answers with what the endpoint said. It is not in the delivery log.',
    scope: 'write',
    params: idParams,
    body: testWebhookBody,
    response: testedWebhookSchema,
    handle: ({ ctx, params, body }) => sendSample(ctx, params.id, body?.event),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/webhooks/listen',
    operationId: 'listenToEvents',
    summary: 'Wait for events',
    description:
      'For development without a public address: `sheaf webhooks listen` calls this and sends what comes to a local ' +
      'endpoint. Start without `after`, then pass the `next` of each answer.',
    scope: 'delivery',
    query: listenQuery,
    response: listenedSchema,
    handle: ({ ctx, query }) => listenToEvents(ctx, query),
  }),
]

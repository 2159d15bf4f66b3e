import { deletedSchema, idParams } from '../contract/common.ts'
import { listQuery } from '../contract/lists.ts'
import {
  createWebhookBody,
  listenedSchema,
  listenQuery,
  testedWebhookSchema,
  testWebhookBody,
  updateWebhookBody,
  webhookListSchema,
  webhookSchema,
} from '../contract/webhooks.ts'
import { listenToEvents } from '../services/webhooks/listen.ts'
import { deleteWebhook, getWebhook, listWebhooks } from '../services/webhooks/manage.ts'
import { createWebhook, updateWebhook } from '../services/webhooks/save.ts'
import { sendSample } from '../services/webhooks/send-sample.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Webhooks' } as const

export const webhookOperations: Operation[] = [
  operation({
    ...common,
    method: 'POST',
    path: '/v1/webhooks',
    name: 'createWebhook',
    call: 'webhooks.create',
    summary: 'Create a webhook',
    description:
      'Events are sent to its address as signed POST requests. Addresses that are not public are refused when a delivery is made.',
    access: scope('write'),
    body: createWebhookBody,
    output: webhookSchema,
    handle: ({ ctx, body }) => createWebhook(ctx, body),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/webhooks',
    name: 'listWebhooks',
    call: 'webhooks.list',
    summary: 'List webhooks',
    access: scope('read'),
    query: listQuery,
    output: webhookListSchema,
    handle: ({ ctx, query }) => listWebhooks(ctx, query),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/webhooks/:id',
    name: 'getWebhook',
    call: 'webhooks.get',
    summary: 'A webhook',
    access: scope('read'),
    params: idParams,
    output: webhookSchema,
    handle: ({ ctx, params }) => getWebhook(ctx, params.id),
  }),
  operation({
    ...common,
    method: 'PATCH',
    path: '/v1/webhooks/:id',
    name: 'updateWebhook',
    call: 'webhooks.update',
    summary: 'Change a webhook',
    description:
      'What is not named stays. Deliveries that are under way go by the new settings from their next attempt on.',
    access: scope('write'),
    params: idParams,
    body: updateWebhookBody,
    output: webhookSchema,
    handle: ({ ctx, params, body }) => updateWebhook(ctx, params.id, body),
  }),
  operation({
    ...common,
    method: 'DELETE',
    path: '/v1/webhooks/:id',
    name: 'deleteWebhook',
    call: 'webhooks.delete',
    summary: 'Delete a webhook',
    description: 'Its deliveries stay in the log; those that wait end as dead letters.',
    access: scope('write'),
    params: idParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => deleteWebhook(ctx, params.id),
  }),
  operation({
    ...common,
    method: 'POST',
    path: '/v1/webhooks/:id/test',
    name: 'testWebhook',
    call: 'webhooks.test',
    summary: 'Send a sample',
    description:
      'Sends a signed sample at once and answers with what the endpoint said. It is not in the delivery log.',
    access: scope('write'),
    params: idParams,
    body: testWebhookBody,
    output: testedWebhookSchema,
    handle: ({ ctx, params, body }) => sendSample(ctx, params.id, body?.event),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/webhooks/listen',
    name: 'listenToEvents',
    call: 'webhooks.listen',
    summary: 'Wait for events',
    description:
      'For development without a public address: `sheaf webhooks listen` calls this and sends what comes to a local ' +
      'endpoint. Start without `after`, then pass the `next` of each answer.',
    access: scope('delivery'),
    query: listenQuery,
    output: listenedSchema,
    handle: ({ ctx, query }) => listenToEvents(ctx, query),
  }),
]

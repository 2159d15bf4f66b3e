import { idParams } from '../../contract/common.ts'
import {
  deadLetterQuery,
  deliveryDetailSchema,
  deliveryListSchema,
  deliveryQuery,
  deliverySchema,
  replayBody,
  replayedSchema,
} from '../../contract/deliveries.ts'
import { getDelivery } from '../../services/deliveries/get.ts'
import { listDeadLetters, listDeliveries } from '../../services/deliveries/list.ts'
import { replayDeadLetters, replayDelivery } from '../../services/deliveries/replay.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Deliveries', scope: 'delivery' } as const

export const deliveryRoutes: Route[] = [
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/deliveries',
    operationId: 'listDeliveries',
    summary: 'List deliveries',
    query: deliveryQuery,
    response: deliveryListSchema,
    handle: ({ ctx, query }) => listDeliveries(ctx, query),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/deliveries/dead-letters',
    operationId: 'listDeadLetters',
    summary: 'List dead letters',
    description: 'Deliveries that failed for good. They can be replayed.',
    query: deadLetterQuery,
    response: deliveryListSchema,
    handle: ({ ctx, query }) => listDeadLetters(ctx, query),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    path: '/v1/deliveries/:id',
    operationId: 'getDelivery',
    summary: 'A delivery with every attempt',
    params: idParams,
    response: deliveryDetailSchema,
    handle: ({ ctx, params }) => getDelivery(ctx, params.id),
  }),
  keyedRoute({
    ...common,
    method: 'POST',
    path: '/v1/deliveries/:id/replay',
    operationId: 'replayDelivery',
    summary: 'Send a delivery again',
    description:
      'From the first attempt on, with the same delivery id and idempotency key. 409 while it is on its way, and when its ' +
      'webhook is deleted or not active.',
    params: idParams,
    response: deliverySchema,
    handle: ({ ctx, params }) => replayDelivery(ctx, params.id),
  }),
  keyedRoute({
    ...common,
    method: 'POST',
    path: '/v1/deliveries/dead-letters/replay',
    operationId: 'replayDeadLetters',
    summary: 'Send dead letters again',
    description:
      'All that match, up to 10,000 a call; `{}` means all. Those of a webhook that is not active are skipped.',
    body: replayBody,
    response: replayedSchema,
    handle: ({ ctx, body }) => replayDeadLetters(ctx, body),
  }),
]

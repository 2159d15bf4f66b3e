import { idParams } from '../contract/common.ts'
import {
  deadLetterQuery,
  deliveryDetailSchema,
  deliveryListSchema,
  deliveryQuery,
  deliverySchema,
  replayBody,
  replayedSchema,
} from '../contract/deliveries.ts'
import {
  getDelivery,
  listDeadLetters,
  listDeliveries,
  replayDeadLetters,
  replayDelivery,
} from '../services/deliveries/manage.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Deliveries', access: scope('delivery') } as const

export const deliveryOperations: Operation[] = [
  operation({
    ...common,
    method: 'GET',
    path: '/v1/deliveries',
    name: 'listDeliveries',
    call: 'deliveries.list',
    summary: 'List deliveries',
    query: deliveryQuery,
    output: deliveryListSchema,
    handle: ({ ctx, query }) => listDeliveries(ctx, query),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/deliveries/dead-letters',
    name: 'listDeadLetters',
    call: 'deliveries.deadLetters',
    summary: 'List dead letters',
    description: 'Deliveries that failed for good. They can be replayed.',
    query: deadLetterQuery,
    output: deliveryListSchema,
    handle: ({ ctx, query }) => listDeadLetters(ctx, query),
  }),
  operation({
    ...common,
    method: 'GET',
    path: '/v1/deliveries/:id',
    name: 'getDelivery',
    call: 'deliveries.get',
    summary: 'A delivery with every attempt',
    params: idParams,
    output: deliveryDetailSchema,
    handle: ({ ctx, params }) => getDelivery(ctx, params.id),
  }),
  operation({
    ...common,
    method: 'POST',
    path: '/v1/deliveries/:id/replay',
    name: 'replayDelivery',
    call: 'deliveries.replay',
    summary: 'Send a delivery again',
    description:
      'From the first attempt on, with the same delivery id and idempotency key. 409 while it is on its way, and when its ' +
      'webhook is deleted or not active.',
    params: idParams,
    output: deliverySchema,
    handle: ({ ctx, params }) => replayDelivery(ctx, params.id),
  }),
  operation({
    ...common,
    method: 'POST',
    path: '/v1/deliveries/dead-letters/replay',
    name: 'replayDeadLetters',
    call: 'deliveries.replayDeadLetters',
    summary: 'Send dead letters again',
    description:
      'All that match, up to 10,000 a call; `{}` means all. Those of a webhook that is not active are skipped.',
    body: replayBody,
    output: replayedSchema,
    handle: ({ ctx, body }) => replayDeadLetters(ctx, body),
  }),
]

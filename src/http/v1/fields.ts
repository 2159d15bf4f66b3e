import { idParams } from '../../contract/common.ts'
import { fieldListSchema, fieldSchema, similarFieldListSchema, similarFieldsQuery } from '../../contract/fields.ts'
import { listQuery } from '../../contract/lists.ts'
import { getField } from '../../services/fields/get.ts'
import { listFields } from '../../services/fields/list.ts'
import { similarFields } from '../../services/fields/similar.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', scope: 'read', tag: 'Fields', method: 'GET' } as const

export const fieldRoutes: Route[] = [
  keyedRoute({
    ...common,
    path: '/v1/fields',
    operationId: 'listFields',
    summary: 'List fields',
    description: 'Every field that was ever extracted from a document that is still here.',
    query: listQuery,
    response: fieldListSchema,
    handle: ({ ctx, query }) => listFields(ctx, query),
  }),
  keyedRoute({
    ...common,
    path: '/v1/fields/:id',
    operationId: 'getField',
    summary: 'A field',
    params: idParams,
    response: fieldSchema,
    handle: ({ ctx, params }) => getField(ctx, params.id),
  }),
  keyedRoute({
    ...common,
    path: '/v1/fields/:id/similar',
    operationId: 'listSimilarFields',
    summary: 'Fields that may mean the same',
    description: 'By meaning, in four languages, and by spelling; the likeliest first.',
    params: idParams,
    query: similarFieldsQuery,
    response: similarFieldListSchema,
    handle: ({ ctx, params, query }) => similarFields(ctx, params.id, query.limit),
  }),
]

import { idParams } from '../contract/common.ts'
import { fieldListSchema, fieldSchema, similarFieldListSchema, similarFieldsQuery } from '../contract/fields.ts'
import { listQuery } from '../contract/lists.ts'
import { getField, listFields } from '../services/fields/manage.ts'
import { similarFields } from '../services/fields/similar.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', access: scope('read'), tag: 'Fields', method: 'GET' } as const

export const fieldOperations: Operation[] = [
  operation({
    ...common,
    path: '/v1/fields',
    name: 'listFields',
    call: 'fields.list',
    summary: 'List fields',
    description: 'Every field that was ever extracted from a document that is still here.',
    query: listQuery,
    output: fieldListSchema,
    handle: ({ ctx, query }) => listFields(ctx, query),
  }),
  operation({
    ...common,
    path: '/v1/fields/:id',
    name: 'getField',
    call: 'fields.get',
    summary: 'A field',
    params: idParams,
    output: fieldSchema,
    handle: ({ ctx, params }) => getField(ctx, params.id),
  }),
  operation({
    ...common,
    path: '/v1/fields/:id/similar',
    name: 'listSimilarFields',
    call: 'fields.similar',
    summary: 'Fields that may mean the same',
    description: 'By meaning, in four languages, and by spelling; the likeliest first.',
    params: idParams,
    query: similarFieldsQuery,
    output: similarFieldListSchema,
    handle: ({ ctx, params, query }) => similarFields(ctx, params.id, query.limit),
  }),
]

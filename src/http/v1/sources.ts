import { deletedSchema, idParams } from '../../contract/common.ts'
import { listQuery } from '../../contract/lists.ts'
import { createSourceBody, sourceListSchema, sourceSchema, updateSourceBody } from '../../contract/sources.ts'
import { deleteSource } from '../../services/sources/delete.ts'
import { getSource } from '../../services/sources/get.ts'
import { listSources } from '../../services/sources/list.ts'
import { createSource, updateSource } from '../../services/sources/save.ts'
import { keyedRoute, type Route } from '../route.ts'

const reads = { api: 'platform', tag: 'Sources', scope: 'read' } as const
const writes = { ...reads, scope: 'write' } as const

export const sourceRoutes: Route[] = [
  keyedRoute({
    ...writes,
    method: 'POST',
    path: '/v1/sources',
    operationId: 'createSource',
    summary: 'Create a source',
    description: 'A named inbox, to tell documents apart by where they come from. A name that exists is a 409.',
    body: createSourceBody,
    response: sourceSchema,
    handle: ({ ctx, body }) => createSource(ctx, body),
  }),
  keyedRoute({
    ...reads,
    method: 'GET',
    path: '/v1/sources',
    operationId: 'listSources',
    summary: 'List sources',
    query: listQuery,
    response: sourceListSchema,
    handle: ({ ctx, query }) => listSources(ctx, query),
  }),
  keyedRoute({
    ...reads,
    method: 'GET',
    path: '/v1/sources/:id',
    operationId: 'getSource',
    summary: 'Read a source',
    params: idParams,
    response: sourceSchema,
    handle: ({ ctx, params }) => getSource(ctx.system.db, ctx.workspaceId, params.id),
  }),
  keyedRoute({
    ...writes,
    method: 'PATCH',
    path: '/v1/sources/:id',
    operationId: 'updateSource',
    summary: 'Change a source',
    description: 'What is not sent stays as it was; `default_schema_id: null` takes the schema away.',
    params: idParams,
    body: updateSourceBody,
    response: sourceSchema,
    handle: ({ ctx, params, body }) => updateSource(ctx, params.id, body),
  }),
  keyedRoute({
    ...writes,
    method: 'DELETE',
    path: '/v1/sources/:id',
    operationId: 'deleteSource',
    summary: 'Delete a source',
    description: 'Its documents stay, without a source.',
    params: idParams,
    response: deletedSchema,
    handle: ({ ctx, params }) => deleteSource(ctx, params.id),
  }),
]

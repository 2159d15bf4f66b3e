import { deletedSchema } from '../../contract/common.ts'
import { listQuery } from '../../contract/lists.ts'
import {
  createSchemaBody,
  schemaListQuery,
  schemaListSchema,
  schemaParams,
  schemaSchema,
  schemaVersionListSchema,
  schemaVersionParams,
  schemaVersionSchema,
  updateSchemaBody,
} from '../../contract/schemas.ts'
import { createSchema } from '../../services/schemas/create.ts'
import { deleteSchema } from '../../services/schemas/delete.ts'
import { getSchema, getSchemaVersion } from '../../services/schemas/get.ts'
import { listSchemas, listSchemaVersions } from '../../services/schemas/list.ts'
import { updateSchema } from '../../services/schemas/update.ts'
import { keyedRoute, type Route } from '../route.ts'

const reads = { api: 'platform', tag: 'Schemas', scope: 'read' } as const
const writes = { ...reads, scope: 'write' } as const

export const schemaRoutes: Route[] = [
  keyedRoute({
    ...writes,
    method: 'POST',
    path: '/v1/schemas',
    operationId: 'createSchema',
    summary: 'Save a schema',
    description: 'It is kept as JSON Schema, whichever of the three formats is sent. A name that exists is a 409.',
    body: createSchemaBody,
    response: schemaSchema,
    handle: ({ ctx, body }) => createSchema(ctx, body),
  }),
  keyedRoute({
    ...reads,
    method: 'GET',
    path: '/v1/schemas',
    operationId: 'listSchemas',
    summary: 'List schemas',
    query: schemaListQuery,
    response: schemaListSchema,
    handle: ({ ctx, query }) => listSchemas(ctx, query),
  }),
  keyedRoute({
    ...reads,
    method: 'GET',
    path: '/v1/schemas/:id',
    operationId: 'getSchema',
    summary: 'Read a schema',
    description: 'Its newest version.',
    params: schemaParams,
    response: schemaSchema,
    handle: ({ ctx, params }) => getSchema(ctx, params.id),
  }),
  keyedRoute({
    ...writes,
    method: 'PUT',
    path: '/v1/schemas/:id',
    operationId: 'updateSchema',
    summary: 'Make a new version of a schema',
    description: 'What is not sent stays as it was. Extractions that were made with an older version keep it.',
    params: schemaParams,
    body: updateSchemaBody,
    response: schemaSchema,
    handle: ({ ctx, params, body }) => updateSchema(ctx, params.id, body),
  }),
  keyedRoute({
    ...writes,
    method: 'DELETE',
    path: '/v1/schemas/:id',
    operationId: 'deleteSchema',
    summary: 'Delete a schema',
    description:
      'Its name becomes free, and sources no longer use it. Extractions that were made with it stay as they are.',
    params: schemaParams,
    response: deletedSchema,
    handle: ({ ctx, params }) => deleteSchema(ctx, params.id),
  }),
  keyedRoute({
    ...reads,
    method: 'GET',
    path: '/v1/schemas/:id/versions',
    operationId: 'listSchemaVersions',
    summary: 'List the versions of a schema',
    params: schemaParams,
    query: listQuery,
    response: schemaVersionListSchema,
    handle: ({ ctx, params, query }) => listSchemaVersions(ctx, params.id, query),
  }),
  keyedRoute({
    ...reads,
    method: 'GET',
    path: '/v1/schemas/:id/versions/:n',
    operationId: 'getSchemaVersion',
    summary: 'Read a version of a schema',
    params: schemaVersionParams,
    response: schemaVersionSchema,
    handle: ({ ctx, params }) => getSchemaVersion(ctx, params.id, params.n),
  }),
]

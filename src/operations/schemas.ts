import { deletedSchema } from '../contract/common.ts'
import { listQuery } from '../contract/lists.ts'
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
} from '../contract/schemas.ts'
import {
  deleteSchema,
  getSchema,
  getSchemaVersion,
  listSchemas,
  listSchemaVersions,
} from '../services/schemas/manage.ts'
import { createSchema, updateSchema } from '../services/schemas/save.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const reads = { api: 'platform', tag: 'Schemas', access: scope('read') } as const
const writes = { ...reads, access: scope('write') } as const

export const schemaOperations: Operation[] = [
  operation({
    ...writes,
    method: 'POST',
    path: '/v1/schemas',
    name: 'createSchema',
    call: 'schemas.create',
    summary: 'Save a schema',
    description: 'It is kept as JSON Schema, whichever of the three formats is sent. A name that exists is a 409.',
    body: createSchemaBody,
    output: schemaSchema,
    handle: ({ ctx, body }) => createSchema(ctx, body),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/schemas',
    name: 'listSchemas',
    call: 'schemas.list',
    summary: 'List schemas',
    query: schemaListQuery,
    output: schemaListSchema,
    handle: ({ ctx, query }) => listSchemas(ctx, query),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/schemas/:id',
    name: 'getSchema',
    call: 'schemas.get',
    summary: 'Read a schema',
    description: 'Its newest version.',
    params: schemaParams,
    output: schemaSchema,
    handle: ({ ctx, params }) => getSchema(ctx, params.id),
  }),
  operation({
    ...writes,
    method: 'PUT',
    path: '/v1/schemas/:id',
    name: 'updateSchema',
    call: 'schemas.update',
    summary: 'Make a new version of a schema',
    description: 'What is not sent stays as it was. Extractions that were made with an older version keep it.',
    params: schemaParams,
    body: updateSchemaBody,
    output: schemaSchema,
    handle: ({ ctx, params, body }) => updateSchema(ctx, params.id, body),
  }),
  operation({
    ...writes,
    method: 'DELETE',
    path: '/v1/schemas/:id',
    name: 'deleteSchema',
    call: 'schemas.delete',
    summary: 'Delete a schema',
    description:
      'Its name becomes free, and sources no longer use it. Extractions that were made with it stay as they are.',
    params: schemaParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => deleteSchema(ctx, params.id),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/schemas/:id/versions',
    name: 'listSchemaVersions',
    call: 'schemas.versions',
    summary: 'List the versions of a schema',
    params: schemaParams,
    query: listQuery,
    output: schemaVersionListSchema,
    handle: ({ ctx, params, query }) => listSchemaVersions(ctx, params.id, query),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/schemas/:id/versions/:n',
    name: 'getSchemaVersion',
    call: 'schemas.version',
    summary: 'Read a version of a schema',
    params: schemaVersionParams,
    output: schemaVersionSchema,
    handle: ({ ctx, params }) => getSchemaVersion(ctx, params.id, params.n),
  }),
]

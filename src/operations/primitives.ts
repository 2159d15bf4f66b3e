import { deletedSchema, idParams, versionParams } from '../contract/common.ts'
import { listQuery } from '../contract/lists.ts'
import {
  createPrimitiveBody,
  primitiveListSchema,
  primitiveSchema,
  primitiveVersionListSchema,
  primitiveVersionSchema,
  replacePrimitiveBody,
} from '../contract/primitives.ts'
import {
  deletePrimitive,
  getPrimitive,
  getPrimitiveVersion,
  listPrimitives,
  listPrimitiveVersions,
} from '../services/primitives/manage.ts'
import { createPrimitive, replacePrimitive } from '../services/primitives/save.ts'
import { scope } from './access.ts'
import { type Operation, operation } from './operation.ts'

const reads = { api: 'platform', tag: 'Reference primitives', access: scope('read') } as const
const writes = { ...reads, access: scope('write') } as const
const path = '/v1/dialects/primitives'

export const primitiveOperations: Operation[] = [
  operation({
    ...writes,
    method: 'POST',
    path,
    name: 'createPrimitive',
    call: 'primitives.create',
    summary: 'Create a primitive',
    description:
      'A named lookup table, shared by all schemas of the workspace. Every value that does not fit its column is told with its row. A name that exists is a 409.',
    body: createPrimitiveBody,
    output: primitiveSchema,
    handle: ({ ctx, body }) => createPrimitive(ctx, body),
  }),
  operation({
    ...reads,
    method: 'GET',
    path,
    name: 'listPrimitives',
    call: 'primitives.list',
    summary: 'List primitives',
    query: listQuery,
    output: primitiveListSchema,
    handle: ({ ctx, query }) => listPrimitives(ctx, query),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: `${path}/:id`,
    name: 'getPrimitive',
    call: 'primitives.get',
    summary: 'Read a primitive with its entries',
    params: idParams,
    output: primitiveSchema,
    handle: ({ ctx, params }) => getPrimitive(ctx.system.db, ctx.workspaceId, params.id),
  }),
  operation({
    ...writes,
    method: 'PUT',
    path: `${path}/:id`,
    name: 'replacePrimitive',
    call: 'primitives.replace',
    summary: 'Write the next version of a primitive',
    description: 'Versions before stay readable. What is extracted from now on is looked up in the new one.',
    params: idParams,
    body: replacePrimitiveBody,
    output: primitiveSchema,
    handle: ({ ctx, params, body }) => replacePrimitive(ctx, params.id, body),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: `${path}/:id/versions`,
    name: 'listPrimitiveVersions',
    call: 'primitives.versions',
    summary: 'List the versions of a primitive',
    params: idParams,
    query: listQuery,
    output: primitiveVersionListSchema,
    handle: ({ ctx, params, query }) => listPrimitiveVersions(ctx, params.id, query),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: `${path}/:id/versions/:n`,
    name: 'getPrimitiveVersion',
    call: 'primitives.version',
    summary: 'Read one version of a primitive',
    params: versionParams,
    output: primitiveVersionSchema,
    handle: ({ ctx, params }) => getPrimitiveVersion(ctx, params.id, params.n),
  }),
  operation({
    ...writes,
    method: 'DELETE',
    path: `${path}/:id`,
    name: 'deletePrimitive',
    call: 'primitives.delete',
    summary: 'Delete a primitive',
    description: 'With all its versions, for good. Fields of schemas that name it stop being looked up.',
    params: idParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => deletePrimitive(ctx, params.id),
  }),
]

import { deletedSchema, idParams } from '../../contract/common.ts'
import { documentSchema, ingestBody, ingestForm } from '../../contract/documents.ts'
import { listQuery } from '../../contract/lists.ts'
import { createSourceBody, sourceListSchema, sourceSchema, updateSourceBody } from '../../contract/sources.ts'
import { addToSource } from '../../services/sources/add-document.ts'
import { deleteSource } from '../../services/sources/delete.ts'
import { getSource } from '../../services/sources/get.ts'
import { listSources } from '../../services/sources/list.ts'
import { createSource, updateSource } from '../../services/sources/save.ts'
import { keyedRoute, type Route } from '../route.ts'
import { arrived, oneFile } from './extract.ts'

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
    method: 'POST',
    path: '/v1/sources/:id/documents',
    operationId: 'addSourceDocument',
    summary: 'Put a document into a source',
    description: 'It is read, and extracted by the default schema of the source where that has one.',
    params: idParams,
    body: ingestBody.omit({ source_id: true }),
    form: { fields: ingestForm.omit({ source_id: true }), files: oneFile },
    response: documentSchema,
    successStatus: 202,
    handle: ({ ctx, caller, params, body, files: [file] }) => addToSource(ctx, caller, params.id, body, arrived(file)),
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

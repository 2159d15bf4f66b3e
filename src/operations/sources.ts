import { deletedSchema, idParams } from '../contract/common.ts'
import { documentSchema, ingestBody, ingestForm } from '../contract/documents.ts'
import { listQuery } from '../contract/lists.ts'
import { createSourceBody, sourceListSchema, sourceSchema, updateSourceBody } from '../contract/sources.ts'
import { addToSource } from '../services/sources/add-document.ts'
import { createSource, deleteSource, getSource, listSources, updateSource } from '../services/sources/manage.ts'

import { scope } from './access.ts'
import { arrived, oneFile } from './arrived-file.ts'
import { type Operation, operation } from './operation.ts'

const reads = { api: 'platform', tag: 'Sources', access: scope('read') } as const
const writes = { ...reads, access: scope('write') } as const

export const sourceOperations: Operation[] = [
  operation({
    ...writes,
    method: 'POST',
    path: '/v1/sources',
    name: 'createSource',
    call: 'sources.create',
    summary: 'Create a source',
    description: 'A named inbox, to tell documents apart by where they come from. A name that exists is a 409.',
    body: createSourceBody,
    output: sourceSchema,
    handle: ({ ctx, body }) => createSource(ctx, body),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/sources',
    name: 'listSources',
    call: 'sources.list',
    summary: 'List sources',
    query: listQuery,
    output: sourceListSchema,
    handle: ({ ctx, query }) => listSources(ctx, query),
  }),
  operation({
    ...reads,
    method: 'GET',
    path: '/v1/sources/:id',
    name: 'getSource',
    call: 'sources.get',
    summary: 'Read a source',
    params: idParams,
    output: sourceSchema,
    handle: ({ ctx, params }) => getSource(ctx.system.db, ctx.workspaceId, params.id),
  }),
  operation({
    ...writes,
    method: 'PATCH',
    path: '/v1/sources/:id',
    name: 'updateSource',
    call: 'sources.update',
    summary: 'Change a source',
    description: 'What is not sent stays as it was; `default_schema_id: null` takes the schema away.',
    params: idParams,
    body: updateSourceBody,
    output: sourceSchema,
    handle: ({ ctx, params, body }) => updateSource(ctx, params.id, body),
  }),
  operation({
    ...writes,
    method: 'POST',
    path: '/v1/sources/:id/documents',
    name: 'addSourceDocument',
    call: 'sources.addDocument',
    summary: 'Put a document into a source',
    description: 'It is read, and extracted by the default schema of the source where that has one.',
    params: idParams,
    body: ingestBody.omit({ source_id: true }),
    form: { fields: ingestForm.omit({ source_id: true }), files: oneFile },
    output: documentSchema,
    status: 202,
    handle: ({ ctx, caller, params, body, files: [file] }) => addToSource(ctx, caller, params.id, body, arrived(file)),
  }),
  operation({
    ...writes,
    method: 'DELETE',
    path: '/v1/sources/:id',
    name: 'deleteSource',
    call: 'sources.delete',
    summary: 'Delete a source',
    description: 'Its documents stay, without a source.',
    params: idParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => deleteSource(ctx, params.id),
  }),
]

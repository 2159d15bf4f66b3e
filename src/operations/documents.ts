import { deletedSchema, idParams } from '../contract/common.ts'
import {
  childQuery,
  documentListSchema,
  documentQuery,
  documentSchema,
  ingestBody,
  ingestForm,
  layoutQuery,
  layoutSchema,
  markdownSchema,
  pageImageQuery,
  pageParams,
} from '../contract/documents.ts'
import { reextractAcceptedSchema, reextractBody, reextractedSchema } from '../contract/extractions.ts'
import { getLayout, getMarkdown, getOriginal } from '../services/documents/content.ts'
import { createDocument } from '../services/documents/create.ts'
import { deleteDocument } from '../services/documents/delete.ts'
import { drawDocumentPage } from '../services/documents/draw-page.ts'
import { getDocument, listDocuments } from '../services/documents/list.ts'
import { reextract, tellReextracted } from '../services/documents/re-extract.ts'
import { scope } from './access.ts'
import { arrived, oneFile } from './arrived-file.ts'
import { attachment } from './attachment.ts'
import { fileOperation, type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Documents' } as const
const byId = { params: idParams, access: scope('read'), method: 'GET' } as const

export const documentOperations: Operation[] = [
  operation({
    ...common,
    method: 'POST',
    access: scope('write'),
    path: '/v1/documents',
    name: 'createDocument',
    call: 'documents.create',
    summary: 'Ingest a document',
    description: 'Reads and classifies it, without extracting. Send exactly one of `file` and `file_url`.',
    body: ingestBody,
    form: { fields: ingestForm, files: oneFile },
    output: documentSchema,
    status: 202,
    handle: ({ ctx, caller, body, files: [file] }) => createDocument(ctx, caller, body, arrived(file)),
  }),
  operation({
    ...common,
    method: 'GET',
    access: scope('read'),
    path: '/v1/documents',
    name: 'listDocuments',
    call: 'documents.list',
    summary: 'List documents',
    query: documentQuery,
    output: documentListSchema,
    handle: ({ ctx, query }) => listDocuments(ctx, query),
  }),
  operation({
    ...common,
    ...byId,
    path: '/v1/documents/:id',
    name: 'getDocument',
    call: 'documents.get',
    summary: 'A document',
    output: documentSchema,
    handle: ({ ctx, params }) => getDocument(ctx, params.id),
  }),
  operation({
    ...common,
    ...byId,
    path: '/v1/documents/:id/markdown',
    name: 'getDocumentMarkdown',
    call: 'documents.markdown',
    summary: 'The markdown of a document',
    description:
      'Offsets of provenance count its characters. Where provenance names a `child`, they count those of that document ' +
      'inside the document.',
    query: childQuery,
    output: markdownSchema,
    handle: ({ ctx, params, query }) => getMarkdown(ctx, params.id, query.child),
    answer: (body) => ({ body }),
  }),
  operation({
    ...common,
    ...byId,
    path: '/v1/documents/:id/layout',
    name: 'getDocumentLayout',
    call: 'documents.layout',
    summary: 'Where everything stands on the pages',
    query: layoutQuery,
    output: layoutSchema,
    handle: ({ ctx, params, query }) => getLayout(ctx, params.id, query),
    answer: (body) => ({ body }),
  }),
  fileOperation({
    ...common,
    ...byId,
    path: '/v1/documents/:id/file',
    name: 'getDocumentFile',
    call: 'documents.file',
    summary: 'The original file',
    mediaTypes: ['application/octet-stream'],
    async handle({ ctx, params }) {
      const { stream, bytes, filename, mediaType } = await getOriginal(ctx, params.id)
      const headers = { 'content-length': String(bytes), 'content-disposition': attachment(filename) }
      return { contentType: mediaType, headers, body: stream }
    },
  }),
  fileOperation({
    ...common,
    access: scope('read'),
    method: 'GET',
    path: '/v1/documents/:id/pages/:page',
    name: 'getDocumentPage',
    call: 'documents.page',
    summary: 'A page as a picture',
    description: 'A PNG, turned as the page is read: boxes of provenance fit. `:page` is like `1.png`.',
    params: pageParams,
    query: pageImageQuery,
    mediaTypes: ['image/png'],
    async handle({ ctx, params, query, ifNoneMatch }) {
      const { etag, bytes } = await drawDocumentPage(ctx, params.id, {
        page: params.page,
        width: query.width,
        ifNoneMatch,
      })
      const headers = { etag, 'cache-control': 'private, max-age=3600' }
      return { status: bytes ? 200 : 304, contentType: 'image/png', headers, body: bytes ?? '' }
    },
  }),
  operation({
    ...common,
    method: 'POST',
    access: scope('extract'),
    path: '/v1/documents/:id/re-extract',
    name: 'reextractDocument',
    call: 'documents.reextract',
    summary: 'Extract from a document again',
    description:
      'Everything is resolved anew, by the schema of the latest extraction (a saved one in its newest version) unless ' +
      'another is named. Values that people have corrected stay. Pages cost nothing.',
    params: idParams,
    body: reextractBody,
    output: reextractedSchema,
    accepted: reextractAcceptedSchema,
    handle: ({ ctx, caller, params, body }) => reextract(ctx, caller, params.id, body),
    answer: tellReextracted,
  }),
  operation({
    ...common,
    method: 'DELETE',
    access: scope('write'),
    path: '/v1/documents/:id',
    name: 'deleteDocument',
    call: 'documents.delete',
    summary: 'Delete a document',
    description: 'With its extractions, its values, its blobs and what the registry knew of its content.',
    params: idParams,
    output: deletedSchema,
    handle: ({ ctx, params }) => deleteDocument(ctx, params.id),
  }),
]

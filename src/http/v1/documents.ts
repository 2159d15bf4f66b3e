import { deletedSchema, idParams } from '../../contract/common.ts'
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
} from '../../contract/documents.ts'
import { acceptedSchema, extractResultSchema, reextractBody } from '../../contract/extractions.ts'
import { getLayout, getMarkdown, getOriginal } from '../../services/documents/content.ts'
import { createDocument } from '../../services/documents/create.ts'
import { deleteDocument } from '../../services/documents/delete.ts'
import { drawDocumentPage } from '../../services/documents/draw-page.ts'
import { getDocument, listDocuments } from '../../services/documents/list.ts'
import { reextract } from '../../services/documents/re-extract.ts'
import { keyedRoute, type Route, rawRoute } from '../route.ts'
import { attachment } from './attachment.ts'
import { arrived, oneFile } from './extract.ts'

const common = { api: 'platform', tag: 'Documents' } as const
const byId = { params: idParams, scope: 'read', method: 'GET' } as const

export const documentRoutes: Route[] = [
  keyedRoute({
    ...common,
    method: 'POST',
    scope: 'write',
    path: '/v1/documents',
    operationId: 'createDocument',
    summary: 'Ingest a document',
    description: 'Reads and classifies it, without extracting. Send exactly one of `file` and `file_url`.',
    body: ingestBody,
    form: { fields: ingestForm, files: oneFile },
    response: documentSchema,
    successStatus: 202,
    handle: ({ ctx, caller, body, files: [file] }) => createDocument(ctx, caller, body, arrived(file)),
  }),
  keyedRoute({
    ...common,
    method: 'GET',
    scope: 'read',
    path: '/v1/documents',
    operationId: 'listDocuments',
    summary: 'List documents',
    query: documentQuery,
    response: documentListSchema,
    handle: ({ ctx, query }) => listDocuments(ctx, query),
  }),
  keyedRoute({
    ...common,
    ...byId,
    path: '/v1/documents/:id',
    operationId: 'getDocument',
    summary: 'A document',
    response: documentSchema,
    handle: ({ ctx, params }) => getDocument(ctx, params.id),
  }),
  keyedRoute({
    ...common,
    ...byId,
    path: '/v1/documents/:id/markdown',
    operationId: 'getDocumentMarkdown',
    summary: 'The markdown of a document',
    description:
      'Offsets of provenance count its characters. Where provenance names a `child`, they count those of that document ' +
      'inside the document.',
    query: childQuery,
    response: markdownSchema,
    handle: ({ ctx, params, query }) => getMarkdown(ctx, params.id, query.child),
  }),
  keyedRoute({
    ...common,
    ...byId,
    path: '/v1/documents/:id/layout',
    operationId: 'getDocumentLayout',
    summary: 'Where everything stands on the pages',
    query: layoutQuery,
    response: layoutSchema,
    handle: ({ ctx, params, query }) => getLayout(ctx, params.id, query),
  }),
  rawRoute({
    ...common,
    ...byId,
    path: '/v1/documents/:id/file',
    operationId: 'getDocumentFile',
    summary: 'The original file',
    mediaTypes: ['application/octet-stream'],
    async handle({ ctx, params }) {
      const { stream, bytes, filename, mediaType } = await getOriginal(ctx, params.id)
      const headers = { 'content-length': String(bytes), 'content-disposition': attachment(filename) }
      return { contentType: mediaType, headers, body: stream }
    },
  }),
  rawRoute({
    ...common,
    scope: 'read',
    method: 'GET',
    path: '/v1/documents/:id/pages/:page',
    operationId: 'getDocumentPage',
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
  keyedRoute({
    ...common,
    method: 'POST',
    scope: 'extract',
    path: '/v1/documents/:id/re-extract',
    operationId: 'reextractDocument',
    summary: 'Extract from a document again',
    description:
      'Everything is resolved anew, by the schema of the latest extraction (a saved one in its newest version) unless ' +
      'another is named. Values that people have corrected stay. Pages cost nothing.',
    params: idParams,
    body: reextractBody,
    response: extractResultSchema,
    accepted: acceptedSchema,
    handle: ({ ctx, caller, params, body }) => reextract(ctx, caller, params.id, body),
    answer: (answered) => answered,
  }),
  keyedRoute({
    ...common,
    method: 'DELETE',
    scope: 'write',
    path: '/v1/documents/:id',
    operationId: 'deleteDocument',
    summary: 'Delete a document',
    description: 'With its extractions, its values, its blobs and what the registry knew of its content.',
    params: idParams,
    response: deletedSchema,
    handle: ({ ctx, params }) => deleteDocument(ctx, params.id),
  }),
]

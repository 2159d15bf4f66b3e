import type { Body, Client, Query } from '../client.ts'
import type { FileSource } from '../files.ts'
import type { Document } from '../generated.ts'
import type { CallOptions } from '../transport.ts'
import { type WaitOptions, waitFor } from '../wait.ts'
import { withCost } from './extracted.ts'

export function documentCalls(client: Client) {
  const { call, answer, rows } = client
  const get = (id: string, options?: CallOptions) => call('getDocument', { params: { id } }, options)
  return {
    /** Ingests a file, by `file` or `file_url`, without extracting from it. It is read in the background: see `wait`. */
    create: ({ file, ...body }: Body<'createDocument'> & { file?: FileSource }, options?: CallOptions) =>
      call('createDocument', { body, files: { file } }, options),
    list: (query: Query<'listDocuments'> = {}, options?: CallOptions) => call('listDocuments', { query }, options),
    all: (query: Query<'listDocuments'> = {}, options?: CallOptions) => rows('listDocuments', { query }, options),
    get,
    /** The document when it has been read; `status` tells whether that went well. */
    wait: (id: string, options: WaitOptions<Document> = {}) =>
      waitFor<Document>(
        {
          what: `document ${id}`,
          read: (_, signal) => get(id, { signal }),
          hasEnded: ({ status }) => status === 'completed' || status === 'error',
        },
        options,
      ),
    /** Of the document, or of the one inside it that provenance names as its `child`. */
    markdown: async (id: string, { child, ...options }: Query<'getDocumentMarkdown'> & CallOptions = {}) =>
      (await call('getDocumentMarkdown', { params: { id }, query: { child } }, options)).markdown,
    layout: (id: string, query: Query<'getDocumentLayout'> = {}, options?: CallOptions) =>
      call('getDocumentLayout', { params: { id }, query }, options),
    /** The original, as an answer whose body is a stream. */
    file: (id: string, options?: CallOptions) => call('getDocumentFile', { params: { id } }, options),
    /** A page as a picture (PNG), as an answer whose body is a stream. */
    page: (id: string, page: number, query: Query<'getDocumentPage'> = {}, options?: CallOptions) =>
      call('getDocumentPage', { params: { id, page: String(page) }, query }, options),
    /** With its extractions, and everything else that was made of it. */
    delete: (id: string, options?: CallOptions) => call('deleteDocument', { params: { id } }, options),
    reextract: async <T = unknown>(id: string, body: Body<'reextractDocument'> = {}, options?: CallOptions) =>
      withCost<T>(await answer('reextractDocument', { params: { id }, body }, options)),
    filter: (body: Body<'filterDocuments'>, options?: CallOptions) => call('filterDocuments', { body }, options),
    filterAll: (body: Body<'filterDocuments'>, options?: CallOptions) => rows('filterDocuments', { body }, options),
    /** A link by which somebody without a key uploads one file. */
    uploadSession: (body: Body<'createUploadSession'>, options?: CallOptions) =>
      call('createUploadSession', { body }, options),
  }
}

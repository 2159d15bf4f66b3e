import type { Body, Client, Query } from '../client.ts'
import type { Document } from '../generated.ts'
import { documentsCalls } from '../generated-nouns.ts'
import type { CallOptions } from '../transport.ts'
import { type WaitOptions, waitFor } from '../wait.ts'
import { withCost } from './extracted.ts'

export function documentCalls(client: Client) {
  const { call, answer } = client
  const calls = documentsCalls(client)
  return {
    ...calls,
    /** The document when it has been read; `status` tells whether that went well. */
    wait: (id: string, options: WaitOptions<Document> = {}) =>
      waitFor<Document>(
        {
          what: `document ${id}`,
          read: (_, signal) => calls.get(id, { signal }),
          hasEnded: ({ status }) => status === 'completed' || status === 'error',
        },
        options,
      ),
    /** Of the document, or of the one inside it that provenance names as its `child`. */
    markdown: async (id: string, { child, ...options }: Query<'getDocumentMarkdown'> & CallOptions = {}) =>
      (await call('getDocumentMarkdown', { params: { id }, query: { child } }, options)).markdown,
    /** A page as a picture (PNG), as an answer whose body is a stream. */
    page: (id: string, page: number, query: Query<'getDocumentPage'> = {}, options?: CallOptions) =>
      call('getDocumentPage', { params: { id, page: String(page) }, query }, options),
    reextract: async <T = unknown>(id: string, body: Body<'reextractDocument'> = {}, options?: CallOptions) =>
      withCost<T>(await answer('reextractDocument', { params: { id }, body }, options)),
  }
}

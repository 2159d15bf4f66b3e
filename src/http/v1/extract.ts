import {
  acceptedSchema,
  extractBody,
  extractForm,
  extractResultSchema,
  quoteSchema,
} from '../../contract/extractions.ts'
import { extract } from '../../services/extractions/extract.ts'
import { getQuote } from '../../services/extractions/get-quote.ts'
import type { ReceivedFile } from '../plugins/multipart.ts'
import { keyedRoute, type Route } from '../route.ts'

const common = { api: 'platform', tag: 'Extraction', scope: 'extract', method: 'POST' } as const
/** Everything that can be read is taken. */
export const oneFile = { file: { max: 1, check: () => {} } }

export const extractRoutes: Route[] = [
  keyedRoute({
    ...common,
    path: '/v1/extract',
    operationId: 'extract',
    summary: 'Extract data from a document',
    description:
      'Send exactly one of `file`, `file_url` and `document_id`, and at most one of `schema` and `schema_id`. Without a ' +
      'schema everything that the document holds is found. The answer is the result (200, with the cost in its headers), ' +
      'or a job to poll (202) when `async` or `batch` is set, the document is long, or the work takes long.',
    body: extractBody,
    form: { fields: extractForm, files: oneFile },
    response: extractResultSchema,
    accepted: acceptedSchema,
    handle: ({ ctx, caller, body, files: [file] }) => extract(ctx, caller, body, arrived(file)),
    answer: (answered) => answered,
  }),
  keyedRoute({
    ...common,
    path: '/v1/extract/quote',
    operationId: 'quoteExtract',
    summary: 'What an extraction would cost',
    description: 'Takes what `/v1/extract` takes. Nothing is kept, run or charged.',
    body: extractBody,
    form: { fields: extractForm, files: oneFile },
    response: quoteSchema,
    handle: ({ ctx, body, files: [file] }) => getQuote(ctx, body, arrived(file)),
  }),
]

/** A file of a form as services take it. */
export function arrived(file: ReceivedFile | undefined) {
  return file && { name: file.filename, mediaType: file.format?.mediaType, upload: file.upload }
}

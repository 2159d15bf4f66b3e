import { acceptedSchema, extractBody, extractForm, extractResultSchema, quoteSchema } from '../contract/extractions.ts'
import { extract } from '../services/extractions/extract.ts'
import { getQuote } from '../services/extractions/get-quote.ts'
import { scope } from './access.ts'
import { arrived, oneFile } from './arrived-file.ts'
import { type Operation, operation } from './operation.ts'

const common = { api: 'platform', tag: 'Extraction', access: scope('extract'), method: 'POST' } as const

export const extractOperations: Operation[] = [
  operation({
    ...common,
    path: '/v1/extract',
    name: 'extract',
    call: 'extract',
    summary: 'Extract data from a document',
    description:
      'Send exactly one of `file`, `file_url` and `document_id`, and at most one of `schema` and `schema_id`. Without a ' +
      'schema everything that the document holds is found. The answer is the result (200, with the cost in its headers), ' +
      'or a job to poll (202) when `async` or `batch` is set, the document is long, or the work takes long.',
    body: extractBody,
    form: { fields: extractForm, files: oneFile },
    output: extractResultSchema,
    accepted: acceptedSchema,
    handle: ({ ctx, caller, body, files: [file] }) => extract(ctx, caller, body, arrived(file)),
    answer: (answered) => answered,
  }),
  operation({
    ...common,
    path: '/v1/extract/quote',
    name: 'quoteExtract',
    call: 'quote',
    summary: 'What an extraction would cost',
    description: 'Takes what `/v1/extract` takes. Nothing is kept, run or charged.',
    body: extractBody,
    form: { fields: extractForm, files: oneFile },
    output: quoteSchema,
    handle: ({ ctx, caller, body, files: [file] }) => getQuote(ctx, caller, body, arrived(file)),
  }),
]

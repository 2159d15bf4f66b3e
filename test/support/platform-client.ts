import type { FastifyInstance } from 'fastify'
import type { DocumentView } from '../../src/contract/documents.ts'
import { eventually } from './eventually.ts'
import { multipart } from './multipart.ts'
import type { TestWorkspace } from './system.ts'

export const invoiceText =
  'Invoice\n\nInvoice number: RE-2024-17\n\nInvoice date: 31 January 2024\n\nTotal: 96.00 EUR\n\nCustomer: Sample Ltd'

/** Calls of the platform API with one key, inside the process. */
export function platformClient(app: FastifyInstance, { headers }: TestWorkspace) {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    more: object = {},
  ) => app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
  const send = (url: string, parts: Parameters<typeof multipart>[0], more: object = {}) => {
    const form = multipart(parts)
    return app.inject({ method: 'POST', url, payload: form.payload, headers: { ...headers, ...form.headers, ...more } })
  }
  return {
    call,
    send,
    get: (url: string) => call('GET', url),
    post: (url: string, payload: object, more?: object) => call('POST', url, payload, more),
    /** A text as a file, with fields of the form. */
    extract: (text: string | Buffer, fields: Record<string, unknown> = {}, name = 'note.txt', more: object = {}) =>
      send('/v1/extract', [...formFields(fields), ['file', text, name]], more),
    async ingest(
      text: string | Buffer,
      fields: Record<string, unknown> = {},
      name = 'note.txt',
    ): Promise<DocumentView> {
      const answer = await send('/v1/documents', [...formFields(fields), ['file', text, name]])
      if (answer.statusCode !== 202) throw new Error(`${answer.statusCode}: ${answer.body}`)
      return eventually('the document to be read', async () => {
        const found = (await call('GET', `/v1/documents/${answer.json().id}`)).json() as DocumentView
        return found.status === 'completed' || found.status === 'error' ? found : undefined
      })
    },
    /** An extraction when it has ended. */
    extractionEnd: (id: string) =>
      eventually('the extraction to end', async () => {
        const extraction = (await call('GET', `/v1/extractions/${id}`)).json()
        return extraction.status === 'processing' ? undefined : extraction
      }),
    /** A job when it has ended. */
    jobEnd: (id: string) =>
      eventually('the job to end', async () => {
        const job = (await call('GET', `/v1/jobs/${id}`)).json()
        return job.completed_at === undefined ? undefined : job
      }),
  }
}

function formFields(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
}

import { makePdf } from '../../support/make-pdf.ts'
import { type Client, file } from './client.ts'
import {
  createKey,
  extract,
  field,
  ingest,
  invoiceSchema,
  newInvoice,
  newName,
  saveSchema,
  saveSource,
} from './things.ts'

export interface Example {
  /** What the path's parameters are. */
  ids?: Record<string, string>
  query?: string
  json?: object
  form?: Record<string, unknown>
  /** Something in the body belongs to the workspace, so that nobody else can use it. */
  isOwn?: boolean
  /** A query that cannot be; without one, where there is a limit, it is taken. */
  badQuery?: string
}

type Make = (owner: Client) => Promise<Example>

const nothing: Make = async () => ({})
const ofDocument: Make = async (owner) => ({ ids: { id: (await ingest(owner)).id } })
const ofExtraction: Make = async (owner) => ({ ids: { id: (await extract(owner)).extraction_id } })
const ofSchema: Make = async (owner) => ({ ids: { id: (await saveSchema(owner)).id } })
const ofSource: Make = async (owner) => ({ ids: { id: (await saveSource(owner)).id } })
const and =
  (make: Make, more: Example): Make =>
  async (owner) => ({ ...(await make(owner)), ...more })

/** A call of every operation that must go well, and what it needs. An operation without one fails the suite. */
export const examples: Record<string, Make> = {
  'POST /v1/extract': async () => ({ form: { file: newInvoice(), schema: invoiceSchema } }),
  'POST /v1/extract/quote': async () => ({ form: { file: newInvoice(), schema: invoiceSchema } }),
  'POST /v1/documents': async () => ({ form: { file: newInvoice() } }),
  'GET /v1/documents': nothing,
  'POST /v1/documents/filter': async (owner) => {
    await extract(owner)
    return { json: { conditions: [{ fieldId: 'total', operator: 'eq', value: '96' }] } }
  },
  'POST /v1/documents/upload-session': async () => ({ json: { filename: 'a.pdf' } }),
  'GET /v1/documents/{id}': ofDocument,
  'GET /v1/documents/{id}/markdown': ofDocument,
  'GET /v1/documents/{id}/layout': and(ofDocument, { badQuery: 'pages=x' }),
  'GET /v1/documents/{id}/file': ofDocument,
  'GET /v1/documents/{id}/pages/{page}': async (owner) => {
    const pdf = file(await makePdf((page) => void page.text('Hello')), 'a.pdf')
    return { ids: { id: (await ingest(owner, { file: pdf })).id, page: '1.png' }, badQuery: 'width=1' }
  },
  'POST /v1/documents/{id}/re-extract': async (owner) => ({
    ...{ ids: { id: (await ingest(owner)).id }, json: { schema: { total: 'number' } } },
  }),
  'DELETE /v1/documents/{id}': ofDocument,
  'GET /v1/extractions': nothing,
  'GET /v1/extractions/{id}': ofExtraction,
  'GET /v1/extractions/{id}/data': and(ofExtraction, { badQuery: 'format=xml' }),
  'PATCH /v1/extractions/{id}/data': and(ofExtraction, { json: { corrections: [{ field: 'total', value: 1 }] } }),
  'GET /v1/extractions/{id}/versions': ofExtraction,
  'GET /v1/fields': nothing,
  'GET /v1/fields/{id}': ofField,
  'GET /v1/fields/{id}/similar': ofField,
  'GET /v1/search': async () => ({ query: 'q=RE-2024' }),
  'POST /v1/schemas': async () => ({ json: { name: newName(), definition: invoiceSchema } }),
  'GET /v1/schemas': nothing,
  'GET /v1/schemas/{id}': ofSchema,
  'PUT /v1/schemas/{id}': and(ofSchema, { json: { definition: { total: 'money' } } }),
  'DELETE /v1/schemas/{id}': ofSchema,
  'GET /v1/schemas/{id}/versions': ofSchema,
  'GET /v1/schemas/{id}/versions/{n}': async (owner) => ({ ids: { id: (await saveSchema(owner)).id, n: '1' } }),
  'POST /v1/sources': async () => ({ json: { name: newName() } }),
  'GET /v1/sources': nothing,
  'GET /v1/sources/{id}': ofSource,
  'PATCH /v1/sources/{id}': async (owner) => ({
    ...{ ids: { id: (await saveSource(owner)).id }, json: { name: newName() } },
  }),
  'DELETE /v1/sources/{id}': ofSource,
  'POST /v1/sources/{id}/documents': async (owner) => ({
    ...{ ids: { id: (await saveSource(owner)).id }, form: { file: newInvoice() } },
  }),
  'GET /v1/credits/balance': nothing,
  'GET /v1/credits/ledger': nothing,
  'GET /v1/usage/credits': async () => ({ badQuery: 'days=0' }),
  'GET /v1/pricing': nothing,
  'GET /v1/billing/settings': nothing,
  'PATCH /v1/billing/settings': async () => ({ json: { auto_topup_threshold: 500 } }),
  'POST /v1/billing/topup': async (owner) => {
    await owner.patch('/v1/billing/settings', { auto_topup_enabled: true })
    return {}
  },
  'POST /v1/api-keys': async () => ({ json: { name: newName() } }),
  'GET /v1/api-keys': nothing,
  'DELETE /v1/api-keys/{id}': async (owner) => ({ ids: { id: (await createKey(owner)).id } }),
}

async function ofField(owner: Client): Promise<Example> {
  await extract(owner)
  return { ids: { id: (await field(owner, 'total')).id } }
}

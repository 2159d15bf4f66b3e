import assert from 'node:assert/strict'
import type { Accepted } from '../../../src/contract/extractions.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { invoiceText } from '../../support/platform-client.ts'
import { host } from '../job-api/file-host.ts'
import { file, good, refused } from './client.ts'
import { home, stranger } from './service.ts'
import { specification } from './specification.ts'
import {
  type Extracted,
  ended,
  extract,
  ingest,
  invoiceData,
  invoiceSchema,
  list,
  newInvoice,
  saveSchema,
  unknownId,
} from './things.ts'

const costHeaders = ['Cost-Credits', 'Cost-EUR', 'Balance-Credits', 'Cells-Resolved-Registry', 'Cells-Resolved-AI']
const costs = (headers: Headers) => costHeaders.map((name) => headers.get(`X-Service-${name}`))
const costRows = costHeaders.map((name) => `header X-Service-${name}`)

specification(
  [
    ...['purpose extract to a shape', 'purpose synchronous and asynchronous', 'result data', 'extract file'],
    ...['extract schema', 'extract 200', 'extract shape', 'limit page ingested', 'limit AI-resolved cell', ...costRows],
  ],
  'a file and a schema give data of that shape at once, with everything about it and its cost',
  async () => {
    const answer = await home.send<Extracted>('/v1/extract', { file: newInvoice(), schema: invoiceSchema })
    assert.equal(answer.status, 200, answer.text)
    const { body } = answer
    assert.deepEqual(body.data, invoiceData)
    assert.deepEqual(new Set(Object.keys(body)), new Set(resultParts))
    const { document, schema, confidence, validation, processing, usage, links } = body
    assert.deepEqual(
      [document.filename, document.pages, document.mime_type, document.type_detected, document.language_detected],
      ['note.txt', 1, 'text/plain', 'invoice', 'en'],
    )
    assert.deepEqual([schema.source, schema.id, schema.save_url], ['provided', undefined, '/v1/schemas'])
    assert.ok(confidence.overall > 0 && confidence.overall <= 1)
    assert.deepEqual([body.status, validation?.valid, Array.isArray(validation?.concerns)], ['complete', true, true])
    assert.ok(Number.isInteger(processing.duration_ms) && processing.engine && processing.region)
    assert.equal(processing.pages_processed, 1)
    assert.deepEqual(usage, { pages: 1, cells_registry: 0, cells_ai: 3, credits: 160 })
    assert.deepEqual(costs(answer.headers), ['160', '0.16', costs(answer.headers)[2], '0', '3'])
    assert.match(costs(answer.headers)[2] ?? '', /^\d+$/)
    assert.equal(links.self, `/v1/extractions/${body.extraction_id}`)
    assert.ok(links.document && links.dashboard)
  },
)

const resultParts = [
  ...['extraction_id', 'request_id', 'status', 'document', 'data', 'schema', 'confidence', 'provenance', 'validation'],
  ...['processing', 'usage', 'links'],
]

specification(
  ['purpose extract everything', 'result confidence', 'result provenance', 'extract schema'],
  'without a schema every field is found, each with a confidence and a provenance, and the schema is told',
  async () => {
    const { data, confidence, provenance, schema } = await good(
      home.send<Extracted>('/v1/extract', { file: newInvoice() }),
    )
    assert.equal(data['invoice_number'], invoiceData.invoice_number)
    const { properties } = schema.definition as { properties: object }
    assert.deepEqual([schema.source, Object.keys(properties)], ['auto_discovered', Object.keys(data)])
    assert.deepEqual(Object.keys(confidence.fields), Object.keys(provenance))
  },
)

const fields = (types: object) => Object.entries(types).map(([name, type]) => ({ name, type, description: '' }))
const asJsonSchema = {
  type: 'object',
  properties: {
    invoice_number: { type: 'string' },
    invoice_date: { type: 'string', format: 'date' },
    total: { type: 'number' },
  },
  required: ['invoice_number'],
}

specification(
  ['schema format JSON Schema', 'schema format simplified fields', 'schema format flat map', 'extract as JSON'],
  'a schema is taken in any of its formats, in a form and in JSON, and they mean the same',
  async () => {
    const document = await ingest(home)
    for (const schema of [asJsonSchema, { fields: fields(invoiceSchema) }, invoiceSchema]) {
      assert.deepEqual((await extract(home, { schema })).data, invoiceData)
      const asJson = await good(home.post<Extracted>('/v1/extract', { document_id: document.id, schema }))
      assert.deepEqual(asJson.data, invoiceData)
    }
  },
)

specification(
  ['extract schema drafts', 'schema format JSON Schema'],
  'both drafts are taken; another one, a remote reference and nonsense are refused with what is wrong',
  async () => {
    const ask = (schema: unknown) => home.send<Extracted>('/v1/extract', { file: newInvoice(), schema })
    const item = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } }
    const nested = { type: 'object', properties: { items: { type: 'array', items: item } }, required: ['items'] }
    const list = { file: file('name,price\nChalk,1.50\nBoard,12.00\n', 'list.csv'), schema: nested }
    assert.deepEqual((await good(home.send<Extracted>('/v1/extract', list))).data, {
      items: [
        { name: 'Chalk', price: 1.5 },
        { name: 'Board', price: 12 },
      ],
    })
    for (const draft of ['http://json-schema.org/draft-07/schema#', 'https://json-schema.org/draft/2020-12/schema'])
      assert.deepEqual((await good(ask({ $schema: draft, ...asJsonSchema }))).data, invoiceData)
    const other = { $schema: 'http://json-schema.org/draft-04/schema#', ...asJsonSchema }
    await refused(ask(other), 400, 'validation_error', { says: /draft/i })
    const remote = { type: 'object', properties: { a: { $ref: 'https://example.com/a.json' } } }
    await refused(ask(remote), 400, 'validation_error', { says: /\$ref/ })
    await refused(ask({ total: 'nonsense' }), 400, 'validation_error', { path: 'schema.total' })
    await refused(ask('{'), 400, 'validation_error', { path: 'schema' })
  },
)

specification(
  ['extract document_id', 'extract pages', 'extract saved schema', 'schemas either id'],
  'a known document is extracted by a saved schema under either id, without paying its pages again',
  async () => {
    const [document, schema] = [await ingest(home), await saveSchema(home)]
    const ask = (schema_id: string) => home.post<Extracted>('/v1/extract', { document_id: document.id, schema_id })
    const first = await good(ask(schema.id))
    assert.deepEqual([first.data, first.usage.pages, first.usage.credits], [invoiceData, 0, 60])
    assert.deepEqual([first.schema.source, first.schema.id, first.schema.version], ['saved', schema.id, 1])
    assert.equal((await good(ask(schema.short_id))).schema.id, schema.id)
    await refused(ask('SCH-00000000'), 404, 'not_found')
    const foreign = { document_id: document.id, schema: invoiceSchema }
    await refused(stranger.post('/v1/extract', foreign), 404, 'not_found')
    await refused(stranger.send('/v1/extract', { file: newInvoice(), schema_id: schema.id }), 404, 'not_found')
  },
)

specification(
  ['extract one source', 'extract one schema', 'error 400 validation_error'],
  'two sources, none, or two schemas are refused, and it is said which',
  async () => {
    const document_id = unknownId
    const file_url = host.url('/note.txt')
    const both = home.send('/v1/extract', { file: newInvoice(), document_id })
    await refused(both, 400, 'validation_error', { says: /"file" and "document_id"/ })
    const addresses = home.post('/v1/extract', { file_url, document_id })
    await refused(addresses, 400, 'validation_error', { says: /"file_url" and "document_id"/ })
    await refused(home.post('/v1/extract', {}), 400, 'validation_error', { says: /none of "file"/ })
    const schemas = home.send('/v1/extract', { file: newInvoice(), schema: invoiceSchema, schema_id: 'SCH-00000000' })
    await refused(schemas, 400, 'validation_error', { says: /"schema" and "schema_id"/ })
    await refused(home.send('/v1/extract', { file: file('', 'a.txt') }), 400, 'validation_error')
    const strange = file(Buffer.from([1, 2, 3, 0, 255, 254, 7, 9]), 'x.bin')
    await refused(home.send('/v1/extract', { file: strange }), 415, 'unsupported_media_type')
  },
)

specification(
  ['extract include_markdown', 'extract include_provenance', 'extract include_raw_text', 'extract metadata'],
  'the caller says what the answer includes, and finds metadata again',
  async () => {
    const metadata = { order: { id: 7 } }
    const options = { include_raw_text: true, language_hint: 'en' }
    const flags = { include_markdown: true, include_provenance: false }
    const full = await extract(home, { ...flags, options, metadata, batch_id: 'b-1', instructions: 'Take the gross.' })
    assert.match(full.markdown ?? '', /RE-2024-17/)
    assert.match(full.raw_text ?? '', /RE-2024-17/)
    assert.equal('provenance' in full, false)
    assert.deepEqual([full.metadata, full.batch_id], [metadata, 'b-1'])
  },
)

specification(
  ['extract instructions', 'extract language_hint', 'extract page_range', 'extract strict'],
  'options narrow the pages and make validation strict; those that cannot be are named',
  async () => {
    const pdf = file(
      await makePdf((page) => void page.text('Total: 11.00 EUR').addPage().text('Total: 22.00 EUR')),
      'a.pdf',
    )
    const ask = (options: object, schema: object = { total: 'number' }) =>
      home.send<Extracted>('/v1/extract', { file: pdf, schema, options, instructions: 'Take the gross.' })
    const second = await good(ask({ page_range: '2', language_hint: 'en' }))
    assert.deepEqual([second.data, second.provenance['total']?.page], [{ total: 22 }, 2])
    await refused(ask({ page_range: '7' }), 422, 'unprocessable', { reason: 'no_such_page' })
    await refused(ask({ page_range: 'x' }), 400, 'validation_error', { path: 'options.page_range' })
    const asked = { file: pdf, schema: { total: 'number' }, options: { page_range: '2', language_hint: 'en' } }
    const again = await good(home.send<Extracted>('/v1/extract', { ...asked, instructions: 'Take the net.' }))
    assert.equal(again.usage.cells_ai, 1, 'other instructions are another question')
    await refused(ask({ language_hint: 'english' }), 400, 'validation_error', { path: 'options.language_hint' })
    const lacking = { type: 'object', properties: { iban: { type: 'string' } }, required: ['iban'] }
    const { data, validation } = await good(ask({ strict: true, format: 'json' }, lacking))
    assert.deepEqual([data, validation?.valid], [{ iban: null }, false], 'strict is no reason to fail')
  },
)

specification(
  [
    ...['extract 202', 'extract asynchronous by wish', 'extract accepted shape', 'extract webhook_url'],
    ...['purpose webhook_url', 'purpose synchronous and asynchronous', 'named operation GET /v1/extractions/:id'],
  ],
  'an extraction that is wanted later is a job to poll, without cost headers, and ends by itself',
  async () => {
    const form = { file: newInvoice(), schema: invoiceSchema, async: true, webhook_url: 'https://example.com/hook' }
    const answer = await home.send<Accepted>('/v1/extract', form)
    assert.equal(answer.status, 202, answer.text)
    assert.deepEqual(costs(answer.headers), [null, null, null, null, null])
    const { job, document, extraction_id, status, request_id, links } = answer.body
    assert.deepEqual([status, job.status, job.poll_url], ['processing', 'queued', `/v1/jobs/${job.id}`])
    assert.ok(Number.isInteger(job.estimated_seconds) && document.id && links.self)
    assert.equal(request_id, answer.headers.get('x-request-id'))
    const { data, job_id } = await ended(home, extraction_id)
    assert.deepEqual([data, job_id], [invoiceData, job.id])
    await refused(home.send('/v1/extract', { ...form, webhook_url: 'nowhere' }), 400, 'validation_error', {
      path: 'webhook_url',
    })
  },
)

specification(
  ['extract asynchronous in batch', 'limit batch', 'extract asynchronous by length'],
  'a batch is asynchronous at half the rate, and so is a document of more than five pages, at the full one',
  async () => {
    const batch = { file: newInvoice(), schema: invoiceSchema, batch: true }
    const half = await good(home.send<Accepted>('/v1/extract', batch), 202)
    const pages = (count: number) =>
      makePdf((page) => {
        for (let n = 1; n <= count; n += 1) (n > 1 ? page.addPage() : page).text(`Total: ${n}.00 EUR`)
      })
    const send = async (count: number) =>
      home.send<Accepted>('/v1/extract', { file: file(await pages(count), 'a.pdf'), schema: { total: 'number' } })
    await good(send(5))
    const long = await good(send(6), 202)
    assert.equal(long.document.pages, 6)
    const used = async (id: string) => (await ended(home, id)).usage.credits
    assert.deepEqual([await used(half.extraction_id), await used(long.extraction_id)], [80, 620])
  },
)

specification(
  ['extract quote', 'extract max_credits', 'credits failures are free'],
  'a quote tells what the same request costs and runs nothing; more than max_credits is neither done nor charged',
  async () => {
    const request = { file: newInvoice(), schema: invoiceSchema }
    const count = async () => (await list(home, '/v1/documents?limit=1')).pagination.total
    const before = await count()
    const quote = await good(home.send<Record<string, unknown>>('/v1/extract/quote', request))
    assert.deepEqual([quote['minimum_credits'], quote['estimated_credits'], quote['minimum_eur']], [160, 160, 0.16])
    assert.deepEqual(
      (quote['items'] as { unit: string; quantity: number }[]).map(({ unit, quantity }) => [unit, quantity]),
      [
        ['page_ingest', 1],
        ['structuring_cell', 3],
      ],
    )
    assert.equal(await count(), before)
    const over = home.send('/v1/extract', { ...request, max_credits: 159 })
    await refused(over, 422, 'unprocessable', { reason: 'budget_exceeded', says: /160/ })
    await good(home.send('/v1/extract', { ...request, max_credits: 160 }))
    const discovery = home.send('/v1/extract', { file: file(invoiceText, 'b.txt'), max_credits: 101 })
    await refused(discovery, 422, 'unprocessable', { reason: 'budget_exceeded' })
  },
)

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client } = await startPlatform()
const definition = { invoice_number: 'string', invoice_date: 'date', total: 'number' }
const schemaId: string = (await client.post('/v1/schemas', { name: 'Invoice', definition })).json().id

const otherInvoice = invoiceText.replace('RE-2024-17', 'RE-2024-18').replace('96.00', '12.50')

test('a job extracts from the documents named, tells how far it is, and gives a row for each', async () => {
  const [first, second] = [await client.ingest(invoiceText), await client.ingest(otherInvoice, {}, 'other.txt')]
  const answer = await client.post('/v1/jobs', {
    ...{ schema_id: schemaId, document_ids: [first.id, second.id, first.id], name: 'Two invoices' },
  })
  assert.equal(answer.statusCode, 202, answer.body)
  const begun = answer.json()
  assert.equal(begun.status, 'queued')
  assert.equal(begun.document_count, 2)
  assert.equal(begun.progress, 0)
  assert.equal(begun.current_phase, 'resolve')
  const job = await client.jobEnd(begun.id)
  assert.equal(job.status, 'completed', JSON.stringify(job))
  assert.equal(job.progress, 100)
  assert.equal(job.current_phase, 'transform')
  assert.equal(job.completed_documents, 2)
  assert.equal(job.estimated_seconds_remaining, 0)
  assert.deepEqual(job.grid_stats, { total_cells: 6, filled: 6, empty: 0, fill_rate: 1 })

  const results = (await client.get(`${job.links.results}?order=asc&include=cells,provenance`)).json()
  assert.deepEqual(
    results.data.map(({ document_id, filename, status, fields }: Record<string, unknown>) => ({
      ...{ document_id, filename, status, fields },
    })),
    [
      {
        ...{ document_id: first.id, filename: 'note.txt', status: 'completed' },
        fields: { invoice_number: 'RE-2024-17', invoice_date: '2024-01-31', total: 96 },
      },
      {
        ...{ document_id: second.id, filename: 'other.txt', status: 'completed' },
        fields: { invoice_number: 'RE-2024-18', invoice_date: '2024-01-31', total: 12.5 },
      },
    ],
  )
  assert.deepEqual(results.columns[2], { field_key: 'total', display_name: 'Total', data_type: 'number' })
  const [row] = results.data
  assert.equal(row.cells.total.value, 96)
  assert.equal(row.provenance.total.document_id, first.id)
  assert.equal((await client.get(`/v1/extractions/${row.record_id}`)).json().job_id, job.id)
})

test('the rows of results are paged by a cursor', async () => {
  const documents = [await client.ingest(invoiceText), await client.ingest(otherInvoice)]
  const begun = await client.post('/v1/jobs', { schema_id: schemaId, document_ids: documents.map(({ id }) => id) })
  const job = await client.jobEnd(begun.json().id)
  const first = (await client.get(`/v1/jobs/${job.id}/results?limit=1&order=asc`)).json()
  assert.equal(first.pagination.total, 2)
  assert.equal(first.data[0].cells, undefined)
  const next = (await client.get(`/v1/jobs/${job.id}/results?limit=1&cursor=${first.pagination.next_cursor}`)).json()
  assert.equal(next.pagination.has_more, false)
  assert.deepEqual(
    [first.data[0].document_id, next.data[0].document_id],
    documents.map(({ id }) => id),
  )
})

test('without document_ids a job takes all documents that have been read, and none is a 422', async () => {
  const other = platformClient(app, await system.workspace())
  const definition = { total: 'number' }
  const { id: schema_id } = (await other.post('/v1/schemas', { name: 'Total', definition })).json()
  const nothing = await other.post('/v1/jobs', { schema_id })
  assert.equal(nothing.statusCode, 422)
  assert.equal(nothing.json().reason, 'no_documents')
  await other.ingest(invoiceText)
  await other.ingest(otherInvoice)
  const begun = await other.post('/v1/jobs', { schema_id })
  assert.equal((await other.jobEnd(begun.json().id)).completed_documents, 2)
})

test('a job says what was wrong with its request', async () => {
  const document = await client.ingest(invoiceText)
  const stranger = await platformClient(app, await system.workspace()).ingest(invoiceText)
  const cases: [object, number, RegExp][] = [
    [{}, 400, /schema_id/],
    [{ schema_id: 'nonsense' }, 400, /schema_id/],
    [{ schema_id: document.id }, 404, /no schema/],
    [{ schema_id: schemaId, document_ids: [] }, 400, /document_ids/],
    [{ schema_id: schemaId, document_ids: [stranger.id] }, 404, /no document/],
    [{ schema_id: schemaId, document_ids: [document.id], more: 1 }, 400, /more/],
  ]
  for (const [payload, status, message] of cases) {
    const answer = await client.post('/v1/jobs', payload)
    assert.equal(answer.statusCode, status, answer.body)
    assert.match(answer.json().message, message)
  }
})

test('a repeated request makes one job', async () => {
  const document = await client.ingest(invoiceText)
  const body = { schema_id: schemaId, document_ids: [document.id] }
  const [first, second] = [
    await client.post('/v1/jobs', body, { 'idempotency-key': 'once' }),
    await client.post('/v1/jobs', body, { 'idempotency-key': 'once' }),
  ]
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(first.json().id, second.json().id)
  await client.jobEnd(first.json().id)
})

test('an asynchronous extraction is a job with its extraction', async () => {
  const answer = await client.extract(invoiceText, { schema: { total: 'number' }, async: true })
  assert.equal(answer.statusCode, 202)
  const { job, extraction_id } = answer.json()
  const ended = await client.jobEnd(job.id)
  assert.equal(ended.extraction_id, extraction_id)
  assert.equal(ended.links.extraction, `/v1/extractions/${extraction_id}`)
  const { data } = (await client.get(`/v1/jobs/${job.id}/results`)).json()
  assert.deepEqual(data[0].fields, { total: 96 })
  const listed = (await client.get('/v1/jobs?status=completed&limit=200')).json()
  assert.ok(listed.data.some(({ id }: { id: string }) => id === job.id))
})

test('a poll that waits is answered when the job ends, and 304 while nothing is new', async () => {
  const document = await client.ingest(invoiceText)
  const begun = (await client.post('/v1/jobs', { schema_id: schemaId, document_ids: [document.id] })).json()
  const ended = await client.get(`/v1/jobs/${begun.id}?wait=30`)
  assert.equal(ended.json().status, 'completed')
  const again = await client.call('GET', `/v1/jobs/${begun.id}`, undefined, { 'if-none-match': ended.headers['etag'] })
  assert.equal(again.statusCode, 304)
})

test('scopes: creating and cancelling need extract, reading needs read', async () => {
  const reader = platformClient(app, await system.workspace('reads', ['read']))
  const extractor = platformClient(app, await system.workspace('extracts', ['extract']))
  const id = '01a1dd5c-c4af-70d4-8d79-6b66ca8149d2'
  const refusals = [
    await reader.post('/v1/jobs', { schema_id: id }),
    await reader.call('POST', `/v1/jobs/${id}/cancel`),
    await extractor.get('/v1/jobs'),
    await extractor.get(`/v1/jobs/${id}`),
    await extractor.get(`/v1/jobs/${id}/results`),
  ]
  assert.deepEqual(
    refusals.map((answer) => [answer.statusCode, answer.json().required_scope]),
    [...Array(2).fill([403, 'extract']), ...Array(3).fill([403, 'read'])],
  )
})

test('events tell of the job in their order', async () => {
  const document = await client.ingest(invoiceText)
  const begun = (await client.post('/v1/jobs', { schema_id: schemaId, document_ids: [document.id] })).json()
  await client.jobEnd(begun.id)
  const { rows } = await system.pool.query(
    `select type, data::jsonb->>'phase' phase from events where data::jsonb->>'job_id' = $1 order by id`,
    [begun.id],
  )
  assert.deepEqual(
    rows.map(({ type, phase }) => (phase === null ? type : `${type} ${phase}`)),
    [
      ...['job.created', 'job.started', 'job.phase_complete resolve', 'job.phase_complete extract'],
      ...['job.phase_complete normalize', 'job.phase_complete transform', 'job.complete'],
    ],
  )
})

test('a job some of whose documents fail is completed and says which; when all fail, it has failed', async () => {
  const good = await client.ingest(invoiceText)
  const bad = await client.ingest('%PDF-1.7\nnothing of a document', {}, 'broken.pdf')
  assert.equal(bad.status, 'error', JSON.stringify(bad))
  const mixed = await client.post('/v1/jobs', { schema_id: schemaId, document_ids: [good.id, bad.id] })
  const job = await client.jobEnd(mixed.json().id)
  assert.deepEqual(
    [job.status, job.completed_documents, job.failed_documents, job.error],
    ['completed', 1, 1, undefined],
  )
  const { data } = (await client.get(`/v1/jobs/${job.id}/results?order=asc`)).json()
  assert.deepEqual(
    data.map(({ status }: { status: string }) => status),
    ['completed', 'failed'],
  )
  assert.equal(typeof data[1].error.code, 'string')
  const lost = await client.post('/v1/jobs', { schema_id: schemaId, document_ids: [bad.id] })
  const failed = await client.jobEnd(lost.json().id)
  assert.equal(failed.status, 'failed')
  assert.equal(failed.error.code, data[1].error.code)
  await eventually('job.failed', async () => {
    const { rows } = await system.pool.query(
      `select 1 from events where type = 'job.failed' and data::jsonb->>'job_id' = $1`,
      [failed.id],
    )
    return rows.length === 1
  })
})

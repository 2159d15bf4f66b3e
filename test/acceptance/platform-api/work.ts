import assert from 'node:assert/strict'
import type { Accepted } from '../../../src/contract/extractions.ts'
import type { JobView } from '../../../src/contract/jobs.ts'
import type { PipelineProgress, PipelineView } from '../../../src/contract/pipelines.ts'
import type { ResultList } from '../../../src/contract/results.ts'
import type { RunView } from '../../../src/contract/runs.ts'
import { eventually } from '../../support/eventually.ts'
import { host } from '../job-api/file-host.ts'
import { formOf, good, refused } from './client.ts'
import { home, withKey } from './service.ts'
import { specification } from './specification.ts'
import {
  createKey,
  ended,
  extractHeld,
  finished,
  ingest,
  invoiceData,
  invoiceSchema,
  list,
  newInvoice,
  saveSchema,
  startHeldRun,
  unknownId,
} from './things.ts'

const rowParts = ['document_id', 'filename', 'record_id', 'status', 'completed_at', 'fields']

specification(
  ['jobs create', 'jobs shape', 'jobs results', 'jobs phases', 'extract accepted shape'],
  'a job extracts from many documents by one schema, tells how it stands and gives a row for each',
  async () => {
    const [schema, one, two] = [await saveSchema(home), await ingest(home), await ingest(home)]
    const body = { schema_id: schema.id, document_ids: [one.id, two.id], name: 'Both' }
    const begun = await good(home.post<JobView>('/v1/jobs', body), 202)
    assert.deepEqual([begun.name, begun.document_count], ['Both', 2])
    assert.ok(['resolve', 'extract', 'normalize', 'transform'].includes(begun.current_phase))
    const job = await finished<JobView>(home, `/v1/jobs/${begun.id}`)
    assert.deepEqual([job.status, job.progress, job.current_phase], ['completed', 100, 'transform'])
    assert.deepEqual([job.completed_documents, job.failed_documents, job.error], [2, 0, undefined])
    assert.deepEqual(job.grid_stats, { total_cells: 6, filled: 6, empty: 0, fill_rate: 1 })
    assert.ok(job.started_at && job.completed_at && job.created_at <= job.started_at)
    assert.equal(job.estimated_seconds_remaining, 0)
    const results = await good(home.get<ResultList>(`/v1/jobs/${begun.id}/results?include=cells,provenance`))
    assert.deepEqual(
      results.data.map(({ fields }) => fields),
      [invoiceData, invoiceData],
    )
    for (const row of results.data) {
      for (const name of rowParts) assert.ok(name in row, name)
      assert.deepEqual(Object.keys(row.cells ?? {}), Object.keys(row.provenance ?? {}))
    }
    assert.deepEqual(results.columns[2], { field_key: 'total', display_name: 'Total', data_type: 'number' })
    assert.ok(Number.isInteger(results.pending_review_count))
    const { data } = await list<JobView>(home, '/v1/jobs?status=completed&limit=200')
    assert.ok(data.some(({ id }) => id === begun.id))
    await refused(home.post('/v1/jobs', { ...body, document_ids: [unknownId] }), 404, 'not_found')
  },
)

specification(
  ['jobs cancel', 'jobs shape'],
  'an asynchronous extraction is a job too, which can be cancelled once',
  async () => {
    const { job, extraction_id } = await extractHeld(home)
    const running = await good(home.get<JobView>(job.poll_url))
    assert.deepEqual([running.extraction_id, running.completed_at], [extraction_id, undefined])
    assert.ok(['queued', 'processing'].includes(running.status))
    const cancelled = await good(home.call<JobView>('POST', `/v1/jobs/${job.id}/cancel`))
    assert.equal(cancelled.status, 'cancelled')
    await refused(home.call('POST', `/v1/jobs/${job.id}/cancel`), 409, 'conflict')
    assert.equal((await ended(home, extraction_id)).status, 'failed')
  },
)

specification(
  ['contract concurrent waits', 'limit concurrent extractions'],
  'asynchronous work over the number that a key may have at once waits for its turn',
  async () => {
    const { key } = await createKey(home, { concurrent_extractions: 1, rate_limit_per_minute: 10_000 })
    const client = withKey(key)
    const held = await extractHeld(client)
    await eventually('the first to be worked on', async () => {
      const { status } = await good(client.get<JobView>(held.job.poll_url))
      return status === 'processing'
    })
    const form = { file: newInvoice(), schema: invoiceSchema, async: true }
    const next = await good(client.send<Accepted>('/v1/extract', form), 202)
    assert.equal((await good(client.get<JobView>(next.job.poll_url))).status, 'queued')
    await good(client.call('POST', `/v1/jobs/${held.job.id}/cancel`))
    assert.equal((await finished<JobView>(client, next.job.poll_url)).status, 'completed')
  },
)

specification(
  ['pipelines create', 'pipelines append', 'pipelines progress', 'pipelines results'],
  'a pipeline makes records of documents; more of them can be appended',
  async () => {
    const [schema, one, two] = [await saveSchema(home), await ingest(home), await ingest(home)]
    const make = (document: string, pipeline_mode?: string) =>
      good(
        home.post<PipelineView>('/v1/pipelines', { schema_id: schema.id, document_ids: [document], pipeline_mode }),
        202,
      )
    const pipeline = await make(one.id)
    const path = `/v1/pipelines/${pipeline.id}`
    assert.equal((await finished<PipelineView>(home, path)).status, 'completed')
    assert.equal((await make(two.id, 'append')).id, pipeline.id)
    assert.notEqual((await make(two.id, 'new')).id, pipeline.id)
    assert.equal((await finished<PipelineView>(home, path)).completed_documents, 2)
    const { phases, progress } = await good(home.get<PipelineProgress>(`${path}/progress`))
    assert.deepEqual(
      [phases.map(({ phase }) => phase), progress],
      [['resolve', 'extract', 'normalize', 'transform'], 100],
    )
    const bare = await good(home.get<ResultList>(`${path}/results?limit=1`))
    assert.deepEqual([bare.pagination.total, 'cells' in (bare.data[0] ?? {})], [2, false])
    const full = await good(home.get<ResultList>(`${path}/results?include=cells,provenance`))
    assert.deepEqual(
      full.data.map(({ fields }) => fields),
      [invoiceData, invoiceData],
    )
    assert.ok(full.data.every(({ cells, provenance }) => cells && provenance))
    await refused(home.get(`${path}/results?include=everything`), 400, 'validation_error', { path: 'include' })
    await refused(home.call('POST', `${path}/cancel`), 409, 'conflict')
  },
)

specification(
  ['run start', 'run inputs', 'run results', 'run statuses', 'run spec_id', 'named operation POST /v1/run'],
  'a run takes files and addresses, answers at once and gives a record for each with its metadata',
  async () => {
    const schema = await saveSchema(home)
    const form = formOf({
      spec_id: schema.id,
      batch_id: 'b-7',
      metadata: { desk: 4 },
      webhook_url: 'https://example.com/',
    })
    for (let n = 0; n < 2; n += 1) form.append('files', newInvoice())
    form.append('file_urls', host.url('/note.txt'))
    const started = await good(home.send<RunView>('/v1/run', form), 202)
    assert.deepEqual([started.spec_id, started.input_count, started.documents.length], [schema.id, 3, 3])
    assert.equal(started.poll_url, `/v1/run/${started.run_id}`)
    const run = await finished<RunView>(home, started.poll_url)
    assert.deepEqual([run.status, run.completed_documents], ['completed', 3])
    const { data } = await good(home.get<ResultList>(`${started.poll_url}/results?order=asc`))
    assert.deepEqual([data[0]?.fields, data[0]?.metadata, data[0]?.batch_id], [invoiceData, { desk: 4 }, 'b-7'])
    assert.equal((await good(home.get<PipelineView>(`/v1/pipelines/${run.pipeline_id}`))).document_count, 3)
    const failing = formOf({ schema_id: schema.id, file_urls: host.url('/missing') })
    const failed = await good(home.send<RunView>('/v1/run', failing), 202)
    assert.equal((await finished<RunView>(home, failed.poll_url)).status, 'failed')
  },
)

specification(
  ['run inputs', 'run spec_id', 'run statuses'],
  'a run needs a schema and 1 to 20 inputs, and can be cancelled',
  async () => {
    const { id: schema_id } = await saveSchema(home)
    const file_urls = Array.from({ length: 21 }, () => host.url('/note.txt'))
    await refused(home.post('/v1/run', { schema_id, file_urls }), 400, 'validation_error')
    await refused(home.post('/v1/run', { schema_id }), 400, 'validation_error')
    await refused(home.post('/v1/run', { file_urls: file_urls.slice(1) }), 400, 'validation_error', {
      path: 'schema_id',
    })
    const both = { schema_id, spec_id: schema_id, file_urls: file_urls.slice(1) }
    await refused(home.post('/v1/run', both), 400, 'validation_error', { path: 'schema_id' })
    const held = await startHeldRun(home)
    const cancelled = await good(home.call<RunView>('POST', `${held.poll_url}/cancel`))
    assert.equal(cancelled.status, 'cancelled')
  },
)

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client } = await startPlatform()
const definition = { invoice_number: 'string', total: 'number' }
const schemaId: string = (await client.post('/v1/schemas', { name: 'Invoice', definition })).json().id

const pipelineEnd = (id: string) =>
  eventually('the pipeline to end', async () => {
    const pipeline = (await client.get(`/v1/pipelines/${id}`)).json()
    return pipeline.completed_at === undefined ? undefined : pipeline
  })

async function eventsAbout(pipelineId: string) {
  const { rows } = await system.pool.query(
    `select type, data::jsonb data from events where data::jsonb->>'pipeline_id' = $1 order by id`,
    [pipelineId],
  )
  return rows as { type: string; data: Record<string, unknown> }[]
}

test('a pipeline makes records of documents, and what is appended joins them', async () => {
  const first = await client.ingest(invoiceText, { metadata: { place: 'here' }, batch_id: 'b-1' })
  const answer = await client.post('/v1/pipelines', {
    ...{ schema_id: schemaId, document_ids: [first.id], name: 'Incoming' },
  })
  assert.equal(answer.statusCode, 202, answer.body)
  const begun = answer.json()
  assert.deepEqual([begun.status, begun.name, begun.document_count], ['queued', 'Incoming', 1])
  assert.equal((await pipelineEnd(begun.id)).status, 'completed')

  const second = await client.ingest(invoiceText.replace('96.00', '7.00'), {}, 'second.txt')
  const appended = await client.post('/v1/pipelines', {
    schema_id: schemaId,
    pipeline_mode: 'append',
    name: 'Incoming',
  })
  assert.equal(appended.statusCode, 202, appended.body)
  assert.equal(appended.json().id, begun.id)
  assert.equal(appended.json().document_count, 2)
  const ended = await pipelineEnd(begun.id)
  assert.deepEqual([ended.completed_documents, ended.progress, ended.grid_stats.filled], [2, 100, 4])

  const results = (await client.get(`${ended.links.results}?order=asc&include=cells,provenance&limit=1`)).json()
  assert.deepEqual(
    results.columns.map(({ field_key }: { field_key: string }) => field_key),
    ['invoice_number', 'total'],
  )
  assert.deepEqual(results.data[0].fields, { invoice_number: 'RE-2024-17', total: 96 })
  assert.deepEqual([results.data[0].metadata, results.data[0].batch_id], [{ place: 'here' }, 'b-1'])
  assert.equal(typeof results.pending_review_count, 'number')
  const next = (await client.get(`${ended.links.results}?cursor=${results.pagination.next_cursor}`)).json()
  assert.deepEqual([next.data[0].document_id, next.data[0].fields.total], [second.id, 7])

  const nothing = await client.post('/v1/pipelines', {
    ...{ schema_id: schemaId, document_ids: [first.id], pipeline_mode: 'append', name: 'Incoming' },
  })
  assert.equal(nothing.statusCode, 422)
  assert.deepEqual(
    (await eventsAbout(begun.id)).map(({ type, data }) => [type, data['name'], data['completed_documents']]),
    [
      ['process.completed', 'Incoming', 1],
      ['process.completed', 'Incoming', 1],
    ],
  )
})

test('a deleted document takes its record with it, and the counts of what was done stay', async () => {
  const [kept, gone] = [await client.ingest(invoiceText), await client.ingest(invoiceText.replace('96.00', '8.00'))]
  const body = { schema_id: schemaId, document_ids: [kept.id, gone.id], name: 'Shrinking' }
  const { id } = (await client.post('/v1/pipelines', body)).json()
  const before = await pipelineEnd(id)
  await client.call('DELETE', `/v1/documents/${gone.id}`)
  const results = (await client.get(`/v1/pipelines/${id}/results`)).json()
  assert.deepEqual(
    [results.pagination.total, results.data.map((row: { document_id: string }) => row.document_id)],
    [1, [kept.id]],
  )
  const { document_count, completed_documents, grid_stats } = (await client.get(`/v1/pipelines/${id}`)).json()
  assert.deepEqual([document_count, completed_documents, grid_stats], [2, 2, before.grid_stats])
})

test('append makes a pipeline where there is none of the name, and new makes one more', async () => {
  const document = await client.ingest(invoiceText)
  const body = { schema_id: schemaId, document_ids: [document.id], name: 'Another' }
  const first = (await client.post('/v1/pipelines', { ...body, pipeline_mode: 'append' })).json()
  const second = (await client.post('/v1/pipelines', { ...body, pipeline_mode: 'new' })).json()
  assert.notEqual(first.id, second.id)
  await Promise.all([pipelineEnd(first.id), pipelineEnd(second.id)])
  const { data } = (await client.get(`/v1/pipelines?schema_id=${schemaId}&limit=2`)).json()
  assert.deepEqual(
    data.map(({ id }: { id: string }) => id),
    [second.id, first.id],
  )
  assert.deepEqual((await client.get('/v1/pipelines?schema_id=01a1dd5c-c4af-70d4-8d79-6b66ca8149d2')).json().data, [])
})

test('of those who append the same documents at once, one does, to one pipeline', async () => {
  const document = await client.ingest(invoiceText.replace('17', '23'))
  const body = { schema_id: schemaId, document_ids: [document.id], name: 'Race', pipeline_mode: 'append' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => client.post('/v1/pipelines', body)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [202, 422, 422, 422])
  const { data } = (await client.get('/v1/pipelines')).json()
  const made = data.filter(({ name }: { name: string }) => name === 'Race')
  assert.deepEqual(
    made.map((pipeline: { document_count: number }) => pipeline.document_count),
    [1],
  )
  await pipelineEnd(made[0].id)
})

test('a pipeline none of whose documents can be read fails, tells why, and takes them again', async () => {
  const bad = await client.ingest('%PDF-1.7\nnothing of a document', {}, 'broken.pdf')
  const body = { schema_id: schemaId, document_ids: [bad.id], name: 'Broken' }
  const begun = (await client.post('/v1/pipelines', body)).json()
  const ended = await pipelineEnd(begun.id)
  assert.equal(ended.status, 'failed')
  assert.equal(typeof ended.error.message, 'string')
  const progress = (await client.get(ended.links.progress)).json()
  assert.deepEqual(progress.phases[0], { phase: 'resolve', status: 'failed' })
  const [event] = await eventsAbout(begun.id)
  assert.equal(event?.type, 'process.failed')
  assert.deepEqual(event?.data['error'], { step: 'resolve', detail: ended.error.message })
  const again = await client.post('/v1/pipelines', { ...body, pipeline_mode: 'append' })
  assert.deepEqual([again.statusCode, again.json().id], [202, begun.id])
  await pipelineEnd(begun.id)
})

test('a pipeline says what was wrong with its request, and a repeated one makes one', async () => {
  const document = await client.ingest(invoiceText)
  const refused = [
    await client.post('/v1/pipelines', {}),
    await client.post('/v1/pipelines', { schema_id: schemaId, pipeline_mode: 'replace' }),
    await client.post('/v1/pipelines', { schema_id: document.id }),
    await client.get(`/v1/pipelines/${document.id}`),
    await client.get('/v1/pipelines?limit=0'),
  ]
  assert.deepEqual(
    refused.map(({ statusCode }) => statusCode),
    [400, 400, 404, 404, 400],
  )
  const body = { schema_id: schemaId, document_ids: [document.id] }
  const once = { 'idempotency-key': 'one pipeline' }
  const [first, second] = [
    await client.post('/v1/pipelines', body, once),
    await client.post('/v1/pipelines', body, once),
  ]
  assert.equal(first.json().id, second.json().id)
  const ended = await pipelineEnd(first.json().id)
  assert.equal((await client.get(`${ended.links.results}?include=everything`)).statusCode, 400)
  assert.equal((await client.call('POST', ended.links.cancel)).statusCode, 409)
})

test('scopes: making and cancelling a pipeline needs extract, reading read', async () => {
  const reader = platformClient(app, await system.workspace('reads', ['read']))
  const extractor = platformClient(app, await system.workspace('extracts', ['extract']))
  const id = '01a1dd5c-c4af-70d4-8d79-6b66ca8149d2'
  const answers = [
    await reader.post('/v1/pipelines', { schema_id: id }),
    await reader.call('POST', `/v1/pipelines/${id}/cancel`),
    await extractor.get('/v1/pipelines'),
    await extractor.get(`/v1/pipelines/${id}`),
    await extractor.get(`/v1/pipelines/${id}/progress`),
    await extractor.get(`/v1/pipelines/${id}/results`),
  ]
  assert.deepEqual(
    answers.map((answer) => answer.json().required_scope),
    ['extract', 'extract', 'read', 'read', 'read', 'read'],
  )
})

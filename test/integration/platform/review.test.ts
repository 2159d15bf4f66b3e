import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReviewRecord } from '../../../src/contract/review.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

// No value is as sure as this, so every record is to be looked at.
const { system, app, client } = await startPlatform({ settings: { reviewThreshold: 1 } })
const definition = { invoice_number: 'string', total: 'number' }
const schemaId: string = (await client.post('/v1/schemas', { name: 'Invoice', definition })).json().id
await client.extract(invoiceText, { schema_id: schemaId })
const record: ReviewRecord = (await client.get('/v1/review/records')).json().data[0]

const act = (action: string, reason?: string, more?: object) =>
  client.post(record.links.actions, { action, ...(reason !== undefined && { reason }) }, more)

async function approvals(): Promise<Record<string, unknown>[]> {
  const { rows } = await system.pool.query(`select data::jsonb data from events where type = 'review.approved'`)
  return rows.map(({ data }) => data)
}

test('a record with values below the threshold is in the queue, with those values and where they stand', () => {
  assert.equal(record.status, 'pending')
  assert.equal(record.document.filename, 'note.txt')
  assert.deepEqual(record.schema, { id: schemaId, name: 'Invoice', version: 1 })
  assert.deepEqual(record.fields.map(({ field }) => field).toSorted(), ['invoice_number', 'total'])
  const total = record.fields.find(({ field }) => field === 'total')
  assert.equal(total?.value, 96)
  assert.equal(total?.provenance?.document_id, record.document.id)
  assert.equal(record.review, undefined)
})

test('another threshold narrows the queue, and filters hold', async () => {
  const listed = async (query: string) => (await client.get(`/v1/review/records?${query}`)).json().data.length
  const lowest = Math.min(...record.fields.map(({ confidence }) => confidence))
  assert.equal(await listed('threshold=0'), 0)
  assert.equal(await listed(`threshold=${lowest / 2}`), 0)
  assert.equal(await listed('threshold=1'), 1)
  assert.equal(await listed(`schema_id=${schemaId}`), 1)
  assert.equal(await listed(`pipeline_id=${schemaId}`), 0)
  assert.equal(await listed('status=approved'), 0)
})

test('approving, rejecting and reopening a record keep who, when and why, and approving tells it', async () => {
  const approved = await act('approve', 'checked by phone')
  assert.equal(approved.statusCode, 200, approved.body)
  const { status, review } = approved.json()
  assert.equal(status, 'approved')
  assert.equal(review.by.kind, 'api_key')
  assert.equal(review.reason, 'checked by phone')
  const [told] = await approvals()
  assert.deepEqual(told, {
    ...{ record_id: record.id, document_id: record.document.id, filename: 'note.txt' },
    ...{ schema_id: schemaId, reason: 'checked by phone' },
  })
  assert.equal((await act('approve')).statusCode, 409)
  assert.equal((await client.get(`/v1/extractions/${record.id}`)).json().review_status, 'approved')
  assert.deepEqual((await client.get('/v1/review/records')).json().data, [])
  assert.equal((await client.get('/v1/review/records?status=approved')).json().data.length, 1)
  assert.equal((await act('reject')).json().status, 'rejected')
  assert.equal((await act('reopen')).json().status, 'pending')
  assert.equal((await approvals()).length, 1)
  const { rows } = await system.pool.query(
    `select action from audit_log where subject_id = $1 and action like 'review.%' order by id`,
    [record.id],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['review.approve', 'review.reject', 'review.reopen'],
  )
})

test('a repeated action is done once', async () => {
  const once = { 'idempotency-key': 'one word' }
  const [first, second] = [await act('reject', 'no', once), await act('reject', 'no', once)]
  assert.deepEqual([first.statusCode, second.statusCode, second.headers['idempotency-replayed']], [200, 200, 'true'])
  await act('reopen')
})

test('an action says what is wrong with it, and strangers find no record', async () => {
  assert.equal((await act('forget')).statusCode, 400)
  assert.equal((await client.post(record.links.actions, {})).statusCode, 400)
  assert.equal((await client.get('/v1/review/records?threshold=2')).statusCode, 400)
  assert.equal((await client.get('/v1/review/records?status=lost')).statusCode, 400)
  const stranger = platformClient(app, await system.workspace())
  assert.equal((await stranger.post(record.links.actions, { action: 'approve' })).statusCode, 404)
  assert.deepEqual((await stranger.get('/v1/review/records')).json().data, [])
  const failed = await client.extract('%PDF-1.7\nnothing of a document', { async: true }, 'broken.pdf')
  const { extraction_id, job } = failed.json()
  await client.jobEnd(job.id)
  const refused = await client.post(`/v1/review/records/${extraction_id}/actions`, { action: 'approve' })
  assert.deepEqual([refused.statusCode, refused.json().reason], [409, 'extraction_not_ready'])
})

test('scopes: reading the queue needs read, acting write', async () => {
  const writer = platformClient(app, await system.workspace('writes', ['write']))
  const reader = platformClient(app, await system.workspace('reads', ['read']))
  assert.equal((await writer.get('/v1/review/records')).json().required_scope, 'read')
  assert.equal((await reader.post(record.links.actions, { action: 'approve' })).json().required_scope, 'write')
})

test('results say how many of their records are to be reviewed', async () => {
  const body = { schema_id: schemaId, document_ids: [record.document.id] }
  const { id } = (await client.post('/v1/jobs', body)).json()
  await client.jobEnd(id)
  const results = (await client.get(`/v1/jobs/${id}/results`)).json()
  assert.deepEqual([results.pending_review_count, results.data[0].review_status], [1, 'pending'])
  await client.post(`/v1/review/records/${results.data[0].record_id}/actions`, { action: 'approve' })
  assert.equal((await client.get(`/v1/jobs/${id}/results`)).json().pending_review_count, 0)
})

test('corrected values are no longer in doubt', async () => {
  const corrections = [{ field: 'total', value: 95 }]
  await client.call('PATCH', `/v1/extractions/${record.id}/data`, { corrections })
  const { data } = (await client.get('/v1/review/records')).json()
  assert.deepEqual(
    data[0].fields.map(({ field }: { field: string }) => field),
    ['invoice_number'],
  )
})

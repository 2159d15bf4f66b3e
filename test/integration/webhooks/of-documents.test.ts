import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventTypes } from '../../../src/contract/events.ts'
import { type Dispatcher, startDispatcher } from '../../../src/services/deliveries/dispatcher.ts'
import { eventually } from '../../support/eventually.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'

let system: TestSystem
let client: ReturnType<typeof platformClient>
let worker: JobWorker
let dispatcher: Dispatcher
let receiver: Receiver
const schema = { total: 'number' }
const name = 'secret-name.txt'

before(async () => {
  system = await createTestSystem({ allowPrivateNetworks: ['127.0.0.1'] })
  client = platformClient(await system.app(), await system.workspace())
  worker = await startJobWorker(system)
  dispatcher = startDispatcher(system)
  // It repeats what it is sent, so the log of attempts holds it, too.
  receiver = await startReceiver({ '/echo': (response, _, { body }) => void response.end(body) })
})
after(async () => {
  await dispatcher.stop(5)
  await worker.stop()
  await system.close()
  await receiver.close()
})

async function subscribe(path: string, more: object = {}): Promise<string> {
  const answer = await client.post('/v1/webhooks', { url: receiver.url(path), events: eventTypes, ...more })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().id
}

/** What came to a path, once this event did. */
async function told(path: string, last: string): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const bodies = () => receiver.received(path).map(({ body }) => JSON.parse(body))
  await eventually(`${last} at ${path}`, () => bodies().some(({ event }) => event === last))
  return bodies()
}

test('the webhook of a source is told of all that becomes of its document, in order, and that of another of nothing', async () => {
  const inbox = (await client.post('/v1/schemas', { name: 'Totals', definition: schema })).json()
  const source = (await client.post('/v1/sources', { name: 'inbox', default_schema_id: inbox.id })).json()
  const other = (await client.post('/v1/sources', { name: 'other' })).json()
  await subscribe('/of-source', { source_connection_id: source.id })
  await subscribe('/of-other', { source_connection_id: other.id })
  const sent = await client.send(`/v1/sources/${source.id}/documents`, [['file', invoiceText, 'of-source.txt']])
  assert.equal(sent.statusCode, 202, sent.body)
  const heard = await told('/of-source', 'job.complete')
  const { rows } = await system.pool.query<{ type: string }>(
    `select type from events where source_id = $1 and type not like 'delivery.%' order by position`,
    [source.id],
  )
  assert.deepEqual(
    rows.map(({ type }) => type),
    [
      ...['document.uploaded', 'job.created', 'document.processing', 'extraction.started', 'job.started'],
      ...['document.classified', 'job.phase_complete', 'extraction.complete', 'job.phase_complete'],
      ...['job.phase_complete', 'job.phase_complete', 'job.complete'],
    ],
  )
  const events = new Set(heard.map(({ event }) => event))
  assert.deepEqual(new Set(rows.map(({ type }) => type)).difference(events), new Set())
  assert.deepEqual(receiver.received('/of-other'), [])
})

test('deleting a document takes its name and values out of events, answers and jobs; what is sent again comes without them', async () => {
  const webhookId = await subscribe('/echo')
  const extracted = await client.extract(invoiceText, { schema, async: 'true' }, name)
  const { document, job } = extracted.json()
  await client.jobEnd(job.id)
  await told('/echo', 'job.complete')
  await dispatcher.idle()
  assert.deepEqual(new Set(await tablesWith(name)), new Set(['documents', 'events', 'delivery_attempts', 'jobs']))
  await client.call('DELETE', `/v1/documents/${document.id}`)
  assert.deepEqual(await tablesWith(name), [])
  assert.equal((await client.get(`/v1/jobs/${job.id}`)).json().name, undefined)

  const complete = `/v1/deliveries?webhook_id=${webhookId}&event=extraction.complete`
  const [delivery] = (await client.get(complete)).json().data
  const before = receiver.received('/echo').length
  assert.equal((await client.post(`/v1/deliveries/${delivery.id}/replay`, {})).statusCode, 200)
  await eventually('the replay to come', () => receiver.received('/echo').length > before)
  const [again] = receiver.received('/echo').slice(before)
  const { data } = JSON.parse(again?.body ?? '')
  assert.deepEqual([data.document_id, data.filename, data.field_count], [document.id, '', 1])
  await client.call('DELETE', `/v1/webhooks/${webhookId}`)
})

test('of the documents of a run the deleted one leaves the event, and the others stay in it', async () => {
  const { id } = (await client.post('/v1/schemas', { name: 'Totals of runs', definition: schema })).json()
  const run = await client.send('/v1/run', [
    ['schema_id', id],
    ['metadata', '{"desk":"7"}'],
    ['webhook_url', receiver.url('/of-run')],
    ['files', invoiceText, name],
    ['files', invoiceText.replace('96.00', '12.50'), 'kept.txt'],
  ])
  assert.equal(run.statusCode, 202, run.body)
  const [completed] = await told('/of-run', 'run.completed')
  const records = completed?.data['records'] as { document_id: string; filename: string }[]
  const gone = records.find(({ filename }) => filename === name)?.document_id ?? ''
  await client.call('DELETE', `/v1/documents/${gone}`)
  const { rows } = await system.pool.query(
    `select data::jsonb as data from events where type = 'run.completed' and data::jsonb->>'run_id' = $1`,
    [run.json().run_id],
  )
  const kept = { filename: 'kept.txt', data: { total: 12.5 }, metadata: { desk: '7' } }
  const expected = records.map(({ document_id }) =>
    document_id === gone ? { document_id, filename: '', data: null } : { document_id, ...kept },
  )
  assert.deepEqual(rows[0].data.records, expected)
  assert.deepEqual(
    rows[0].data.structured_data,
    expected.map(({ data }) => data),
  )
})

test('the event of an extraction carries the data where the request asks for it, and only there', async () => {
  await subscribe('/with-data')
  await client.extract(invoiceText.replace('96.00', '33.00'), { schema }, 'plain.txt')
  const extracted = await client.extract(invoiceText.replace('96.00', '34.00'), {
    schema,
    options: { webhook_data: true },
  })
  const [plain, full] = await eventually('both to come', () => {
    const all = receiver.received('/with-data').map(({ body }) => JSON.parse(body))
    const complete = all.filter(({ event }) => event === 'extraction.complete')
    return complete.length === 2 && complete.map(({ data }) => data)
  })
  assert.equal('data' in plain, false)
  assert.deepEqual(full.data, extracted.json().data)
})

async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await system.pool.query("select tablename from pg_tables where schemaname = 'public'")
  const found: string[] = []
  for (const { tablename } of rows) {
    // These keep it, and the documentation says so.
    if (['audit_log', 'credit_entries'].includes(tablename)) continue
    const hits = await system.pool.query(`select 1 from ${tablename} t where t::text like '%' || $1 || '%' limit 1`, [
      text,
    ])
    if (hits.rows.length > 0) found.push(tablename)
  }
  return found
}

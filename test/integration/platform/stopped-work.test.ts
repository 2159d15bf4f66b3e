import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { giveExtractionUp } from '../../../src/services/extractions/run.ts'
import { inTransaction } from '../../../src/storage/postgres/transaction.ts'
import { audit, creditsOf } from '../../support/credits.ts'
import { eventually } from '../../support/eventually.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { platformClient } from '../../support/platform-client.ts'
import { descendantsOf } from '../../support/processes.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const sandboxScript = fileURLToPath(new URL('../../support/misbehaving-child.ts', import.meta.url))
// Three of the four places are for one workspace.
const readers = { sandboxScript, parallel: 3, concurrency: 4 }
/** Of a page and one cell. */
const price = 120

let system: TestSystem
let app: FastifyInstance
let worker: JobWorker

// The readers do what the name of the file says.
before(async () => {
  system = await createTestSystem({ settings: { defaultTier: 'prepaid' } })
  app = await system.app()
  worker = await startJobWorker(system, readers)
})
after(async () => {
  await worker.stop()
  await system.close()
})

async function prepaid(credits: number) {
  const workspace = await system.workspace()
  await creditsOf(system, workspace.id).grant(credits)
  const client = platformClient(app, workspace)
  const schema = await client.post('/v1/schemas', { name: 'Word', definition: { word: 'string' } })
  const run = (names: string[]) =>
    client.send('/v1/run', [
      ['schema_id', schema.json().id],
      // No content twice: what is known of it costs nothing.
      ...names.map((name): [string, string, string] => ['files', randomUUID(), name]),
    ])
  const { get, call, send } = client
  return {
    get,
    call,
    send,
    id: workspace.id,
    schemaId: schema.json().id,
    run,
    credits: () => audit(system, workspace.id),
  }
}

type Client = Awaited<ReturnType<typeof prepaid>>

const statusesOf = async (client: Client, runId: string): Promise<string[]> =>
  (await client.get(`/v1/run/${runId}`)).json().documents.map(({ status }: { status: string }) => status)

const ended = (client: Client, runId: string) =>
  eventually('the run to end', async () => {
    const run = (await client.get(`/v1/run/${runId}`)).json()
    return run.completed_at === undefined ? undefined : run
  })

/** A run whose first file ends: where idle ones overtook it and hold all places for good, another is begun. */
async function beginWithFirst(client: Client) {
  for (;;) {
    const run = (await client.run(['good', ...Array(4).fill('idle')])).json()
    const isFirst = await eventually('the first to end and another to run, or three others to run', async () => {
      const [first = '', ...others] = await statusesOf(client, run.run_id)
      const running = others.filter((status) => status === 'processing').length
      if (first === 'completed') return running > 0 && 'yes'
      return first !== 'processing' && running >= 3 && 'no'
    })
    if (isFirst === 'yes') return run
    await client.call('POST', `/v1/run/${run.run_id}/cancel`)
  }
}

test('a cancelled run keeps what has ended, stops what runs, drops what waits, and pays for the first only', async () => {
  const client = await prepaid(10_000)
  // There are three readers: one of the idle ones waits.
  const { run_id, documents } = await beginWithFirst(client)
  const partial = (await client.get(`/v1/run/${run_id}/results?order=asc`)).json()
  assert.equal(partial.status, 'processing')
  assert.deepEqual(Object.keys(partial.data[0].fields), ['word'])
  assert.equal(partial.data[1].fields, undefined)
  const going = (await client.get(`/v1/run/${run_id}`)).json()
  assert.ok(going.progress >= 16 && going.progress < 100, String(going.progress))

  await eventually('three to run', async () => {
    const statuses = await statusesOf(client, run_id)
    return statuses.filter((status) => status === 'processing').length >= 3
  })
  const busy = descendantsOf(process.pid)
  const cancelled = await client.call('POST', `/v1/run/${run_id}/cancel`)
  assert.equal(cancelled.statusCode, 200, cancelled.body)
  assert.equal(cancelled.json().status, 'cancelled')
  assert.equal((await client.call('POST', `/v1/run/${run_id}/cancel`)).statusCode, 409)
  assert.deepEqual(await statusesOf(client, run_id), ['completed', ...Array(4).fill('cancelled')])
  const { data } = (await client.get(`/v1/run/${run_id}/results?order=asc`)).json()
  assert.deepEqual([data[1].fields, data[1].error.code], [undefined, 'cancelled'])
  const document = (await client.get(`/v1/documents/${documents[1].document_id}`)).json()
  assert.deepEqual([document.status, document.error.code], ['error', 'cancelled'])
  const { spent, reserved } = await client.credits()
  assert.deepEqual({ spent, reserved }, { spent: price, reserved: 0 })
  await eventually('the places to be free', async () => {
    const { rows } = await system.pool.query('select 1 from task_slots')
    return rows.length === 0
  })
  // Those that were idle; others are warm for what comes next.
  await eventually('the readers to be gone', () => {
    const left = descendantsOf(process.pid)
    return busy.filter((pid) => !left.includes(pid)).length >= 3
  })
})

test('work that waits is cancelled at once and never runs', async () => {
  await worker.stop()
  const client = await prepaid(10_000)
  const { run_id, pipeline_id } = (await client.run(['good'])).json()
  const { job } = (
    await client.send('/v1/extract', [
      ['async', 'true'],
      ['file', 'x', 'good'],
    ])
  ).json()
  assert.equal((await client.call('POST', `/v1/pipelines/${pipeline_id}/cancel`)).json().status, 'cancelled')
  // Whoever reads it pays for its pages: two at once would pay twice.
  const { id } = (await client.send('/v1/documents', [['file', 'x', 'good']])).json()
  const tooEarly = await client.call('POST', '/v1/jobs', { schema_id: client.schemaId, document_ids: [id] })
  assert.deepEqual([tooEarly.statusCode, tooEarly.json().reason], [409, 'document_not_ready'])
  await client.call('DELETE', `/v1/documents/${id}`)
  const cancel = () => client.call('POST', `/v1/jobs/${job.id}/cancel`, undefined, { 'idempotency-key': 'stop' })
  const cancelled = (await cancel()).json()
  assert.deepEqual((await cancel()).json(), cancelled)
  assert.deepEqual([cancelled.status, cancelled.progress, cancelled.started_at], ['cancelled', 0, undefined])
  worker = await startJobWorker(system, readers)
  await ended(client, (await client.run(['good'])).json().run_id)
  assert.deepEqual(await statusesOf(client, run_id), ['cancelled'])
  const { spent, reserved } = await client.credits()
  assert.deepEqual({ spent, reserved }, { spent: price, reserved: 0 })
})

test('a run whose credits do not reach for all of its files is refused whole', async () => {
  const client = await prepaid(3 * price - 1)
  const refused = await client.run(['good', 'good', 'good'])
  assert.equal(refused.statusCode, 429, refused.body)
  assert.equal(refused.json().reason, 'insufficient_credits')
  assert.match(refused.json().message, /needs 360 credits/)
  assert.deepEqual((await client.get('/v1/documents')).json().data, [])
  assert.deepEqual((await client.get('/v1/pipelines')).json().data, [])
  assert.equal((await client.credits()).reserved, 0)
  const { run_id } = (await client.run(['good', 'good'])).json()
  assert.equal((await ended(client, run_id)).status, 'completed')
})

test('a run whose credits do not reach has them bought for all of its files, where that is on', async () => {
  const client = await prepaid(price + 1)
  const settings = { auto_topup_enabled: true, auto_topup_threshold: 0, auto_topup_amount: 10_000 }
  assert.equal((await client.call('PATCH', '/v1/billing/settings', settings)).statusCode, 200)
  const started = await client.run(['good', 'good', 'good'])
  assert.equal(started.statusCode, 202, started.body)
  assert.equal((await ended(client, started.json().run_id)).completed_documents, 3)
  const { spent, available, reserved } = await client.credits()
  assert.deepEqual([spent, available, reserved], [3 * price, 10_001 - 2 * price, 0])
})

test('whenever work is cancelled, each document either ended and was paid or left nothing', async () => {
  const client = await prepaid(100_000)
  for (const wait of [0, 1, 3, 6]) {
    const { run_id } = (await client.run(Array(8).fill('good'))).json()
    await eventually('some to end', async () => {
      const statuses = await statusesOf(client, run_id)
      return statuses.filter((status) => status === 'completed').length >= wait
    })
    const { statusCode } = await client.call('POST', `/v1/run/${run_id}/cancel`)
    const run = await ended(client, run_id)
    assert.equal(run.status, statusCode === 200 ? 'cancelled' : 'completed')
    const { data } = (await client.get(`/v1/run/${run_id}/results`)).json()
    for (const { status, fields } of data) assert.equal(status, fields === undefined ? 'cancelled' : 'completed')
    const done = data.filter(({ status }: { status: string }) => status === 'completed').length
    assert.equal(run.completed_documents, done)
  }
  const { rows } = await system.pool.query(
    `select count(*)::int n from extractions where workspace_id = $1 and status = 'complete'`,
    [client.id],
  )
  const { spent, reserved } = await client.credits()
  assert.deepEqual({ spent, reserved }, { spent: rows[0].n * price, reserved: 0 })
})

test('a document that is deleted while its run is going on counts as failed, and the run ends', async () => {
  const client = await prepaid(10_000)
  const { run_id, documents } = (await client.run(['good', 'idle'])).json()
  await eventually('the second to run', async () => (await statusesOf(client, run_id))[1] === 'processing')
  assert.equal((await client.call('DELETE', `/v1/documents/${documents[1].document_id}`)).statusCode, 200)
  const run = await ended(client, run_id)
  assert.deepEqual([run.status, run.completed_documents, run.failed_documents], ['completed', 1, 1])
  assert.equal(run.documents.length, 1)
  assert.equal((await client.credits()).reserved, 0)
})

test('a worker that stops hands its documents back, and another finishes the run with each counted once', async () => {
  const client = await prepaid(10_000)
  const { run_id } = (await client.run(['good', 'stops-after-a-page', 'stops-after-a-page'])).json()
  await eventually('two to run', async () => (await statusesOf(client, run_id)).includes('processing'))
  await worker.stop()
  worker = await startJobWorker(system)
  const run = await ended(client, run_id)
  assert.deepEqual([run.status, run.completed_documents, run.progress], ['completed', 3, 100])
  const { rows } = await system.pool.query('select resolved_documents from jobs where id = $1', [run_id])
  assert.equal(rows[0].resolved_documents, 3)
  assert.equal((await client.credits()).spent, 3 * price)
})

test('a run whose workers kept dying is done by the next', async () => {
  await worker.stop()
  const client = await prepaid(10_000)
  const { run_id } = (await client.run(['good'])).json()
  await system.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where key like 'extraction:%'`,
  )
  worker = await startJobWorker(system, readers)
  const run = await ended(client, run_id)
  assert.deepEqual([run.status, run.completed_documents], ['completed', 1])
})

test('a run whose document cannot be worked on has failed after its attempts', async () => {
  await worker.stop()
  const client = await prepaid(10_000)
  const { run_id } = (await client.run(['good'])).json()
  const { rows } = await system.pool.query('select blob_key from documents where workspace_id = $1', [client.id])
  await system.blobs.delete(rows[0].blob_key)
  await system.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1 where key like 'extraction:%'`,
  )
  worker = await startJobWorker(system, readers)
  const run = await ended(client, run_id)
  assert.deepEqual([run.status, run.error.code], ['failed', 'internal_error'])
  assert.equal((await client.credits()).reserved, 0)
})

test('a request that is repeated with its Idempotency-Key after a failure of ours begins anew', async () => {
  await worker.stop()
  const client = await prepaid(10_000)
  const ask = () =>
    client.send(
      '/v1/extract',
      [
        ['schema_id', client.schemaId],
        ['file', 'x', 'good'],
      ],
      { 'idempotency-key': 'again' },
    )
  const first = ask()
  const begun = await eventually('it to be begun', async () => {
    const { rows } = await system.pool.query('select id from extractions where workspace_id = $1', [client.id])
    return rows[0]?.id as string | undefined
  })
  await inTransaction(system.db, (tx) => giveExtractionUp(system, begun, tx))
  assert.equal((await first).statusCode, 500)
  worker = await startJobWorker(system, readers)
  const second = await ask()
  assert.equal(second.statusCode, 200, second.body)
  assert.notEqual(second.json().extraction_id, begun)
  assert.equal((await ask()).headers['idempotency-replayed'], 'true')
})

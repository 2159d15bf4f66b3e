import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { type Dispatcher, startDispatcher } from '../../../src/services/deliveries/dispatcher.ts'
import { purge } from '../../../src/services/maintenance/purge.ts'
import { audit, creditsOf } from '../../support/credits.ts'
import { eventually } from '../../support/eventually.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'

// Everybody who changes something about a document, each against each, on one document: longer with this setting.
const millisecondsPerPair = Number(process.env['SHEAF_TEST_PAIR_MS'] ?? 50)
const lanes = 2

let system: TestSystem
let app: FastifyInstance
let worker: JobWorker
let dispatcher: Dispatcher
let receiver: Receiver

before(async () => {
  system = await createTestSystem({
    settings: { defaultTier: 'prepaid', syncSeconds: 250 },
    allowPrivateNetworks: ['127.0.0.1'],
  })
  app = await system.app()
  worker = await startJobWorker(system)
  dispatcher = startDispatcher(system)
  receiver = await startReceiver()
})
after(async () => {
  await dispatcher.stop(1)
  await receiver.close()
  await worker.stop()
  await system.close()
})

test('no two writers on one document end in an error of ours, wait in a circle or lose a change', async () => {
  const deadlocks = watchDeadlocks(system.pool)
  const stage = await setUp()
  const writers = Object.entries(stage.writers)
  const problems: string[] = []
  const effective = new Set<string>()
  const repeat = async ([who, change]: Writer, against: string, until: number) => {
    do
      for (const { statusCode, body } of await change()) {
        if (statusCode < 300) effective.add(who)
        if (statusCode >= 500) problems.push(`${who} against ${against}: ${statusCode} ${body}`)
      }
    while (performance.now() < until)
  }
  for (const [one, other] of pairsOf(writers)) {
    const until = performance.now() + millisecondsPerPair
    const both = Array.from({ length: lanes }, () => [repeat(one, other[0], until), repeat(other, one[0], until)])
    await Promise.all(both.flat())
  }
  // On a busy machine one of them may have come too late to a document each time: alone it gets through.
  for (const writer of writers.filter(([name]) => !effective.has(name)))
    await repeat(writer, 'nobody', performance.now())
  assert.deepEqual(problems, [])
  assert.deepEqual(deadlocks, [])
  assert.deepEqual(
    writers.map(([name]) => name).filter((name) => !effective.has(name)),
    ['purge', 'grant'],
  )
  await stage.check()
})

/** Each with each, and with itself. */
function pairsOf(writers: Writer[]): [Writer, Writer][] {
  return writers.flatMap((one, index) => writers.slice(index).map((other): [Writer, Writer] => [one, other]))
}

type Writer = [name: string, change: () => Promise<Answer[]>]

interface Answer {
  statusCode: number
  body: string
}

/** Every statement that PostgreSQL has ended to resolve a deadlock, whoever tried it again. */
function watchDeadlocks(pool: Pool): string[] {
  const found: string[] = []
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const { query } = client
    client.query = ((...asked: Parameters<typeof query>) => {
      const answer = Reflect.apply(query, client, asked) as unknown
      if (answer instanceof Promise)
        answer.catch((error: { code?: string }) => {
          if (error.code === '40P01') found.push(JSON.stringify(asked[0]))
        })
      return answer
    }) as typeof query
  })
  return found
}

async function setUp() {
  const workspace = await system.workspace()
  await creditsOf(system, workspace.id).grant(100_000_000)
  const client = platformClient(app, workspace)
  const schema = async (name: string, field: string) =>
    (await client.post('/v1/schemas', { name, definition: { total: 'number', [field]: 'string' } })).json().id as string
  const schemas = [await schema('A', 'customer'), await schema('B', 'invoice_number')]
  const events = ['extraction.complete', 'extraction.failed', 'document.uploaded']
  assert.equal((await client.post('/v1/webhooks', { url: receiver.url(), events })).statusCode, 200)
  let source = await newSource()
  let fresh = newDocument()
  let current = await fresh
  const corrected = new Map<string, number>()

  async function newSource(): Promise<string> {
    return (await client.post('/v1/sources', { name: `Inbox ${Math.random()}` })).json().id
  }

  /** Of the same content each time, so that the registry and what people have said are shared; in an inbox if there is one. */
  async function newDocument(): Promise<{ documentId: string; extractionId: string }> {
    const arrived = await client.send('/v1/documents', [
      ['source_id', source],
      ['file', invoiceText, 'note.txt'],
    ])
    const given = arrived.statusCode === 202 ? { document_id: arrived.json().id } : undefined
    const answer = given
      ? await client.post('/v1/extract', { ...given, schema_id: schemas[0] })
      : await client.extract(invoiceText, { schema_id: schemas[0] })
    assert.equal(answer.statusCode, 200, answer.body)
    return { documentId: answer.json().document.id, extractionId: answer.json().extraction_id }
  }

  const extract = (index: number) =>
    client.post('/v1/extract', { document_id: current.documentId, schema_id: schemas[index] })
  const writers: Record<string, () => Promise<Answer[]>> = {
    async correct() {
      const { extractionId } = current
      const corrections = [{ field: 'customer', value: `Sample ${Math.random()} Ltd` }]
      const answer = await client.call('PATCH', `/v1/extractions/${extractionId}/data`, { corrections })
      if (answer.statusCode === 200) corrected.set(extractionId, (corrected.get(extractionId) ?? 0) + 1)
      return [answer]
    },
    async correctEverywhere() {
      const corrections = [{ field: 'total', value: Math.round(Math.random() * 1000) }]
      const { extractionId } = current
      return [await client.call('PATCH', `/v1/extractions/${extractionId}/data`, { corrections, propagate: true })]
    },
    extract: async () => [await extract(1)],
    reextract: async () => [await client.post(`/v1/documents/${current.documentId}/re-extract`, {})],
    async remove() {
      const { documentId } = current
      const answer = await client.call('DELETE', `/v1/documents/${documentId}`)
      if (answer.statusCode === 200) fresh = newDocument()
      current = await fresh
      return [answer]
    },
    async workAndCancel() {
      const document_ids = [current.documentId]
      const made = await client.post('/v1/jobs', { schema_id: schemas[1], document_ids })
      if (made.statusCode !== 202) return [made]
      return [made, await client.call('POST', `/v1/jobs/${made.json().id}/cancel`)]
    },
    async runAndCancel() {
      const made = await client.send('/v1/run', [
        ['schema_id', schemas[0] ?? ''],
        ...[1, 2, 3].map((): [string, string, string] => ['files', invoiceText, 'note.txt']),
      ])
      if (made.statusCode !== 202) return [made]
      return [made, await client.call('POST', `/v1/run/${made.json().run_id}/cancel`)]
    },
    async review() {
      const url = `/v1/review/records/${current.extractionId}/actions`
      return [await client.post(url, { action: 'approve' }), await client.post(url, { action: 'reopen' })]
    },
    async ingest() {
      const url = `/v1/sources/${source}/documents`
      return [await client.send(url, [['file', invoiceText, 'note.txt']])]
    },
    async removeSource() {
      const answer = await client.call('DELETE', `/v1/sources/${source}`)
      if (answer.statusCode === 200) source = await newSource()
      return [answer]
    },
    async purge() {
      await purge(system, new AbortController().signal)
      return []
    },
    async grant() {
      await creditsOf(system, workspace.id).grant(1)
      return []
    },
  }
  return {
    writers,
    async check(): Promise<void> {
      await eventually('all work to end', async () => {
        const { rows } = await system.pool.query(`select 1 from graphile_worker._private_jobs`)
        return rows.length === 0
      })
      const count = async (text: string) => (await system.pool.query(text)).rows
      assert.deepEqual(await count(`select id from extractions where status = 'processing'`), [])
      assert.deepEqual(await count(`select id from jobs where completed_at is null`), [])
      assert.deepEqual(await count('select * from task_slots'), [])
      const sums = await audit(system, workspace.id)
      assert.deepEqual([sums.total, sums.reserved, sums.available], [0, 0, sums.kept.available])
      const versions = await count(
        `select extraction_id, count(*)::int as n from value_versions
         where path = 'customer' and actor_kind <> 'system' group by 1`,
      )
      for (const { extraction_id, n } of versions)
        assert.equal(n, corrected.get(extraction_id), 'a correction was lost')
    },
  }
}

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { PoolClient } from 'pg'
import { audit, creditsOf } from '../../support/credits.ts'
import { platformClient } from '../../support/platform-client.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

// Nobody works on these jobs: only what beginning them does is looked at.
let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem({ settings: { defaultTier: 'prepaid' } })
  app = await system.app()
})
after(() => system.close())

test('a job and a pipeline are begun by as many statements however many documents they have', async () => {
  const { id, post, documents } = await setUp(60)
  await creditsOf(system, id).grant(1_000_000)
  for (const url of ['/v1/jobs', '/v1/pipelines']) {
    const begin = (count: number) => post(url, documents.slice(0, count))
    // The first call of all has more to look up.
    await begin(1)
    const few = await statementsOf(() => begin(2))
    assert.ok(few > 0)
    assert.equal(await statementsOf(() => begin(60)), few, url)
  }
})

test('every document of a large job has its task, its credits and its place in the row', async () => {
  const { id, post, documents } = await setUp(30)
  await creditsOf(system, id).grant(2999)
  const refused = await post('/v1/jobs', documents)
  assert.equal(refused.statusCode, 429, refused.body)
  assert.match(refused.json().message, /^This needs 3600 credits and there are 2999\./)
  assert.deepEqual(await begun(id), [])

  await creditsOf(system, id).grant(2999)
  const job = await post('/v1/jobs', documents)
  assert.equal(job.statusCode, 202, job.body)
  const rows = await begun(id)
  assert.deepEqual(
    rows.map(({ document_id }) => document_id),
    documents,
  )
  assert.deepEqual(
    rows.map(({ parked }) => parked),
    documents.map((_, place) => place >= 5),
  )
  assert.equal(new Set(rows.map(({ reservation_id }) => reservation_id)).size, 30)
  const sums = await audit(system, id)
  assert.deepEqual([sums.total, sums.reserved, sums.available], [0, 3600, 2 * 2999 - 3600])
})

async function setUp(count: number) {
  const workspace = await system.workspace()
  const client = platformClient(app, workspace)
  const definition = { number: 'string' }
  const { id: schema_id } = (await client.post('/v1/schemas', { name: 'Note', definition })).json()
  const documents: string[] = []
  for (let i = 0; i < count; i++) {
    const { documentId } = await storeDocument(system, { workspaceId: workspace.id, leaves: [] })
    documents.push(documentId)
  }
  const post = (url: string, document_ids: string[]) => client.post(url, { schema_id, document_ids })
  return { id: workspace.id, post, documents }
}

async function begun(workspaceId: string) {
  const { rows } = await system.pool.query(
    `select document_id, reservation_id, task.run_at = 'infinity' as parked from extractions
     join graphile_worker._private_jobs task on task.key = 'extraction:' || extractions.id
     join task_slots place on place.job_id = task.id
     where workspace_id = $1 order by task.id`,
    [workspaceId],
  )
  return rows
}

/** How often the database is asked while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const counted = (client: PoolClient) => {
    const { query } = client
    client.query = ((...asked: Parameters<typeof query>) => {
      count++
      return Reflect.apply(query, client, asked)
    }) as typeof query
    system.pool.once('release', () => Object.assign(client, { query }))
  }
  system.pool.on('acquire', counted)
  await work()
  system.pool.off('acquire', counted)
  return count
}

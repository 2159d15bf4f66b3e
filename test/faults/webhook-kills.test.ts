import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { type OpenDatabase, openDatabase } from '../../src/main/open-database.ts'
import { emitEvent } from '../../src/services/events/emit.ts'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { eventually } from '../support/eventually.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { type Behaviour, type Receiver, startReceiver } from '../support/webhook-receiver.ts'
import { extraction } from '../support/webhook-system.ts'

const kills = Number(process.env['SHEAF_TEST_WEBHOOK_KILLS'] ?? 2)
const events = Number(process.env['SHEAF_TEST_WEBHOOK_EVENTS'] ?? 300)
const paths = ['/a', '/b', '/c']
const producers = 4

let folder: string
let database: OpenDatabase
let receiver: Receiver
let refused = 0
const workers: StartedSheaf[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-faults-'))
  const logger = createLogger({ level: 'error', destination: process.stderr })
  const dataDir = join(folder, '.sheaf')
  database = await openDatabase({ databaseUrl: undefined, databaseConnections: 6, dataDir }, logger)
  await migrate(database.pool)
  // Now and then it fails, so that retries are under way, too, when a worker is killed.
  let answers = 0
  const moody: Behaviour = (response) => {
    const isRefused = ++answers % 50 === 0
    if (isRefused) refused += 1
    response.writeHead(isRefused ? 503 : 200).end()
  }
  receiver = await startReceiver(Object.fromEntries(paths.map((path) => [path, moody])))
  for (let worker = 0; worker < 2; worker++) workers.push(await startWorker())
})
after(async () => {
  for (const { child } of workers) child.kill('SIGKILL')
  await database.close()
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

test(`${kills} SIGKILLs of workers: each of ${events} events arrives at its ${paths.length} targets, none of a change that was rolled back`, async (t) => {
  const workspaceId = newId()
  await subscribe(workspaceId)
  const raised = new Set<string>()
  const undone = new Set<string>()
  const load = Promise.all(Array.from({ length: producers }, () => produce(workspaceId, raised, undone)))
  for (let kill = 0; kill < kills; kill++) {
    await delay(300 + Math.random() * 1500)
    const [victim] = workers.splice(0, 1)
    victim?.child.kill('SIGKILL')
    workers.push(await startWorker())
  }
  await load
  await eventually('every delivery to arrive', async () => (await unfinished()) === 0)

  const arrived = receiver.received().map(({ path, headers, body }) => ({
    path,
    deliveryId: headers['x-service-delivery'] ?? '',
    documentId: JSON.parse(body).data.document_id as string,
  }))
  for (const path of paths) {
    const here = arrived.filter((each) => each.path === path)
    const documents = Map.groupBy(here, (each) => each.documentId)
    assert.deepEqual(new Set(documents.keys()), raised, `every event, and no other, at ${path}`)
    for (const same of documents.values())
      assert.equal(new Set(same.map(({ deliveryId }) => deliveryId)).size, 1, 'duplicates carry the same delivery id')
  }
  const { rows } = await database.pool.query(
    `select count(*)::int as deliveries, count(*) filter (where status = 'succeeded')::int as succeeded,
       count(distinct (event_id, webhook_id))::int as pairs from deliveries where event not like 'delivery.%'`,
  )
  const expected = events * paths.length
  assert.deepEqual(rows[0], { deliveries: expected, succeeded: expected, pairs: expected })
  const twice = arrived.length - expected - refused
  t.diagnostic(`${expected} deliveries, ${kills} kills; ${refused} refused at first, ${twice} came twice`)
  t.diagnostic(`${undone.size} changes rolled back, of which nothing came`)
})

async function subscribe(workspaceId: string): Promise<void> {
  const now = new Date()
  const rows = paths.map((path) => ({
    ...{ id: newId(), workspace_id: workspaceId, url: receiver.url(path), events: ['extraction.complete'] },
    ...{ is_active: true, respect_retry_after: false, schedule_seconds: Array<number>(20).fill(0) },
    ...{ created_at: now, updated_at: now },
  }))
  await database.db.insertInto('webhooks').values(rows).execute()
}

/** Beside every tenth change there is one that is rolled back after its event was raised. */
async function produce(workspaceId: string, raised: Set<string>, undone: Set<string>): Promise<void> {
  for (let event = 0; event < events / producers; event++) {
    raised.add(await change(workspaceId))
    if (event % 10 === 0) undone.add(await change(workspaceId, new Error('undone')))
  }
}

async function change(workspaceId: string, failure?: Error): Promise<string> {
  const data = extraction()
  const done = database.db.transaction().execute(async (tx) => {
    await emitEvent(tx, { workspaceId, type: 'extraction.complete', data, occurredAt: new Date() })
    if (failure !== undefined) throw failure
  })
  await done.catch((error: unknown) => assert.equal(error, failure))
  return data.document_id
}

async function unfinished(): Promise<number> {
  const { rows } = await database.pool.query<{ open: number }>(
    `select (select count(*) from events where position is null)::int
       + (select count(*) from deliveries where status not in ('succeeded', 'dead'))::int as open`,
  )
  return rows[0]?.open ?? 1
}

function startWorker(): Promise<StartedSheaf> {
  const env = { SHEAF_LOG_LEVEL: 'error', SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1' }
  return startSheaf({ cwd: folder, args: ['--role', 'worker'], env })
}

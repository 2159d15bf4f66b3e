import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { openDatabase } from '../../src/main/open-database.ts'
import { secretKeys } from '../../src/main/webhook-keys.ts'
import { emitEvent } from '../../src/services/events/emit.ts'
import { sealSecret } from '../../src/services/sealed-secret.ts'
import type { Database } from '../../src/storage/postgres/database.ts'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { eventually } from '../../test/support/eventually.ts'
import { startSheaf } from '../../test/support/sheaf-process.ts'
import { extraction } from '../../test/support/webhook-system.ts'
import { given, hold } from '../support/bars.ts'

// Ten webhooks, one of which never answers; one worker process; events first at a steady rate, then all at once.
const seconds = Number(given[0] ?? 20)
const eventsPerSecond = Number(given[1] ?? 50)
const burst = Number(given[2] ?? 1000)
const healthy = 9

const arrivals: { lateness: number; isSigned: boolean }[] = []
const receiver = createServer((request, response) => {
  if (request.url === '/dead') return
  void text(request).then((body) => {
    const lateness = Date.now() - Date.parse(JSON.parse(body).timestamp)
    arrivals.push({ lateness, isSigned: request.headers['x-service-signature'] !== undefined })
    response.end()
  })
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port } = receiver.address() as AddressInfo

const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
const logger = createLogger({ level: 'error', destination: process.stderr })
const database = await openDatabase(
  { databaseUrl: undefined, databaseConnections: 5, dataDir: join(folder, '.sheaf') },
  logger,
)
try {
  await migrate(database.pool)
  const env = { SHEAF_LOG_LEVEL: 'error', SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1' }
  const worker = await startSheaf({ cwd: folder, args: ['--role', 'worker'], env })
  const workspaceId = newId()
  await subscribe(database.db, workspaceId)
  await raise(database.db, workspaceId, 20)
  await arrived(20 * healthy)
  arrivals.length = 0

  const steady = seconds * eventsPerSecond
  const begun = performance.now()
  for (let event = 0; event < steady; event++) {
    await delay(Math.max(0, (event * 1000) / eventsPerSecond - (performance.now() - begun)))
    await raise(database.db, workspaceId, 1)
  }
  await arrived(steady * healthy)
  const { rate, p95, unsigned } = report(
    `steady, ${eventsPerSecond} events a second`,
    (performance.now() - begun) / 1000,
  )
  hold('deliveries a second', rate, { least: 400 })
  hold('event to arrival, p95', p95, { most: 1000 }, ' ms')
  hold('deliveries without a signature', unsigned, { most: 0 })

  const burstBegun = performance.now()
  await raise(database.db, workspaceId, burst)
  await arrived(burst * healthy)
  report(`${burst} events at once`, (performance.now() - burstBegun) / 1000)
  await worker.stop()
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
  receiver.close()
  receiver.closeAllConnections()
}

async function subscribe(db: Database, workspaceId: string): Promise<void> {
  const [key] = await secretKeys({ dataDir: join(folder, '.sheaf'), secretKeys: undefined })
  const now = new Date()
  const paths = [...Array.from({ length: healthy }, (_, index) => `/healthy-${index}`), '/dead']
  const rows = paths.map((path) => {
    const id = newId()
    return {
      ...{ id, workspace_id: workspaceId, url: `http://127.0.0.1:${port}${path}`, events: ['extraction.complete'] },
      ...{ is_active: true, respect_retry_after: false, secret: sealSecret('a secret', id, key) },
      ...{ created_at: now, updated_at: now },
    }
  })
  await db.insertInto('webhooks').values(rows).execute()
}

async function raise(db: Database, workspaceId: string, events: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (let event = 0; event < events; event++)
      await emitEvent(tx, { workspaceId, type: 'extraction.complete', data: extraction(), occurredAt: new Date() })
  })
}

async function arrived(count: number): Promise<void> {
  await eventually(`${count} deliveries`, () => arrivals.length >= count, 300)
}

function report(what: string, elapsed: number): { rate: number; p95: number; unsigned: number } {
  const taken = arrivals.splice(0)
  const sorted = taken.map(({ lateness }) => lateness).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const rate = taken.length / elapsed
  console.log(
    `${what}: ${rate.toFixed(0)} deliveries/s to ${healthy} healthy targets of ${healthy + 1}, ` +
      `event to arrival p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  )
  return { rate, p95: at(0.95), unsigned: taken.filter((each) => !each.isSigned).length }
}

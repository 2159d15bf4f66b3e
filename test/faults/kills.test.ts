import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { bootstrapKeyFile } from '../../src/main/bootstrap-key.ts'
import { type OpenDatabase, openDatabase } from '../../src/main/open-database.ts'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { eventually } from '../support/eventually.ts'

const kills = Number(process.env['SHEAF_TEST_KILLS'] ?? 2)
const clients = 6

let folder: string
let database: OpenDatabase
interface Slot {
  role: 'api' | 'worker'
  child: ChildProcess
  /** Where this start of it listens. */
  address: string
}
const slots: Slot[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-faults-'))
  const logger = createLogger({ level: 'error', destination: process.stderr })
  database = await openDatabase({ databaseUrl: undefined, databaseConnections: 5, dataDir: folder }, logger)
  await migrate(database.pool)
  await database.pool.query(`create table fault_rows (id uuid primary key, name text not null);
    create table fault_results (row_id uuid not null);`)
  for (const role of ['api', 'api', 'worker', 'worker'] as const) slots.push(await start(role))
})

after(async () => {
  for (const { child } of slots) child.kill('SIGKILL')
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

test(`${kills} SIGKILLs of API and worker processes under load: nothing lost, nothing doubled, back within 10 s`, async (t) => {
  const key = (await readFile(bootstrapKeyFile({ dataDir: folder }), 'utf8')).trim()
  const acknowledged = new Map<string, string>()
  let stopping = false
  const load = Promise.all(
    Array.from({ length: clients }, async () => {
      while (!stopping) {
        const name = newId()
        acknowledged.set(name, await writeUntilAcknowledged(key, name))
      }
    }),
  )
  const seconds: number[] = []
  for (let i = 0; i < kills; i++) {
    await delay(100 + Math.random() * 400)
    // One that answers and one that works in turn, each of them.
    const slot = slots[(2 * i + Math.floor(i / 2)) % slots.length]
    assert.ok(slot)
    slot.child.kill('SIGKILL')
    const killed = performance.now()
    Object.assign(slot, await start(slot.role))
    seconds.push((performance.now() - killed) / 1000)
  }
  stopping = true
  await load
  t.after(async () => {
    const { rows } = await database.pool.query(
      `select id, attempts, locked_by, locked_at, run_at, last_error, now() from graphile_worker._private_jobs limit 5`,
    )
    const processes = await database.pool.query('select role, worker_pool, heartbeat_at, now() from processes')
    if (rows.length > 0) t.diagnostic(JSON.stringify({ left: rows, processes: processes.rows }))
  })
  const done = await eventually('every task to finish', async () => {
    const { rows } = await database.pool.query('select count(*)::int as open from graphile_worker._private_jobs')
    return rows[0].open === 0
  })
  assert.ok(done)
  const rows = await database.pool.query<{ id: string; name: string }>('select id, name from fault_rows')
  const results = await database.pool.query<{ row_id: string; times: number }>(
    'select row_id, count(*)::int as times from fault_results group by row_id',
  )
  const idsByName = Map.groupBy(rows.rows, (row) => row.name)
  for (const [name, id] of acknowledged) {
    assert.deepEqual(
      idsByName.get(name)?.map((row) => row.id),
      [id],
      'an acknowledged write is there exactly once',
    )
  }
  assert.equal(rows.rows.length, acknowledged.size)
  assert.equal(results.rows.length, rows.rows.length, 'every task has finished')
  assert.deepEqual(
    results.rows.filter((result) => result.times !== 1),
    [],
    'no task has finished twice',
  )
  const slowest = Math.max(...seconds)
  t.diagnostic(
    `${acknowledged.size} writes acknowledged, ${results.rows.length} tasks done, slowest return ${slowest.toFixed(1)} s`,
  )
})

/** As a careful client does: the same key until there is an answer. */
async function writeUntilAcknowledged(key: string, name: string): Promise<string> {
  for (;;) {
    const servers = slots.filter(({ role }) => role === 'api')
    const { address } = servers[Math.floor(Math.random() * servers.length)] ?? {}
    try {
      const answer = await fetch(`${address}/v1/fault-rows`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': name },
        body: JSON.stringify({ name }),
        signal: AbortSignal.timeout(5000),
      })
      if (answer.status === 200) return ((await answer.json()) as { id: string }).id
      if (answer.status < 500 && answer.status !== 409 && answer.status !== 429) {
        throw new TypeError(`unexpected answer ${answer.status}: ${await answer.text()}`)
      }
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('unexpected')) throw error
    }
    await delay(20)
  }
}

async function start(role: Slot['role']): Promise<Slot> {
  const child = fork(new URL('./process.ts', import.meta.url), [role], {
    env: { ...process.env, SHEAF_DATA_DIR: folder, SHEAF_PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { address: string }) => resolve(message.address))
    child.once('exit', (code) => reject(new Error(`the ${role} process ended with ${code} before it was ready`)))
  })
  return { role, child, address }
}

import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { bootstrapKeyFile } from '../../src/main/bootstrap-key.ts'
import { databaseKeys } from '../../src/storage/postgres/embedded/keys.ts'
import { eventually } from '../support/eventually.ts'
import { makeInvoices, runLoad, wrongResults } from '../support/job-load.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const kills = Number(process.env['SHEAF_TEST_JOB_KILLS'] ?? 2)
const documents = Number(process.env['SHEAF_TEST_JOBS'] ?? 20)

interface Place {
  role: 'api' | 'worker'
  process: StartedSheaf
}

let folder: string
let keeper: StartedSheaf
const places: Place[] = []

// The first process keeps the embedded database; it is the one that is not killed.
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-faults-'))
  keeper = await start('api')
  for (const role of ['api', 'worker', 'worker'] as const) places.push({ role, process: await start(role) })
})
after(async () => {
  for (const { process } of places) process.child.kill('SIGKILL')
  await keeper?.stop()
  await rm(folder, { recursive: true, force: true })
})

test(`${kills} SIGKILLs of API and workers: every one of ${documents} jobs ends once, with its own result`, async (t) => {
  const key = (await readFile(bootstrapKeyFile({ dataDir: join(folder, '.sheaf') }), 'utf8')).trim()
  const servers = () => [keeper, ...places.filter(({ role }) => role === 'api').map((place) => place.process)]
  let calls = 0
  const load = runLoad(await makeInvoices(documents), {
    address: () => servers()[calls++ % 2]?.address ?? '',
    ...{ keys: [key], clients: 20, pollMilliseconds: 1000, persistent: true },
  })
  for (let kill = 0; kill < kills; kill++) {
    await delay(500 + Math.random() * 1500)
    const place = places[kill % places.length]
    assert.ok(place)
    place.process.child.kill('SIGKILL')
    place.process = await start(place.role)
  }
  const finished = await load
  assert.deepEqual(wrongResults(finished), [])
  assert.equal(new Set(finished.map(({ submitted }) => submitted.job_id)).size, documents)

  const database = new pg.Client({
    ...{ host: await socketFolder(), user: 'sheaf_service', database: 'sheaf' },
    password: (await databaseKeys(join(folder, '.sheaf'))).service,
  })
  await database.connect()
  const { rows } = await database.query(
    `select (select count(*) from process_jobs)::int as jobs, (select count(*) from process_results)::int as results,
            (select count(*) from process_jobs where status = 'success')::int as successes,
            (select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t
               on t.id = j.task_id where t.identifier = 'process:run')::int as tasks`,
  )
  assert.deepEqual(rows[0], { jobs: documents, results: documents, successes: documents, tasks: 0 })
  await eventually('no place to be held', async () => {
    const slots = await database.query('select 1 from task_slots')
    return slots.rows.length === 0
  })
  await database.end()
  t.diagnostic(`${documents} jobs, ${kills} kills, ${calls} calls`)
})

async function socketFolder(): Promise<string> {
  const home = join(folder, '.sheaf')
  const found = (await readdir(home)).find((name) => name === 'postgres-socket')
  return found === undefined ? home : join(home, found)
}

function start(role: Place['role']): Promise<StartedSheaf> {
  const env = { SHEAF_LOG_LEVEL: 'error', SHEAF_RATE_LIMIT_PER_MINUTE: '1000000' }
  return startSheaf({ cwd: folder, args: ['--role', role], env })
}

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { median } from '../../src/core/statistics.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'
import { bareContender, type Contender, sheafContender, type TaskName } from './contenders.ts'

const jobs = Number(given[0] ?? 3000)
const rounds = Number(given[1] ?? 11)
const concurrency = Number(given[2] ?? 4)
const latencyTasks = 300

await withDatabase(async (connectionString) => {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query('create table bench_rows (number int not null)')
  const options = { connection: { connectionString }, concurrency }
  const contenders = [
    bareContender(options, 'bare', -1),
    bareContender(options, 'bare, completions in batches', 0),
    sheafContender(options),
  ]
  console.log(`${jobs} jobs a round, ${concurrency} at once, median of ${rounds} rounds, contenders in turn`)
  for (const task of ['nothing', 'insert'] as const) await compareThroughput(admin, contenders, task)
  let latencies: number[] = []
  for (const contender of contenders) {
    latencies = await measureLatency(contender)
    report(contender.name, latencies)
  }
  // Ours is the last.
  hold('enqueue to start, p50', median(latencies), { most: 10 }, ' ms')
  await admin.end()
  for (const contender of contenders) await contender.close()
})

async function compareThroughput(admin: pg.Client, contenders: Contender[], task: TaskName): Promise<void> {
  const speeds = contenders.map((): number[] => [])
  for (let round = 0; round <= rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const i = (round + turn) % contenders.length
      const speed = await measureThroughput(admin, contenders[i] as Contender, task)
      if (round > 0) speeds[i]?.push(speed)
    }
  }
  const ours = speeds.at(-1) ?? []
  for (const [i, contender] of contenders.entries()) {
    const ratio = median(ours.map((speed, round) => speed / (speeds[i]?.[round] ?? 1)))
    const ratioText = i < contenders.length - 1 ? `  Sheaf has ${ratio.toFixed(2)} of it` : ''
    console.log(`${task.padEnd(8)} ${contender.name.padEnd(30)} ${median(speeds[i] ?? []).toFixed(0)}/s${ratioText}`)
    if (i === 0) hold(`${task}, share of the throughput of bare graphile-worker`, ratio, { least: 0.9 })
  }
}

/** Jobs per second from the first start to the moment when the queue is empty. */
async function measureThroughput(admin: pg.Client, contender: Contender, task: TaskName): Promise<number> {
  await admin.query('truncate bench_rows; truncate graphile_worker._private_jobs')
  const specs = Array.from({ length: jobs }, (_, i) => ({ identifier: task, payload: contender.payload(i) }))
  await admin.query(
    `select count(*) from graphile_worker.add_jobs(
       array(select json_populate_recordset(null::graphile_worker.job_spec, $1::json)))`,
    [JSON.stringify(specs)],
  )
  await admin.query('vacuum analyze graphile_worker._private_jobs')
  let begun = 0
  let startedAt = 0
  const allBegun = Promise.withResolvers<void>()
  const stop = await contender.start(() => {
    if (begun === 0) startedAt = performance.now()
    begun += 1
    if (begun === jobs) allBegun.resolve()
  })
  await allBegun.promise
  // A round takes a second or two: asked for less often, its end would be off by a tenth.
  while (!(await isEmpty(admin))) await delay(1)
  const seconds = (performance.now() - startedAt) / 1000
  await stop()
  if (task === 'insert') await mustHaveRows(admin)
  return jobs / seconds
}

async function isEmpty(admin: pg.Client): Promise<boolean> {
  const { rows } = await admin.query('select 1 from graphile_worker._private_jobs limit 1')
  return rows.length === 0
}

async function mustHaveRows(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query(
    'select count(*)::int as count, count(distinct number)::int as numbers from bench_rows',
  )
  if (rows[0].count !== jobs || rows[0].numbers !== jobs) throw new Error(`${rows[0].count} rows for ${jobs} jobs`)
}

/** From before the transaction that adds a task to its start, one task at a time. */
async function measureLatency(contender: Contender): Promise<number[]> {
  const started: ((time: number) => void)[] = []
  const stop = await contender.start((number) => started[number]?.(performance.now()))
  const latencies: number[] = []
  for (let number = 0; number < latencyTasks; number++) {
    const { promise, resolve } = Promise.withResolvers<number>()
    started[number] = resolve
    const before = performance.now()
    await contender.enqueue('nothing', number)
    latencies.push((await promise) - before)
  }
  await stop()
  return latencies.slice(20)
}

function report(name: string, latencies: number[]): void {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  console.log(`latency  ${name.padEnd(30)} p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
}

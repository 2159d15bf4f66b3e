import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sheaf } from '../../sdk/src/index.ts'
import { createLogger } from '../../src/core/logger.ts'
import { median, quantile } from '../../src/core/statistics.ts'
import type { PublicJwk } from '../../src/decide/seal/keys.ts'
import { verifyRecord } from '../../src/decide/seal/verify-record.ts'
import { openDatabase } from '../../src/main/open-database.ts'
import { lookedFor, precedentsOf } from '../../src/services/decision-tasks/precedents.ts'
import { findByTokens } from '../../src/storage/decisions/precedents.ts'
import { findAppRun } from '../../src/storage/decisions/runs.ts'
import { approval } from '../../test/support/decisions.ts'
import { runSheaf, startSheaf } from '../../test/support/sheaf-process.ts'
import { plainCall } from '../jobs/plain-client.ts'
import { given, hold } from '../support/bars.ts'
import { addDecided, addLarge } from './fill.ts'

// One `sheaf serve`, and agents that claim, extend and submit one task after the other. Sizes can be given: few, many, tasks.
const [few = 1000, many = 100_000, tasks = 1000] = given.map(Number)
const deciders = 4
const warmUp = 100

const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'))
const server = await startSheaf({ cwd: folder, env: { SHEAF_LOG_LEVEL: 'warn' } })
const logger = createLogger({ level: 'error', destination: process.stderr })
const database = await openDatabase(
  { databaseUrl: undefined, databaseConnections: 4, dataDir: join(folder, '.sheaf') },
  logger,
)
const { pool, db } = database
try {
  const made = await runSheaf(['keys', 'create', '--name', 'bench', '--rate-limit', '1000000', '--json'], {
    cwd: folder,
  })
  const { id: keyId, key } = JSON.parse(made.stdout) as { id: string; key: string }
  const sheaf = new Sheaf({ url: server.address, key })
  const { appId, documents } = await makeApp(sheaf, keyId)

  const call = async (path: string, body?: object): Promise<{ milliseconds: number; body: string }> => {
    const begun = performance.now()
    const sent = body && Buffer.from(JSON.stringify(body))
    const answer = await plainCall(server.address, key, {
      ...{ path, method: sent ? 'POST' : 'GET', ...(sent && { body: sent }) },
      headers: { 'content-type': 'application/json' },
    })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    return { milliseconds: performance.now() - begun, body: answer.body }
  }

  const openTasks = async (count: number): Promise<{ taskId: string; documentId: string }[]> => {
    await inTurn(count, async (turn) => {
      const input = { document_ids: [documents[turn % documents.length] ?? ''] }
      await call(`/v1/apps/${appId}/runs`, { input })
    })
    const { rows } = await pool.query<{ taskId: string; documentId: string }>(
      `select decision_tasks.id as "taskId", record::json ->> 'document_id' as "documentId"
       from decision_tasks join app_run_records using (run_id) where status = 'available' and app_id = $1`,
      [appId],
    )
    return rows
  }

  const decideAll = async (open: { taskId: string; documentId: string }[]) => {
    const times = { claim: [] as number[], heartbeat: [] as number[], submit: [] as number[] }
    let begun = 0
    await inTurn(open.length, async (turn) => {
      const { taskId, documentId } = open[turn] ?? { taskId: '', documentId: '' }
      if (turn === warmUp) begun = performance.now()
      const path = `/v1/decision-tasks/${taskId}`
      const claimed = await call(`${path}/claim`, {})
      const { execution_epoch } = JSON.parse(claimed.body).task as { execution_epoch: number }
      const beat = await call(`${path}/heartbeat`, { execution_epoch })
      const decision = {
        outcome: { verdict: 'approve' },
        evidence: [`doc:${documentId}#total`],
        rationale: 'It is small.',
      }
      const submitted = await call(`${path}/submit`, { execution_epoch, ...decision })
      if (turn < warmUp) return
      times.claim.push(claimed.milliseconds)
      times.heartbeat.push(beat.milliseconds)
      times.submit.push(submitted.milliseconds)
    })
    return { rate: (open.length - warmUp) / ((performance.now() - begun) / 1000), times }
  }

  await decideAll(await openTasks(warmUp + 1))
  const { rows } = await pool.query<{ id: string }>('select id from app_runs order by no limit 1')
  const template = rows[0]?.id ?? ''
  const measured = []
  for (const stored of [few, many]) {
    const { rows: counted } = await pool.query<{ count: number }>('select count(*)::int as count from decision_tasks')
    await addDecided(pool, template, Math.max(0, stored - (counted[0]?.count ?? 0)))
    const { rate, times } = await decideAll(await openTasks(warmUp + tasks))
    measured.push({ rate, claim: median(times.claim), p95: quantile(times.claim, 0.95) })
    const shown = Object.entries(times).map(
      ([name, each]) => `${name} p50 ${median(each).toFixed(1)} ms, p95 ${quantile(each, 0.95).toFixed(1)} ms`,
    )
    console.log(`${stored} tasks stored, ${deciders} deciders: ${rate.toFixed(0)} tasks/s; ${shown.join('; ')}`)
  }
  const [before, after] = measured
  if (before === undefined || after === undefined) throw new Error('nothing was measured')
  hold(`claimed, extended and submitted a second, ${many} stored`, after.rate, { least: 150 })
  hold('claim, p95', after.p95, { most: 30 }, ' ms')
  hold(`claim, median: times that with ${few} stored`, after.claim / before.claim, { most: 1.3 })
  hold(`precedents among ${many} cases, p95`, await precedentTime(), { most: 50 }, ' ms')
  hold('records that do not verify', await unverified(), { most: 0 })
  const small: string[] = []
  for (let each = 0; each < 10; each++) small.push(await addLarge(pool, template, 1000))
  const large = await addLarge(pool, template, 10_000)
  // As much in all, so that only what is kept of a large package counts.
  const moreThanUsual = async (peakOf: (taskId: string, records: number) => Promise<number>) => {
    let usual = 0
    for (const task of small) usual = Math.max(usual, await peakOf(task, 1000))
    return (await peakOf(large, 10_000)) - usual
  }
  const paging = await moreThanUsual(pagingPeak)
  hold('more memory to page through 10,000 records than ten times through 1,000', paging, { most: 40 }, ' MB')
  const sealing = await moreThanUsual(sealingPeak)
  hold('the same to decide on them and to read the sealed record', sealing, { most: 40 }, ' MB')

  async function precedentTime(): Promise<number> {
    const times: number[] = []
    const { rows: some } = await pool.query<{ id: string; workspace_id: string }>(
      'select id, workspace_id from app_runs order by random() limit 200',
    )
    for (const { id, workspace_id } of some) {
      const run = await findAppRun(db, workspace_id, id)
      if (run === undefined) throw new Error('the run is gone')
      const begun = performance.now()
      const wanted = lookedFor(run)
      const found = await findByTokens(db, run.app_id, wanted.tokens, wanted.mostCases)
      const nearest = await precedentsOf(db, run.app_id, wanted, found)
      times.push(performance.now() - begun)
      if (nearest.length !== 10 || nearest[0]?.distance !== 0) throw new Error('the case itself was not found')
    }
    return quantile(times, 0.95)
  }

  async function unverified(): Promise<number> {
    const { keys } = JSON.parse((await call('/.well-known/sheaf-keys.json')).body) as { keys: PublicJwk[] }
    const { rows: sealed } = await pool.query<{ id: string }>(
      `select id from app_runs where status = 'completed' order by no desc limit 200`,
    )
    let bad = 0
    for (const { id } of sealed) {
      const record = await (await sheaf.appRuns.record(id)).arrayBuffer()
      if (verifyRecord(new Uint8Array(record), keys).length > 0) bad += 1
    }
    return bad
  }

  async function pagingPeak(taskId: string, records: number): Promise<number> {
    let [peak, seen, cursor] = [0, 0, '0' as string | null]
    while (cursor !== null) {
      const page: { documents: object[]; next_cursor: string | null } = JSON.parse(
        (await call(`/v1/decision-tasks/${taskId}/package?cursor=${cursor}`)).body,
      )
      seen += page.documents.length
      cursor = page.next_cursor
      peak = Math.max(peak, await residentMegabytes())
    }
    if (seen !== records) throw new Error(`${seen} of ${records} records came`)
    return Math.round(peak)
  }

  async function sealingPeak(taskId: string, records: number): Promise<number> {
    let peak = 0
    const watching = setInterval(async () => {
      peak = Math.max(peak, await residentMegabytes())
    }, 10)
    const { task, package: pack } = await sheaf.decisionTasks.claim(taskId)
    const { execution_epoch } = task
    const evidence = [`doc:${pack.documents[0]?.document_id}#total`]
    const decision = { outcome: { verdict: 'approve' }, evidence, rationale: 'They are small.' }
    await sheaf.decisionTasks.submit(taskId, { execution_epoch, ...decision })
    let bytes = 0
    for await (const piece of (await sheaf.appRuns.record(task.run_id)).body ?? []) bytes += piece.length
    clearInterval(watching)
    if (bytes < records * 5000) throw new Error(`the record of ${records} records has ${bytes} bytes`)
    return Math.round(peak)
  }
} finally {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function residentMegabytes(): Promise<number> {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** So many at a time as there are deciders, until all have had their turn. */
async function inTurn(count: number, take: (turn: number) => Promise<void>): Promise<void> {
  let turn = 0
  await Promise.all(
    Array.from({ length: deciders }, async () => {
      while (turn < count) await take(turn++)
    }),
  )
}

async function makeApp(sheaf: Sheaf, keyId: string): Promise<{ appId: string; documents: string[] }> {
  const fields = ['vendor', 'country', 'currency', 'due'].map((name) => [name, { type: 'string' }])
  const definition = { type: 'object', properties: { ...Object.fromEntries(fields), total: { type: 'number' } } }
  const schema = await sheaf.schemas.create({ name: 'Decided', definition })
  const { id } = await sheaf.apps.create({
    ...{ slug: 'bench', display_name: 'Bench', mode: 'external' },
    content: { inputs: { schema_id: schema.id }, ...approval, decisionSlaSeconds: 86_400 },
  })
  await sheaf.apps.publish(id, 1)
  await sheaf.apps.enable(id)
  await sheaf.apps.giveGrant(id, { key_id: keyId, grant: 'decide' })
  const documents: string[] = []
  for (let place = 0; place < 20; place++) {
    const invoice = {
      vendor: `Company ${place * 97}`,
      country: 'DE',
      currency: 'EUR',
      total: 10 + place,
      due: '2026-03-01',
    }
    const file = new File([JSON.stringify(invoice)], `${place}.json`)
    documents.push((await sheaf.extractAndWait({ file, schema_id: schema.id })).document.id)
  }
  return { appId: id, documents }
}

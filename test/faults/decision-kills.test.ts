import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { DecisionTask } from '../../src/contract/decision-tasks.ts'
import { checkJournal, type JournalEntry } from '../../src/decide/journal.ts'
import type { PublicJwk } from '../../src/decide/seal/keys.ts'
import { verifyRecord } from '../../src/decide/seal/verify-record.ts'
import { cloneDatabase, type TestDatabase } from '../support/database.ts'
import { approval, decisionClient, makeInvoices } from '../support/decisions.ts'
import { eventually } from '../support/eventually.ts'
import { platformClient } from '../support/platform-client.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../support/system.ts'
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts'

const kills = Number(process.env['SHEAF_TEST_DECISION_KILLS'] ?? 2)
const deciders = Number(process.env['SHEAF_TEST_DECIDERS'] ?? 5)
const claimants = Number(process.env['SHEAF_TEST_CLAIMANTS'] ?? 6)
const racedFor = Number(process.env['SHEAF_TEST_RACED_TASKS'] ?? 12)
const leaseSeconds = 5

let folder: string
let database: TestDatabase
let system: TestSystem
let workspace: TestWorkspace
let receiver: Receiver
let app: FastifyInstance
let client: ReturnType<typeof platformClient>
let documents: string[]
let content: object
const servers: StartedSheaf[] = []
let worker: StartedSheaf

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-decision-faults-'))
  database = await cloneDatabase()
  system = await createTestSystem({ database, allowPrivateNetworks: ['127.0.0.1'] })
  workspace = await system.workspace()
  receiver = await startReceiver()
  app = await system.app()
  client = platformClient(app, workspace)
  const made = await makeInvoices(system, workspace.id, client, [96])
  documents = made.documents
  content = { inputs: { schema_id: made.schemaId }, ...approval, leaseSeconds, actions: [{ name: 'pay' }] }
  for (const role of ['api', 'api']) servers.push(await startProcess(role))
  worker = await startProcess('worker')
})
after(async () => {
  for (const { child } of [...servers, worker]) child?.kill('SIGKILL')
  await system.close()
  await database.drop()
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

test(`${claimants} claimants race for ${racedFor} tasks over two processes: each is held by one at a time, and none is lost`, async () => {
  const { app: makeApp, start } = decisionClient(client, workspace)
  const { id } = await makeApp('external', content)
  const runs: string[] = []
  for (let task = 0; task < racedFor; task++) runs.push((await start(id)).id)
  const tasks = await tasksOf(id)
  const claims: string[] = []
  const stale: number[] = []
  const lost = Date.now() + 240_000
  await Promise.all(
    (await keysFor(id, claimants)).map(async (key, claimant) => {
      for (let turn = claimant; (await openTasks(id)) > 0; turn++) {
        assert.ok(Date.now() < lost, `tasks that nobody gets: ${await whatIsLeft(runs)}`)
        const { id: taskId } = tasks[(turn * 7 + claimant) % tasks.length] ?? { id: '' }
        const claimed = await call(key, `${taskId}/claim`, {})
        if (claimed.status !== 200) {
          await delay(100)
          continue
        }
        const { execution_epoch } = (claimed.body as { task: DecisionTask }).task
        claims.push(`${taskId} ${execution_epoch}`)
        // An epoch that was handed out before, or never.
        stale.push((await call(key, `${taskId}/submit`, decisionOf(execution_epoch + (turn % 2 ? 1 : -1)))).status)
        // At first some are given back or forgotten, until others have them when the lease has lapsed.
        const fate = turn - claimant < 5 ? Math.random() : 1
        if (fate < 0.3) await call(key, `${taskId}/release`, { execution_epoch })
        else if (fate > 0.4) await call(key, `${taskId}/submit`, decisionOf(execution_epoch))
      }
    }),
  )
  assert.deepEqual(new Set(stale), new Set([409]), 'nothing is taken by another epoch')
  assert.equal(new Set(claims).size, claims.length, 'no epoch is handed out twice')
  for (const runId of runs) {
    const journal = await journalOf(runId)
    const epochs = journal.flatMap(({ type, data }) =>
      type === 'task.claimed' ? [(data as { execution_epoch: number }).execution_epoch] : [],
    )
    assert.deepEqual(
      epochs,
      epochs.map((_, index) => index + 1),
    )
    assert.equal(journal.filter(({ type }) => type === 'task.submitted').length, 1)
    heldByOneAtATime(journal)
  }
  assert.deepEqual(await unsound(runs), [])
})

test(`${kills} SIGKILLs under ${deciders} deciders: each decision sealed once, each action delivered, deadlines kept for all others`, async (t) => {
  const { good, app: makeApp, start } = decisionClient(client, workspace)
  await good(client.post('/v1/webhooks', { url: receiver.url('/actions'), events: ['app.action.execute'] }))
  const decided = await makeApp('external', { ...content, decisionSlaSeconds: 3600 })
  const late = await makeApp('external', { ...content, decisionSlaSeconds: 5, fallback: 'rules' })
  const unattended = await makeApp('external', { ...content, decisionSlaSeconds: 1, fallback: 'rules' })
  const acknowledged = new Set<string>()
  const runs: string[] = []
  let [isEnough, areAllStarted] = [false, false]
  const starting = (async () => {
    while (!isEnough) {
      for (const { id } of [decided, decided, late, unattended]) runs.push((await start(id)).id)
      await delay(50)
    }
  })()
  const deciding = Promise.all(
    [...(await keysFor(decided.id, deciders)), ...(await keysFor(late.id, 1))].map(async (key, index) => {
      const appId = index < deciders ? decided.id : late.id
      for (;;) {
        const open = (await tasksOf(appId)).filter(({ status }) => status === 'available' || status === 'claimed')
        if (areAllStarted && open.length === 0) return
        const task = open[Math.floor(Math.random() * open.length)]
        if (task === undefined) await delay(50)
        else if (await decide(key, task.id)) acknowledged.add(task.run_id)
      }
    }),
  )
  for (let kill = 0; kill < kills; kill++) {
    await delay(200 + Math.random() * 800)
    const place = kill % 3
    const victim = place === 2 ? worker : servers[place]
    victim?.child.kill('SIGKILL')
    if (place === 2) worker = await startProcess('worker')
    else servers[place] = await startProcess('api')
  }
  isEnough = true
  await starting
  // Not before: whoever leaves while the last are started would leave them to nobody.
  areAllStarted = true
  await deciding
  const states = await eventually('every run to end', async () => {
    const { rows } = await system.pool.query<{ id: string; app_id: string; status: string; task: string }>(
      `select app_runs.id, app_runs.app_id, app_runs.status, decision_tasks.status as task from app_runs
       join decision_tasks on run_id = app_runs.id where app_runs.id = any($1)`,
      [runs],
    )
    return rows.every(({ status }) => status === 'completed') && rows
  }).catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await whatIsLeft(runs)}`)
  })
  assert.equal(states.length, runs.length)
  for (const { id, app_id, task } of states) {
    const types = (await journalOf(id)).map(({ type }) => type)
    const count = (type: string) => types.filter((each) => each === type).length
    assert.deepEqual([count('run.decided'), count('task.submitted') + count('task.timed_out')], [1, 1])
    assert.equal(task, count('task.submitted') === 1 ? 'submitted' : 'timed_out')
    if (acknowledged.has(id)) assert.equal(task, 'submitted', 'what was acknowledged was taken')
    if (app_id === unattended.id) assert.equal(task, 'timed_out')
  }
  assert.deepEqual(await unsound(runs), [])
  await eventually('every action to be delivered', async () => {
    const { rows } = await system.pool.query(
      `select (select count(*) from events where position is null)
         + (select count(*) from deliveries where status not in ('succeeded', 'dead')) as open`,
    )
    return Number(rows[0].open) === 0
  })
  const keysOfRun = Map.groupBy(
    receiver
      .received('/actions')
      .map(({ body }) => JSON.parse(body).data as { run_id: string; idempotency_key: string }),
    ({ run_id }) => run_id,
  )
  for (const id of runs)
    assert.equal(
      new Set(keysOfRun.get(id)?.map(({ idempotency_key }) => idempotency_key)).size,
      1,
      'one action, by one key',
    )
  const { rows } = await system.pool.query<{ charged: number; runs: number }>(
    `select count(*)::int as charged, count(distinct reference_id)::int as runs from credit_entries
     where type = 'charge' and reference_type = 'app_run' and reference_id = any($1)`,
    [runs],
  )
  assert.deepEqual(rows[0], { charged: runs.length, runs: runs.length })
  const expired = states.filter(({ task }) => task === 'timed_out').length
  t.diagnostic(
    `${runs.length} runs, ${acknowledged.size} decisions acknowledged, ${expired} by the deadline, ${kills} kills`,
  )
})

/** Runs that have not ended, what the queue says of their deadlines, and how the processes are. */
async function whatIsLeft(runs: string[]): Promise<string> {
  const { rows: open } = await system.pool.query(
    `select app_runs.id, app_runs.status, app_runs.error, decision_tasks.status as task, execution_epoch, sla_deadline_at, now(),
       (select row_to_json(job) from graphile_worker._private_jobs job
        where job.payload::jsonb -> 'data' ->> 'taskId' = decision_tasks.id::text) as job,
       (select array_agg(type order by seq) from app_journal where run_id = app_runs.id) as journal
     from app_runs left join decision_tasks on run_id = app_runs.id
     where app_runs.id = any($1) and app_runs.status <> 'completed'`,
    [runs],
  )
  const { rows: present } = await system.pool.query('select * from processes')
  const started = [...servers, worker].map(({ child, stderr }) => ({
    ...{ pid: child.pid, exitCode: child.exitCode, signalCode: child.signalCode, stderr: stderr().slice(-2000) },
  }))
  return JSON.stringify({ open: open.slice(0, 5), count: open.length, present, started }, null, 2)
}

function startProcess(role: string): Promise<StartedSheaf> {
  const env = { SHEAF_LOG_LEVEL: 'error', DATABASE_URL: database.url, SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1' }
  return startSheaf({ cwd: folder, args: ['--role', role], env })
}

/** Keys that may decide for an app. */
async function keysFor(appId: string, count: number): Promise<string[]> {
  const { good } = decisionClient(client, workspace)
  const keys: string[] = []
  for (let key = 0; key < count; key++) {
    const body = { name: 'decider', rate_limit_per_minute: 100_000 }
    const created = await good<{ id: string; key: string }>(client.post('/v1/api-keys', body))
    await good(client.post(`/v1/apps/${appId}/grants`, { key_id: created.id, grant: 'decide' }))
    keys.push(created.key)
  }
  return keys
}

/** At one of the two, whichever lives: an answer that is lost is asked for again, as a careful agent does, for two minutes. */
async function call(key: string, path: string, body: object): Promise<{ status: number; body: unknown }> {
  let failure: unknown
  for (const began = Date.now(); Date.now() < began + 120_000; ) {
    try {
      const answer = await fetch(`${servers[Math.random() < 0.5 ? 0 : 1]?.address}/v1/decision-tasks/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      if (answer.status < 500) return { status: answer.status, body: await answer.json() }
      failure = await answer.text()
    } catch (error) {
      // Killed: the other one, or this when it is back.
      failure = error
    }
    await delay(50)
  }
  throw new Error(`no answer to ${path}`, { cause: failure })
}

function decisionOf(execution_epoch: number) {
  const evidence = [`doc:${documents[0]}#total`]
  return {
    execution_epoch: Math.max(0, execution_epoch),
    outcome: { verdict: 'approve' },
    evidence,
    rationale: 'It is small.',
  }
}

async function decide(key: string, taskId: string): Promise<boolean> {
  const claimed = await call(key, `${taskId}/claim`, {})
  if (claimed.status !== 200) {
    await delay(20)
    return false
  }
  const { execution_epoch } = (claimed.body as { task: DecisionTask }).task
  await call(key, `${taskId}/heartbeat`, { execution_epoch })
  return (await call(key, `${taskId}/submit`, decisionOf(execution_epoch))).status === 200
}

async function tasksOf(appId: string): Promise<{ id: string; run_id: string; status: string }[]> {
  const { rows } = await system.pool.query('select id, run_id, status from decision_tasks where app_id = $1', [appId])
  return rows
}

async function openTasks(appId: string): Promise<number> {
  return (await tasksOf(appId)).filter(({ status }) => status === 'available' || status === 'claimed').length
}

async function journalOf(runId: string): Promise<JournalEntry[]> {
  const { good } = decisionClient(client, workspace)
  return (await good<{ data: JournalEntry[] }>(client.get(`/v1/runs/${runId}/events`))).data
}

/** Between two claims lies a release, or the time of a lease. */
function heldByOneAtATime(journal: JournalEntry[]): void {
  let heldUntil = 0
  for (const { type, at } of journal) {
    const now = Date.parse(at)
    if (type === 'task.claimed') {
      assert.ok(now >= heldUntil, 'claimed while somebody held it')
      heldUntil = now + leaseSeconds * 1000
    } else if (type === 'task.released') heldUntil = 0
    else if (type === 'task.submitted') assert.ok(now < heldUntil, 'submitted after the lease had lapsed')
  }
}

/** Runs whose journal or record does not hold. */
async function unsound(runIds: string[]): Promise<string[]> {
  const keys = (await app.inject('/.well-known/sheaf-keys.json')).json().keys as PublicJwk[]
  const bad: string[] = []
  for (const id of runIds) {
    const record = await client.get(`/v1/runs/${id}/record`)
    const isSealed = record.statusCode === 200 && verifyRecord(record.rawPayload, keys).length === 0
    if (!isSealed || checkJournal(await journalOf(id), id).length > 0) bad.push(id)
  }
  return bad
}

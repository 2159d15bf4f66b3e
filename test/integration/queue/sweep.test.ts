import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createLogger } from '../../../src/core/logger.ts'
import { announcePresence } from '../../../src/storage/postgres/presence.ts'
import { eventually } from '../../support/eventually.ts'
import { type Handlers, openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

const givingUp: Handlers = { write: { run: async () => undefined, gaveUp: ({ text }, tx) => writeEffect(tx, text) } }

test('a task that is locked by a worker nobody knows is freed', async () => {
  const taskId = await fixture.enqueue('write', { text: 'freed' }, { key: 'freed' })
  await lockLongAgo(taskId, 'a worker that died before it was known', 1)
  await fixture.sweep()
  const job = await fixture.job(taskId)
  assert.equal(job?.locked_by, null)
  assert.equal(job?.attempts, 1)
  await fixture.cancel('freed')
})

test('a task that was locked a moment ago is left alone', async () => {
  const taskId = await fixture.enqueue('write', { text: 'kept' }, { key: 'kept' })
  await lockLongAgo(taskId, 'a worker that is just coming up', 1)
  await sql`update graphile_worker._private_jobs set locked_at = now() where id = ${taskId}`.execute(fixture.db)
  await fixture.sweep()
  assert.equal((await fixture.job(taskId))?.locked_by, 'a worker that is just coming up')
  await fixture.cancel('kept')
})

test('a task whose last attempt was lost is given up once, however many sweep', async () => {
  const taskId = await fixture.enqueue('write', { text: 'given up' })
  await lockLongAgo(taskId, 'a worker that died', 5)
  await Promise.all([1, 2, 3, 4, 5].map(() => fixture.sweep(givingUp)))
  assert.equal(await fixture.job(taskId), undefined)
  assert.deepEqual(await fixture.takeEffects(), ['given up'])
})

test('a task that could not be given up is given up by the next sweep', async () => {
  const taskId = await fixture.enqueue('write', { text: 'second try' })
  await lockLongAgo(taskId, 'a worker that died', 5)
  const failing = { run: async () => undefined, gaveUp: () => Promise.reject(new Error('not now')) }
  await fixture.sweep({ write: failing })
  assert.notEqual(await fixture.job(taskId), undefined)
  await fixture.sweep(givingUp)
  assert.equal(await fixture.job(taskId), undefined)
  assert.deepEqual(await fixture.takeEffects(), ['second try'])
})

test('a task that only newer workers know is not given up by an older one', async () => {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.add_job('of-tomorrow')`.execute(fixture.db)
  const taskId = String(rows[0]?.id)
  await lockLongAgo(taskId, 'a worker that died', 25)
  const failures = () => fixture.log().split('could not give a task up').length
  const before = failures()
  await fixture.sweep(givingUp)
  assert.equal((await fixture.job(taskId))?.attempts, 25)
  assert.equal(failures(), before)
})

test('processes that register while others sweep are not taken for dead', async () => {
  const { connection } = fixture.database
  const logger = createLogger({ level: 'silent', destination: process.stderr })
  const arriving = Promise.all(Array.from({ length: 10 }, () => announcePresence({ connection, role: 'new', logger })))
  for (let i = 0; i < 10; i++) await fixture.sweep()
  const arrived = await arriving
  await fixture.sweep()
  const rows = await fixture.db.selectFrom('processes').select('id').where('role', '=', 'new').execute()
  assert.equal(rows.length, 10)
  await Promise.all(arrived.map((presence) => presence.stop()))
})

test('a worker frees a task that it holds but does not run, and keeps the lock of one that it runs fresh', async () => {
  const gate = createGate()
  const worker = await fixture.worker({ wait: { run: () => gate.passed } })
  const pool = await poolOf(worker.presence.processId)
  const forgotten = await fixture.enqueue('write', { text: 'forgotten' }, { runAt: new Date(Date.now() + 60_000) })
  const running = await fixture.enqueue('wait', { text: '' })
  await eventually('the task to run', async () => (await fixture.job(running))?.locked_by === pool)
  await lockLongAgo(forgotten, pool, 1)
  await lockLongAgo(running, pool, 1)
  await eventually('the forgotten task to be done', async () => (await fixture.job(forgotten)) === undefined)
  await eventually('a fresh lock', async () => {
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs
      where id = ${running} and locked_at > now() - interval '1 minute'`.execute(fixture.db)
    return rows.length === 1
  })
  gate.open()
  await eventually('the end', async () => (await fixture.job(running)) === undefined)
  assert.deepEqual(await fixture.takeEffects(), ['forgotten'])
})

/** Puts a task into the state in which a worker left it hours ago. */
async function lockLongAgo(taskId: string, lockedBy: string, attempts: number): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set locked_by = ${lockedBy}, locked_at = now() - interval '3 hours', run_at = now(), attempts = ${attempts}
    where id = ${taskId}`.execute(fixture.db)
}

async function poolOf(processId: string): Promise<string> {
  const row = await fixture.db
    .selectFrom('processes')
    .select('worker_pool')
    .where('id', '=', processId)
    .executeTakeFirst()
  return row?.worker_pool ?? ''
}

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createLogger } from '../../../src/core/logger.ts'
import { announcePresence } from '../../../src/storage/postgres/presence.ts'
import { eventually } from '../../support/eventually.ts'
import { openQueue, type QueueFixture } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

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

test('a task that was lost in its last attempt gets another, one only, however many sweep', async () => {
  const taskId = await fixture.enqueue('write', { text: 'lost' }, { key: 'lost' })
  await lockLongAgo(taskId, 'a worker that died', 5)
  await Promise.all([1, 2, 3, 4, 5].map(() => fixture.sweep()))
  const { rows } = await sql`
    select attempts, max_attempts, locked_by, run_at > now() as rests from graphile_worker._private_jobs
    where id = ${taskId}`.execute(fixture.db)
  assert.deepEqual(rows, [{ attempts: 5, max_attempts: 6, locked_by: null, rests: true }])
  await fixture.cancel('lost')
})

test('a task that could not be given up has another attempt', async () => {
  const taskId = await fixture.enqueue('write', { text: 'second try' }, { maxAttempts: 1 })
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${taskId}`.execute(fixture.db)
  const worker = await fixture.worker({})
  await eventually('the task to be done', async () => (await fixture.job(taskId)) === undefined)
  await worker.stop()
  assert.deepEqual(await fixture.takeEffects(), ['second try'])
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

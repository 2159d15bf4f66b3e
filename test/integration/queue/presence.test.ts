import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { presenceLockClass } from '../../../src/storage/postgres/processes.ts'
import { eventually } from '../../support/eventually.ts'
import { type Handlers, openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture
/** Connections that are never cut: one in the database of the test, one beside it. */
let inside: pg.Client
let outside: pg.Client

before(async () => {
  fixture = await openQueue()
  const { connection } = fixture.database
  inside = new pg.Client(connection)
  outside = new pg.Client({ ...connection, database: 'postgres' })
  await Promise.all([inside.connect(), outside.connect()])
})
after(async () => {
  await Promise.all([inside.end(), outside.end()])
  await fixture.close()
})

test('a presence whose connection is cut connects again, with the same id and a lock of its own', async () => {
  const worker = await fixture.worker({})
  const { presence } = worker
  const before = await ownRow(presence.processId)
  assert.equal(presence.epoch, 1)
  await cutPresences()
  await eventually('the new connection', () => presence.epoch === 2)
  const after = await ownRow(presence.processId)
  assert.equal(after?.worker_pool, before?.worker_pool)
  assert.notEqual(after?.lock_number, before?.lock_number)
  assert.equal(after?.locked, true)
  await worker.stop()
  assert.equal(await ownRow(presence.processId), undefined)
})

test('notifications arrive again after the connection was cut', async () => {
  let running: AbortSignal | undefined
  const worker = await fixture.worker({
    wait: {
      async run(_data, { signal }) {
        running = signal
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      },
    },
  })
  await fixture.enqueue('wait', { text: '' }, { key: 'notified' })
  await eventually('the task to run', () => running)
  await cutPresences()
  await eventually('the new connection', () => worker.presence.epoch === 2)
  assert.equal(await fixture.cancel('notified'), 'running')
  await eventually('the abort', () => running?.aborted)
  await worker.stop()
})

test('a cancellation that was missed while the connection was down is noticed afterwards', async () => {
  let running: AbortSignal | undefined
  const worker = await fixture.worker({
    wait: {
      async run(_data, { signal }) {
        running = signal
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      },
    },
  })
  const taskId = await fixture.enqueue('wait', { text: '' })
  await eventually('the task to run', () => running)
  await sql`delete from graphile_worker._private_jobs where id = ${taskId}`.execute(fixture.db)
  await eventually('the abort', () => running?.aborted)
  await worker.stop()
})

test('a worker whose connection was cut a moment ago is not taken for dead', async () => {
  const worker = await fixture.worker({})
  await allowConnections(false)
  await cutPresences()
  await eventually('the lock to be free', async () => (await ownRow(worker.presence.processId))?.locked === false)
  await fixture.sweep()
  assert.notEqual(await ownRow(worker.presence.processId), undefined)
  await allowConnections(true)
  await eventually('the new connection', () => worker.presence.epoch === 2)
  await worker.stop()
})

test('workers outlive a database that is away for a while, and their tasks go on as if nothing had been', async () => {
  const gate = createGate()
  const mayReturn = createGate()
  let started = 0
  const handlers: Handlers = {
    write: {
      async run({ text }, run) {
        started += 1
        await gate.passed
        await run.complete((tx) => writeEffect(tx, text))
      },
      gaveUp: (_data, tx) => writeEffect(tx, 'given up'),
    },
  }
  const first = await fixture.worker(handlers, { concurrency: 1 })
  const second = await fixture.worker(handlers, { concurrency: 1, beforeReconnect: () => mayReturn.passed })
  await fixture.enqueue('write', { text: 'one' }, { maxAttempts: 1 })
  await fixture.enqueue('write', { text: 'two' }, { maxAttempts: 1 })
  await eventually('both tasks to run', () => started === 2)
  const lossesBefore = losses()

  await allowConnections(false)
  await cutAll()
  await eventually('the hearts to have stopped', async () => (await heartbeatAge()) > 5)
  assert.equal(losses(), lossesBefore + 2)
  await allowConnections(true)
  await eventually('the first to be back', () => first.presence.epoch === 2)
  await eventually('its heart to beat', async () => (await heartbeatAge()) < 1)
  mayReturn.open()
  await eventually('steady hearts', () => first.presence.steady && second.presence.steady)

  gate.open()
  await eventually('both tasks to be done', async () => (await fixture.effects()).length === 2)
  assert.deepEqual(new Set(await fixture.effects()), new Set(['one', 'two']))
  await fixture.enqueue('write', { text: 'three' })
  await eventually('a task that came later', async () => (await fixture.effects()).length === 3)
  assert.equal(started, 3)
  assert.doesNotMatch(fixture.log(), /a process died/)
  await Promise.all([first.stop(), second.stop()])
})

function losses(): number {
  return fixture.log().split('lost the presence connection').length
}

async function ownRow(processId: string) {
  const { rows } = await inside.query<{ worker_pool: string; lock_number: number; locked: boolean }>(
    `select worker_pool, lock_number,
       exists (select 1 from pg_locks where classid = $2
         and database = (select oid from pg_database where datname = current_database()) and objid = lock_number::oid and granted) as locked
     from processes where id = $1`,
    [processId, presenceLockClass],
  )
  return rows[0]
}

async function heartbeatAge(): Promise<number> {
  const { rows } = await inside.query(
    'select extract(epoch from now() - max(heartbeat_at))::float as age from processes',
  )
  return rows[0].age
}

async function cutPresences(): Promise<void> {
  await inside.query(
    `select pg_terminate_backend(pid) from pg_locks
     where classid = $1 and database = (select oid from pg_database where datname = current_database())`,
    [presenceLockClass],
  )
}

async function cutAll(): Promise<void> {
  await inside.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
}

async function allowConnections(allowed: boolean): Promise<void> {
  await outside.query(`alter database ${fixture.database.connection.database} allow_connections ${allowed}`)
}

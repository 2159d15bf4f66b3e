import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { TaskRun } from '../../../src/storage/queue/task-runner.ts'
import { eventually } from '../../support/eventually.ts'
import { openQueue, type QueueFixture } from './fixture.ts'

let fixture: QueueFixture
before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

test('a task that ends by one statement has its effect once and hands its place on', async () => {
  const worker = await fixture.worker({ write: { run: ({ text }, run) => run.completeBy(effect(text)) } })
  const concurrency = { key: 'one at a time', max: 1 }
  for (const text of ['a', 'b', 'c']) await fixture.enqueue('write', { text }, { concurrency })
  await eventually('all to be done', async () => (await fixture.effects()).length === 3)
  // Which of two that are taken at the same moment gets the place first is nobody's promise.
  const effects = await fixture.takeEffects()
  assert.deepEqual([effects.length, new Set(effects)], [3, new Set(['a', 'b', 'c'])])
  await eventually('their places to be free', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('an attempt that was taken over changes nothing by one statement, at its end or before', async () => {
  const refusals: string[] = []
  const seen: unknown[][] = []
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        seen.push(await heldRows(run))
        await fixture.takeAway(run.taskId)
        seen.push(await heldRows(run))
        await run.completeBy(effect(text)).catch((error) => refusals.push(error.code))
      },
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'lost' }, { concurrency: { key: 'lost', max: 1 } })
  await eventually('the refusal', () => refusals.length === 1)
  assert.deepEqual(refusals, ['conflict'])
  assert.deepEqual(
    seen.map((rows) => rows.length),
    [1, 0],
  )
  assert.deepEqual(await fixture.effects(), [])
  assert.equal((await fixture.job(taskId))?.locked_by, 'another worker')
  assert.deepEqual(await fixture.slots(), [{ key: 'lost', held: true }])
  await worker.stop()
})

test('when the one statement fails, the task is not complete and is tried again', async () => {
  const worker = await fixture.worker({
    write: {
      run: ({ text }, run) =>
        run.attempt === 1
          ? run.completeBy({ name: 'fails', parts: sql`wrong as (insert into effects (text) select null from held)` })
          : run.completeBy(effect(text)),
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'second' })
  await eventually('the task to rest', async () => (await fixture.job(taskId))?.last_error ?? undefined)
  await fixture.endRests()
  await eventually('the end', async () => (await fixture.job(taskId)) === undefined)
  assert.deepEqual(await fixture.takeEffects(), ['second'])
  await worker.stop()
})

test('who waits for what has ended is told when that can be seen', async () => {
  const worker = await fixture.worker({
    write: { run: ({ text }, run) => run.completeBy({ ...effect(text), ended: text }) },
  })
  const told: [string, Promise<string[]>][] = []
  worker.presence.onNotification('sheaf_job_ended', (id) => told.push([id, fixture.effects()]))
  await fixture.enqueue('write', { text: 'told' })
  await eventually('the news', () => told.length > 0)
  assert.deepEqual(await Promise.all(told.map(async ([id, seen]) => [id, await seen])), [['told', ['told']]])
  await fixture.takeEffects()
  await worker.stop()
})

test('a task that is added outside of a transaction gets a place that became free before it could be seen', async () => {
  const parked = async () => (await fixture.slots()).flatMap(({ key, held }) => (key === 'parked' ? [held] : []))
  const gone = { job_id: -1, share: 'parked', key: 'parked', held: true, priority: 0 }
  await fixture.db.insertInto('task_slots').values(gone).execute()
  await fixture.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('parked', 7331003))`.execute(tx)
    await fixture.queue.enqueueWith(fixture.db, 'write', [parkedTask('parked', 'parked')], nothingElse)
    assert.deepEqual(await parked(), [true, false])
    await tx.deleteFrom('task_slots').where('job_id', '=', -1).execute()
  })
  // No worker is there that could find it in a sweep.
  await eventually('the place', async () => (await parked())[0] === true)
  const worker = await fixture.worker({ write: { run: ({ text }, run) => run.completeBy(effect(text)) } })
  await eventually('the task to be done', async () => (await fixture.effects()).length === 1)
  await worker.stop()
})

/** A task that nothing else is done with. */
const nothingElse = {
  label: 'add-with-nothing',
  before: sql`ready as (select ref from asked)`,
  after: sql`nothing as (select)`,
  columns: sql<object>`null`,
}

function parkedTask(text: string, key: string, max = 1) {
  return { ref: randomUUID(), data: { text }, options: { key: text, maxAttempts: 5, concurrency: { key, max } } }
}

function effect(text: string) {
  return { name: 'effect', parts: sql`wrote as (insert into effects (text) select ${text} from held)` }
}

async function heldRows({ fence }: TaskRun): Promise<unknown[]> {
  const { rows } = await sql`with held as materialized (${fence}) select * from held`.execute(fixture.db)
  return rows
}

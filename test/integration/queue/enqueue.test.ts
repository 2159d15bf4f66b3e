import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

test('a task that is added in a transaction that rolls back never existed', async () => {
  const { db, queue } = fixture
  let taskId = ''
  const failed = db.transaction().execute(async (tx) => {
    taskId = (await queue.enqueue(tx, 'write', { text: 'rolled back' })).taskId
    throw new Error('the caller changed its mind')
  })
  await assert.rejects(failed, /changed its mind/)
  assert.equal(await fixture.job(taskId), undefined)
})

test('data that does not fit the task is refused when it is added', async () => {
  const adding = fixture.enqueue('write', { text: 1 } as never)
  await assert.rejects(adding, { name: 'ZodError' })
})

test('a second task under a key that is taken is refused and leaves the first as it is', async () => {
  const first = await fixture.enqueue('write', { text: 'first' }, { key: 'taken', priority: 100 })
  const second = fixture.enqueue('write', { text: 'second' }, { key: 'taken' })
  await assert.rejects(second, { code: 'conflict' })
  assert.equal((await fixture.job(first))?.attempts, 0)
  assert.equal(await fixture.cancel('taken'), 'waiting')
})

test('many tasks are added at once in their order, or none of them when a key is taken', async () => {
  const { db, queue } = fixture
  const add = (texts: string[]) =>
    db.transaction().execute((tx) => {
      const tasks = texts.map((text) => ({ data: { text }, key: `many ${text}` }))
      return queue.enqueueAll(tx, 'write', tasks, { concurrency: { key: 'many', max: 2 } })
    })
  await add(['a', 'b', 'c'])
  await assert.rejects(add(['d', 'b']), { code: 'conflict' })
  await assert.rejects(add([1 as never]), { name: 'ZodError' })
  await add(['e'])
  assert.deepEqual(
    await fixture.slots(),
    Array.from({ length: 4 }, () => ({ key: 'many', held: false })),
  )
  const worker = await fixture.worker(
    { write: { run: ({ text }, run) => run.complete((tx) => writeEffect(tx, text)) } },
    { concurrency: 1 },
  )
  await eventually('all to be done', async () => (await fixture.effects()).length === 4)
  assert.deepEqual(await fixture.takeEffects(), ['a', 'b', 'c', 'e'])
  await eventually('their places to be free', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('the key of a running task is taken too, and the task can still commit', async () => {
  const gate = createGate()
  let started = false
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        started = true
        await gate.passed
        await run.complete((tx) => writeEffect(tx, text))
      },
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'running' }, { key: 'running' })
  await eventually('the task to run', () => started)
  await assert.rejects(fixture.enqueue('write', { text: 'second' }, { key: 'running' }), { code: 'conflict' })
  gate.open()
  await eventually('the task to be done', async () => (await fixture.job(taskId)) === undefined)
  assert.deepEqual(await fixture.takeEffects(), ['running'])
  await worker.stop()
})

test('tasks run by priority, and of equal priority by age', async () => {
  await fixture.enqueue('write', { text: 'later' }, { priority: 5 })
  await fixture.enqueue('write', { text: 'first of the middle' })
  await fixture.enqueue('write', { text: 'second of the middle' })
  await fixture.enqueue('write', { text: 'sooner' }, { priority: -5 })
  const worker = await fixture.worker({}, { concurrency: 1 })
  await eventually('all tasks', async () => (await fixture.effects()).length === 4)
  assert.deepEqual(await fixture.effects(), ['sooner', 'first of the middle', 'second of the middle', 'later'])
  await worker.stop()
})

test('a task is given its data as its schema makes it', async () => {
  let seen: unknown
  const worker = await fixture.worker({
    count: {
      async run(data) {
        seen = data
      },
    },
  })
  await fixture.enqueue('count', { amount: '12' })
  await eventually('the task', () => seen !== undefined)
  assert.deepEqual(seen, { amount: 12 })
  await worker.stop()
})

test('a task does not start before its time', async () => {
  let startedAt = 0
  const worker = await fixture.worker({
    wait: {
      async run() {
        startedAt = Date.now()
      },
    },
  })
  const runAt = new Date(Date.now() + 1500)
  await fixture.enqueue('wait', { text: '' }, { runAt })
  await eventually('the task', () => startedAt > 0)
  assert.ok(startedAt >= runAt.getTime())
  await worker.stop()
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../../support/eventually.ts'
import { type Handlers, openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

test('several workers together never run more tasks of a key than its limit, and finish them all', async () => {
  const now = new Map<string, number>()
  const most = new Map<string, number>()
  const handlers: Handlers = {
    write: {
      async run({ text }, run) {
        const running = (now.get(text) ?? 0) + 1
        now.set(text, running)
        most.set(text, Math.max(most.get(text) ?? 0, running))
        await run.complete(async (tx) => {
          await writeEffect(tx, text)
          now.set(text, (now.get(text) ?? 0) - 1)
        })
      },
    },
  }
  const workers = await Promise.all([1, 2, 3].map(() => fixture.worker(handlers, { concurrency: 5 })))
  const limits = { narrow: 1, middle: 3, wide: 8 }
  await Promise.all(
    Object.entries(limits).flatMap(([key, max]) =>
      Array.from({ length: 40 }, () => fixture.enqueue('write', { text: key }, { concurrency: { key, max } })),
    ),
  )
  await eventually('all tasks', async () => (await fixture.effects()).length === 120)
  for (const [key, max] of Object.entries(limits)) assert.ok((most.get(key) ?? 0) <= max, `${key}: ${most.get(key)}`)
  await eventually('all places to be free', async () => (await fixture.slots()).length === 0)
  await fixture.takeEffects()
  await Promise.all(workers.map((worker) => worker.stop()))
})

test('tasks that wait for a place get it by priority, then by age', async () => {
  const gate = createGate()
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        if (text === 'holder') await gate.passed
        await run.complete((tx) => writeEffect(tx, text))
      },
    },
  })
  const concurrency = { key: 'ordered', max: 1 }
  await fixture.enqueue('write', { text: 'holder' }, { concurrency })
  await eventually('the holder', async () => (await fixture.slots()).some(({ held }) => held))
  await fixture.enqueue('write', { text: 'old' }, { concurrency, priority: 1 })
  await fixture.enqueue('write', { text: 'young' }, { concurrency, priority: 1 })
  await fixture.enqueue('write', { text: 'urgent' }, { concurrency })
  await eventually('all to be parked', async () => (await fixture.slots()).length === 4)
  gate.open()
  await eventually('all tasks', async () => (await fixture.effects()).length === 4)
  assert.deepEqual(await fixture.takeEffects(), ['holder', 'urgent', 'old', 'young'])
  await worker.stop()
})

test('a limit that shrinks holds for the tasks that were added with it, one that grows as soon as they are first', async () => {
  const gates = [createGate(), createGate(), createGate()]
  const started: string[] = []
  const worker = await fixture.worker(
    {
      wait: {
        async run({ text }) {
          started.push(text)
          await gates[Number(text)]?.passed
        },
      },
    },
    { concurrency: 8 },
  )
  const add = (text: string, max: number) =>
    fixture.enqueue('wait', { text }, { concurrency: { key: 'changing', max } })
  await add('0', 2)
  await add('1', 2)
  await eventually('both to run', () => started.length === 2)
  await add('2', 1)
  for (const text of ['7', '8', '9']) await add(text, 3)
  await eventually('the others to be parked', async () => (await fixture.slots()).length === 6)

  gates[0]?.open()
  await eventually('the first to end', async () => (await fixture.slots()).length === 5)
  assert.equal(started.length, 2)
  gates[1]?.open()
  await eventually('all the others to run', () => started.length === 6)
  gates[2]?.open()
  await eventually('no task to be left', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('places of tasks that are gone are found by a thorough sweep, and waiting tasks that were passed over run', async () => {
  const concurrency = { key: 'stranded', max: 1 }
  await fixture.db
    .insertInto('task_slots')
    .values({ job_id: -1, share: 'stranded', key: 'stranded', held: true, priority: 0 })
    .execute()
  const worker = await fixture.worker({})
  const taskId = await fixture.enqueue('write', { text: 'stranded' }, { concurrency })
  await eventually('the task to be parked', async () => (await fixture.slots()).length === 2)
  await fixture.sweep()
  await eventually('the task to run', async () => (await fixture.job(taskId)) === undefined)
  await eventually('all places to be free', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('whoever has many keys leaves places to others, and its keys take turns', async () => {
  await fixture.takeEffects()
  const gate = createGate()
  const running: string[] = []
  const worker = await fixture.worker(
    {
      write: {
        async run({ text }, run) {
          running.push(text)
          await gate.passed
          await run.complete((tx) => writeEffect(tx, text))
        },
      },
    },
    { concurrency: 4 },
  )
  const of = (share: string, key: string) => ({ concurrency: { key, max: 5, share } })
  for (let index = 0; index < 20; index++) await fixture.enqueue('write', { text: 'first' }, of('greedy', 'first'))
  await eventually('its share to be full', () => running.length === 3)
  for (let index = 0; index < 5; index++) await fixture.enqueue('write', { text: 'second' }, of('greedy', 'second'))
  await fixture.enqueue('write', { text: 'other' }, of('modest', 'other'))
  await eventually('another to run beside it', () => running.includes('other'))
  assert.deepEqual(running, ['first', 'first', 'first', 'other'])
  gate.open()
  await eventually('all', async () => (await fixture.effects()).length === 26)
  const order = await fixture.takeEffects()
  // By age alone all of the first key would come before it.
  assert.ok(order.lastIndexOf('second') < order.lastIndexOf('first'), order.join())
  await eventually('all places to be free', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('a place goes to the next where the first of its key is just being taken away', async () => {
  const gate = createGate()
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        if (text === 'holder') await gate.passed
        await run.complete((tx) => writeEffect(tx, text))
      },
    },
  })
  const concurrency = { key: 'taken away', max: 1, share: 'of taken away' }
  await fixture.enqueue('write', { text: 'holder' }, { concurrency })
  await eventually('the holder', async () => (await fixture.slots()).some(({ held }) => held))
  await fixture.enqueue('write', { text: 'cancelled' }, { concurrency, key: 'to be cancelled' })
  await fixture.enqueue('write', { text: 'next' }, { concurrency })
  await fixture.db.transaction().execute(async (tx) => {
    assert.equal(await fixture.queue.cancel(tx, 'to be cancelled'), 'waiting')
    gate.open()
    await eventually('the next', async () => (await fixture.effects()).length === 2)
  })
  assert.deepEqual(await fixture.takeEffects(), ['holder', 'next'])
  await eventually('all places to be free', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('all places that are free at once are given away at once', async () => {
  const running: string[] = []
  const gate = createGate()
  const worker = await fixture.worker(
    {
      wait: {
        async run({ text }) {
          running.push(text)
          await gate.passed
        },
      },
    },
    { concurrency: 8 },
  )
  const promoted = await fixture.db.transaction().execute(async (tx) => {
    for (const key of ['one', 'two', 'three']) {
      const tasks = Array.from({ length: 4 }, (_, index) => ({ data: { text: key }, key: `${key} ${index}` }))
      await fixture.queue.enqueueAll(tx, 'wait', tasks, { concurrency: { key, max: 3, share: 'of three' } })
    }
    await sql`update graphile_worker._private_jobs set run_at = 'infinity'`.execute(tx)
    const { rows } = await sql<{ promoted: string[] }>`select fill_task_places('of three') as promoted`.execute(tx)
    return rows[0]?.promoted
  })
  assert.equal(promoted?.length, 6)
  await eventually('three quarters of the places to be taken', () => running.length === 6)
  for (const key of ['one', 'two', 'three']) assert.equal(running.filter((text) => text === key).length, 2)
  gate.open()
  await eventually('no task to be left', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('a task that leaves its place lets the next begin, and still ends by itself', async () => {
  const gate = createGate()
  const worker = await fixture.worker(
    {
      write: {
        async run({ text }, run) {
          if (text === 'long') {
            run.leavePlace()
            await gate.passed
          }
          await run.complete((tx) => writeEffect(tx, text))
        },
      },
    },
    { concurrency: 1 },
  )
  for (const text of ['long', 'short']) await fixture.enqueue('write', { text })
  await eventually('the short one', async () => (await fixture.effects()).length === 1)
  gate.open()
  await eventually('both', async () => (await fixture.effects()).length === 2)
  assert.deepEqual(await fixture.takeEffects(), ['short', 'long'])
  await worker.stop()
})

test('a task of another key overtakes a thousand that wait for a place', async () => {
  const gate = createGate()
  const worker = await fixture.worker({
    wait: { run: () => gate.passed },
  })
  await fixture.db.transaction().execute(async (tx) => {
    const tasks = Array.from({ length: 1000 }, (_, i) => ({ data: { text: '' }, key: `one of the crowd ${i}` }))
    await fixture.queue.enqueueAll(tx, 'wait', tasks, { concurrency: { key: 'crowd', max: 1 } })
  })
  await fixture.enqueue('write', { text: 'alone' }, { concurrency: { key: 'alone', max: 1 } })
  await eventually('the task of the other key', async () => (await fixture.effects()).includes('alone'))
  gate.open()
  await worker.stop()
})

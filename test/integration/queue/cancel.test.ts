import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { eventually } from '../../support/eventually.ts'
import { openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

test('a task that waits for its time is taken away', async () => {
  const taskId = await fixture.enqueue('write', { text: 'late' }, { key: 'late', runAt: new Date(Date.now() + 60_000) })
  assert.equal(await fixture.cancel('late'), 'waiting')
  assert.equal(await fixture.job(taskId), undefined)
  assert.equal(await fixture.cancel('late'), 'unknown')
})

test('cancelling rolls back with the transaction it is part of', async () => {
  const { db, queue } = fixture
  const taskId = await fixture.enqueue('write', { text: 'kept' }, { key: 'kept', runAt: new Date(Date.now() + 60_000) })
  const failed = db.transaction().execute(async (tx) => {
    await queue.cancel(tx, 'kept')
    throw new Error('the caller changed its mind')
  })
  await assert.rejects(failed, /changed its mind/)
  assert.notEqual(await fixture.job(taskId), undefined)
  await fixture.cancel('kept')
})

test('a running task is aborted, cannot commit, has no effect and is not tried again', async () => {
  let refusal: { code: string } | undefined
  let runs = 0
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        runs += 1
        await aborted(run.signal)
        await run
          .complete((tx) => writeEffect(tx, text))
          .catch((error) => {
            refusal = error
          })
        await run.checkpoint((tx) => writeEffect(tx, text)).catch(() => undefined)
        throw new Error('aborted')
      },
      gaveUp: (_data, tx) => writeEffect(tx, 'gave up'),
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'cancelled' }, { key: 'running', maxAttempts: 1 })
  await eventually('the task to run', () => runs === 1)
  assert.equal(await fixture.cancel('running'), 'running')
  assert.equal((await eventually('the refusal', () => refusal)).code, 'conflict')
  await worker.drain(5)
  assert.equal(await fixture.job(taskId), undefined)
  assert.deepEqual(await fixture.effects(), [])
  assert.equal(runs, 1)
  assert.match(fixture.log(), /"reason":"cancelled","msg":"task ended without effect"/)
})

test('a running task that returns after it was cancelled has not completed', async () => {
  let runs = 0
  const worker = await fixture.worker({
    wait: {
      async run(_data, run) {
        runs += 1
        await aborted(run.signal)
      },
    },
  })
  await fixture.enqueue('wait', { text: '' }, { key: 'returns' })
  await eventually('the task to run', () => runs === 1)
  await fixture.cancel('returns')
  await worker.drain(5)
  assert.equal(runs, 1)
})

test('a cancelled task keeps its place until it has stopped, and then the next one gets it', async () => {
  const gate = createGate()
  const started: string[] = []
  let abortedFirst = false
  const worker = await fixture.worker({
    wait: {
      async run({ text }, { signal }) {
        started.push(text)
        if (text !== 'first') return
        await aborted(signal)
        abortedFirst = true
        await gate.passed
      },
    },
  })
  const concurrency = { key: 'one at a time', max: 1 }
  await fixture.enqueue('wait', { text: 'first' }, { key: 'first', concurrency })
  await eventually('the first to run', () => started.length === 1)
  await fixture.enqueue('wait', { text: 'parked' }, { key: 'parked', concurrency })
  await fixture.enqueue('wait', { text: 'last' }, { key: 'last', concurrency })
  await eventually('the others to be parked', async () => (await fixture.slots()).length === 3)

  assert.equal(await fixture.cancel('parked'), 'waiting')
  assert.equal(await fixture.cancel('first'), 'running')
  await eventually('the abort', () => abortedFirst)
  assert.deepEqual(await fixture.slots(), [
    { key: concurrency.key, held: true },
    { key: concurrency.key, held: false },
  ])
  gate.open()
  // Sooner than any sweep would give a forgotten place away.
  await eventually('the last to run', () => started.length === 2)
  assert.deepEqual(started, ['first', 'last'])
  await worker.drain(5)
  assert.deepEqual(await fixture.slots(), [])
})

test('a task that was handed a place and is cancelled before it starts passes the place on', async () => {
  const gate = createGate()
  const started: string[] = []
  const handlers = {
    wait: {
      async run({ text }: { text: string }) {
        started.push(text)
        if (text === 'holder') await gate.passed
      },
    },
  }
  const concurrency = { key: 'handed on', max: 1 }
  const worker = await fixture.worker(handlers)
  await fixture.enqueue('wait', { text: 'holder' }, { concurrency })
  await eventually('the holder', () => started.length === 1)
  await fixture.enqueue('wait', { text: 'second' }, { key: 'second', concurrency })
  await fixture.enqueue('wait', { text: 'third' }, { concurrency })
  await eventually('the others to be parked', async () => (await fixture.slots()).length === 3)
  const drained = worker.drain(5)
  // What it was fetching when it was told to stop would be handed back, and its place with it.
  await delay(300)
  gate.open()
  await drained
  assert.deepEqual(
    (await fixture.slots()).map(({ held }) => held),
    [true, false],
  )
  assert.equal(await fixture.cancel('second'), 'waiting')
  const another = await fixture.worker(handlers)
  await eventually('the third to run', () => started.length === 2)
  assert.deepEqual(started, ['holder', 'third'])
  // One that is stopped before its end is known would run again in the next test.
  await eventually('its end', async () => (await fixture.slots()).length === 0)
  await another.stop()
})

test('a task can finish and hand its place on while the cancelling of a waiting one is not yet committed', async () => {
  const { db, queue } = fixture
  const gate = createGate()
  const started: string[] = []
  const worker = await fixture.worker({
    wait: {
      async run({ text }) {
        started.push(text)
        if (text === 'holder') await gate.passed
      },
    },
  })
  const concurrency = { key: 'passed over', max: 1 }
  const holder = await fixture.enqueue('wait', { text: 'holder' }, { concurrency })
  await eventually('the holder', () => started.length === 1)
  await fixture.enqueue('wait', { text: 'cancelled' }, { key: 'cancelled', concurrency })
  await fixture.enqueue('wait', { text: 'next' }, { concurrency })
  await eventually('the others to be parked', async () => (await fixture.slots()).length === 3)
  await db.transaction().execute(async (tx) => {
    assert.equal(await queue.cancel(tx, 'cancelled'), 'waiting')
    gate.open()
    await eventually('the holder to be done', async () => (await fixture.job(holder)) === undefined)
  })
  await eventually('the next to run', () => started.length === 2)
  assert.deepEqual(started, ['holder', 'next'])
  await eventually('its end', async () => (await fixture.slots()).length === 0)
  await worker.stop()
})

test('cancelling waiting tasks while others of the key finish neither deadlocks nor loses a place', async () => {
  const worker = await fixture.worker({ wait: { run: async () => undefined } }, { concurrency: 6 })
  const concurrency = { key: 'contended', max: 2 }
  const keys = Array.from({ length: 60 }, (_, index) => `contended ${index}`)
  await Promise.all(keys.map((key) => fixture.enqueue('wait', { text: '' }, { key, concurrency })))
  await Promise.all(keys.filter((_, index) => index % 2 === 1).map((key) => fixture.cancel(key)))
  await eventually('no task to be left', async () => (await fixture.slots()).length === 0)
  assert.doesNotMatch(fixture.log(), /40P01/)
  await worker.stop()
})

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

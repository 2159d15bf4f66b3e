import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { type Handlers, openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

test('a worker that drains lets running tasks finish and takes no others', async () => {
  const gate = createGate()
  let started = 0
  const handlers: Handlers = {
    write: {
      async run({ text }, run) {
        started += 1
        await gate.passed
        await run.complete((tx) => writeEffect(tx, text))
      },
    },
  }
  const worker = await fixture.worker(handlers, { concurrency: 1 })
  await fixture.enqueue('write', { text: 'running' })
  await eventually('the task to run', () => started === 1)
  const drained = worker.drain(30)
  const later = await fixture.enqueue('write', { text: 'later' }, { key: 'later' })
  gate.open()
  await drained
  assert.deepEqual(await fixture.takeEffects(), ['running'])
  assert.equal((await fixture.job(later))?.attempts, 0)
  await fixture.cancel('later')
})

test('what does not finish in time is handed back as if it had not begun, and another worker does it', async () => {
  const signals: AbortSignal[] = []
  const concurrency = { key: 'handed back', max: 1 }
  const leaving = await fixture.worker({
    write: {
      async run(_data, { signal }) {
        signals.push(signal)
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'long' }, { maxAttempts: 1, concurrency })
  await eventually('the task to run', () => signals.length === 1)
  await leaving.drain(0)
  assert.equal(signals[0]?.aborted, true)
  const job = await fixture.job(taskId)
  assert.equal(job?.attempts, 0)
  assert.equal(job?.locked_by, null)
  assert.deepEqual(await fixture.slots(), [])
  const attempts: number[] = []
  const next = await fixture.worker({
    write: {
      async run({ text }, run) {
        attempts.push(run.attempt)
        await run.complete((tx) => writeEffect(tx, text))
      },
    },
  })
  await eventually('the task to be done', async () => (await fixture.job(taskId)) === undefined)
  assert.deepEqual(attempts, [1])
  assert.deepEqual(await fixture.takeEffects(), ['long'])
  await next.stop()
})

test('a task that does not heed its signal is handed back all the same and cannot commit', async () => {
  const gate = createGate()
  let refusal: { code: string } | undefined
  let started = false
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        started = true
        await gate.passed
        await run
          .complete((tx) => writeEffect(tx, text))
          .catch((error) => {
            refusal = error
          })
      },
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'deaf' }, { key: 'deaf' })
  await eventually('the task to run', () => started)
  await worker.drain(0)
  assert.equal((await fixture.job(taskId))?.attempts, 0)
  gate.open()
  assert.equal((await eventually('the refusal', () => refusal)).code, 'conflict')
  assert.deepEqual(await fixture.effects(), [])
  await fixture.cancel('deaf')
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { AppError } from '../../../src/core/app-error.ts'
import { eventually } from '../../support/eventually.ts'
import { openQueue, type QueueFixture, writeEffect } from './fixture.ts'
import { createGate } from './gate.ts'

let fixture: QueueFixture

before(async () => {
  fixture = await openQueue()
})
after(() => fixture.close())

test('a task that fails is tried again after a rest, and given up once when no attempt is left', async () => {
  const attempts: number[] = []
  const worker = await fixture.worker({
    write: {
      async run(_data, run) {
        attempts.push(run.attempt)
        throw new TypeError('no')
      },
      gaveUp: ({ text }, tx) => writeEffect(tx, `gave up ${text}`),
    },
  })
  const options = { maxAttempts: 3, concurrency: { key: 'failing', max: 1 } }
  const taskId = await fixture.enqueue('write', { text: 'it' }, options)
  for (const attempt of [1, 2]) {
    const job = await eventually('the task to rest', async () => {
      const state = await fixture.job(taskId)
      return state?.attempts === attempt && state.locked_by === null ? state : undefined
    })
    assert.ok(job.run_at > new Date())
    assert.equal(job.last_error, 'TypeError')
    assert.deepEqual(await fixture.slots(), [])
    await fixture.endRests()
  }
  await eventually('the end', async () => (await fixture.job(taskId)) === undefined)
  await worker.stop()
  assert.deepEqual(attempts, [1, 2, 3])
  assert.deepEqual(await fixture.takeEffects(), ['gave up it'])
  assert.deepEqual(await fixture.slots(), [])
})

test('a fault of disk, store or database is no attempt: the task waits, and is done when the fault is over', async () => {
  const faults = [
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    new AppError('service_unavailable', 'The object store cannot be reached.'),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    Object.assign(new Error('input/output error'), { code: 'EIO' }),
  ]
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        const fault = faults[run.attempt - 1]
        if (fault) throw fault
        await run.complete((tx) => writeEffect(tx, text))
      },
      gaveUp: ({ text }, tx) => writeEffect(tx, `gave up ${text}`),
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'it' }, { maxAttempts: 1 })
  for (const attempt of faults.keys()) {
    await eventually('the task to wait', async () => {
      const state = await fixture.job(taskId)
      return state?.attempts === attempt + 1 && state.locked_by === null
    })
    await fixture.endRests()
  }
  await eventually('the end', async () => (await fixture.job(taskId)) === undefined)
  await worker.stop()
  assert.deepEqual(await fixture.takeEffects(), ['it'])
})

test('an attempt of which the database has forgotten in a crash goes on, and is not made a second time beside itself', async () => {
  const gate = createGate()
  const begun: string[] = []
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        begun.push(text)
        if (text === 'forgotten') await gate.passed
        await run.complete((tx) => writeEffect(tx, text))
      },
    },
  })
  const concurrency = { key: 'forgotten', max: 1 }
  const taskId = await fixture.enqueue('write', { text: 'forgotten' }, { concurrency })
  await eventually('the task to begin', () => begun.length === 1)
  const fetched = await fixture.job(taskId)
  await sql`
    update graphile_worker._private_jobs set attempts = attempts - 1, locked_by = null, locked_at = null
    where id = ${taskId}`.execute(fixture.db)
  await eventually('it to be fetched again', async () => (await fixture.job(taskId))?.locked_by === fetched?.locked_by)
  await fixture.enqueue('write', { text: 'after it' })
  await eventually('another task', async () => (await fixture.effects()).length === 1)
  assert.deepEqual(begun, ['forgotten', 'after it'])
  gate.open()
  await eventually('the end', async () => (await fixture.job(taskId)) === undefined)
  await worker.stop()
  assert.deepEqual(await fixture.takeEffects(), ['after it', 'forgotten'])
})

test('when the transaction of complete fails, the task is not complete and is tried again', async () => {
  const worker = await fixture.worker({
    write: {
      run: ({ text }, run) =>
        run.complete(async (tx) => {
          await writeEffect(tx, `${text} ${run.attempt}`)
          if (run.attempt === 1) await sql`select 1 / 0`.execute(tx)
        }),
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'attempt' })
  await eventually('the task to rest', async () => (await fixture.job(taskId))?.last_error ?? undefined)
  await fixture.endRests()
  await eventually('the end', async () => (await fixture.job(taskId)) === undefined)
  assert.deepEqual(await fixture.takeEffects(), ['attempt 2'])
  await worker.stop()
})

test('complete can succeed only once', async () => {
  let second: { code: string } | undefined
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        await run.complete((tx) => writeEffect(tx, text))
        await run
          .complete((tx) => writeEffect(tx, 'again'))
          .catch((error) => {
            second = error
          })
      },
    },
  })
  await fixture.enqueue('write', { text: 'once' })
  assert.equal((await eventually('the refusal', () => second)).code, 'conflict')
  assert.deepEqual(await fixture.takeEffects(), ['once'])
  await worker.stop()
})

test('a task that fails after it was complete is not tried again', async () => {
  let runs = 0
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        runs += 1
        await run.complete((tx) => writeEffect(tx, text))
        throw new Error('too late')
      },
      gaveUp: (_data, tx) => writeEffect(tx, 'gave up'),
    },
  })
  await fixture.enqueue('write', { text: 'complete' }, { maxAttempts: 1 })
  await eventually('the log line', () => fixture.log().includes('task failed after it was complete'))
  await worker.stop()
  assert.equal(runs, 1)
  assert.deepEqual(await fixture.takeEffects(), ['complete'])
})

test('a checkpoint is kept even if the attempt fails later, and refused once the task is lost', async () => {
  let refusal: { code: string } | undefined
  const worker = await fixture.worker({
    write: {
      async run({ text }, run) {
        await run.checkpoint((tx) => writeEffect(tx, `${text} kept`))
        await fixture.takeAway(run.taskId)
        await run
          .checkpoint((tx) => writeEffect(tx, `${text} refused`))
          .catch((error) => {
            refusal = error
          })
      },
    },
  })
  const taskId = await fixture.enqueue('write', { text: 'checkpoint' })
  assert.equal((await eventually('the refusal', () => refusal)).code, 'conflict')
  await worker.drain(5)
  assert.deepEqual(await fixture.takeEffects(), ['checkpoint kept'])
  assert.equal((await fixture.job(taskId))?.locked_by, 'another worker')
})

test('a task that returns after another worker took it over does not end the attempt of that worker', async () => {
  let runs = 0
  const worker = await fixture.worker({
    wait: {
      async run(_data, run) {
        runs += 1
        await fixture.takeAway(run.taskId)
      },
    },
  })
  const taskId = await fixture.enqueue('wait', { text: '' })
  await eventually('the task', () => runs === 1)
  await worker.drain(5)
  assert.equal((await fixture.job(taskId))?.locked_by, 'another worker')
})

test('data that the task no longer understands is given up as it is', async () => {
  const taskId = await fixture.enqueue('write', { text: 'understood' }, { maxAttempts: 1, priority: 9 })
  await sql`
    update graphile_worker._private_jobs set payload = '{"data":{"text":7}}' where id = ${taskId}`.execute(fixture.db)
  const worker = await fixture.worker({
    write: {
      run: () => Promise.reject(new Error('never')),
      gaveUp: (data, tx) => writeEffect(tx, JSON.stringify(data)),
    },
  })
  await eventually('the end', async () => (await fixture.job(taskId)) === undefined)
  assert.deepEqual(await fixture.takeEffects(), ['{"text":7}'])
  await worker.stop()
})

import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { eventually } from '../../support/eventually.ts'
import { jobClient } from '../../support/job-client.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { descendantsOf } from '../../support/processes.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const sandboxScript = fileURLToPath(new URL('../../support/misbehaving-child.ts', import.meta.url))

let system: TestSystem
let app: FastifyInstance
let worker: JobWorker
let client: ReturnType<typeof jobClient>

// The readers do what the name of the file says.
before(async () => {
  system = await createTestSystem()
  app = await system.app()
  client = jobClient(app, await system.workspace())
  worker = await startJobWorker(system, { sandboxScript })
})
after(async () => {
  await worker.stop()
  await system.close()
})

test('a document that breaks its reader fails alone, with a plain message, and the next one succeeds', async () => {
  const [broken, fine] = [await client.submitText('x', 'exits'), await client.submitText('x', 'good')]
  const failed = await client.end(broken.job_id)
  assert.equal(failed.status, 'failed')
  assert.match(failed.message, /made its reader fail/)
  assert.equal(failed.result, null)
  assert.equal((await client.end(fine.job_id)).status, 'success')
})

test('a cancelled job stops its reader, leaves its blob as garbage, and frees its place', async () => {
  const before = descendantsOf(process.pid).length
  const { job_id } = await client.submitText('x', 'idle')
  await eventually('the job to run', async () => (await client.status(job_id)).status === 'processing')
  assert.equal((await client.cancel(job_id)).statusCode, 202)
  const ended = await client.status(job_id)
  assert.equal(ended.status, 'cancelled')
  assert.equal(ended.result, null)
  assert.notEqual(ended.finish_time, null)
  assert.equal((await client.cancel(job_id)).statusCode, 409)
  const { rows } = await system.pool.query('select blob_key from process_jobs where id = $1', [job_id])
  const garbage = await system.pool.query('select 1 from blob_garbage where key = $1', [rows[0].blob_key])
  assert.equal(garbage.rows.length, 1)
  await eventually('the place to be free', async () => {
    const slots = await system.pool.query('select 1 from task_slots')
    return slots.rows.length === 0
  })
  await eventually('the reader to be gone', () => descendantsOf(process.pid).length <= Math.max(before, 5))
  await eventually('its folder to be gone', async () => {
    const left = await readdir(system.scratchFolder)
    return left.every((name) => !name.startsWith('job-'))
  })
})

test('a job in the queue is cancelled at once and never runs', async () => {
  const running = []
  for (let index = 0; index < 5; index++) running.push(await client.submitText('x', 'idle'))
  const waiting = await client.submitText('x', 'good')
  assert.equal((await client.status(waiting.job_id)).status, 'queued')
  assert.equal((await client.cancel(waiting.job_id)).statusCode, 202)
  for (const { job_id } of running) await client.cancel(job_id)
  const after = await client.submitText('x', 'good')
  assert.equal((await client.end(after.job_id)).status, 'success')
  assert.equal((await client.status(waiting.job_id)).status, 'cancelled')
})

test('a key with many jobs does not keep another key waiting', async () => {
  await worker.stop()
  const crowd = []
  for (let index = 0; index < 40; index++) crowd.push(await client.submitText('x', 'good'))
  const other = jobClient(app, await system.workspace())
  const { job_id } = await other.submitText('x', 'good')
  worker = await startJobWorker(system, { sandboxScript })
  await other.end(job_id)
  const { rows } = await system.pool.query(
    `select count(*)::int as before from process_jobs
     where id = any($1) and started_at <= (select started_at from process_jobs where id = $2)`,
    [crowd.map((job) => job.job_id), job_id],
  )
  // Who begins first, not who ends first: a reader of its own has to be started for the other.
  assert.ok(rows[0].before < 20, `${rows[0].before} of 40 began first`)
  for (const each of crowd) assert.equal((await client.end(each.job_id)).status, 'success')
})

test('a worker that stops hands its job back, and another one finishes it', async () => {
  const { job_id } = await client.submitText('x', 'stops-after-a-page')
  await eventually('the job to run', async () => (await client.status(job_id)).status === 'processing')
  await worker.stop()
  assert.equal((await client.status(job_id)).status, 'processing')
  worker = await startJobWorker(system)
  const ended = await client.end(job_id)
  assert.equal(ended.status, 'success')
})

test('a job whose workers kept dying is done by the next', async () => {
  await worker.stop()
  const { job_id } = await client.submitText('x', 'good')
  await system.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts where key = $1`, [
    `process:${job_id}`,
  ])
  worker = await startJobWorker(system, { sandboxScript })
  assert.equal((await client.end(job_id)).status, 'success')
})

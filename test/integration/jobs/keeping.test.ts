import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { purge } from '../../../src/services/maintenance/purge.ts'
import { jobClient } from '../../support/job-client.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const hour = 3_600_000

let now = new Date()
let system: TestSystem
let app: FastifyInstance
let worker: JobWorker
let client: ReturnType<typeof jobClient>

before(async () => {
  system = await createTestSystem({ clock: { now: () => now } })
  app = await system.app()
  client = jobClient(app, await system.workspace())
  worker = await startJobWorker(system)
})
after(async () => {
  await worker.stop()
  await system.close()
})

test('sources and results are deleted a day after the job has ended, feedback is kept', async () => {
  const { job_id } = await client.submitText('Total: EUR 5.00')
  await client.end(job_id)
  assert.equal((await client.feedback(job_id, { rating: 5 })).statusCode, 204)
  const { rows } = await system.pool.query('select blob_key from process_jobs where id = $1', [job_id])
  const blobKey = rows[0].blob_key

  await passHours(23)
  assert.equal((await client.get(job_id)).statusCode, 200)
  assert.equal(await system.blobs.exists(blobKey), true)

  await passHours(2)
  assert.equal((await client.get(job_id)).statusCode, 404)
  assert.equal(await count('process_results'), 0)
  await passHours(24 * 3)
  assert.equal(await system.blobs.exists(blobKey), false)
  assert.equal(await count('process_feedback'), 1)
})

test('shared data are kept longer, until their owner no longer shares them', async () => {
  const [shared, unshared] = [await client.submitText('Total: EUR 5.00'), await client.submitText('Total: EUR 6.00')]
  for (const { job_id } of [shared, unshared]) {
    await client.end(job_id)
    await client.feedback(job_id, { rating: 4, share_data: true })
  }
  await client.feedback(unshared.job_id, { rating: 1 })
  await passHours(25)
  assert.equal((await client.get(shared.job_id)).statusCode, 200)
  assert.equal((await client.get(unshared.job_id)).statusCode, 404)
  await passHours(24 * 30)
  assert.equal((await client.get(shared.job_id)).statusCode, 404)
})

test('a job that waits is not deleted, however long', async () => {
  await worker.stop()
  const { job_id } = await client.submitText('Total: EUR 5.00')
  await passHours(1000)
  assert.equal((await client.status(job_id)).status, 'queued')
  worker = await startJobWorker(system)
  assert.equal((await client.end(job_id)).status, 'success')
})

async function passHours(hours: number): Promise<void> {
  now = new Date(now.getTime() + hours * hour)
  await purge(system, new AbortController().signal)
}

async function count(table: string): Promise<number> {
  const { rows } = await system.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}

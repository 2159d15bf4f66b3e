import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { statementsOf } from '../../support/count-statements.ts'
import { jobClient } from '../../support/job-client.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let worker: JobWorker
let client: ReturnType<typeof jobClient>
let stranger: ReturnType<typeof jobClient>

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  client = jobClient(app, await system.workspace())
  stranger = jobClient(app, await system.workspace())
  worker = await startJobWorker(system)
})
after(async () => {
  await worker.stop()
  await system.close()
})

test('polls that come together share a statement, and each is answered for its own workspace', async () => {
  const totals = ['5.00', '6.00', '7.00']
  const jobs = await Promise.all(totals.map((total) => client.submitText(`Total: EUR ${total}`)))
  const other = await stranger.submitText('Total: EUR 8.00')
  for (const { job_id } of jobs) await client.end(job_id)
  await stranger.end(other.job_id)
  const everyJob = [...jobs, other].map(({ job_id }) => job_id)
  const poll = () => Promise.all([client, stranger].flatMap((who) => everyJob.map((id) => who.get(id))))
  // Whose keys they are is known from then on.
  const alone = await poll()
  assert.deepEqual(
    alone.map(({ statusCode }) => statusCode),
    [200, 200, 200, 404, 404, 404, 404, 200],
  )
  const asked = await statementsOf(system.pool, async () => {
    const together = await poll()
    assert.deepEqual(
      together.map(({ body, statusCode }) => (statusCode === 200 ? body : statusCode)),
      alone.map(({ body, statusCode }) => (statusCode === 200 ? body : statusCode)),
    )
  })
  const polls = asked.filter((text) => text.includes('sheaf:poll-job'))
  assert.ok(polls.length < everyJob.length, `${polls.length} statements`)
})

test('a large result is brought to the poll that asks for it, whoever polls beside it', async () => {
  const [large, small] = [await client.submitText('Total: EUR 5.00'), await client.submitText('Total: EUR 6.00')]
  for (const { job_id } of [large, small]) await client.end(job_id)
  const words = 'word '.repeat(20_000)
  const change = 'update process_results set result = $2 where job_id = $1'
  await system.pool.query(change, [large.job_id, JSON.stringify({ words })])
  const [first, second] = await Promise.all([client.get(large.job_id), client.get(small.job_id)])
  assert.equal(first.json().result.words, words)
  assert.equal(second.json().status, 'success')
})

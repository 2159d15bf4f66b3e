import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { identityOf } from '../../../src/services/idempotency/claim.ts'
import { beginWithOthers, type NewJob } from '../../../src/services/process-jobs/begin-jobs.ts'
import { reserveBlobs } from '../../../src/storage/blob-garbage.ts'
import { insertClaims } from '../../../src/storage/idempotency-requests.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let home: TestWorkspace
before(async () => {
  system = await createTestSystem()
  home = await system.workspace()
})
after(() => system.close())

test('of jobs that are begun by one statement each has its own end: begun, without its upload, claimed by another, or wrong', async () => {
  const good = await newJob()
  const uncounted = await newJob({ isDoneOnce: false })
  const collected = await newJob()
  await system.db.deleteFrom('blob_garbage').where('key', '=', String(collected.job.blob_key)).execute()
  const taken = await newJob()
  await system.db
    .updateTable('idempotency_requests')
    .set({ claim: randomUUID() })
    .where('claim', '=', String(taken.kept?.claim))
    .execute()
  const all = [good, uncounted, collected, taken]
  const begun = await Promise.all(all.map((job) => beginWithOthers(system, job)))
  assert.deepEqual(
    begun.map((one) => [one?.isReady, one?.is_claimed]),
    [
      [true, true],
      [true, true],
      [false, true],
      [false, false],
    ],
  )
  assert.deepEqual(await traces(all), [
    { jobs: 1, tasks: 1, audited: 1, kept: 1, garbage: 0 },
    { jobs: 1, tasks: 1, audited: 1, kept: 0, garbage: 0 },
    { jobs: 0, tasks: 0, audited: 0, kept: 0, garbage: 0 },
    { jobs: 0, tasks: 0, audited: 0, kept: 0, garbage: 1 },
  ])

  const fine = await newJob()
  const wrong = await newJob()
  const ends = await Promise.allSettled(
    [fine, { ...wrong, job: { ...wrong.job, validation: 'unheard of' } }].map((job) => beginWithOthers(system, job)),
  )
  assert.deepEqual(
    ends.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  )
  assert.deepEqual(
    (await traces([fine, wrong])).map(({ jobs, tasks, kept }) => [jobs, tasks, kept]),
    [
      [1, 1, 1],
      [0, 0, 0],
    ],
  )
})

test('of tasks that are added by one statement those beyond the limit of their key wait for a place', async () => {
  const jobs = await Promise.all(Array.from({ length: 4 }, () => newJob({ key: 'one of many', most: 2 })))
  await Promise.all(jobs.map((job) => beginWithOthers(system, job)))
  const { rows } = await system.pool.query(
    `select count(*) filter (where run_at = 'infinity')::int as waiting, count(*)::int as all
     from graphile_worker._private_jobs job join task_slots slot on job.id = job_id where slot.key = 'one of many'`,
  )
  assert.deepEqual(rows, [{ waiting: 2, all: 4 }])
})

async function newJob({ isDoneOnce = true, key = `key ${randomUUID()}`, most = 5 } = {}): Promise<NewJob> {
  const id = randomUUID()
  const blob_key = `${home.id}/${randomUUID()}`
  const created_at = new Date()
  await reserveBlobs(system.db, [{ key: blob_key, collectAfter: created_at }])
  const request = identityOf({ workspaceId: home.id, method: 'PUT', path: '/process', key: id })
  const claim = randomUUID()
  const process_id = system.presence.processId
  await insertClaims(system.db, [{ ...request, fingerprint: Buffer.from('a'), claim, process_id, created_at }])
  const answer = { status: 202, headers: { 'x-own': id }, body: Buffer.from(id) }
  return {
    task: {
      ref: id,
      data: { jobId: id },
      options: { key: `process:${id}`, maxAttempts: 3, concurrency: { key, max: most, share: `share of ${key}` } },
    },
    job: {
      ...{ id, workspace_id: home.id, principal_id: home.key.id, correlation_id: randomUUID(), kind: 'process' },
      ...{ status: 'queued', message: 'It waits.', filename: 'a "name".txt', blob_key, source_url: null, bytes: 7 },
      ...{ media_type: 'text/plain', fast_extraction: false, validation: 'lax', max_errors: 10, description: null },
      ...{
        max_file_bytes: 1000,
        json_schema: '{"a":"\\u0041"}',
        estimated_seconds: 1.5,
        created_at,
        reservation_id: null,
      },
    },
    audited: [
      {
        ...{ id: randomUUID(), workspace_id: home.id, actor_kind: 'api_key', actor_id: home.key.id, subject_id: id },
        ...{ action: 'process_job.create', details: {}, request_id: null, created_at },
      },
    ],
    kept: isDoneOnce ? { request, claim, answer } : undefined,
  }
}

/** What there is of each job in the database. */
async function traces(jobs: NewJob[]) {
  const { rows } = await system.pool.query(
    `select
       (select count(*)::int from process_jobs where process_jobs.id = asked.id) as jobs,
       (select count(*)::int from graphile_worker._private_jobs where key = 'process:' || asked.id) as tasks,
       (select count(*)::int from audit_log where subject_id = asked.id) as audited,
       (select count(*)::int from idempotency_requests
        where status = 202 and headers ->> 'x-own' = asked.id::text and convert_from(body, 'UTF8') = asked.id::text) as kept,
       (select count(*)::int from blob_garbage where key = asked.blob) as garbage
     from unnest($1::uuid[], $2::text[]) with ordinality as asked(id, blob, place) order by place`,
    [jobs.map(({ job }) => job.id), jobs.map(({ job }) => job.blob_key)],
  )
  return rows as { jobs: number; tasks: number; audited: number; kept: number; garbage: number }[]
}

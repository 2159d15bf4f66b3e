import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProcessResponse, ProcessStatus } from '../../src/contract/process-jobs.ts'
import { eventually } from '../support/eventually.ts'
import { call, loadSchema, makeInvoices } from '../support/job-load.ts'
import { multipart } from '../support/multipart.ts'
import { commandOf, descendantsOf } from '../support/processes.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const cancellations = Number(process.env['SHEAF_TEST_CANCELS'] ?? 10)
const wave = 5

let folder: string
let server: StartedSheaf

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-faults-'))
  server = await startSheaf({ cwd: folder, env: { SHEAF_LOG_LEVEL: 'error', SHEAF_WORKER_CONCURRENCY: String(wave) } })
})
after(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test(`${cancellations} cancellations of running jobs leave no result and no reader`, async (t) => {
  const [long] = await makeInvoices(1, 400)
  assert.ok(long)
  const waits: number[] = []
  let busiest = 0
  for (let done = 0; done < cancellations; done += wave) {
    const jobs = await Promise.all(Array.from({ length: wave }, () => submit(long.bytes)))
    await Promise.all(
      jobs.map(async ({ job_id }) => {
        await eventually('the job to run', async () => (await status(job_id)).status === 'processing')
        await delay(Math.random() * 1500)
        busiest = Math.max(busiest, readers().length)
        const asked = performance.now()
        const answer = await call(server.address, key(), { method: 'DELETE', path: `/process/${job_id}` })
        assert.equal(answer.status, 202, answer.body)
        const ended = await eventually('the job to end', async () => {
          const now = await status(job_id)
          return now.finish_time !== null && now
        })
        waits.push(performance.now() - asked)
        assert.equal(ended.status, 'cancelled')
        assert.equal(ended.result, null)
      }),
    )
  }
  assert.ok(busiest > 0, 'there were readers')
  await eventually('the folders of the jobs to be gone', async () => {
    // One that goes while it is being listed is not gone yet.
    const files = await filesIn('scratch').catch(() => ['source'])
    return files.every((path) => !/job-|source/.test(path))
  })
  // What is left are children that wait for work: those of the pool and of the detector.
  await eventually('the readers to be gone', () => readers().length <= 5)
  const late = await submit((await makeInvoices(1))[0]?.bytes ?? Buffer.alloc(0))
  await eventually('the next job to succeed', async () => (await status(late.job_id)).status === 'success')
  t.diagnostic(`${waits.length} cancelled, the slowest after ${Math.round(Math.max(...waits))} ms`)
})

async function submit(bytes: Buffer): Promise<ProcessResponse> {
  const form = multipart([
    ['file', bytes, 'long.pdf'],
    ['json_schema', loadSchema],
  ])
  const request = { method: 'PUT', path: '/process', headers: form.headers, body: form.payload }
  const answer = await call(server.address, key(), request)
  assert.equal(answer.status, 202, answer.body)
  return JSON.parse(answer.body)
}

async function status(jobId: string): Promise<ProcessStatus> {
  return JSON.parse((await call(server.address, key(), { path: `/process/${jobId}` })).body)
}

function key(): string {
  return server.key ?? ''
}

async function filesIn(name: string): Promise<string[]> {
  const found = await readdir(join(folder, '.sheaf', name), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function readers(): number[] {
  return descendantsOf(server.child.pid ?? 0).filter((pid) => {
    const command = commandOf(pid)
    return command[0] === process.execPath && command.at(-1)?.endsWith('child.ts')
  })
}

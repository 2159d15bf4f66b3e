import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purge } from '../../../src/services/maintenance/purge.ts'
import { jobClient } from '../../support/job-client.ts'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'

let now = new Date()
const { system, app } = await startPlatform({ clock: { now: () => now } })
const home = await system.workspace()
const client = platformClient(app, home)
const schema = { total: 'number' }

const list = async (query: string) => (await client.get(`/v1/audit?${query}`)).json().data
const historyOf = async (id: string): Promise<string[]> =>
  (await list(`subject_id=${id}`)).map((entry: { action: string; actor: { kind: string } }) => {
    const { action, actor } = entry
    return `${action} by ${actor.kind}`
  })

test('what a worker changes stands in the log beside what callers do', async () => {
  const { extraction_id, document } = (await client.extract('Total: 1.50 EUR', { schema, async: true })).json()
  await client.extractionEnd(extraction_id)
  assert.deepEqual(
    new Set(await historyOf(extraction_id)),
    new Set(['extraction.create by api_key', 'extraction.complete by system']),
  )
  assert.ok((await historyOf(document.id)).includes('document.completed by system'))
  const broken = (await client.extract('%PDF-1.7 and nothing else', { schema, async: true }, 'a.pdf')).json()
  await client.jobEnd(broken.job.id)
  assert.ok((await historyOf(broken.extraction_id)).includes('extraction.failed by system'))
  assert.ok((await historyOf(broken.job.id)).includes('job.failed by system'))
})

test('an extraction that becomes a job on its way says so', async () => {
  const pages = Array.from({ length: 6 }, (_, page) => `Total: ${page}.50 EUR`).join('\f')
  const begun = await client.extract(pages.padEnd(20_000, ' word'), { schema })
  assert.equal(begun.statusCode, 202)
  assert.ok((await historyOf(begun.json().extraction_id)).includes('extraction.promote by system'))
  await client.jobEnd(begun.json().job.id)
})

test('jobs of the job API leave their end and their expiry', async () => {
  const jobs = jobClient(app, home)
  const { job_id } = await jobs.submitText('Total: 2.50 EUR')
  await jobs.end(job_id)
  assert.ok((await historyOf(job_id)).includes('process_job.success by system'))
  const before = now
  now = new Date(before.getTime() + 25 * 3_600_000)
  await purge(system, new AbortController().signal)
  now = before
  assert.ok((await historyOf(job_id)).includes('process_job.expire by system'))
})

test('the log is read by who, what, whom and when, and only that of the own workspace', async () => {
  const made = await client.post('/v1/api-keys', { name: 'audited' }, { 'x-request-id': 'audit-42' })
  const [entry, ...others] = await list(`action=api_key.create&actor_id=${home.key.id}`)
  assert.deepEqual(others, [])
  assert.deepEqual(
    { ...entry, id: null },
    {
      ...{ id: null, action: 'api_key.create', actor: { kind: 'api_key', id: home.key.id }, request_id: 'audit-42' },
      ...{ subject_id: made.json().id, created_at: now.toISOString() },
      details: { name: 'audited', scopes: ['extract', 'read', 'write', 'operations'] },
    },
  )
  const tomorrow = new Date(now.getTime() + 24 * 3_600_000).toISOString()
  assert.deepEqual(await list(`after=${tomorrow}`), [])
  assert.ok((await list(`before=${tomorrow}`)).length > 5)
  const stranger = platformClient(app, await system.workspace())
  assert.deepEqual((await stranger.get(`/v1/audit?subject_id=${made.json().id}`)).json().data, [])
  const reader = platformClient(app, await system.workspace(undefined, ['read', 'write']))
  assert.equal((await reader.get('/v1/audit')).json().required_scope, 'operations')
})

test('entries are kept for the time that is set, and no longer', async () => {
  assert.ok((await list('')).length > 0)
  const before = now
  now = new Date(before.getTime() + 364 * 24 * 3_600_000)
  await purge(system, new AbortController().signal)
  assert.ok((await list('action=api_key.create')).length > 0)
  now = new Date(before.getTime() + 366 * 24 * 3_600_000)
  const { audit_entries } = await purge(system, new AbortController().signal)
  assert.ok(Number(audit_entries) > 0)
  assert.deepEqual(await list('action=api_key.create'), [])
  now = before
})

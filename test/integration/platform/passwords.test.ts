import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { eventually } from '../../support/eventually.ts'
import { jobClient } from '../../support/job-client.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { startPlatform } from '../../support/platform.ts'

const password = 'correct horse 4711 battery'
const { system, app, workspace, client, withoutWorker } = await startPlatform()
const jobs = jobClient(app, workspace)
const locked = await makePdf((pdf) => void pdf.text('Total: 96.00 EUR'), {
  userPassword: password,
  ownerPassword: 'another',
})
const schema = { total: 'money' }

/** Where in the database and the log the password stands, as it is or as JSON and bytes would have it. */
async function traces(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(system.db)
  assert.ok(tables.some(({ name }) => name === 'graphile_worker._private_jobs'))
  const forms = [password, Buffer.from(password).toString('hex'), Buffer.from(password).toString('base64').slice(0, 30)]
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(system.db)
    if (rows.some(({ row }) => forms.some((form) => row.includes(form)))) found.push(name)
  }
  const log = JSON.stringify(system.logLines)
  return forms.some((form) => log.includes(form)) ? [...found, 'log'] : found
}

async function waitingTasks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs
    where payload -> 'data' ->> 'password' is not null`.execute(system.db)
  return rows[0]?.count ?? -1
}

test('a protected file asks for its password, tells a wrong one, and opens with the right one', async () => {
  const without = await client.extract(locked, { schema }, 'locked.pdf')
  assert.deepEqual([without.statusCode, without.json().reason], [422, 'password_required'])
  assert.match(without.json().message, /protected: give its password with the option "password"/)
  const wrong = await client.extract(locked, { schema, options: { password: 'guess' } }, 'locked.pdf')
  assert.deepEqual([wrong.statusCode, wrong.json().reason], [422, 'wrong_password'])
  const right = await client.extract(locked, { schema, options: { password } }, 'locked.pdf', {
    'idempotency-key': 'with a password',
  })
  assert.equal(right.statusCode, 200, right.body)
  assert.equal(right.json().data.total, 96)
  assert.deepEqual(await traces(), [])
  const { id } = right.json().document
  const picture = await client.get(`/v1/documents/${id}/pages/1.png`)
  assert.deepEqual([picture.statusCode, picture.json().reason], [422, 'no_page_image'])
})

test('a document that could not be opened is read by re-extract with its password', async () => {
  const { id, status, error } = await client.ingest(locked, {}, 'locked.pdf')
  assert.deepEqual([status, error?.code], ['error', 'password_required'])
  const again = await client.post(`/v1/documents/${id}/re-extract`, { schema, options: { password, fresh: true } })
  assert.equal(again.statusCode, 200, again.body)
  assert.equal(again.json().data.total, 96)
  assert.deepEqual(await traces(), [])
})

test('a password of work that waits is encrypted, and gone when the work has ended', async () => {
  const parts: Parameters<typeof jobs.submit>[0] = [['file', locked, 'locked.pdf']]
  let ids: string[] = []
  const saved = (await client.post('/v1/schemas', { name: 'Total', definition: schema })).json().id
  await withoutWorker(async () => {
    const answers = [
      await client.extract(locked, { schema, async: true, options: { password, fresh: true } }, 'locked.pdf'),
      await client.send('/v1/documents', [['password', password], ...parts]),
      await client.send('/v1/run', [
        ['schema_id', saved],
        ['password', password],
        ['files', locked, 'locked.pdf'],
      ]),
      await jobs.submit([['password', password], ['json_schema', '{"type":"object"}'], ...parts]),
      await jobs.submit(parts),
      await jobs.submit([['password', 'guess'], ...parts]),
    ]
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [202, 202, 202, 202, 202, 202],
    )
    ids = answers.map((answer) => answer.json()).map(({ id, job, run_id, job_id }) => job?.id ?? id ?? run_id ?? job_id)
    assert.equal(await waitingTasks(), 5)
    assert.deepEqual(await traces(), [])
  })
  const [extraction = '', document = '', run = '', opened = '', missing = '', wrong = ''] = ids
  assert.equal((await client.jobEnd(extraction)).status, 'completed')
  await eventually('the run to end', async () => (await client.get(`/v1/run/${run}`)).json().status === 'completed')
  assert.deepEqual([(await jobs.end(opened)).status, (await jobs.end(missing)).status], ['success', 'failed'])
  assert.match((await jobs.end(missing)).message, /give its password/)
  assert.match((await jobs.end(wrong)).message, /password does not open/)
  assert.ok((await client.get(`/v1/documents/${document}`)).json().status)
  await eventually('all tasks to end', async () => (await waitingTasks()) === 0)
  assert.deepEqual(await traces(), [])
})

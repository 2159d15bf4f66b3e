import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import pg from 'pg'
import { cloneDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

test('a synchronous extraction whose server is killed is gone on with when it is asked for again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-kill-'))
  const database = await cloneDatabase()
  const pool = new pg.Pool({ connectionString: database.url })
  let second: StartedSheaf | undefined
  after(async () => {
    await second?.stop()
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const start = (args: string[]) => startSheaf({ cwd: folder, env: { DATABASE_URL: database.url }, args })
  const first = await start(['--role', 'api'])
  const key = first.key ?? ''
  const ask = (address: string) => {
    const form = new FormData()
    form.set('schema', JSON.stringify({ total: 'number' }))
    form.set('file', new Blob(['Total: 12.00 EUR']), 'note.txt')
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'the same' }
    return fetch(`${address}/v1/extract`, { method: 'POST', headers, body: form })
  }
  const count = async (table: string) => (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
  const lost = ask(first.address).catch((error: unknown) => error)
  await eventually('the extraction to be begun', async () => (await count('extractions')) === 1)
  first.child.kill('SIGKILL')
  assert.ok((await lost) instanceof Error)

  second = await start([])
  const { address } = second
  const answer = await eventually('the request to be taken over', async () => {
    const response = await ask(address)
    return response.status === 409 ? undefined : response
  })
  assert.equal(answer.status, 200)
  assert.deepEqual(((await answer.json()) as { data: unknown }).data, { total: 12 })
  assert.equal(await count('extractions'), 1)
  assert.equal(await count('documents'), 1)
  const replay = await ask(address)
  assert.equal(replay.headers.get('idempotency-replayed'), 'true')
})

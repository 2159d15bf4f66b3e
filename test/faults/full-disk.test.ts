import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import pg from 'pg'
import { cloneDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { call } from '../support/job-load.ts'
import { multipart } from '../support/multipart.ts'
import { type StartedSheaf, startSheaf } from '../support/sheaf-process.ts'

const rounds = Number(process.env['SHEAF_TEST_FULL_DISKS'] ?? 1)
const documentsOfRound = 12

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'sheaf-full-'))
const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]).then(
  () => true,
  () => false,
)

test(`${rounds} full disks and a kill in each: every acknowledged document is read in the end, once`, {
  skip: mounted ? false : 'this system does not let us mount a small disk',
}, async () => {
  const database = await cloneDatabase()
  const pool = new pg.Pool({ connectionString: database.url })
  const env = { DATABASE_URL: database.url, SHEAF_DATA_DIR: folder, SHEAF_LOG_LEVEL: 'warn' }
  const start = (role: string) => startSheaf({ cwd: folder, env, args: ['--role', role] })
  const api = await start('api')
  let worker = await start('worker')
  after(async () => {
    await Promise.all([api.stop(), worker.stop()])
    await pool.end()
    await database.drop()
  })
  const accepted: string[] = []
  for (let round = 0; round < rounds; round++) {
    for (let each = 0; each < documentsOfRound; each++) accepted.push(await upload(api, `${round}.${each}`))
    const free = await fill(folder)
    await eventually('the disk to be in the way', () => worker.stderr().includes('a fault of ours'))
    const killed = worker
    killed.child.kill('SIGKILL')
    // Nobody can begin where there is no room at all.
    await free()
    worker = await start('worker')
  }
  const states = async () =>
    (await pool.query<{ status: string; n: number }>('select status, count(*)::int n from documents group by 1')).rows
  await eventually('all documents to be read', async () => {
    const counted = await states()
    assert.ok(!counted.some(({ status }) => status === 'error'), JSON.stringify(counted))
    return counted.length === 1 && counted[0]?.status === 'completed'
  })
  assert.deepEqual(await states(), [{ status: 'completed', n: accepted.length }])
  const { rows } = await pool.query("select id from events where type = 'document.classified'")
  assert.equal(rows.length, accepted.length)
})

after(async () => {
  if (mounted) await run('umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

async function upload({ address, key = '' }: StartedSheaf, text: string): Promise<string> {
  const { payload: body, headers } = multipart([['file', `Invoice number ${text}\nTotal: 12.00 EUR\n`, `${text}.txt`]])
  const answer = await call(address, key, { method: 'POST', path: '/v1/documents', headers, body })
  assert.equal(answer.status, 202, answer.body)
  return JSON.parse(answer.body).id
}

/** Writes until there is no room left; what it resolves to gives the room back. */
async function fill(path: string): Promise<() => Promise<void>> {
  const filler = join(path, 'filler')
  const file = await open(filler, 'w')
  const bytes = Buffer.alloc(64 * 1024)
  try {
    for (;;) await file.write(bytes)
  } catch {
    await file.close()
  }
  return () => rm(filler)
}

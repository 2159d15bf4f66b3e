import assert from 'node:assert/strict'
import { readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { EmbeddedPostgres } from '../../../src/storage/postgres/embedded/embedded-postgres.ts'
import { openServerLog, readServerLog } from '../../../src/storage/postgres/embedded/server-log.ts'
import {
  discardFolder,
  isAlive,
  makeFolder,
  postmasterPid,
  query,
  runningPid,
  start,
  temporaryFolder,
  waitFor,
} from './support.ts'

describe('a server on a new data folder', () => {
  let folder = ''
  let dataDir = ''
  let postgres: EmbeddedPostgres
  before(async () => {
    folder = await makeFolder(0o755)
    dataDir = join(folder, '.sheaf')
    postgres = await start(dataDir)
  })
  after(() => discardFolder(folder))

  test('is new, durable and speaks UTF-8', async () => {
    assert.equal(postgres.joined, false)
    const [settings] = await query(
      postgres.connection,
      `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
              current_setting('synchronous_commit') AS synchronous_commit,
              current_setting('data_checksums') AS checksums, current_setting('server_encoding') AS encoding,
              current_setting('TimeZone') AS timezone, current_database() AS database, current_user AS "user",
              lower('ÄÖ') AS lowered`,
    )
    assert.deepEqual(settings, {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      timezone: 'UTC',
      database: 'sheaf',
      user: 'sheaf_service',
      lowered: 'äö',
    })
  })

  test('is reached by its owner only, and not over TCP', async () => {
    for (const name of ['', 'postgres', 'postgres-socket']) {
      assert.equal((await stat(join(dataDir, name))).mode & 0o777, 0o700, name)
    }
    assert.equal((await stat(join(postgres.connection.host, '.s.PGSQL.5432'))).mode & 0o777, 0o700)
    for (const name of ['postgres.log', 'postgres-keys'])
      assert.equal((await stat(join(dataDir, name))).mode & 0o777, 0o600, name)
    assert.equal(await readFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8'), 'local all all scram-sha-256\n')
    assert.deepEqual(await query(postgres.connection, 'SHOW listen_addresses'), [{ listen_addresses: '' }])
    assert.deepEqual(await tcpListenersOf(await runningPid(dataDir)), [])
  })

  test('names no value of a failing statement in its log', async () => {
    await query(postgres.connection, 'CREATE TABLE names (name text PRIMARY KEY)')
    const insert = `INSERT INTO names VALUES ('Erika Mustermann')`
    await query(postgres.connection, insert)
    await assert.rejects(query(postgres.connection, insert), /duplicate key/)
    await assert.rejects(query(postgres.connection, `SELECT 'Erika Mustermann'::int`), /invalid input syntax/)
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
    assert.match(log, /ready to accept connections/)
    assert.doesNotMatch(log, /Mustermann/)
  })

  test('leaves no process and no pid file when it is stopped, even twice', async () => {
    const pid = await runningPid(dataDir)
    assert.ok(isAlive(pid))
    await postgres.stop()
    assert.equal(await postmasterPid(dataDir), undefined)
    await waitFor(() => !isAlive(pid))
    assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', 'postgres-keys', 'postgres-socket', 'postgres.log'])
    await postgres.stop()
  })
})

test('data survives a stop and a start, in a folder with spaces, quotes and commas in its path', async (t) => {
  const dataDir = join(await temporaryFolder(t), `my "own", data's folder`)
  const first = await start(dataDir)
  assert.equal(first.connection.host, join(dataDir, 'postgres-socket'))
  await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await first.stop()
  const second = await start(dataDir)
  assert.deepEqual(await query(second.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await second.stop()
})

test('a data folder with a very long path gets its socket in a private temporary folder', async (t) => {
  const dataDir = join(await temporaryFolder(t), 'long-name-'.repeat(20), 'ü'.repeat(100))
  const postgres = await start(dataDir)
  const { host } = postgres.connection
  assert.ok(Buffer.byteLength(join(host, '.s.PGSQL.5432')) < 100)
  assert.equal((await stat(host)).mode & 0o777, 0o700)
  assert.deepEqual(await query(postgres.connection, 'SELECT 1 AS one'), [{ one: 1 }])
  await postgres.stop()
  const again = await start(dataDir)
  assert.equal(again.connection.host, host)
  await again.stop()
  await rm(host, { recursive: true })
})

test('a server that was killed is started again with what it had acknowledged', async (t) => {
  const dataDir = await temporaryFolder(t)
  const postgres = await start(dataDir)
  await query(postgres.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  const killed = await runningPid(dataDir)
  process.kill(killed, 'SIGKILL')
  await Promise.all([postgres.ensureRunning(), postgres.ensureRunning()])
  assert.notEqual(await postmasterPid(dataDir), killed)
  assert.deepEqual(await query(postgres.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await postgres.ensureRunning()
  await postgres.stop()
  await assert.rejects(postgres.ensureRunning(), /being stopped/)
})

test('a log of more than 10 MB is put aside before a server starts, and its end can be read', async (t) => {
  const log = join(await temporaryFolder(t), 'postgres.log')
  await writeFile(log, Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))
  const { handle, length } = await openServerLog(log)
  await handle.write(`first\n${'line\n'.repeat(20)}last\n`)
  await handle.close()
  assert.equal(length, 0)
  assert.equal((await stat(`${log}.1`)).size, 10 * 1024 * 1024 + 1)
  assert.match(await readServerLog(log, length), /^(line\n){14}last$/)
})

/** The sockets in state LISTEN among the process's open files; Linux only, elsewhere the setting has to do. */
async function tcpListenersOf(pid: number): Promise<string[]> {
  if (process.platform !== 'linux') return []
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')))
  const rows = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
  const listening = new Set(rows.filter((fields) => fields[3] === '0A').map((fields) => `socket:[${fields[9]}]`))
  const files = await readdir(`/proc/${pid}/fd`)
  const targets = await Promise.all(files.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')))
  assert.ok(targets.some((target) => target.startsWith('socket:')))
  return targets.filter((target) => listening.has(target))
}

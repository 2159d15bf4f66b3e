import assert from 'node:assert/strict'
import { appendFile, chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { AppError } from '../../../src/core/app-error.ts'
import { socketFolderOf } from '../../../src/storage/postgres/embedded/socket-folder.ts'
import { nobody, otherUserProblem } from '../../support/other-user.ts'
import { query, runLauncher, start, temporaryFolder } from './support.ts'

test('a cluster of another major version is refused by name', async (t) => {
  const dataDir = await temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await assert.rejects(start(dataDir), (error) => {
    assert.ok(error instanceof AppError)
    assert.equal(error.code, 'service_unavailable')
    assert.match(error.message, /made by PostgreSQL 17, and this Sheaf brings PostgreSQL 18/)
    return true
  })
})

test('a server that cannot start shows the last lines of its log, and starts once that is repaired', async (t) => {
  const dataDir = await temporaryFolder(t)
  const first = await start(dataDir)
  await query(first.connection, 'CREATE TABLE kept AS SELECT 42 AS answer')
  await first.stop()
  const settings = join(dataDir, 'postgres', 'postgresql.auto.conf')
  await appendFile(settings, 'no_such_setting = on\n')
  await assert.rejects(start(dataDir), /Starting PostgreSQL failed.*unrecognized configuration parameter/s)
  await writeFile(settings, '')
  const repaired = await start(dataDir)
  assert.deepEqual(await query(repaired.connection, 'SELECT answer FROM kept'), [{ answer: 42 }])
  await repaired.stop()
})

test('a data folder that cannot be written to is named', { skip: otherUserProblem(nobody) }, async (t) => {
  const dataDir = await temporaryFolder(t)
  const { error } = await runLauncher(dataDir, { uid: nobody }).outcome
  assert.match(error ?? '', /data folder .* cannot be used \(EACCES\)/)
})

test('a data folder that is a file is named', async (t) => {
  const path = join(await temporaryFolder(t), 'file')
  await writeFile(path, '')
  await assert.rejects(start(path), /data folder .*file cannot be used/)
})

test('a folder that is no cluster is left alone', async (t) => {
  const dataDir = await temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
  await assert.rejects(start(dataDir), /exists but is not a PostgreSQL database/)
  assert.deepEqual(await readdir(join(dataDir, 'postgres')), ['notes.txt'])
})

test('a cluster that was never finished is made anew, and its remains are removed', async (t) => {
  const dataDir = await temporaryFolder(t)
  await mkdir(join(dataDir, 'postgres.new-abcdef'))
  await writeFile(join(dataDir, 'postgres.new-abcdef', 'PG_VERSION'), '18\n')
  await (await start(dataDir)).stop()
  await (await start(dataDir)).stop()
  assert.deepEqual((await readdir(dataDir)).sort(), ['postgres', 'postgres-keys', 'postgres-socket', 'postgres.log'])
})

test('a socket folder that others can write to is not used', async (t) => {
  const dataDir = join(await temporaryFolder(t), 'long-name-'.repeat(20))
  const folder = socketFolderOf(dataDir)
  await mkdir(folder)
  t.after(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o777)
  await assert.rejects(start(dataDir), /can be used by others.*remove it/)
})

import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { databaseKeys } from '../../../src/storage/postgres/embedded/keys.ts'
import { query, start, temporaryFolder } from './support.ts'

test('the service is no superuser: the database leads it to no file and no program', async (t) => {
  const dataDir = join(await temporaryFolder(t), '.sheaf')
  const { connection } = await start(dataDir)
  const [role] = await query(
    connection,
    'SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = user',
  )
  assert.deepEqual(role, { rolsuper: false, rolcreaterole: true, rolcreatedb: false })
  for (const statement of [
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "COPY (SELECT 1) TO '/tmp/x'",
    "SELECT pg_read_file('postgresql.conf')",
    "SELECT lo_import('/etc/hostname')",
    'SET ROLE sheaf',
    'ALTER ROLE sheaf_service SUPERUSER',
    "ALTER SYSTEM SET archive_command = 'true'",
    'SELECT rolpassword FROM pg_authid',
  ])
    await assert.rejects(query(connection, statement), /permission denied/, statement)
  await query(connection, 'CREATE EXTENSION pg_trgm')
  await query(connection, 'CREATE TABLE own (name text)')
})

test('whoever can open the socket must know a password', async (t) => {
  const dataDir = join(await temporaryFolder(t), '.sheaf')
  const { connection } = await start(dataDir)
  for (const user of ['sheaf', 'sheaf_service'])
    for (const password of ['', 'wrong'])
      await assert.rejects(query({ ...connection, user, password }, 'SELECT 1'), /password/, `${user} ${password}`)
  const { superuser, service } = await databaseKeys(dataDir)
  assert.notEqual(superuser, service)
  assert.doesNotMatch(await readFile(join(dataDir, 'postgres.log'), 'utf8'), new RegExp(`${superuser}|${service}`))
})

test("a database that everybody could open, and whose tables were the superuser's, is handed to the service", async (t) => {
  const dataDir = join(await temporaryFolder(t), '.sheaf')
  const first = await start(dataDir)
  const asSuperuser = { ...first.connection, user: 'sheaf', password: (await databaseKeys(dataDir)).superuser }
  for (const statement of [
    'CREATE SCHEMA work',
    'CREATE EXTENSION pg_trgm',
    "CREATE TYPE work.colour AS ENUM ('red')",
    'CREATE TABLE work.kept (id serial PRIMARY KEY, number int GENERATED ALWAYS AS IDENTITY, colour work.colour)',
    "INSERT INTO work.kept (colour) VALUES ('red')",
    'CREATE FUNCTION work.answer() RETURNS int LANGUAGE sql AS $$ SELECT 42 $$',
    'CREATE VIEW work.seen AS SELECT * FROM work.kept',
    'ALTER DATABASE sheaf OWNER TO sheaf',
  ])
    await query(asSuperuser, statement)
  await first.stop()
  await writeFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'local all all trust\n')
  await rm(join(dataDir, 'postgres-keys'))

  const second = await start(dataDir)
  assert.deepEqual(await query(second.connection, 'SELECT colour FROM work.seen'), [{ colour: 'red' }])
  await query(second.connection, "ALTER TYPE work.colour ADD VALUE 'blue'")
  await query(second.connection, 'ALTER TABLE work.kept ADD COLUMN more text')
  await query(second.connection, 'DROP FUNCTION work.answer()')
  await query(second.connection, 'INSERT INTO work.kept (colour) VALUES (NULL)')
  await assert.rejects(query({ ...second.connection, user: 'sheaf', password: '' }, 'SELECT 1'), /password/)
  const third = await start(dataDir)
  assert.deepEqual(await query(third.connection, 'SELECT count(*)::int AS rows FROM work.kept'), [{ rows: 2 }])
})

test('lost passwords are said, with what to do', async (t) => {
  const dataDir = join(await temporaryFolder(t), '.sheaf')
  const first = await start(dataDir)
  await rm(join(dataDir, 'postgres-keys'))
  await assert.rejects(start(dataDir), /postgres-keys/)
  await first.stop()
})

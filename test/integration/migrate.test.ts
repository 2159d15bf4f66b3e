import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { testServer } from '../support/database.ts'

const server = testServer()
const name = `migrate_${randomBytes(6).toString('hex')}`
let pools: pg.Pool[]

before(async () => {
  await admin(`create database ${name}`)
  pools = Array.from({ length: 4 }, () => {
    const pool = new pg.Pool({ ...server, database: name, max: 3 })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  })
})
after(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await admin(`drop database ${name} with (force)`)
})

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('processes that start together migrate an empty database once', async () => {
  const reports = await Promise.all(pools.map(migrate))
  const applied = reports.filter((report) => report.applied.length > 0)
  assert.equal(applied.length, 1)
  assert.match(applied[0]?.applied[0] ?? '', /^0001_/)
  assert.equal(new Set(reports.map((report) => report.version)).size, 1)
})

test('a schema that is newer than this release is refused and left alone', async () => {
  const [pool] = pools
  await pool?.query(`insert into schema_migrations (version, name, checksum) values (9999, '9999_future.sql', 'x')`)
  await assert.rejects(migrate(pool as pg.Pool), /schema version 9999, but this release of Sheaf knows only/)
  await pool?.query('delete from schema_migrations where version = 9999')
})

test('a migration that was changed after it was applied is refused', async () => {
  const [pool] = pools
  await pool?.query(`update schema_migrations set checksum = 'x' || checksum where version = 1`)
  await assert.rejects(migrate(pool as pg.Pool), /0001_foundation.sql differs from the one this database was made with/)
  await pool?.query(`update schema_migrations set checksum = substr(checksum, 2) where version = 1`)
  assert.deepEqual((await migrate(pool as pg.Pool)).applied, [])
})

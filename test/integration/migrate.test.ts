import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
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

test('names of files that older releases wrote into the ledger and the audit log are taken out of them', async () => {
  const [pool] = pools
  const workspace = randomUUID()
  await pool?.query(`insert into workspaces (id, name, tier) values ($1, 'names', 'self_hosted')`, [workspace])
  const entry = (type: string, description: string) =>
    pool?.query(
      `insert into credit_entries (id, workspace_id, type, credits, balance_credits, description, reference_type, created_at)
       values ($1, $2, 'charge', 0, 0, $3, $4, now())`,
      [randomUUID(), workspace, description, type],
    )
  await entry('document', 'Pages of secret.pdf')
  await entry('extraction', 'Extraction from secret.pdf')
  await entry('process_job', 'Job on secret.pdf')
  await pool?.query(
    `insert into audit_log (id, workspace_id, actor_kind, action, details)
     values ($1, $2, 'operator', 'document.delete', '{"filename": "secret.pdf", "pages": 2}')`,
    [randomUUID(), workspace],
  )
  await pool?.query(`delete from schema_migrations where name like '%forget_names%'`)
  assert.equal((await migrate(pool as pg.Pool)).applied.length, 1)
  const entries = await pool?.query('select description from credit_entries where workspace_id = $1 order by 1', [
    workspace,
  ])
  assert.deepEqual(
    entries?.rows.map(({ description }) => description),
    ['Extraction', 'Job', 'Pages of a document'],
  )
  const { rows } = (await pool?.query('select details from audit_log where workspace_id = $1', [workspace])) ?? {
    rows: [],
  }
  assert.deepEqual(rows, [{ details: { pages: 2 } }])
  await assert.rejects(async () => pool?.query('delete from credit_entries'), /append-only/)
})

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations as runQueueMigrations } from 'graphile-worker'
import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../core/app-error.ts'

const migrationsFolder = new URL('./migrations/', import.meta.url)
const migrationLock = 7_331_001

export interface MigrationReport {
  applied: string[]
  version: number
}

/** Brings the schema up to date. Processes that start together wait for one another on an advisory lock. */
export async function migrate(pool: Pool): Promise<MigrationReport> {
  const client = await pool.connect()
  try {
    // A migration, or the wait for that of another process, may take longer than a request would be given.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = await applyPending(client)
    await runQueueMigrations({ pgPool: pool })
    for (const index of queueIndexes) await client.query(index)
    return { applied: applied.map((migration) => migration.name), version: await schemaVersion(client) }
  } finally {
    // Ends the session, and with it the lock.
    client.release(true)
  }
}

/** On tables of the library: sweeps read what is held or lost, however much waits. */
const queueIndexes = [
  `create index if not exists sheaf_jobs_held on graphile_worker._private_jobs (locked_at) where locked_at is not null`,
  `create index if not exists sheaf_jobs_exhausted on graphile_worker._private_jobs (id) where attempts >= max_attempts`,
]

interface Migration {
  version: number
  name: string
  sql: string
  checksum: string
}

async function applyPending(client: PoolClient): Promise<Migration[]> {
  await client.query(`create table if not exists schema_migrations (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz(3) not null default now())`)
  const known = await readMigrations()
  const { rows } = await client.query<{ version: number; name: string; checksum: string }>(
    'select version, name, checksum from schema_migrations order by version',
  )
  const done = new Map(rows.map((row) => [row.version, row]))
  refuseNewerSchema(known, rows.at(-1)?.version ?? 0)
  for (const migration of known) refuseChangedMigration(migration, done.get(migration.version)?.checksum)

  const pending = known.filter((migration) => !done.has(migration.version))
  for (const migration of pending) await apply(client, migration)
  return pending
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, migrationsFolder), 'utf8')
      return { version: Number(name.slice(0, 4)), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function refuseNewerSchema(known: Migration[], databaseVersion: number): void {
  const newest = known.at(-1)?.version ?? 0
  if (databaseVersion <= newest) return
  throw new AppError(
    'service_unavailable',
    `The database has schema version ${databaseVersion}, but this release of Sheaf knows only ${newest}. ` +
      'Start the newer release that migrated it, or restore a backup made before that.',
    { retryable: false },
  )
}

function refuseChangedMigration(migration: Migration, appliedChecksum: string | undefined): void {
  if (appliedChecksum === undefined || appliedChecksum === migration.checksum) return
  throw new AppError(
    'service_unavailable',
    `Migration ${migration.name} differs from the one this database was made with. Use an unchanged release of Sheaf.`,
    { retryable: false },
  )
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}

async function schemaVersion(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select max(version) as version from schema_migrations')
  return rows[0]?.version ?? 0
}

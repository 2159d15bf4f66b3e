import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createLogger } from '../../src/core/logger.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/storage/postgres/embedded/embedded-postgres.ts'
import { superuser } from '../../src/storage/postgres/embedded/find-server.ts'
import { databaseKeys } from '../../src/storage/postgres/embedded/keys.ts'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { templateDatabase } from './database.ts'
import { offerSharedServer } from './shared-server.ts'

let folder: string
let server: EmbeddedPostgres
let endSharedServer: () => Promise<void>

/** One PostgreSQL for the whole run; every test file clones the migrated template. */
export async function globalSetup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-test-'))
  server = await startEmbeddedPostgres({
    dataDir: folder,
    logger: createLogger({ level: 'error', destination: process.stderr }),
  })
  const { superuser: password } = await databaseKeys(folder)
  const admin = new pg.Client({ ...server.connection, user: superuser, password })
  await admin.connect()
  // Its workers belong to the superuser: a database in which one is at work could not be dropped by its owner.
  await admin.query('alter system set autovacuum = off')
  await admin.query('select pg_reload_conf()')
  // The service itself makes no databases; its tests do. None of them takes the power away, so none waits for the disk.
  await admin.query(`alter role ${server.connection.user} createdb`)
  await admin.query(`alter role ${server.connection.user} set synchronous_commit = off`)
  await admin.query(`create database ${templateDatabase} owner ${server.connection.user}`)
  await admin.end()
  const pool = new pg.Pool({ ...server.connection, database: templateDatabase })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrate(pool)
  await pool.end()
  process.env['SHEAF_TEST_DATABASE'] = JSON.stringify(server.connection)
  endSharedServer = await offerSharedServer()
}

export async function globalTeardown(): Promise<void> {
  await endSharedServer()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

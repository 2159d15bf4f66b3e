import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { EmbeddedConnection } from '../../src/storage/postgres/embedded/embedded-postgres.ts'

export const templateDatabase = 'sheaf_template'

export interface TestDatabase {
  connection: EmbeddedConnection
  /** For processes that take DATABASE_URL. */
  url: string
  drop(): Promise<void>
}

/** The server of this run, as the service connects to it. */
export function testServer(): EmbeddedConnection {
  const known = process.env['SHEAF_TEST_DATABASE']
  if (known === undefined)
    throw new Error('start tests with "npm test" or "npm run test:one FILE": they need a database')
  return JSON.parse(known) as EmbeddedConnection
}

export function urlOf({ host, user, password, database }: EmbeddedConnection): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}/${database}`
}

/** A migrated, empty database of its own, in a few milliseconds. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = testServer()
  const database = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(server, `create database ${database} template ${templateDatabase}`)
  const connection = { ...server, database }
  return {
    connection,
    url: urlOf(connection),
    drop: () => runAsAdmin(server, `drop database if exists ${database} with (force)`),
  }
}

async function runAsAdmin(server: pg.ClientConfig, statement: string): Promise<void> {
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

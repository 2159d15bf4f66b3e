import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
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

/** Lets `sheaf serve` and commands in this folder use a database of the run's server: theirs would take seconds to make. */
export async function settleOnTestServer(cwd: string): Promise<void> {
  const { url } = await cloneDatabase()
  await writeFile(join(cwd, '.env'), `DATABASE_URL=${url}\n`)
}

/** A migrated, empty database of its own, in a few milliseconds. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const server = testServer()
  const database = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, (admin) => admin.query(`create database ${database} template ${templateDatabase}`))
  const connection = { ...server, database }
  return {
    connection,
    url: urlOf(connection),
    drop: () =>
      asAdmin(server, async (admin) => {
        // A connection that is just being closed would tell its owner that it was cut.
        for (let looks = 0; looks < 100 && (await isConnected(admin, database)); looks++) await delay(20)
        await admin.query(`drop database if exists ${database} with (force)`)
      }),
  }
}

async function isConnected(admin: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [database])
  return rowCount !== 0
}

async function asAdmin<T>(server: pg.ClientConfig, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

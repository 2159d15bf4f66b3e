import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateDatabase = 'sheaf_template'

export interface TestDatabase {
  connection: { host: string; user: string; database: string; port: number; ssl: false }
  /** For processes that take DATABASE_URL. */
  url: string
  drop(): Promise<void>
}

/** A migrated, empty database of its own, in a few milliseconds. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const host = process.env['SHEAF_TEST_SOCKET']
  if (host === undefined)
    throw new Error('start tests with "npm test" or "npm run test:one FILE": they need a database')
  const server = { host, user: 'sheaf', port: 5432, ssl: false as const }
  const database = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(server, `create database ${database} template ${templateDatabase}`)
  return {
    connection: { ...server, database },
    url: `postgres://sheaf@${encodeURIComponent(host)}/${database}`,
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

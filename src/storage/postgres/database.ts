import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import type { Logger } from '../../core/logger.ts'
import { preparing } from './prepared-statements.ts'
import type { DB } from './schema.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>

export interface DatabaseConnection {
  pool: pg.Pool
  db: Database
  close(): Promise<void>
}

/** Counts and sizes fit in a double, so int8 comes back as a number and not as a string. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type ConnectionSettings = pg.ClientConfig

export function connectDatabase(options: {
  connection: ConnectionSettings
  maxConnections: number
  logger: Logger
}): DatabaseConnection {
  const pool = new pg.Pool({
    ...options.connection,
    max: options.maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced by the pool at its next use: worth a line, not a crash.
  pool.on('error', (error) => options.logger.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool), cursor: Cursor }) })
  return { pool, db, close: () => pool.end() }
}

function preparingPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, pg.PoolClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? preparing(client)
      known.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

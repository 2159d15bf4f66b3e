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
  /** For short statements that callers wait for: by connections of their own, which no change holds. */
  quick: Database
  close(): Promise<void>
}

/** Counts and sizes fit in a double, so int8 comes back as a number and not as a string. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type ConnectionSettings = pg.ClientConfig

interface ConnectionOptions {
  connection: ConnectionSettings
  maxConnections: number
  logger: Logger
}

/** One for those who poll, who share it, and one to count requests. */
const quickConnections = 2

export function connectDatabase(options: ConnectionOptions): DatabaseConnection {
  const pool = openPool(options)
  const quickPool = openPool({ ...options, maxConnections: quickConnections })
  const close = async () => {
    await Promise.all([pool.end(), quickPool.end()])
  }
  return { pool, db: databaseOver(pool), quick: databaseOver(quickPool), close }
}

function openPool({ connection, maxConnections, logger }: ConnectionOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced by the pool at its next use: worth a line, not a crash.
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function databaseOver(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool), cursor: Cursor }) })
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

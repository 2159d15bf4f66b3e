import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { AppError } from '../core/app-error.ts'
import type { Logger } from '../core/logger.ts'
import { type ConnectionSettings, connectDatabase, type DatabaseConnection } from '../storage/postgres/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../storage/postgres/embedded/embedded-postgres.ts'
import type { Config } from './config.ts'

const oldestServer = 150_000

export interface OpenDatabase extends DatabaseConnection {
  connection: ConnectionSettings
  /** Undefined with an outside database. */
  embedded: EmbeddedPostgres | undefined
}

/** Connects to `DATABASE_URL`, or starts (or joins) the embedded server of the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>,
  logger: Logger,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openOutside(config.databaseUrl, config, logger)
  const dataDir = resolve(config.dataDir)
  const embedded = await startEmbeddedPostgres({ dataDir, logger })
  // The name tells our own connections from those of other processes when the last one is to stop the server.
  const application_name = `sheaf-${randomUUID()}`
  const connection = { ...embedded.connection, application_name }
  const database = connectDatabase({ connection, maxConnections: config.databaseConnections, logger })
  return { ...database, connection, embedded, close: () => closeEmbedded(database, embedded, application_name, logger) }
}

/** Whether there is a database to open, rather than one to be made. */
export function hasDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean {
  return (
    databaseUrl !== undefined || ['postgres', 'postgres-location'].some((name) => existsSync(resolve(dataDir, name)))
  )
}

async function openOutside(
  connectionString: string,
  config: Pick<Config, 'databaseConnections'>,
  logger: Logger,
): Promise<OpenDatabase> {
  const connection = { connectionString, application_name: 'sheaf' }
  const database = connectDatabase({ connection, maxConnections: config.databaseConnections, logger })
  try {
    await refuseOldServer(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
  return { ...database, connection, embedded: undefined }
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    version = rows[0]?.version ?? 0
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new AppError(
      'service_unavailable',
      `The database of DATABASE_URL cannot be used${code}. Check that it runs, and its host, name, user and password.`,
      { cause: error },
    )
  }
  if (version < oldestServer) {
    throw new AppError(
      'service_unavailable',
      `DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`,
    )
  }
}

/** Several processes can share one embedded server; the last one to leave stops it. */
async function closeEmbedded(
  database: DatabaseConnection,
  embedded: EmbeddedPostgres,
  ownName: string,
  logger: Logger,
): Promise<void> {
  let others = 0
  try {
    const { rows } = await database.pool.query<{ others: number }>(
      `select count(distinct application_name)::int as others from pg_stat_activity
       where application_name like 'sheaf-%' and application_name <> $1`,
      [ownName],
    )
    others = rows[0]?.others ?? 0
  } catch (error) {
    logger.warn({ err: error }, 'could not ask who else uses the embedded database')
  }
  await database.close()
  if (others > 0) logger.info({ others }, 'other processes use the embedded database: it keeps running')
  else await embedded.stop()
}

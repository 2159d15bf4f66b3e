import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'
import { AppError } from '../../core/app-error.ts'
import type { Logger } from '../../core/logger.ts'
import type { ConnectionSettings } from './database.ts'

/** For questions that others write, and for exports: reads of one workspace, and nothing else, whatever the SQL says. */
export interface Door {
  /** Within one transaction that sees one state. The client takes cursors and COPY as well. */
  read<T>(workspaceId: string, work: (client: pg.PoolClient) => Promise<T>, limits?: ReadLimits): Promise<T>
  close(): Promise<void>
}

export interface ReadLimits {
  /** For each statement. */
  timeoutMilliseconds?: number
  /** Statements that set what holds within the transaction, parted by semicolons. */
  settings?: string
}

interface DoorOptions {
  /** As its owner, who makes the role that reads. */
  pool: pg.Pool
  connection: ConnectionSettings
  /** Signs the tickets: the value of the instance secret `door`. */
  secret: Buffer
  maxConnections: number
  logger: Logger
}

const defaultTimeout = 10_000

/** Made when somebody first reads: most processes never do. */
export function createDoor(options: DoorOptions): Door {
  let opening: Promise<pg.Pool> | undefined
  const open = async () => {
    opening ??= openPool(options)
    try {
      return await opening
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  return {
    async read(workspaceId, work, { timeoutMilliseconds = defaultTimeout, settings = '' } = {}) {
      const client = await (await open()).connect()
      try {
        const ticket = client.escapeLiteral(ticketFor(client, workspaceId, options.secret))
        // One way to the database and back: who asks on a busy machine waits for each.
        await client.query(
          `begin transaction isolation level repeatable read, read only;
           set local sheaf.ticket = ${ticket}; set local statement_timeout = ${timeoutMilliseconds}; ${settings}`,
        )
        const result = await work(client)
        await client.query('commit')
        // Whatever the statements have set or locked is gone for the next, who alone waits for it.
        client.query('discard all').then(
          () => client.release(),
          () => client.release(true),
        )
        return result
      } catch (error) {
        client.release(true)
        throw error
      }
    },
    async close() {
      await (await opening?.catch(() => undefined))?.end()
    },
  }
}

/** Good for this connection only; `door.workspace()` checks it. */
function ticketFor(client: pg.PoolClient, workspaceId: string, secret: Buffer): string {
  const { processID } = client as pg.PoolClient & { processID: number }
  const signed = createHash('sha256').update(secret).update(`${workspaceId} ${processID}`).update(secret)
  return `${workspaceId}.${signed.digest('hex')}`
}

async function openPool({ pool, connection, secret, maxConnections, logger }: DoorOptions): Promise<pg.Pool> {
  const password = createHmac('sha256', secret).update('password').digest('hex')
  const user = await makeReader(pool, password)
  const readers = new pg.Pool({
    ...as(connection, user, password),
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  readers.on('error', (error) => logger.warn({ err: error }, 'idle connection of the door lost'))
  readers.on('connect', (client) => client.on('error', () => undefined))
  return readers
}

const readerLock = 7_331_013

/** A role of its own for this database, which owns nothing and may read the views of the door. */
async function makeReader(pool: pg.Pool, password: string): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [readerLock])
    const { rows } = await client.query<{ role: string; exists: boolean }>(
      `select role, exists (select from pg_roles where rolname = role)
       from (select 'sheaf_reader_' || oid as role from pg_database where datname = current_database()) _`,
    )
    const { role = '', exists } = rows[0] ?? {}
    // Only a superuser may say of a role that is there that it is none, even where it is none.
    const attributes = exists ? '' : 'nosuperuser nocreatedb nocreaterole noinherit noreplication'
    await client.query(`${exists ? 'alter' : 'create'} role ${role} login password '${password}' ${attributes}`)
    await client.query(`alter role ${role} set default_transaction_read_only = on`)
    await client.query(`alter role ${role} set search_path = door`)
    await client.query(`grant usage on schema door to ${role}`)
    await client.query(`grant select on all tables in schema door to ${role}`)
    await client.query('commit')
    return role
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new AppError(
      'service_unavailable',
      'The database does not let Sheaf make the role that it reads with. Its own role needs the right to create roles (CREATEROLE).',
      { retryable: false, cause: error },
    )
  } finally {
    client.release()
  }
}

function as(connection: ConnectionSettings, user: string, password: string): ConnectionSettings {
  const { connectionString, ...rest } = connection
  if (typeof connectionString !== 'string') return { ...rest, user, password }
  const url = new URL(connectionString)
  url.username = user
  url.password = password
  return { ...rest, connectionString: url.href }
}

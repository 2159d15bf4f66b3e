import { constants } from 'node:fs'
import { access, realpath } from 'node:fs/promises'
import { errorCode } from '../../../core/error-code.ts'
import type { Logger } from '../../../core/logger.ts'
import { makeFolder } from '../../durable-folders.ts'
import { database, serviceRole } from './ensure-database.ts'
import { unavailable } from './failures.ts'
import { databaseKeys } from './keys.ts'
import { bringUpServer, type RunningServer, shutDownServer } from './server.ts'
import { port } from './socket-folder.ts'

export interface EmbeddedPostgres {
  /** Settings for the `pg` package; the host is the folder of the socket. */
  readonly connection: EmbeddedConnection
  /** True when the server was running already, or another process started it at the same time. */
  readonly joined: boolean
  /** Starts the server again if it has died; resolves when it accepts connections. */
  ensureRunning(): Promise<void>
  /** Fast shutdown; resolves when the server has ended. Harmless when it is down already. */
  stop(): Promise<void>
}

export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
  /** Said aloud, because otherwise PGSSLMODE in the environment decides, and a socket knows no TLS. */
  ssl: false
}

/** Starts a PostgreSQL server on `<dataDir>/postgres`, or joins the one that already runs there. */
export async function startEmbeddedPostgres(options: { dataDir: string; logger: Logger }): Promise<EmbeddedPostgres> {
  const { logger } = options
  const dataDir = await prepareDataFolder(options.dataDir)
  let server = await bringUp(dataDir, logger)
  const { service: password } = await databaseKeys(dataDir)
  let restart: Promise<void> | undefined
  let stopping: Promise<void> | undefined
  return {
    get connection() {
      return { host: server.socketFolder, port, user: serviceRole, password, database, ssl: false as const }
    },
    joined: !server.launchedHere,
    async ensureRunning() {
      if (stopping !== undefined) throw unavailable('The embedded PostgreSQL is being stopped.')
      restart ??= bringUp(dataDir, logger)
        .then((found) => {
          server = found
        })
        .finally(() => {
          restart = undefined
        })
      await restart
    },
    async stop() {
      stopping ??= (restart ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => shutDownServer(dataDir))
        .then(() => logger.info('database stopped'))
      await stopping
    },
  }
}

async function prepareDataFolder(folder: string): Promise<string> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return await realpath(folder)
  } catch (cause) {
    throw unavailable(
      `The data folder ${folder} cannot be used (${errorCode(cause) ?? 'unknown reason'}): make it a folder that the ` +
        'user who runs Sheaf can write to, or choose another one.',
      cause,
    )
  }
}

async function bringUp(dataDir: string, logger: Logger): Promise<RunningServer> {
  const startedAt = performance.now()
  const server = await bringUpServer(dataDir, logger)
  const ms = Math.round(performance.now() - startedAt)
  logger.info({ socketFolder: server.socketFolder, ms }, server.launchedHere ? 'database started' : 'database joined')
  return server
}

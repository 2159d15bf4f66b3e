import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { taskCatalogue } from '../contract/tasks.ts'
import { AppError } from '../core/app-error.ts'
import type { Logger } from '../core/logger.ts'
import { createApp } from '../http/app.ts'
import { serveMcp } from '../mcp/serve-http.ts'
import type { Operation } from '../operations/operation.ts'
import { isKeyText } from '../services/api-keys/key-text.ts'
import { startDispatcher } from '../services/deliveries/dispatcher.ts'
import { readEarlyBy } from '../services/documents/read-blob.ts'
import type { System } from '../services/system.ts'
import { type Bootstrapped, bootstrap } from '../services/workspaces/bootstrap.ts'
import { startWorker } from '../storage/queue/worker.ts'
import { scheduleOf, taskHandlers } from '../tasks/handlers.ts'
import { bootstrapKeyFile, keepBootstrapKey, readBootstrapKey } from './bootstrap-key.ts'
import { type Config, searchPath } from './config.ts'
import { largeDocuments } from './large-documents.ts'
import { openExtractor } from './open-extractor.ts'
import { openParser } from './open-parser.ts'
import { type OpenSystem, openSystem } from './open-system.ts'
import { version } from './version.ts'

export type Role = 'all' | 'api' | 'worker'

export interface Server {
  /** Where the API listens; undefined for a pure worker. */
  address: string | undefined
  /** The key that this start created, if it was the first. */
  bootstrapKey: string | undefined
  /** By which somebody becomes the first owner, if this start was the first. */
  ownerLink: string | undefined
  /** Where the first key is kept, if it is kept in this data folder. */
  bootstrapKeyFile: string | undefined
  joinedDatabase: boolean
  stop(): Promise<void>
}

export interface ServeOptions {
  config: Config
  role: Role
  logger: Logger
  /** For benchmarks and tests that bring an operation of their own. */
  extraOperations?: Operation[]
}

export async function serve({ config, role, logger, extraOperations = [] }: ServeOptions): Promise<Server> {
  const opened = await openSystem(config, role, logger)
  const { system } = opened
  let app: FastifyInstance | undefined
  let worker: ProductWorker | undefined
  try {
    const made = role === 'worker' ? undefined : await prepareFirstKey(system, config)
    if (role !== 'worker') {
      app = await createApp(system, { ...config, version }, extraOperations)
      await serveMcp(app, system, { ...config, version })
    }
    const address = app && (await listen(app, config))
    if (role !== 'api') worker = await startProductWorker(opened, config)
    logger.info({ role, address, version }, 'ready')
    return {
      address,
      bootstrapKey: made?.key,
      ownerLink: made && `${config.publicUrl?.replace(/\/$/, '') ?? address}${made.ownerLink}`,
      bootstrapKeyFile: (await readBootstrapKey(config)) && bootstrapKeyFile(config),
      joinedDatabase: opened.database.embedded?.joined ?? false,
      stop: () => stop(opened, app, worker, config, logger),
    }
  } catch (error) {
    await app?.close()
    await opened.close()
    throw error
  }
}

async function prepareFirstKey(system: System, config: Config): Promise<Bootstrapped | undefined> {
  const kept = await readBootstrapKey(config)
  return bootstrap(system, {
    givenKey: config.bootstrapKey,
    keptKey: kept !== undefined && isKeyText(kept, config.keyPrefix) ? kept : undefined,
    keep: (key) => keepBootstrapKey(config, key),
  })
}

interface ProductWorker {
  stop(): Promise<void>
}

/** The worker with what its tasks need to read documents, which ends after them. */
async function startProductWorker({ system, database }: OpenSystem, config: Config): Promise<ProductWorker> {
  const parser = openParser(config, searchPath(), system)
  const extractor = openExtractor(config, parser, true)
  const stopEarly = readEarlyBy(system, extractor)
  const worker = await startWorker({
    pool: database.pool,
    db: system.db,
    presence: system.presence,
    catalogue: taskCatalogue,
    handlers: taskHandlers(system, extractor, largeDocuments(config)),
    concurrency: config.workerConcurrency,
    logger: system.logger,
    schedule: scheduleOf(config),
  })
  const dispatcher = startDispatcher(system)
  return {
    async stop() {
      stopEarly()
      await Promise.all([worker.drain(config.shutdownSeconds), dispatcher.stop(config.shutdownSeconds)])
      await extractor.close()
      parser.close()
    },
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const why = listenFailures[code]
    if (why === undefined) throw error
    throw new AppError('service_unavailable', why(config), { cause: error })
  }
  const bound = app.server.address() as AddressInfo
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(bound.address) ? 'localhost' : bound.address
  return `http://${host}:${bound.port}`
}

const listenFailures: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use, perhaps by another Sheaf. Choose another one with SHEAF_PORT.`,
  EACCES: ({ port }) => `Port ${port} needs more rights. Choose one above 1023 with SHEAF_PORT.`,
  EADDRNOTAVAIL: ({ host }) => `This machine does not have the address ${host}. Mend SHEAF_HOST.`,
  ENOTFOUND: ({ host }) => `The name ${host} leads to no address. Mend SHEAF_HOST.`,
}

/** Takes no more work, finishes or hands back what runs within the deadline, then closes. */
async function stop(
  opened: OpenSystem,
  app: FastifyInstance | undefined,
  worker: ProductWorker | undefined,
  config: Config,
  logger: Logger,
): Promise<void> {
  logger.info('stopping')
  opened.beginToStop()
  // Connections that clients keep alive end as soon as their last answer is out, all others at the deadline.
  const idle = setInterval(() => app?.server.closeIdleConnections(), 100)
  const deadline = setTimeout(() => app?.server.closeAllConnections(), config.shutdownSeconds * 1000)
  await Promise.all([app?.close(), worker?.stop()])
  clearInterval(idle)
  clearTimeout(deadline)
  await opened.close()
  logger.info('stopped')
}

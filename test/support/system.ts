import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { CreatedApiKey } from '../../src/contract/api-keys.ts'
import { scopes as allScopes, type Scope } from '../../src/contract/scopes.ts'
import { taskCatalogue } from '../../src/contract/tasks.ts'
import { type Clock, systemClock } from '../../src/core/clock.ts'
import { FairPlaces } from '../../src/core/fair-places.ts'
import { createLogger } from '../../src/core/logger.ts'
import { createApp } from '../../src/http/app.ts'
import type { HttpSettings } from '../../src/http/http-settings.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { createApiKey } from '../../src/services/api-keys/create.ts'
import { EarlyReadings } from '../../src/services/documents/early-readings.ts'
import { allowAddresses } from '../../src/services/outbound/allowed-addresses.ts'
import { manualPayments } from '../../src/services/payments/manual-payments.ts'
import type { PaymentProvider } from '../../src/services/payments/payment-provider.ts'
import type { ServiceSettings, System } from '../../src/services/system.ts'
import { operatorContext } from '../../src/services/workspaces/find.ts'
import { createWorkspace } from '../../src/services/workspaces/manage.ts'
import { createDiskBlobStore } from '../../src/storage/blobs/disk-blob-store.ts'
import { instanceSecret } from '../../src/storage/instance-secrets.ts'
import { connectDatabase } from '../../src/storage/postgres/database.ts'
import { createDoor } from '../../src/storage/postgres/door.ts'
import { announcePresence } from '../../src/storage/postgres/presence.ts'
import { createQueue } from '../../src/storage/queue/enqueue.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { sharedDetector } from './readers.ts'

export interface TestSystem extends System {
  database: TestDatabase
  /** Every log line so far, parsed. */
  logLines: Record<string, unknown>[]
  app(options?: { settings?: Partial<HttpSettings>; operations?: Operation[] }): Promise<FastifyInstance>
  /** A new workspace with a key that has all scopes unless said otherwise. */
  workspace(name?: string, scopes?: Scope[], limits?: { rateLimit?: number }): Promise<TestWorkspace>
  close(): Promise<void>
}

export interface TestWorkspace {
  id: string
  key: CreatedApiKey
  headers: { authorization: string }
}

interface TestSystemOptions {
  clock?: Clock
  settings?: Partial<ServiceSettings>
  allowPrivateNetworks?: string[]
  payments?: PaymentProvider
  model?: System['model']
  secretKeys?: System['secretKeys']
  /** To have two systems on one database, as two processes would. */
  database?: TestDatabase
}

/** Everything the services stand on, real, on a database of its own. */
export async function createTestSystem(options: TestSystemOptions = {}): Promise<TestSystem> {
  const database = options.database ?? (await cloneDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-blobs-'))
  const logLines: Record<string, unknown>[] = []
  const logger = createLogger({ level: 'debug', destination: { write: (line) => logLines.push(JSON.parse(line)) } })
  const { connection } = database
  const { pool, db, quick, close } = connectDatabase({ connection, maxConnections: 10, logger })
  const presence = await announcePresence({ connection, role: 'test', logger })
  const blobs = await createDiskBlobStore({ root: folder })
  const scratchFolder = join(folder, 'scratch', presence.processId)
  await mkdir(scratchFolder, { recursive: true })
  const stopping = new AbortController()
  const apps: FastifyInstance[] = []
  const door = createDoor({
    ...{ pool, connection, logger, maxConnections: 2, secret: await instanceSecret(db, 'door') },
  })
  const system: System = {
    ...{ db, quick, pool, door },
    blobs,
    queue: createQueue(taskCatalogue),
    presence,
    clock: options.clock ?? systemClock,
    logger,
    cursorSecret: await instanceSecret(db, 'cursor'),
    secretKeys: options.secretKeys ?? [Buffer.alloc(32, 'webhook key')],
    detector: sharedDetector(),
    fetching: new FairPlaces(16),
    early: new EarlyReadings(),
    scratchFolder,
    allowedAddresses: allowAddresses(options.allowPrivateNetworks ?? []),
    payments: options.payments ?? manualPayments({ db, clock: options.clock ?? systemClock }),
    model: options.model ?? (async () => undefined),
    stopping: stopping.signal,
    settings: { ...serviceSettings, ...options.settings },
  }
  return {
    ...system,
    database,
    logLines,
    async app({ settings = {}, operations = [] } = {}) {
      const app = await createApp(system, { ...httpSettings, ...settings }, operations)
      apps.push(app)
      return app
    },
    async workspace(name = `workspace ${Math.random()}`, scopes = [...allScopes], limits = {}) {
      const { id } = await createWorkspace(system, { name })
      const ctx = await operatorContext(system, id)
      const key = await createApiKey(ctx, { name: 'test', scopes, rate_limit_per_minute: limits.rateLimit ?? 100_000 })
      return { id, key, headers: { authorization: `Bearer ${key.key}` } }
    },
    async close() {
      stopping.abort()
      for (const app of apps) await app.close()
      await presence.stop()
      await blobs.close()
      await door.close()
      await close()
      if (options.database === undefined) await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const serviceSettings: ServiceSettings = {
  version: '0.0.0-test',
  modelName: undefined,
  keyPrefix: 'shf_',
  headerPrefix: 'X-Service-',
  defaultTier: 'self_hosted',
  rateLimitPerMinute: 30,
  concurrentExtractions: 5,
  maxFileBytes: 52_428_800,
  referenceMaxBytes: 52_428_800,
  referenceMaxRows: 1000,
  matchMemoryRows: 1000,
  workerConcurrency: 4,
  jobRetentionHours: 24,
  sharedRetentionHours: 720,
  webhookUserAgent: 'Sheaf-Webhooks/1.0',
  webhookConcurrency: 200,
  deliveryRetentionDays: 30,
  garbageDays: 3,
  auditRetentionDays: 365,
  matchingRetentionDays: 365,
  ...{ maxWebhooks: 100, maxApiKeys: 200, maxSchemas: 2000, maxSources: 1000, maxCells: 200_000 },
  syncPages: 5,
  syncSeconds: 25,
  reviewThreshold: 0.6,
}

const httpSettings: HttpSettings = {
  version: '0.0.0-test',
  publicUrl: undefined,
  trustProxy: [],
  corsOrigins: [],
  metrics: false,
  headerPrefix: 'X-Service-',
  rateLimitPerMinute: 30,
  maxJsonBytes: 2 ** 20,
  headersTimeoutSeconds: 15,
  requestTimeoutSeconds: 300,
}

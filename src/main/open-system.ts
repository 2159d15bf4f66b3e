import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { taskCatalogue } from '../contract/tasks.ts'
import { systemClock } from '../core/clock.ts'
import { isDatabaseOutage } from '../core/database-outage.ts'
import { FairPlaces } from '../core/fair-places.ts'
import type { Logger } from '../core/logger.ts'
import type { AskModel } from '../extract/model/ask-model.ts'
import { openModel } from '../extract/model/open-model.ts'
import { FormatDetector } from '../parse/format-detector.ts'
import { EarlyReadings } from '../services/documents/early-readings.ts'
import { allowAddresses } from '../services/outbound/allowed-addresses.ts'
import { manualPayments } from '../services/payments/manual-payments.ts'
import type { PaymentProvider } from '../services/payments/payment-provider.ts'
import { stripePayments } from '../services/payments/stripe-payments.ts'
import type { ServiceSettings, System } from '../services/system.ts'
import { settleWebhookKeys } from '../services/webhooks/settle-keys.ts'
import type { BlobStore } from '../storage/blobs/blob-store.ts'
import { createDiskBlobStore } from '../storage/blobs/disk-blob-store.ts'
import { createS3BlobStore } from '../storage/blobs/s3-blob-store.ts'
import { instanceSecret } from '../storage/instance-secrets.ts'
import type { Database } from '../storage/postgres/database.ts'
import { createDoor } from '../storage/postgres/door.ts'
import { migrate } from '../storage/postgres/migrate.ts'
import { announcePresence } from '../storage/postgres/presence.ts'
import { createQueue } from '../storage/queue/enqueue.ts'
import { type Config, modelSettings, signInProvider } from './config.ts'
import { mostHere } from './large-documents.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'
import { warnOfMissingWalls } from './open-parser.ts'
import { version } from './version.ts'
import { secretKeys } from './webhook-keys.ts'

export interface OpenSystem {
  system: System
  database: OpenDatabase
  /** Tells whatever waits that the process is about to stop. */
  beginToStop(): void
  close(): Promise<void>
}

const attempts = 3
/** Questions and exports share these; none is held while nobody reads. */
const doorConnections = 4
/** More than there are places for work: they wait for others. */
const fetchesAtOnce = 16

/** Opens everything the services stand on, in order; `close` takes it down in the opposite one. */
export async function openSystem(config: Config, role: string, logger: Logger): Promise<OpenSystem> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryToOpen(config, role, logger)
    } catch (error) {
      // The embedded server that we joined may have been stopped at that moment by the process that used it before.
      if (config.databaseUrl !== undefined || attempt === attempts || !isDatabaseOutage(error)) throw error
    }
  }
}

async function tryToOpen(config: Config, role: string, logger: Logger): Promise<OpenSystem> {
  const database = await openDatabase(config, logger)
  try {
    const { applied } = await migrate(database.pool)
    if (applied.length > 0) logger.info({ applied }, 'database migrated')
    const { embedded } = database
    const presence = await announcePresence({
      connection: database.connection,
      role,
      logger,
      ...(embedded && { beforeReconnect: () => embedded.ensureRunning() }),
    })
    const blobs = await openBlobs(config)
    const scratchFolder = join(resolve(config.dataDir), 'scratch', presence.processId)
    await mkdir(scratchFolder, { recursive: true, mode: 0o700 })
    void warnOfMissingWalls(logger)
    const detector = new FormatDetector(scratchFolder, { needsWalls: config.sandbox === 'required' })
    const stopping = new AbortController()
    const door = createDoor({
      ...{ pool: database.pool, connection: database.connection, logger },
      ...{ secret: await instanceSecret(database.db, 'door'), maxConnections: doorConnections },
    })
    const system: System = {
      ...{ db: database.db, quick: database.quick, pool: database.pool, door },
      blobs,
      queue: createQueue(taskCatalogue),
      presence,
      clock: systemClock,
      logger,
      cursorSecret: await instanceSecret(database.db, 'cursor'),
      secretKeys: await settledKeys(config, database.db, role),
      detector,
      fetching: new FairPlaces(fetchesAtOnce),
      early: new EarlyReadings(),
      ...((role === 'all' || role === 'worker') && { mostHere }),
      scratchFolder,
      allowedAddresses: allowAddresses(config.allowPrivateNetworks),
      payments: openPayments(config, database.db),
      model: modelOpener(config),
      stopping: stopping.signal,
      settings: serviceSettings(config),
    }
    return {
      system,
      database,
      beginToStop: () => stopping.abort(),
      async close() {
        detector.close()
        await rm(scratchFolder, { recursive: true, force: true })
        await presence.stop()
        await blobs.close()
        await door.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A command from elsewhere needs no key: only who serves signs with the secrets of webhooks. */
async function settledKeys(config: Config, db: Database, role: string): Promise<System['secretKeys']> {
  const keys = await secretKeys(config)
  if (role !== 'command') await settleWebhookKeys(db, keys)
  return keys
}

/** Opened by the first question. */
function modelOpener(config: Config): System['model'] {
  const settings = modelSettings(config)
  let opened: Promise<AskModel> | undefined
  return async () => {
    if (!settings || settings.mode === 'off') return undefined
    opened ??= openModel(settings)
    return { settings, ask: await opened }
  }
}

function serviceSettings(config: Config): ServiceSettings {
  const model = modelSettings(config)
  return {
    ...config,
    version,
    signInProvider: signInProvider(config),
    modelName: model && model.mode !== 'off' ? `${model.provider}:${model.model}` : undefined,
  }
}

export async function openBlobs(config: Config): Promise<BlobStore> {
  if (config.s3Bucket === undefined) return createDiskBlobStore({ root: resolve(config.dataDir, 'blobs') })
  return createS3BlobStore({
    bucket: config.s3Bucket,
    region: config.s3Region,
    prefix: config.s3Prefix,
    forcePathStyle: config.s3ForcePathStyle,
    ...(config.s3Endpoint && { endpoint: config.s3Endpoint }),
    ...(config.s3AccessKeyId && { accessKeyId: config.s3AccessKeyId }),
    ...(config.s3SecretAccessKey && { secretAccessKey: config.s3SecretAccessKey }),
  })
}

function openPayments({ stripeKey, stripeUrl }: Config, db: Database): PaymentProvider {
  const clock = systemClock
  if (stripeKey === undefined) return manualPayments({ db, clock })
  return stripePayments({ key: stripeKey, url: stripeUrl, timeoutMilliseconds: 10_000, clock })
}

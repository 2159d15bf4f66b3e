import type pg from 'pg'
import type { taskCatalogue } from '../contract/tasks.ts'
import type { Clock } from '../core/clock.ts'
import type { FairPlaces } from '../core/fair-places.ts'
import type { Logger } from '../core/logger.ts'
import type { AskModel } from '../extract/model/ask-model.ts'
import type { ModelSettings } from '../extract/model/model-settings.ts'
import type { FormatDetector } from '../parse/format-detector.ts'
import type { BlobStore } from '../storage/blobs/blob-store.ts'
import type { Database } from '../storage/postgres/database.ts'
import type { Door } from '../storage/postgres/door.ts'
import type { Presence } from '../storage/postgres/presence.ts'
import type { Queue } from '../storage/queue/enqueue.ts'
import type { EarlyReadings } from './documents/early-readings.ts'
import type { AllowedAddresses } from './outbound/allowed-addresses.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'

/** What every service works with: one per process, wired by main. */
export interface System {
  db: Database
  /** For what whoever polls waits for: not behind hundreds who change something. */
  quick: Database
  /** For what the builder of queries cannot do: COPY, and tables that are made at run time. */
  pool: pg.Pool
  /** For reads of one workspace that must not be able to do more. */
  door: Door
  blobs: BlobStore
  queue: Queue<typeof taskCatalogue>
  presence: Presence
  clock: Clock
  logger: Logger
  /** Signs the cursors of lists; shared by all processes on one database. */
  cursorSecret: Buffer
  /** Encrypt the secrets of webhooks, the first new ones; shared by all processes on one database. */
  secretKeys: [Buffer, ...Buffer[]]
  /** Says what uploads are before they are read. */
  detector: FormatDetector
  /** For files that are needed for a moment; emptied by others when this process has died. */
  scratchFolder: string
  /** Places in which files are fetched that callers have named. */
  fetching: FairPlaces
  /** Files that are read before their tasks are taken. */
  early: EarlyReadings
  /** Bytes that the reading of a document may give here; larger ones are worked on elsewhere. Without one all are taken. */
  mostHere?: number | undefined
  /** Where callers may send us. */
  allowedAddresses: AllowedAddresses
  /** How top-ups are paid. */
  payments: PaymentProvider
  /** The language model of the settings; nothing where there is none or it is off. */
  model(): Promise<{ settings: ModelSettings; ask: AskModel } | undefined>
  /** Aborted when the process begins to stop. */
  stopping: AbortSignal
  settings: ServiceSettings
}

/** The part of the configuration that services read. */
export interface ServiceSettings {
  /** Of the service. */
  version: string
  /** The language model that helps to extract, where there is one. */
  modelName: string | undefined
  keyPrefix: string
  /** What branded headers start with. */
  headerPrefix: string
  defaultTier: string
  rateLimitPerMinute: number
  concurrentExtractions: number
  maxFileBytes: number
  /** Of a table of reference data. */
  referenceMaxBytes: number
  referenceMaxRows: number
  /** A larger table is matched by an index of the database instead of one in memory. */
  matchMemoryRows: number
  workerConcurrency: number
  jobRetentionHours: number
  sharedRetentionHours: number
  webhookUserAgent: string
  webhookConcurrency: number
  deliveryRetentionDays: number
  garbageDays: number
  auditRetentionDays: number
  matchingRetentionDays: number
  /** What one workspace may have. */
  maxWebhooks: number
  maxApiKeys: number
  maxSchemas: number
  maxSources: number
  /** Of one extraction. */
  maxCells: number
  /** A document with more pages is answered before it is done. */
  syncPages: number
  /** Work that takes longer is answered before it is done. */
  syncSeconds: number
  /** Where members may sign in beside here. */
  signInProvider?: SignInProvider | undefined
  /** Records with a value that is less sure than this are to be reviewed. */
  reviewThreshold: number
}

/** A provider of OpenID Connect. */
export interface SignInProvider {
  /** What members know it by. */
  name: string
  issuer: string
  clientId: string
  clientSecret?: string | undefined
}

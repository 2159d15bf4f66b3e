import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '../../src/core/logger.ts'
import { openDatabase } from '../../src/main/open-database.ts'
import { migrate } from '../../src/storage/postgres/migrate.ts'
import { urlOf } from './database.ts'

/** A migrated embedded PostgreSQL with production settings, for as long as `work` takes: in a temporary folder, or in one that is kept. */
export async function withDatabase(work: (url: string) => Promise<void>, kept?: string): Promise<void> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'sheaf-bench-')))
  const logger = createLogger({ level: 'error', destination: process.stderr })
  const database = await openDatabase({ databaseUrl: undefined, databaseConnections: 5, dataDir: folder }, logger)
  try {
    await migrate(database.pool)
    if (database.embedded) await work(urlOf(database.embedded.connection))
  } finally {
    await database.close()
    if (kept === undefined) await rm(folder, { recursive: true, force: true })
  }
}

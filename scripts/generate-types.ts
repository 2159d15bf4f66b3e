import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '../src/core/logger.ts'
import { openDatabase } from '../src/main/open-database.ts'
import { migrate } from '../src/storage/postgres/migrate.ts'

// Writes src/storage/postgres/schema.ts from a freshly migrated database; with --verify only compares.
const folder = await mkdtemp(join(tmpdir(), 'sheaf-types-'))
const logger = createLogger({ level: 'error', destination: process.stderr })
const database = await openDatabase({ databaseUrl: undefined, databaseConnections: 3, dataDir: folder }, logger)
try {
  await migrate(database.pool)
  const { host, user, password } = database.embedded?.connection ?? { host: '', user: '', password: '' }
  const options = [
    ['--dialect', 'postgres'],
    ['--url', `postgres://${user}:${password}@${encodeURIComponent(host)}/sheaf`],
    ['--default-schema', 'public'],
    ['--include-pattern', 'public.*'],
    ['--type-mapping', '{"int8":"number"}'],
    ['--out-file', 'src/storage/postgres/schema.ts'],
    process.argv.includes('--verify') ? ['--verify'] : [],
  ]
  execFileSync('kysely-codegen', options.flat(), { stdio: 'inherit' })
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

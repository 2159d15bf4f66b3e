import { createInterface } from 'node:readline'
import { createLogger } from '../../../src/core/logger.ts'
import { startEmbeddedPostgres } from '../../../src/storage/postgres/embedded/embedded-postgres.ts'

/** A process of its own around the launcher: says how the start went on one line, then waits for `stop`. */
const [dataDir = ''] = process.argv.slice(2)
const logger = createLogger({ level: 'silent', destination: { write: () => undefined } })
try {
  const postgres = await startEmbeddedPostgres({ dataDir, logger })
  console.log(JSON.stringify({ connection: postgres.connection, joined: postgres.joined }))
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') break
  }
  await postgres.stop()
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 1
}
process.stdin.destroy()

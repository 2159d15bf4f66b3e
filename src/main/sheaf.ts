import { existsSync } from 'node:fs'
import { CommanderError } from 'commander'
import { pino } from 'pino'
import { type Output, showError } from '../cli/output.ts'
import { createProgram } from '../cli/program.ts'
import { createLogger, type Logger } from '../core/logger.ts'
import type { System } from '../services/system.ts'
import { migrate } from '../storage/postgres/migrate.ts'
import { readConfig, unknownSettings } from './config.ts'
import { examine } from './doctor/examine.ts'
import { openDatabase } from './open-database.ts'
import { openSystem } from './open-system.ts'
import { runServer } from './run-server.ts'
import { version } from './version.ts'

const output: Output = {
  json: false,
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const program = createProgram({
    version,
    output,
    withSystem,
    serve: ({ role }) => {
      const config = readConfig()
      return runServer({ config, role, logger: serverLogger(config.logLevel), output })
    },
    async migrate() {
      const database = await openDatabase(readConfig(), quietLogger())
      try {
        return await migrate(database.pool)
      } finally {
        await database.close()
      }
    },
    doctor: () => examine(readConfig(), quietLogger()),
    setExitStatus(status) {
      process.exitCode = status
    },
  })
  for (const name of unknownSettings())
    output.writeError(`sheaf: ${name} is not a setting; see docs/configuration.md\n`)
  await program.parseAsync()
} catch (error) {
  // Commander has already said what it had to say; its own code 1 means wrong usage.
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : showError(output, error)
}

async function withSystem<T>(work: (system: System) => Promise<T>): Promise<T> {
  const opened = await openSystem(readConfig(), 'command', quietLogger())
  try {
    return await work(opened.system)
  } finally {
    await opened.close()
  }
}

/** Lines are gathered for a moment before they are written: a log must not slow requests down. */
function serverLogger(level: string): Logger {
  const destination = pino.destination({ fd: 2, sync: false, minLength: 4096, periodicFlush: 200 })
  process.on('exit', () => destination.flushSync())
  return createLogger({ level, destination })
}

/** Commands speak for themselves; only what went wrong is worth a log line. */
function quietLogger(): Logger {
  return createLogger({ level: 'error', destination: { write: output.writeError } })
}

import { statSync } from 'node:fs'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { CommanderError } from 'commander'
import { pino } from 'pino'
import { type Output, showError } from '../cli/output.ts'
import { createProgram } from '../cli/program.ts'
import type { Surroundings } from '../cli/surroundings.ts'
import { AppError } from '../core/app-error.ts'
import { createLogger, type Logger } from '../core/logger.ts'
import type { Parser } from '../parse/parser.ts'
import type { Extractor } from '../services/engine/extractor.ts'
import type { System } from '../services/system.ts'
import { type Config, readConfig, searchPath, unknownSettings } from './config.ts'
import { ownServer, serverAccess } from './server-access.ts'
import { version } from './version.ts'

const output: Output = {
  json: process.argv.includes('--json'),
  terminal: process.stderr.isTTY,
  write: (text) => {
    if (process.stdout.write(text)) return
    return new Promise((resolve) => process.stdout.once('drain', resolve))
  },
  writeError: (text) => void process.stderr.write(text),
}
// Whoever reads our output may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
// Another Node started this one (`bin/sheaf.js`) and was killed: whoever did that meant this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

try {
  if (statSync('.env', { throwIfNoEntry: false })?.isFile()) process.loadEnvFile('.env')
  // What a command needs is loaded when it is called: a poll must not wait for the whole server.
  const around: Surroundings = {
    version,
    output,
    withSystem,
    withParser,
    withExtractor,
    untilInterrupted,
    async withOwnServer(work) {
      const { withOwnServer } = await import('./own-server.ts')
      return withOwnServer(readConfig(), quietLogger(), work)
    },
    stateFolder: (name) => resolve(readConfig().dataDir, name),
    serverAccess: (given) => serverAccess(readConfig(), given),
    async serverAddress() {
      const config = readConfig()
      return config.publicUrl ?? (await ownServer(config))
    },
    async serve({ role }) {
      const config = readConfig()
      const { runServer } = await import('./run-server.ts')
      return runServer({
        config,
        role,
        logger: serverLogger(config.logLevel),
        output,
        isTerminal: process.stdout.isTTY,
      })
    },
    async serveTools(access, folders) {
      const { serveTools } = await import('./serve-tools.ts')
      await serveTools(access, folders)
    },
    async serveToolsAlone(folders) {
      const { serveToolsAlone } = await import('./serve-tools-alone.ts')
      await untilInterrupted((signal) => serveToolsAlone(readConfig(), quietLogger(), folders, signal))
    },
    async migrate() {
      const [{ openDatabase }, { migrate }] = [
        await import('./open-database.ts'),
        await import('../storage/postgres/migrate.ts'),
      ]
      const database = await openDatabase(readConfig(), quietLogger())
      try {
        return await migrate(database.pool)
      } finally {
        await database.close()
      }
    },
    doctor: async () => (await import('./doctor/examine.ts')).examine(readConfig(), quietLogger()),
    setExitStatus(status) {
      process.exitCode = status
    },
  }
  const program = await createProgram(around, process.argv.slice(2))
  if (!output.json) {
    for (const name of unknownSettings())
      output.writeError(`sheaf: ${name} is not a setting; see docs/configuration.md\n`)
  }
  await program.parseAsync()
} catch (error) {
  process.exitCode = error instanceof CommanderError ? endOfUsage(error) : showError(output, error)
}

/** Commander ends --help and --version by an error too, and has already said what is wrong, unless it is for a program. */
function endOfUsage(error: CommanderError): number {
  if (error.exitCode === 0) return 0
  if (output.json) showError(output, new AppError('validation_error', error.message.replace(/^error: /, '')))
  return 2
}

/** Ctrl-C stops the reading, so that nothing is left in the folder for temporary files. */
async function withParser<T>(work: (parser: Parser, signal: AbortSignal) => Promise<T>): Promise<T> {
  return untilInterrupted(async (signal) => {
    const { openParser } = await import('./open-parser.ts')
    const parser = openParser(readConfig(), searchPath())
    try {
      return await work(parser, signal)
    } finally {
      parser.close()
    }
  })
}

/** The work may tidy up when it is interrupted; whatever it then does, the status tells by which signal. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const interrupted = new AbortController()
  let endingStatus: number | undefined
  const stop = (signal: NodeJS.Signals) => {
    endingStatus = 128 + constants.signals[signal]
    interrupted.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  try {
    return await work(interrupted.signal)
  } finally {
    if (endingStatus !== undefined) process.exit(endingStatus)
  }
}

async function withExtractor<T>(work: (extractor: Extractor, signal: AbortSignal) => Promise<T>): Promise<T> {
  return withParser(async (parser, signal) => {
    const { openExtractor } = await import('./open-extractor.ts')
    const extractor = openExtractor(readConfig(), parser)
    try {
      return await work(extractor, signal)
    } finally {
      await extractor.close()
    }
  })
}

/** A command in the wrong folder must say so instead of making a new, empty database there. */
async function withSystem<T>(work: (system: System) => Promise<T>): Promise<T> {
  const config = readConfig()
  await refuseToCreate(config)
  const { openSystem } = await import('./open-system.ts')
  const opened = await openSystem(config, 'command', quietLogger())
  try {
    return await work(opened.system)
  } finally {
    await opened.close()
  }
}

async function refuseToCreate(config: Config): Promise<void> {
  const { hasDatabase } = await import('./open-database.ts')
  if (hasDatabase(config)) return
  throw new AppError(
    'not_found',
    `There is no database in ${resolve(config.dataDir)} yet. This command works on the database itself, not over SHEAF_SERVER: start it in the folder where ` +
      'Sheaf runs, set SHEAF_DATA_DIR or DATABASE_URL, or begin with "sheaf serve".',
  )
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

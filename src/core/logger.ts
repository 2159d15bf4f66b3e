import { type Logger as PinoLogger, pino } from 'pino'
import { AppError } from './app-error.ts'

export type Logger = PinoLogger

interface LoggerOptions {
  level: string
  /** Anything with a `write`: a pino destination in a server, an array collector in a test. */
  destination: { write(line: string): void }
}

export function createLogger({ level, destination }: LoggerOptions): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: secretPaths, censor: '[secret]' },
    },
    destination,
  )
}

/** A safety net only: call sites name what they log and never pass headers or bodies. */
const secretPaths = ['authorization', 'key', 'secret', 'password', 'token', 'headers', 'body', 'payload'].flatMap(
  (name) => [name, `*.${name}`],
)

/**
 * Messages of database errors quote the values of the failing statement, and those can be document text:
 * such an error is logged by its code and its constraint only.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const described: Record<string, unknown> = isDatabaseError(error)
    ? {
        type: 'DatabaseError',
        code: error.code,
        table: error.table,
        constraint: error.constraint,
        stack: frames(error),
      }
    : { type: error.name, message: error.message, stack: frames(error) }
  if (error instanceof AppError) described.code = error.code
  if (error.cause !== undefined) described.cause = describeError(error.cause)
  return described
}

interface DatabaseError extends Error {
  code: string
  severity: string
  table?: string
  constraint?: string
}

function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'routine' in error && 'code' in error
}

/** The call frames without the first line, which repeats the message. */
function frames(error: Error): string | undefined {
  const stack = error.stack
  return stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}

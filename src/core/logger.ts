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
      timestamp: isoTime,
      formatters: { level: (label) => ({ level: label }), log: hideSecrets },
      serializers: { err: describeError },
    },
    destination,
  )
}

let stamped = 0
let stamp = ''

/** Many lines share a millisecond; its text is made once. */
function isoTime(): string {
  const now = Date.now()
  if (now !== stamped) {
    stamped = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

const secretNames = new Set(['authorization', 'key', 'secret', 'password', 'token', 'headers', 'body', 'payload'])

/** A safety net only, two levels deep: call sites name what they log and never pass headers or bodies. */
function hideSecrets(entry: Record<string, unknown>): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(entry)) {
    const inner = typeof value === 'object' && value !== null && !(value instanceof Error) && !Array.isArray(value)
    shown[name] = secretNames.has(name) ? '[secret]' : inner ? hideInside(value) : value
  }
  return shown
}

function hideInside(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, secretNames.has(name) ? '[secret]' : inner]),
  )
}

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

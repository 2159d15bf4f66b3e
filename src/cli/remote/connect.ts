import { ConnectionError, FileError, type Retry, Sheaf, SheafError } from '../../../sdk/src/index.ts'
import { AppError, type ErrorCode, errorKinds } from '../../core/app-error.ts'
import type { Output } from '../output.ts'
import type { ServerAccess } from '../surroundings.ts'
import { nameCommands } from './name-commands.ts'

/** A server for one command. What may succeed later is tried again, and done once. */
export function connect({ server, key }: ServerAccess, signal: AbortSignal, output: Output): Sheaf {
  const url = readAddress(server).href
  if (!/^[!-~]+$/.test(key))
    throw new AppError(
      'unauthorized',
      'The key holds characters that no key has: a key is shown whole only when it is made, lists show its ends.',
    )
  return new Sheaf({ url, key, signal, retries: 6, onRetry: (retry) => explainPause(retry, output) })
}

const longPauseMs = 3000

function explainPause({ error, pauseMs }: Retry, output: Output): void {
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  // Where nothing listens, or nobody speaks TLS, nobody will answer later.
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code?.startsWith('ERR_SSL_')) throw error
  if (output.terminal && pauseMs > longPauseMs)
    output.writeError(`sheaf: ${error.message} Trying again in ${Math.ceil(pauseMs / 1000)} s.\n`)
}

/** What the client threw, as an error of ours, so that it decides the exit status. */
export function asAppError(error: unknown, server: string): unknown {
  if (!(error instanceof SheafError)) return error
  if (error instanceof FileError) return new AppError('not_found', error.message, { cause: error })
  if (error instanceof ConnectionError && error.code === 'connection_failed') return outOfReach(server, error.cause)
  const { code, details } = error
  // The job API tells no reasons.
  const reason = error.reason ?? (error.status === 413 ? 'too_large' : undefined)
  return new AppError(isErrorCode(code) ? code : 'service_unavailable', everyDetail(error), {
    ...(reason !== undefined && { reason }),
    ...(details.length > 0 && { details }),
    cause: error,
  })
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorKinds, code)
}

/** The message tells the first of several mistakes. */
function everyDetail({ message, details }: SheafError): string {
  if (details.length < 2) return nameCommands(message)
  return [nameCommands(message), ...details.map((detail) => `  ${detail.path}: ${detail.message}`)].join('\n')
}

function readAddress(server: string): URL {
  const url = URL.parse(server.endsWith('/') ? server : `${server}/`)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new AppError('validation_error', `"${server}" is not an address like https://sheaf.example.com.`)
}

function outOfReach(server: string, cause: unknown): AppError {
  const { code, message } = cause as NodeJS.ErrnoException
  const why = reasons[code ?? message] ?? (code?.startsWith('ERR_SSL_') ? reasons['EPROTO'] : message || code)
  return new AppError('service_unavailable', `${server} cannot be reached: ${why}`, { cause })
}

const nothingThere = 'nothing listens there. Start a server with "sheaf serve", or name another with --server.'

const reasons: Record<string, string> = {
  ECONNREFUSED: nothingThere,
  // What fetch says of ports that no web server has.
  'bad port': nothingThere,
  ENOTFOUND: 'there is no such host.',
  ECONNRESET: 'the connection was cut.',
  EPIPE: 'the connection was cut.',
  EPROTO: 'it does not speak TLS; perhaps the address begins with http:// instead.',
}

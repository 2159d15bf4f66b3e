import { ConnectionError, FileError, type Retry, Sheaf, SheafError } from '../../../sdk/src/index.ts'
import { AppError, type ErrorCode, errorKinds } from '../../core/app-error.ts'
import type { Output } from '../output.ts'
import { outOfReach, readAddress } from '../remote-jobs/job-client.ts'
import type { ServerAccess } from '../surroundings.ts'

/** A server for one command. What may succeed later is tried again, and done once. */
export function connect({ server, key }: ServerAccess, signal: AbortSignal, output: Output): Sheaf {
  const url = readAddress(server).href
  return new Sheaf({ url, key, signal, retries: 6, onRetry: (retry) => explainPause(retry, output) })
}

const longPauseMs = 3000

function explainPause({ error, pauseMs }: Retry, output: Output): void {
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  // Where nothing listens, nobody will answer later.
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') throw error
  if (output.terminal && pauseMs > longPauseMs)
    output.writeError(`sheaf: ${error.message} Trying again in ${Math.ceil(pauseMs / 1000)} s.\n`)
}

/** What the client threw, as an error of ours, so that it decides the exit status. */
export function asAppError(error: unknown, server: string): unknown {
  if (!(error instanceof SheafError)) return error
  if (error instanceof FileError) return new AppError('not_found', error.message, { cause: error })
  if (error instanceof ConnectionError && error.code === 'connection_failed') return outOfReach(server, error.cause)
  const { code, reason, details } = error
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
  if (details.length < 2) return message
  return [message, ...details.map((detail) => `  ${detail.path}: ${detail.message}`)].join('\n')
}

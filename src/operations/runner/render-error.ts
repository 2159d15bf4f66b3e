import { STATUS_CODES } from 'node:http'
import type { PlatformError } from '../../contract/errors.ts'
import { AppError } from '../../core/app-error.ts'
import { isDatabaseOutage } from '../../core/database-outage.ts'
import type { WireAnswer } from '../../services/idempotency/claim.ts'
import type { ApiName } from '../operation.ts'

/** What an answer that refuses says of the request. */
export interface Refused {
  api: ApiName
  requestId: string
  path: string
}

type RenderedError = WireAnswer & { body: string }

/** Pure, so that the answer to an idempotent request can be stored as it will be sent. */
export function renderError(error: AppError, { api, requestId, path }: Refused): RenderedError {
  const headers = { ...error.headers }
  if (error.retryAfterSeconds !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(error.retryAfterSeconds)))
  if (api === 'job') return renderJobError(error, path, headers)
  const body: PlatformError = {
    statusCode: error.status,
    code: error.code,
    error: STATUS_CODES[error.status] ?? 'Error',
    message: error.message,
    retryable: error.retryable,
    request_id: requestId,
    timestamp: new Date().toISOString(),
    path,
    ...(error.reason === undefined ? {} : { reason: error.reason }),
    ...(error.requiredScope === undefined ? {} : { required_scope: error.requiredScope }),
    ...(error.details === undefined ? {} : { details: error.details }),
  }
  return { status: error.status, headers, body: JSON.stringify(body) }
}

function renderJobError(error: AppError, path: string, headers: Record<string, string>): RenderedError {
  const status = jobStatus(error, path)
  // Most messages say the first detail themselves, or all of them.
  const unsaid = error.details?.filter(({ message }) => !error.message.includes(message))
  const details = unsaid?.map(({ path, message }) => `${path}: ${message}`).join('; ')
  const detail = details ? `${error.message} (${details})` : error.message
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return { status, headers: { ...challenge, ...headers }, body: JSON.stringify({ detail }) }
}

/** The job API knows fewer statuses: a missing scope is 401, an outage 500, and only submissions have 413 and 415. */
function jobStatus({ code, status }: AppError, path: string): number {
  if (code === 'insufficient_scope') return 401
  if (code === 'service_unavailable') return 500
  return path.startsWith('/process/') && (status === 413 || status === 415) ? 400 : status
}

/** Whatever was thrown, as something that can be told. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseOutage(error)) {
    return new AppError('service_unavailable', 'The database cannot be reached right now. Try again in a moment.', {
      cause: error,
      retryAfterSeconds: 2,
    })
  }
  return new AppError('internal_error', 'Something went wrong on our side. Try again, or report the request id.', {
    cause: error,
  })
}

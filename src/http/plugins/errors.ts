import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlatformError } from '../../contract/errors.ts'
import { AppError, type ErrorCode } from '../../core/app-error.ts'
import { isDatabaseOutage } from '../../core/database-outage.ts'
import type { WireAnswer } from '../../services/idempotency/claim.ts'
import { requestPath } from '../request-path.ts'
import type { ApiName } from '../route.ts'

/** Every failure leaves through here, in the shape of the API that was called. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<Error>((error, request, reply) => {
    const gone = request.raw.destroyed && !request.raw.complete
    const failure = gone ? new AppError('validation_error', 'The request was cut off.') : toAppError(error)
    if (gone) request.log.info('the client went away before its request was complete')
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendError(failure, request, reply)
  })
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, headers, body } = renderError(error, request)
  reply.header('x-request-id', request.id)
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)
}

/** Pure, so that the answer to an idempotent request can be stored as it will be sent. */
export function renderError(error: AppError, request: { id: string; url: string }): WireAnswer {
  const path = requestPath(request.url)
  const headers = { ...error.headers }
  if (error.retryAfterSeconds !== undefined)
    headers['retry-after'] = String(Math.max(1, Math.ceil(error.retryAfterSeconds)))
  if (apiOf(path) === 'job') return renderJobError(error, path, headers)
  const body: PlatformError = {
    statusCode: error.status,
    code: error.code,
    error: STATUS_CODES[error.status] ?? 'Error',
    message: error.message,
    retryable: error.retryable,
    request_id: request.id,
    timestamp: new Date().toISOString(),
    path,
    ...(error.reason === undefined ? {} : { reason: error.reason }),
    ...(error.requiredScope === undefined ? {} : { required_scope: error.requiredScope }),
    ...(error.details === undefined ? {} : { details: error.details }),
  }
  return { status: error.status, headers, body: JSON.stringify(body) }
}

/** Which API a path belongs to; everything that is not the job API speaks as the platform does. */
function apiOf(path: string): ApiName {
  return /^\/(process|extract|recommend|status)(\/|$)/.test(path) ? 'job' : 'platform'
}

function renderJobError(error: AppError, path: string, headers: Record<string, string>): WireAnswer {
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

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = typeof code === 'string' ? frameworkErrors[code] : undefined
  if (known !== undefined) return new AppError(known[0], known[1], { cause: error })
  if (statusCode >= 400 && statusCode < 500)
    return new AppError('validation_error', 'The request is not valid.', { cause: error })
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

const frameworkErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is larger than this service takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'This media type is not taken here: send "application/json", or "multipart/form-data" where a file is expected.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'validation_error',
    'The body does not have the length that Content-Length says.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['validation_error', 'The body is empty. Send a JSON object.'],
  FST_ERR_BAD_URL: ['validation_error', 'The address is not a valid URL path.'],
  FST_ERR_ASYNC_CONSTRAINT: ['validation_error', 'The request cannot be routed.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address.'],
}

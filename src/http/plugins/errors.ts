import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../../core/app-error.ts'
import type { ApiName } from '../../operations/operation.ts'
import { renderError, toAppError as tellable } from '../../operations/runner/render-error.ts'
import { requestPath } from '../request-path.ts'

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
  const { status, headers, body } = renderRefusal(error, request)
  reply.header('x-request-id', request.id)
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body)
}

/** For whatever was asked for, also where there is nothing. */
export function renderRefusal(error: AppError, { id: requestId, url }: { id: string; url: string }) {
  const path = requestPath(url)
  return renderError(error, { api: apiOf(path), requestId, path })
}

/** Which API a path belongs to; everything that is not the job API speaks as the platform does. */
function apiOf(path: string): ApiName {
  return /^\/(process|extract|recommend|status)(\/|$)/.test(path) ? 'job' : 'platform'
}

/** What the framework throws, in words of ours. */
export function toAppError(error: unknown): AppError {
  const { code, statusCode = 500 } = error as Partial<FastifyError>
  const known = typeof code === 'string' ? frameworkErrors[code] : undefined
  if (known !== undefined) return new AppError(known[0], known[1], { cause: error })
  if (!(error instanceof AppError) && statusCode >= 400 && statusCode < 500)
    return new AppError('validation_error', 'The request is not valid.', { cause: error })
  return tellable(error)
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

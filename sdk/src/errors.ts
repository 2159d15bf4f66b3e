export interface ErrorFacts {
  message: string
  /** The HTTP status; undefined when there was no answer. */
  status?: number | undefined
  code: string
  reason?: string | undefined
  requiredScope?: string | undefined
  requestId?: string | undefined
  retryable?: boolean | undefined
  /** The server's wish, where it has one. */
  retryAfterSeconds?: number | undefined
  details?: { path: string; message: string }[] | undefined
  extractionId?: string | undefined
  documentId?: string | undefined
  cause?: unknown
}

/** What went wrong with a call. `code` and `reason` are for programs, `message` is for people. */
export class SheafError extends Error {
  readonly status: number | undefined
  readonly code: string
  readonly reason: string | undefined
  readonly requiredScope: string | undefined
  /** Names the call in the server's log. */
  readonly requestId: string | undefined
  /** Whether the same call may succeed later. */
  readonly retryable: boolean
  readonly retryAfterSeconds: number | undefined
  readonly details: { path: string; message: string }[]
  /** Of an extraction that was begun and failed: it is kept, and so is its document. */
  readonly extractionId: string | undefined
  readonly documentId: string | undefined

  constructor(facts: ErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = new.target.name
    this.status = facts.status
    this.code = facts.code
    this.reason = facts.reason
    this.requiredScope = facts.requiredScope
    this.requestId = facts.requestId
    this.retryable = facts.retryable ?? false
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.details = facts.details ?? []
    this.extractionId = facts.extractionId
    this.documentId = facts.documentId
  }
}

/** The request is not valid, too large, or of a kind that is not taken: 400, 405, 413, 415. */
export class ValidationError extends SheafError {}
/** The key is missing or not valid: 401. */
export class AuthenticationError extends SheafError {}
/** The key lacks the scope (`requiredScope`): 403. */
export class PermissionError extends SheafError {}
/** There is nothing with this id: 404. */
export class NotFoundError extends SheafError {}
/** It conflicts with what is there: 409. */
export class ConflictError extends SheafError {}
/** Understood, but not possible: 422. Also an extraction that was waited for and failed. */
export class UnprocessableError extends SheafError {}
/** Too many calls, or no credits (`reason`): 429. */
export class RateLimitError extends SheafError {}
/** The server failed: 408 and 5xx. */
export class ServerError extends SheafError {}
/** There was no answer, or none that a Sheaf server would give. */
export class ConnectionError extends SheafError {}
/** A file that was to be sent is not there, is a folder, or may not be read (`reason`). Nothing was sent. */
export class FileError extends SheafError {}

const classes: Record<number, typeof SheafError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  408: ServerError,
  409: ConflictError,
  422: UnprocessableError,
  429: RateLimitError,
}

/** Names by which the job API, which does not tell any, can be treated like the other one. */
const codes: Record<number, string> = {
  400: 'validation_error',
  401: 'unauthorized',
  403: 'insufficient_scope',
  404: 'not_found',
  408: 'request_timeout',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  429: 'rate_limited',
}

/** The error that an answer tells of: flat on the platform API, `{ detail }` on the job API, or none of ours. */
export function errorOf(response: Response, body: unknown, server: string): SheafError {
  const { status, headers } = response
  const said = asRecord(body)
  const message = text(said['message']) ?? text(said['detail'])
  const passing = status === 408 || status === 429 || status >= 500
  if (message === undefined && !passing && status !== 413) return notSheaf(response, server)
  const retryable = said['retryable']
  const kind = classes[status] ?? (status >= 500 ? ServerError : ValidationError)
  return new kind({
    message: message ?? `The server answered ${status} ${response.statusText}`.trim(),
    status,
    code: text(said['code']) ?? codes[status] ?? (status >= 500 ? 'service_unavailable' : 'validation_error'),
    reason: text(said['reason']),
    requiredScope: text(said['required_scope']),
    requestId: text(said['request_id']) ?? headers.get('x-request-id') ?? undefined,
    retryable: typeof retryable === 'boolean' ? retryable : passing,
    retryAfterSeconds: retryAfter(headers.get('retry-after')),
    details: Array.isArray(said['details']) ? said['details'] : undefined,
    extractionId: headerLike(headers, '-extraction-id'),
    documentId: headerLike(headers, '-document-id'),
  })
}

export function notSheaf({ status, headers }: Response, server: string): ConnectionError {
  const elsewhere = headers.get('location')
  const pointer = elsewhere === null ? '' : ` It points to ${elsewhere}.`
  const message = `${server} does not answer as a Sheaf server does (status ${status}).${pointer} Is the address right?`
  return new ConnectionError({ message, status, code: 'not_sheaf' })
}

/** Headers of the service carry the prefix of the installation. */
function headerLike(headers: Headers, ending: string): string | undefined {
  return [...headers].find(([name]) => name.endsWith(ending))?.[1]
}

/** Seconds, or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

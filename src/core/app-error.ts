/** One row per kind of failure; the adapters read it, nothing else decides a status. */
export const errorKinds = {
  validation_error: { status: 400, exit: 2, retryable: false },
  unauthorized: { status: 401, exit: 3, retryable: false },
  insufficient_scope: { status: 403, exit: 3, retryable: false },
  not_found: { status: 404, exit: 4, retryable: false },
  method_not_allowed: { status: 405, exit: 2, retryable: false },
  request_timeout: { status: 408, exit: 7, retryable: true },
  conflict: { status: 409, exit: 5, retryable: false },
  payload_too_large: { status: 413, exit: 2, retryable: false },
  unsupported_media_type: { status: 415, exit: 2, retryable: false },
  unprocessable: { status: 422, exit: 2, retryable: false },
  rate_limited: { status: 429, exit: 6, retryable: true },
  headers_too_large: { status: 431, exit: 2, retryable: false },
  internal_error: { status: 500, exit: 1, retryable: true },
  service_unavailable: { status: 503, exit: 7, retryable: true },
} as const satisfies Record<string, { status: number; exit: number; retryable: boolean }>

export type ErrorCode = keyof typeof errorKinds

export interface ErrorDetail {
  path: string
  message: string
}

interface AppErrorOptions {
  cause?: unknown
  details?: ErrorDetail[]
  reason?: string
  requiredScope?: string
  retryable?: boolean
  /** Whole seconds after which the same call may succeed: becomes the Retry-After header. */
  retryAfterSeconds?: number
  headers?: Record<string, string>
}

/** What we throw on purpose. The message is for the caller; the cause is for the log. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetail[] | undefined
  readonly reason: string | undefined
  readonly requiredScope: string | undefined
  readonly retryable: boolean
  readonly retryAfterSeconds: number | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, publicMessage: string, options: AppErrorOptions = {}) {
    super(publicMessage, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details
    this.reason = options.reason
    this.requiredScope = options.requiredScope
    this.retryable = options.retryable ?? errorKinds[code].retryable
    this.retryAfterSeconds = options.retryAfterSeconds
    this.headers = options.headers ?? {}
  }

  get status(): number {
    return errorKinds[this.code].status
  }

  get exitStatus(): number {
    return errorKinds[this.code].exit
  }
}

/** Known, but not let do this, for a reason that a program can tell. */
export function forbidden(reason: string, message: string): AppError {
  return new AppError('insufficient_scope', message, { reason })
}

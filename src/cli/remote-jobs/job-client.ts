import { STATUS_CODES } from 'node:http'
import type { JobKind, ProcessResponse, ProcessStatus } from '../../contract/process-jobs.ts'
import { AppError, type ErrorCode, errorKinds } from '../../core/app-error.ts'
import type { FileForm } from './encode-form.ts'
import { createRetries, type OnPause } from './retries.ts'
import { type Answer, type Request, sendRequest } from './send-request.ts'

export interface JobClient {
  /** Throws unless there is a server of this kind which takes the key. */
  check(): Promise<void>
  /** The job of this submission, made now or, with the same idempotency key, before. */
  submit(submission: Submission): Promise<{ job: ProcessResponse; replayed: boolean }>
  /** The job when it has ended or the seconds are over; undefined when it is as it was at the given etag. */
  get(jobId: string, options: GetOptions): Promise<{ etag: string | undefined; job: ProcessStatus | undefined }>
  cancel(jobId: string): Promise<void>
}

interface Submission {
  kind: JobKind
  form: FileForm
  idempotencyKey: string
  onSent?(bytes: number): void
  onPause?: OnPause
}

interface GetOptions {
  waitSeconds?: number
  markdown?: boolean
  etag?: string | undefined
  onPause?: OnPause
}

/** An id that no job has. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** The job API of a server, as one caller uses it. */
export function createJobClient({ server, key, signal }: { server: string; key: string; signal: AbortSignal }) {
  const base = readAddress(server)
  const retries = createRetries(signal)
  const once = (method: Request['method'], path: string, extra: Partial<Request> = {}) =>
    sendRequest(new URL(path, base), {
      ...{ method, signal, ...extra },
      headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...extra.headers },
    })
  const explain = (cause: unknown) => {
    throw signal.aborted || cause instanceof AppError ? cause : outOfReach(server, cause)
  }
  const call = async (onPause: OnPause | undefined, ...request: Parameters<typeof once>) => {
    const answer = await retries(() => once(...request), onPause).catch(explain)
    if (answer.status >= 400 || (answer.status >= 300 && answer.status !== 304)) throw refusal(answer, server)
    return answer
  }
  const client: JobClient = {
    async check() {
      const status = await once('GET', 'status').catch(explain)
      if (status.status < 429 && typeof parse(status.text)?.['version'] !== 'string') throw notSheaf(server, status)
      await call(undefined, 'GET', `process/${nobody}`).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'not_found')) throw error
      })
    },
    async submit({ kind, form, idempotencyKey, onSent, onPause }) {
      const headers = { 'idempotency-key': idempotencyKey }
      const answer = await call(onPause, 'PUT', kind, { headers, form, ...(onSent && { onSent }) })
      return { job: read(answer, server), replayed: answer.headers['idempotency-replayed'] === 'true' }
    },
    async get(jobId, { waitSeconds = 0, markdown = false, etag, onPause }) {
      const query = new URLSearchParams({ wait: String(waitSeconds), ...(markdown && { 'include-markdown': 'true' }) })
      const headers = etag === undefined ? {} : { 'if-none-match': etag }
      const answer = await call(onPause, 'GET', `process/${jobId}?${query}`, { headers })
      return { etag: answer.headers.etag, job: answer.status === 304 ? undefined : read(answer, server) }
    },
    async cancel(jobId) {
      await call(undefined, 'DELETE', `process/${jobId}`)
    },
  }
  return client
}

export function readAddress(server: string): URL {
  const url = URL.parse(server.endsWith('/') ? server : `${server}/`)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new AppError('validation_error', `"${server}" is not an address like https://sheaf.example.com.`)
}

export function outOfReach(server: string, cause: unknown): AppError {
  const { code, message } = cause as NodeJS.ErrnoException
  const why = code === undefined ? message : (reasons[code] ?? `${message || code}`)
  return new AppError('service_unavailable', `${server} cannot be reached: ${why}`, { cause })
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there. Start a server with "sheaf serve", or name another with --server.',
  ENOTFOUND: 'there is no such host.',
  ECONNRESET: 'the connection was cut.',
  EPIPE: 'the connection was cut.',
  EPROTO: 'it does not speak TLS; perhaps the address begins with http:// instead.',
}

/** What the server said, as an error of ours, so that it decides the exit status. */
function refusal(answer: Answer, server: string): AppError {
  const { status } = answer
  const detail = parse(answer.text)?.['detail']
  if (typeof detail !== 'string' && status < 500 && status !== 413 && status !== 429) return notSheaf(server, answer)
  const message = typeof detail === 'string' ? detail : `The server answered ${status} ${STATUS_CODES[status] ?? ''}.`
  return new AppError(codeOf(status), message, status === 413 ? { reason: 'too_large' } : {})
}

function codeOf(status: number): ErrorCode {
  if (status >= 500) return 'service_unavailable'
  const codes = Object.keys(errorKinds) as ErrorCode[]
  return codes.find((code) => errorKinds[code].status === status) ?? 'validation_error'
}

function notSheaf(server: string, { status, headers }: Answer): AppError {
  const elsewhere = headers.location === undefined ? '' : ` It points to ${headers.location}.`
  const what = `${server} does not answer as a Sheaf server does (status ${status}).${elsewhere}`
  return new AppError('service_unavailable', `${what} Is the address right?`)
}

function read<T>(answer: Answer, server: string): T {
  const body = parse(answer.text)
  if (typeof body?.['job_id'] !== 'string') throw notSheaf(server, answer)
  return body as T
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

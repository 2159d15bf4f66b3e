import { STATUS_CODES } from 'node:http'
import { type PlatformError, platformErrorSchema } from '../../contract/errors.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { ServerAccess } from '../program.ts'
import { notSheaf, outOfReach, readAddress } from '../remote-jobs/job-client.ts'
import { createRetries } from '../remote-jobs/retries.ts'
import { type Answer, type Request, sendRequest } from '../remote-jobs/send-request.ts'

export interface PlatformClient {
  call<T>(method: Request['method'], path: string, json?: unknown): Promise<T>
  /** All rows of a list, page by page. */
  all<T>(path: string, query?: Record<string, string>): Promise<T[]>
}

/** The platform API of a server, as one caller uses it. What may succeed later is tried again, and done once. */
export function createPlatformClient({ server, key }: ServerAccess, signal: AbortSignal): PlatformClient {
  const base = readAddress(server)
  const retries = createRetries(signal)
  /** Where nothing listens, nobody will answer later. */
  const refuseToWait = (cause: NodeJS.ErrnoException): never => {
    throw cause.code === 'ECONNREFUSED' || cause.code === 'ENOTFOUND' ? outOfReach(server, cause) : cause
  }
  const client: PlatformClient = {
    async call<T>(method: Request['method'], path: string, json?: unknown) {
      const headers = {
        ...{ authorization: `Bearer ${key}`, accept: 'application/json' },
        ...(method !== 'GET' && { 'idempotency-key': newId() }),
      }
      const request = { method, headers, signal, ...(json !== undefined && { json }) }
      const once = () => sendRequest(new URL(`v1/${path}`, base), request).catch(refuseToWait)
      const answer = await retries(once).catch((cause: unknown) => {
        throw signal.aborted || cause instanceof AppError ? cause : outOfReach(server, cause)
      })
      const body = parse(answer.text)
      if (answer.status === 200 && body !== undefined) return body as T
      throw refusal(answer, body, server)
    },
    async all<T>(path: string, query: Record<string, string> = {}) {
      const rows: T[] = []
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const said = new URLSearchParams({ limit: '200', ...query, ...(cursor && { cursor }) })
        const page = await client.call<Page<T>>('GET', `${path}?${said}`)
        rows.push(...page.data)
        cursor = page.pagination.next_cursor
      }
      return rows
    },
  }
  return client
}

/** What the server said, as an error of ours, so that it decides the exit status. */
function refusal(answer: Answer, body: unknown, server: string): AppError {
  const { success, data } = platformErrorSchema.safeParse(body)
  if (success) return new AppError(data.code, everyDetail(data), said(data))
  if (answer.status < 500) return notSheaf(server, answer)
  return new AppError(
    'service_unavailable',
    `The server answered ${answer.status} ${STATUS_CODES[answer.status] ?? ''}.`,
  )
}

/** The message tells the first of several mistakes. */
function everyDetail({ message, details = [] }: PlatformError): string {
  if (details.length < 2) return message
  return [message, ...details.map((detail) => `  ${detail.path}: ${detail.message}`)].join('\n')
}

function said({ reason, details }: PlatformError) {
  return { ...(reason !== undefined && { reason }), ...(details !== undefined && { details }) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { Agent, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { webhookPolicy } from '../../contract/webhook-policy.ts'
import { AppError } from '../../core/app-error.ts'
import { guardedRequest } from '../outbound/guarded-request.ts'
import type { System } from '../system.ts'

/** What an endpoint said, or why it said nothing. Without an error code it was a success. */
export interface Exchange {
  startedAt: Date
  durationMs: number
  statusCode: number | null
  errorCode: string | null
  error: string | null
  excerpt: string | null
  /** The header, where there was one. */
  retryAfter: string | undefined
}

interface Outgoing {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMilliseconds: number
  signal: AbortSignal
}

/** Connections are kept open between deliveries to the same host, each for a minute of silence at most. */
export function createExchanger({ allowedAddresses, clock }: Pick<System, 'allowedAddresses' | 'clock'>) {
  const agents = { 'http:': new Agent(agentOptions), 'https:': new HttpsAgent(agentOptions) }

  /** One POST, one answer, within one deadline. Rejects only when `signal` was aborted. */
  async function exchange({ url, headers, body, timeoutMilliseconds, signal }: Outgoing): Promise<Exchange> {
    const startedAt = clock.now()
    const begun = performance.now()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), timeoutMilliseconds)
    const told: Told = { statusCode: null, excerpt: null, retryAfter: undefined }
    let failure: Failure | undefined
    try {
      const target = new URL(url)
      const bytes = Buffer.from(body)
      const response = await guardedRequest(target, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(bytes.length) },
        body: bytes,
        allowed: allowedAddresses,
        signal: AbortSignal.any([signal, late.signal]),
        agent: agents[target.protocol as keyof typeof agents],
      })
      await read(response, told)
      failure = judge(response.statusCode ?? 0)
    } catch (error) {
      if (signal.aborted) throw error
      failure = late.signal.aborted ? timedOut(timeoutMilliseconds) : explain(error, told)
    } finally {
      clearTimeout(timer)
    }
    return {
      startedAt,
      durationMs: Math.round(performance.now() - begun),
      ...told,
      errorCode: failure?.code ?? null,
      error: failure?.message ?? null,
    }
  }

  return {
    exchange,
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

export type Exchanger = ReturnType<typeof createExchanger>

const agentOptions = { keepAlive: true, timeout: 60_000 }

type Told = Pick<Exchange, 'statusCode' | 'excerpt' | 'retryAfter'>

interface Failure {
  code: string
  message: string
}

/** Notes the answer as it comes. Leaving the loop early cuts the connection, so an endless body is not read. */
async function read(response: IncomingMessage, told: Told): Promise<void> {
  told.statusCode = response.statusCode ?? 0
  told.retryAfter = response.headers['retry-after']
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= webhookPolicy.responseBytes) break
    }
  } finally {
    told.excerpt = excerptOf(Buffer.concat(chunks).subarray(0, webhookPolicy.responseBytes))
  }
}

/** Text that PostgreSQL can keep. */
function excerptOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\ufffd').slice(0, webhookPolicy.excerptCharacters).toWellFormed()
}

function judge(status: number): Failure | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 410) return { code: 'gone', message: 'The endpoint answered 410: it wants no more deliveries.' }
  if (status >= 300 && status < 400)
    return { code: 'redirect', message: `The endpoint answered ${status}; redirects are not followed.` }
  return { code: 'http_status', message: `The endpoint answered ${status} instead of 2xx.` }
}

function timedOut(milliseconds: number): Failure {
  return { code: 'timeout', message: `The endpoint did not answer within ${milliseconds / 1000} seconds.` }
}

function explain(error: unknown, told: Told): Failure {
  if (error instanceof AppError && error.reason !== undefined) return { code: error.reason, message: error.message }
  if (told.statusCode !== null)
    return { code: 'incomplete_response', message: 'The connection was cut off in the middle of the answer.' }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons.find(({ pattern }) => pattern.test(code))
  return reason ?? { code: 'connection_failed', message: 'The connection failed.' }
}

const reasons: (Failure & { pattern: RegExp })[] = [
  {
    pattern: /^(ENOTFOUND|EAI_|ETIMEOUT$)/,
    code: 'name_not_found',
    message: 'The name in the address does not lead to an address.',
  },
  { pattern: /^ECONNREFUSED$/, code: 'connection_refused', message: 'The endpoint does not accept connections.' },
  {
    pattern: /^(ECONNRESET|EPIPE)$/,
    code: 'connection_reset',
    message: 'The connection was cut off before there was an answer.',
  },
  {
    pattern: /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    code: 'unreachable',
    message: 'The endpoint cannot be reached.',
  },
  { pattern: /^HPE_/, code: 'invalid_response', message: 'The endpoint answered with something that is not HTTP.' },
  {
    pattern: /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|SIGNATURE|ISSUER/,
    code: 'tls_failed',
    message: 'There is no secure connection: see the certificate of the endpoint.',
  },
]

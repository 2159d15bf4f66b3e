import { errorOf, notSheaf, RateLimitError, SheafError } from './errors.ts'
import type { Form } from './form.ts'
import { pause } from './pause.ts'
import { lostConnection, retryPause, timedOut } from './retry-pause.ts'
import { sendForm } from './send-form.ts'

export interface SheafOptions {
  /** Where the server is, like `https://sheaf.example.com`. */
  url: string
  /** An API key. */
  key: string
  /** How often a call that may succeed later is made again: 4 times unless said. */
  retries?: number | undefined
  /** The first pause before a call is made again, in milliseconds; it doubles each time. 500 unless said. */
  backoffMs?: number | undefined
  /** How long one attempt may take, in milliseconds: 2 minutes unless said, and 10 with a file. */
  timeoutMs?: number | undefined
  /** Instead of the global one. Files are then sent through it, too. */
  fetch?: typeof globalThis.fetch | undefined
  /** Ends all calls. */
  signal?: AbortSignal | undefined
  /** Told before each pause; what it throws ends the call. */
  onRetry?: ((retry: Retry) => void) | undefined
}

export interface Retry {
  error: SheafError
  attempt: number
  pauseMs: number
}

export interface CallOptions {
  /** Ends this call, and its pauses. */
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  retries?: number | undefined
  /** A new one for each write unless said: the same key never does the same twice, also in another process. */
  idempotencyKey?: string | undefined
  /** How many bytes of the files have gone out; only from Node. */
  onSent?: ((bytes: number) => void) | undefined
  /** Told before each pause of this call; what it throws ends the call. */
  onRetry?: ((retry: Retry) => void) | undefined
  /** Told when the answer was one to this very call, or one to an earlier call with the same idempotency key. */
  onAnswer?: ((answer: { replayed: boolean }) => void) | undefined
}

export interface Outgoing {
  method: string
  path: string
  query?: object | undefined
  json?: unknown
  form?: Form | undefined
  answer: 'json' | 'raw'
}

export interface Answer {
  response: Response
  /** Undefined where there is none, or where it is no JSON. */
  body: unknown
}

export type Send = (outgoing: Outgoing, options?: CallOptions) => Promise<Answer>

/** Makes calls, and makes them again when that may help. One for all calls with a key: a pause is one for all of them. */
export function createTransport(options: SheafOptions): Send {
  const { url: server, key, backoffMs = 500, onRetry } = options
  if (!server || key === undefined)
    throw new TypeError(
      'Say where the server is, and give a key: { url: "https://sheaf.example.com", key: "shf_live_…" }.',
    )
  const base = readAddress(server)
  let notBefore = 0

  async function attempt(outgoing: Outgoing, headers: Record<string, string>, call: CallOptions): Promise<Answer> {
    const { method, path, query, json, form } = outgoing
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? (form ? 600_000 : 120_000)
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), timeoutMs)
    const given = [options.signal, call.signal].filter((signal) => signal !== undefined)
    const signal = AbortSignal.any([tooLong.signal, ...given])
    const url = withQuery(new URL(path.slice(1), base), query)
    try {
      const response = form
        ? await sendForm(url, { method, headers, form, signal, onSent: call.onSent }, options.fetch)
        : await (options.fetch ?? globalThis.fetch)(url, {
            ...{ method, headers, signal, redirect: 'manual' },
            ...(json !== undefined && { body: JSON.stringify(json) }),
          })
      return await readAnswer(response, outgoing.answer, server)
    } catch (error) {
      for (const each of given) each.throwIfAborted()
      if (tooLong.signal.aborted) throw timedOut(server, timeoutMs)
      // That is what fetch throws, by its standard, when the network fails.
      throw error instanceof TypeError ? lostConnection(error, server) : error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits before the call is made again, or throws what it failed with. */
  async function recover(error: unknown, made: number, call: CallOptions): Promise<void> {
    const pauseMs = error instanceof SheafError ? retryPause(error, made, backoffMs, Math.random()) : undefined
    if (pauseMs === undefined) throw error
    const known = error as SheafError
    const retry = { error: known, attempt: made + 1, pauseMs }
    onRetry?.(retry)
    call.onRetry?.(retry)
    if (known instanceof RateLimitError && isOfAllCalls(known)) notBefore = Math.max(notBefore, Date.now() + pauseMs)
    else await pause(pauseMs, [options.signal, call.signal])
  }

  return async (outgoing, call = {}) => {
    const headers = headersOf(outgoing, key, call.idempotencyKey)
    const signals = [options.signal, call.signal]
    const retries = isRepeatable(outgoing) ? (call.retries ?? options.retries ?? 4) : 0
    for (let made = 0; ; made += 1) {
      await pause(notBefore - Date.now(), signals)
      try {
        const answer = await attempt(outgoing, headers, call)
        call.onAnswer?.({ replayed: answer.response.headers.get('idempotency-replayed') === 'true' })
        return answer
      } catch (error) {
        if (made >= retries) throw error
        await recover(error, made, call)
      }
    }
  }
}

/** Whether the key has made too many calls; other reasons concern this one. The job API tells none. */
function isOfAllCalls({ reason }: RateLimitError): boolean {
  return reason === undefined || reason === 'requests_per_minute'
}

/** A key for every write, the same for each attempt: what was done is not done again. */
function headersOf({ method, json, answer }: Outgoing, key: string, idempotencyKey: string | undefined) {
  return {
    authorization: `Bearer ${key}`,
    accept: answer === 'json' ? 'application/json' : '*/*',
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  }
}

function readAddress(server: string): URL {
  const url = URL.canParse(server) ? new URL(server.endsWith('/') ? server : `${server}/`) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new TypeError(`"${server}" is not an address like https://sheaf.example.com.`)
}

/** A stream that was begun cannot be sent again. */
function isRepeatable({ form }: Outgoing): boolean {
  return form === undefined || form.files.every(({ content }) => content instanceof Blob)
}

function withQuery(url: URL, query: object = {}): URL {
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value instanceof Date ? value.toISOString() : String(value))
  }
  return url
}

async function readAnswer(response: Response, answer: Outgoing['answer'], server: string): Promise<Answer> {
  if (response.ok && answer === 'raw') return { response, body: undefined }
  const text = await response.text()
  const body = parse(text)
  if (!response.ok) throw errorOf(response, body, server)
  if (body === undefined && !(text === '' && response.status !== 200)) throw notSheaf(response, server)
  return { response, body }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

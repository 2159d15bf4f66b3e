import type { IncomingMessage } from 'node:http'
import { AppError } from '../../core/app-error.ts'
import type { AllowedAddresses } from './allowed-addresses.ts'
import { guardedRequest } from './guarded-request.ts'
import { dispositionName, nameInUrl } from './name-of-file.ts'

interface FetchOptions {
  allowed: AllowedAddresses
  maxBytes: number
  signal: AbortSignal
  /** For all of it. */
  seconds?: number
  /** A server that sends less than the least rate in this time is given up. */
  patienceSeconds?: number
}

export interface FetchedFile {
  /** As its server calls it. */
  name: string
  bytes: AsyncIterable<Uint8Array>
}

const mostRedirects = 5
const leastBytesPerSecond = 1000

/** Fetches a file that a caller named. What goes wrong, also while it is read, is told in plain words. */
export async function fetchFile(address: string, options: FetchOptions): Promise<FetchedFile> {
  const { allowed, seconds = 60 } = options
  const late = AbortSignal.timeout(seconds * 1000)
  const signal = AbortSignal.any([options.signal, late])
  const explain = (error: unknown) => explainFailure(error, options.signal, late, seconds)
  let url = new URL(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await guardedRequest(url, { method: 'GET', headers: wanted, allowed, signal }).catch(
      (error: unknown) => {
        throw explain(error)
      },
    )
    const next = redirectOf(response, url)
    if (next === undefined) return receive(response, url, options, explain)
    response.destroy()
    url = next
  }
  throw failure(`The address was redirected more than ${mostRedirects} times.`)
}

const wanted = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Sheaf/1.0' }

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined
  const url = URL.canParse(headers.location, from.href) ? new URL(headers.location, from) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw failure('The address was redirected to one that is not http or https.')
  return url
}

function receive(
  response: IncomingMessage,
  url: URL,
  { maxBytes, patienceSeconds = 10 }: FetchOptions,
  explain: (error: unknown) => unknown,
): FetchedFile {
  const { statusCode, headers } = response
  const refuse = (message: string) => {
    response.destroy()
    return failure(message)
  }
  if (statusCode !== 200) throw refuse(`The address answered with status ${statusCode} instead of 200.`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw refuse('The address answered in an encoding that was not asked for.')
  const tooLarge = `The file at the address is larger than ${maxBytes} bytes.`
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw refuse(tooLarge)

  async function* bytes(): AsyncGenerator<Uint8Array> {
    let received = 0
    const watch = new RateWatch(patienceSeconds, () =>
      response.destroy(failure(`The address sends less than ${leastBytesPerSecond} bytes a second.`)),
    )
    try {
      for await (const chunk of response as AsyncIterable<Uint8Array>) {
        received += chunk.length
        watch.pause(chunk.length)
        if (received > maxBytes) throw refuse(tooLarge)
        yield chunk
        watch.resume()
      }
    } catch (error) {
      throw explain(error)
    } finally {
      watch.end()
    }
  }
  return { name: dispositionName(headers['content-disposition']) ?? nameInUrl(url), bytes: bytes() }
}

/** Counts what comes in the time in which it is waited for: whoever takes it may be slow himself. */
class RateWatch {
  readonly #timer: NodeJS.Timeout
  #bytes = 0
  #waited = 0
  #waitsSince: number | undefined = performance.now()

  constructor(patienceSeconds: number, onSlow: () => void) {
    const patience = patienceSeconds * 1000
    this.#timer = setInterval(() => {
      const waiting = this.#waitsSince === undefined ? 0 : performance.now() - this.#waitsSince
      if (this.#waited + waiting < patience) return
      if (this.#bytes < leastBytesPerSecond * patienceSeconds) onSlow()
      this.#bytes = 0
      this.#waited = -waiting
    }, patience / 10)
  }

  pause(bytes: number): void {
    this.#bytes += bytes
    this.#waited += performance.now() - (this.#waitsSince ?? performance.now())
    this.#waitsSince = undefined
  }

  resume(): void {
    this.#waitsSince = performance.now()
  }

  end(): void {
    clearInterval(this.#timer)
  }
}

function explainFailure(error: unknown, stopped: AbortSignal, late: AbortSignal, seconds: number): unknown {
  if (stopped.aborted || error instanceof AppError) return error
  if (late.aborted) return failure(`The file could not be fetched within ${seconds} seconds.`)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return failure(reasons[code] ?? 'The connection to the address failed.', error)
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'The name in the address does not exist.',
  EAI_AGAIN: 'The name in the address could not be resolved.',
  ETIMEOUT: 'The name in the address could not be resolved.',
  ECONNREFUSED: 'The address does not accept connections.',
  ECONNRESET: 'The connection was cut off while the file was fetched.',
  CERT_HAS_EXPIRED: 'The certificate of the address has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the address is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the address is for another name.',
}

function failure(message: string, cause?: unknown): AppError {
  return new AppError('unprocessable', message, { cause, reason: 'file_url_failed' })
}

import { ConnectionError, RateLimitError, type SheafError } from './errors.ts'

/** A server that wants us back later than this lacks something else than a pause. */
const longestWishSeconds = 120
const longestPauseMs = 30_000

/** No pause brings credits. */
const unpaid = ['free_tier_exhausted', 'insufficient_credits']

/**
 * How long to wait before a failed call is made again; undefined when that is of no use. Pauses double, and are shortened at
 * random, so that callers who failed together do not come back together.
 */
export function retryPause(error: SheafError, attempt: number, backoffMs: number, random: number): number | undefined {
  if (!error.retryable) return undefined
  if (error instanceof RateLimitError && unpaid.includes(error.reason ?? '')) return undefined
  const wish = error.retryAfterSeconds ?? 0
  if (wish > longestWishSeconds) return undefined
  const own = Math.min(backoffMs * 2 ** attempt, longestPauseMs) * (0.5 + random / 2)
  return Math.max(wish * 1000, own)
}

/** A lost connection says nothing about what the server has done. What has a cause without a code was not even tried. */
export function lostConnection(error: TypeError, server: string): ConnectionError {
  const { message, code } = (error.cause ?? error) as { message?: string; code?: string }
  const why = message || code || 'the connection failed'
  const retryable = error.cause === undefined || code !== undefined
  const facts = { message: `${server} cannot be reached: ${why}`, code: 'connection_failed', retryable }
  return new ConnectionError({ ...facts, cause: error.cause ?? error })
}

export function timedOut(server: string, ms: number): ConnectionError {
  const message = `${server} did not answer within ${ms / 1000} seconds.`
  return new ConnectionError({ message, code: 'timed_out', retryable: true })
}

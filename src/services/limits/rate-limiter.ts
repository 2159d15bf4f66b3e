import { spendTokens } from '../../storage/rate-windows.ts'
import type { System } from '../system.ts'

const windowSeconds = 60
const largestLease = 50
const maximumSubjects = 50_000

export interface RateDecision {
  allowed: boolean
  limit: number
  remaining: number
  /** Unix seconds at which the window ends. */
  resetAt: number
}

export interface RateLimiter {
  take(subject: string, limit: number): Promise<RateDecision>
}

interface Lease {
  windowStart: number
  /** Tokens of this process that are not spent yet. */
  tokens: number
  /** What the window still had beyond this lease when it was taken. */
  beyond: number
  pending: Promise<void> | undefined
}

/**
 * A fixed window of a minute per subject, counted in the database so that it holds across processes. A process takes
 * a small lease of tokens at a time (one, for small limits), so that most requests cost no query; the sum of all
 * leases never exceeds the limit.
 */
export function createRateLimiter(system: System): RateLimiter {
  const leases = new Map<string, Lease>()

  async function refill(subject: string, limit: number, lease: Lease, now: Date): Promise<void> {
    const tokens = Math.min(largestLease, Math.max(1, Math.floor(limit / 100)))
    try {
      const { startedAt, used } = await spendTokens(system.quick, { subject, tokens, now, windowSeconds })
      lease.windowStart = startedAt.getTime()
      lease.tokens = Math.max(0, Math.min(tokens, limit - (used - tokens)))
      lease.beyond = Math.max(0, limit - used)
    } catch (error) {
      // Without the database each process limits on its own, so that at least the health of the service can be asked.
      system.logger.warn({ err: error }, 'counting requests without the database')
      Object.assign(lease, { windowStart: now.getTime(), tokens: limit, beyond: 0 })
    }
  }

  function leaseOf(subject: string): Lease {
    const known = leases.get(subject)
    if (known !== undefined) return known
    if (leases.size >= maximumSubjects) leases.clear()
    const lease: Lease = { windowStart: 0, tokens: 0, beyond: 0, pending: undefined }
    leases.set(subject, lease)
    return lease
  }

  return {
    async take(subject, limit) {
      const lease = leaseOf(subject)
      for (;;) {
        const now = system.clock.now()
        const windowOpen = now.getTime() < lease.windowStart + windowSeconds * 1000
        if (windowOpen && lease.tokens > 0) {
          lease.tokens -= 1
          return decide(true, limit, lease)
        }
        if (windowOpen && lease.beyond === 0) return decide(false, limit, lease)
        lease.pending ??= refill(subject, limit, lease, now).finally(() => {
          lease.pending = undefined
        })
        await lease.pending
      }
    },
  }
}

function decide(allowed: boolean, limit: number, lease: Lease): RateDecision {
  return {
    allowed,
    limit,
    remaining: lease.tokens + lease.beyond,
    resetAt: Math.ceil(lease.windowStart / 1000) + windowSeconds,
  }
}

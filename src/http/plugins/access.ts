import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import type { Authenticator, Caller } from '../../services/api-keys/authenticate.ts'
import type { RateDecision, RateLimiter } from '../../services/limits/rate-limiter.ts'

interface AccessOptions {
  authenticator: Authenticator
  rateLimiter: RateLimiter
  /** Requests a minute for a client address without a valid key. */
  anonymousLimit: number
}

/** Before a body is read: who is it, may it call this, and has it calls left? A route without a scope cannot exist. */
export function guardAccess(app: FastifyInstance, options: AccessOptions): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.scope === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no scope: say who may call it`)
    }
  })
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const scope = request.is404 ? undefined : request.routeOptions.config.scope
    if (scope === 'unmetered') return
    const identified = await identify(request, options.authenticator, scope !== undefined && scope !== 'public')
    await meter(request, reply, options, identified.caller)
    if (identified.failure !== undefined) throw identified.failure
    if (identified.caller === undefined || scope === undefined || scope === 'public') return
    request.caller = identified.caller
    if (!identified.caller.scopes.includes(scope)) throw insufficientScope(scope)
  })
}

interface Identified {
  caller?: Caller
  failure?: AppError
}

/** A failure is kept until the address has been metered, so that guessing keys is limited too. */
async function identify(
  request: FastifyRequest,
  authenticator: Authenticator,
  keyNeeded: boolean,
): Promise<Identified> {
  const { authorization } = request.headers
  if (!keyNeeded && authorization === undefined) return {}
  try {
    return { caller: await authenticator.authenticate(authorization) }
  } catch (error) {
    // Who needs no key is answered although its key cannot be looked up: that is when the health is asked for.
    if (!keyNeeded) return {}
    if (error instanceof AppError) return { failure: error }
    throw error
  }
}

async function meter(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AccessOptions,
  caller: Caller | undefined,
): Promise<void> {
  const decision =
    caller === undefined
      ? await options.rateLimiter.take(`address:${networkOf(request.ip)}`, options.anonymousLimit)
      : await options.rateLimiter.take(`key:${caller.keyId}`, caller.rateLimitPerMinute)
  setRateHeaders(reply, decision)
  if (!decision.allowed) throw rateLimited(decision, caller !== undefined)
}

function setRateHeaders(reply: FastifyReply, { limit, remaining, resetAt }: RateDecision): void {
  reply.header('x-ratelimit-limit', limit)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', resetAt)
}

/** One IPv6 customer has 2^64 addresses: they count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  const [head = '', tail = ''] = address.split('::', 2)
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : []
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

function rateLimited(decision: RateDecision, byKey: boolean): AppError {
  const whose = byKey ? 'This key' : 'Your address, without a valid key,'
  return new AppError('rate_limited', `${whose} may make ${decision.limit} requests a minute. Wait, then try again.`, {
    reason: 'requests_per_minute',
    retryAfterSeconds: Math.max(1, decision.resetAt - Math.floor(Date.now() / 1000)),
  })
}

function insufficientScope(scope: string): AppError {
  return new AppError('insufficient_scope', `This call needs a key with the scope "${scope}".`, {
    requiredScope: scope,
  })
}

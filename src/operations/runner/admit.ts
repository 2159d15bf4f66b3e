import { isIPv6 } from 'node:net'
import { AppError } from '../../core/app-error.ts'
import { createRateLimiter, type RateDecision } from '../../services/limits/rate-limiter.ts'
import { type Authenticator, createAuthenticator, type Shown } from '../../services/principals/authenticate.ts'
import type { Principal } from '../../services/principals/principal.ts'
import type { System } from '../../services/system.ts'
import type { Operation } from '../operation.ts'

/** What is known of a request before its input is read. */
export interface Asking extends Shown {
  /** Where it comes from, for who shows no key. */
  address: string
  /** What it is about, as far as its address tells. */
  params: unknown
  /** It comes to be let in. */
  atDoor?: boolean
}

/** Coming in takes about ten requests without a key, and a team of thirty may share an address. */
const doorTimes = 20

export interface Admission {
  caller?: Principal
  /** How many calls are left: told whether or not this one is refused. */
  rate: RateDecision
  refusal?: AppError
}

/** Who is it, has it calls left, and may it do this? Without an operation, anybody may. */
export type Admit = (operation: Pick<Operation, 'access'> | undefined, asking: Asking) => Promise<Admission>

/** `anonymousLimit`: requests a minute for an address without a valid key. */
export function createAdmission(system: System, anonymousLimit: number): Admit {
  const authenticator = createAuthenticator(system)
  const limiter = createRateLimiter(system)
  return async (operation, { address, params, atDoor = false, ...shown }) => {
    const access = operation === undefined || operation.access === 'public' ? undefined : operation.access
    const { caller, failure } = await identify(authenticator, shown, access !== undefined)
    const rate =
      caller === undefined
        ? await limiter.take(
            `${atDoor ? 'door' : 'address'}:${networkOf(address)}`,
            atDoor ? doorTimes * anonymousLimit : anonymousLimit,
          )
        : await limiter.take(`${caller.kind}:${caller.id}`, caller.limits.requestsPerMinute)
    if (!rate.allowed) return { rate, refusal: rateLimited(rate, caller !== undefined) }
    if (failure) return { rate, refusal: failure }
    if (access === undefined || caller === undefined) return { rate }
    const refusal = await access.refuses({ caller, params, system })
    return { rate, caller, ...(refusal && { refusal }) }
  }
}

/** A failure is kept until the address has been metered, so that guessing keys is limited too. */
async function identify(
  authenticator: Authenticator,
  shown: Shown,
  keyNeeded: boolean,
): Promise<{ caller?: Principal; failure?: AppError }> {
  if (!keyNeeded && shown.authorization === undefined && shown.session === undefined) return {}
  try {
    return { caller: await authenticator.authenticate(shown) }
  } catch (error) {
    // Who needs no key is answered although its key cannot be looked up: that is when the health is asked for.
    if (!keyNeeded) return {}
    if (error instanceof AppError) return { failure: error }
    throw error
  }
}

/** One IPv6 customer has 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
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
    retryAfterSeconds: Math.min(60, Math.max(1, decision.resetAt - Math.floor(Date.now() / 1000))),
  })
}

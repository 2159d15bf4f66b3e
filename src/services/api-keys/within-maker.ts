import { defaultScopes, type Scope } from '../../contract/scopes.ts'
import { AppError } from '../../core/app-error.ts'
import type { Principal } from '../principals/principal.ts'
import type { ServiceSettings } from '../system.ts'

export interface AskedFor {
  scopes: Scope[] | undefined
  rate_limit_per_minute: number | null
  concurrent_extractions: number | null
  max_file_bytes: number | null
  expires_at: Date | null
}

type Defaults = Pick<ServiceSettings, 'rateLimitPerMinute' | 'concurrentExtractions' | 'maxFileBytes'>

/** What a new key gets of what was asked for: nothing that whoever makes it has not. Asking for more is refused. */
export function withinMaker({ scopes: held, limits, expiresAt }: Principal, asked: AskedFor, defaults: Defaults) {
  return {
    scopes: scopesOf(held, asked.scopes),
    rate_limit_per_minute: limitOf(
      'rate_limit_per_minute',
      asked.rate_limit_per_minute,
      limits.requestsPerMinute,
      defaults.rateLimitPerMinute,
    ),
    concurrent_extractions: limitOf(
      'concurrent_extractions',
      asked.concurrent_extractions,
      limits.concurrentExtractions,
      defaults.concurrentExtractions,
    ),
    max_file_bytes: limitOf('max_file_bytes', asked.max_file_bytes, limits.maxFileBytes, defaults.maxFileBytes),
    expires_at: expiryOf(asked.expires_at, expiresAt),
  }
}

function scopesOf(held: readonly Scope[], asked: Scope[] | undefined): Scope[] {
  if (asked === undefined) return defaultScopes.filter((scope) => held.includes(scope))
  const missing = asked.find((scope) => !held.includes(scope))
  if (missing === undefined) return asked
  throw new AppError(
    'insufficient_scope',
    `A key can hand on only scopes that it holds, and this one lacks "${missing}".`,
    { requiredScope: missing, reason: 'exceeds_own_limits' },
  )
}

/** Null stands for the default of the installation. */
function limitOf(name: string, asked: number | null, own: number, usual: number): number | null {
  if (asked !== null && asked > own) throw exceedsOwn(name, String(own))
  return asked ?? (usual > own ? own : null)
}

function expiryOf(asked: Date | null, own: Date | null): Date | null {
  if (asked !== null && own !== null && asked > own) throw exceedsOwn('expires_at', own.toISOString())
  return asked ?? own
}

function exceedsOwn(name: string, own: string): AppError {
  return new AppError('insufficient_scope', `A key can hand on at most what it has: its own ${name} is ${own}.`, {
    reason: 'exceeds_own_limits',
    details: [{ path: name, message: `must be at most ${own}` }],
  })
}

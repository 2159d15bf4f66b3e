import { AppError } from '../../core/app-error.ts'
import type { Problem } from '../../decide/problem.ts'
import type { PublicJwk } from '../../decide/seal/keys.ts'
import { verifyRecord } from '../../decide/seal/verify-record.ts'

/** Checks a sealed record by keys as `/.well-known/sheaf-keys.json` has them: without the service, and without trusting it. */
export function verifySealedRecord(record: Uint8Array, keys: string): Problem[] {
  return verifyRecord(record, readKeys(keys))
}

function readKeys(text: string): PublicJwk[] {
  try {
    const { keys } = JSON.parse(text) as { keys: PublicJwk[] }
    if (keys.every(({ kid, x }) => typeof kid === 'string' && typeof x === 'string')) return keys
  } catch {
    // Told below.
  }
  throw new AppError('validation_error', 'The keys must be as /.well-known/sheaf-keys.json has them.')
}

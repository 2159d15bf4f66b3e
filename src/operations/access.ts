import type { Scope } from '../contract/scopes.ts'
import { AppError } from '../core/app-error.ts'
import type { Caller } from '../services/api-keys/authenticate.ts'

/** Who may do something: decided by who asks and what about, before anything else of the request is looked at. */
export interface Access {
  /** The scope that it takes, for the reference. */
  scope: Scope
  /** The refusal with its reason, or nothing. */
  refuses(asked: { caller: Caller }): AppError | undefined
}

const byScope = new Map<Scope, Access>()

export function scope(needed: Scope): Access {
  const known = byScope.get(needed)
  if (known) return known
  const access: Access = {
    scope: needed,
    refuses: ({ caller }) => (caller.scopes.includes(needed) ? undefined : lacksScope(needed)),
  }
  byScope.set(needed, access)
  return access
}

function lacksScope(needed: Scope): AppError {
  return new AppError('insufficient_scope', `This call needs a key with the scope "${needed}".`, {
    requiredScope: needed,
  })
}

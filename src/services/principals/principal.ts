import type { MemberTier } from '../../contract/members.ts'
import type { Scope } from '../../contract/scopes.ts'
import { AppError } from '../../core/app-error.ts'

/** Whoever acts for a workspace: by a key, as a person, as an installed app, or through a client that a person let in. */
export interface Principal {
  kind: 'key' | 'member' | 'install' | 'oauth'
  id: string
  workspaceId: string
  scopes: readonly Scope[]
  /** Of a member, and of the member that let a client in. */
  tier?: MemberTier
  /** Whether a client was let decide in the place of its member. */
  mayDecide?: boolean
  limits: Limits
  /** When it ends by itself; what it makes ends with it. */
  expiresAt: Date | null
}

export interface Limits {
  requestsPerMinute: number
  concurrentExtractions: number
  maxFileBytes: number
}

/** Who a change is by: a principal, the operator at the command line, or the service itself. */
export type Actor = Principal | { kind: 'operator'; id: null } | { kind: 'system'; id: null }

export function isPrincipal(actor: Actor): actor is Principal {
  return actor.id !== null
}

/** Who comes in: may do nothing else yet. */
export function memberAtDoor(workspaceId: string, id: string): Principal {
  const limits = { requestsPerMinute: 0, concurrentExtractions: 0, maxFileBytes: 0 }
  return { kind: 'member', id, workspaceId, scopes: [], limits, expiresAt: null }
}

/** As logs and answers name it. */
export function authorOf({ kind, id }: Pick<Actor, 'kind' | 'id'>): { kind: string; id: string | null } {
  return { kind: kind === 'key' ? 'api_key' : kind, id }
}

/** Knows one kind of principal by what it shows. */
export interface Recogniser {
  /** Whether the text can be of this kind. */
  claims(text: string): boolean
  /** Throws when it is of nobody, no longer, or not for the address that was called. */
  recognise(text: string, addressOf: () => string): Promise<Principal>
}

export function unauthorized(message: string): AppError {
  return new AppError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } })
}

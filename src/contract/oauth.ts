import { isAtLeast, type MemberTier, scopesOfTier } from './members.ts'
import { scopes } from './scopes.ts'

/** What a client can be let do for a member. */
export const oauthScopes = [...scopes, 'apps:decide'] as const
export type OauthScope = (typeof oauthScopes)[number]

/** As the member is asked. */
export const scopeWords: Record<OauthScope, string> = {
  read: 'Read your documents, what was extracted from them, and everything else in the workspace',
  extract: 'Extract from documents and ask questions, which costs credits',
  write: 'Add, change and delete documents, schemas, corrections, reviews and reference data',
  operations: 'Manage apps, their runs and who may decide for them',
  billing: 'Buy credits and change how they are paid',
  delivery: 'See what was sent to webhooks, and send it again',
  'apps:decide': 'Decide cases of apps in your place',
}

/** Those of the asked scopes that a member of this tier can hand on, in one order. */
export function grantable(asked: readonly string[], tier: MemberTier): OauthScope[] {
  const held: readonly string[] = [...scopesOfTier[tier], ...(isAtLeast(tier, 'senior_member') ? ['apps:decide'] : [])]
  return oauthScopes.filter((scope) => asked.includes(scope) && held.includes(scope))
}

import { type MemberTier, scopesOfTier } from '../../contract/members.ts'
import { findTokenMember } from '../../storage/oauth-records.ts'
import { hashToken } from '../members/secret-token.ts'
import { type Principal, type Recogniser, unauthorized } from '../principals/principal.ts'
import type { System } from '../system.ts'

interface TokenPayload {
  scope?: string
  aud?: string | string[]
}

/** Access tokens of clients that members have let in. Nothing is remembered: token, grant and membership are looked up on every request. */
export function recogniseOauth(system: System): Recogniser {
  const { db, clock, settings } = system
  return {
    claims: (text) => /^[\w-]{43}$/.test(text),
    async recognise(text, addressOf): Promise<Principal> {
      const found = await findTokenMember(db, hashToken(text), clock.now())
      if (found === undefined) throw unauthorized('This access token is not valid, or not any more. Connect again.')
      const { scope = '', aud = [] } = found.payload as TokenPayload
      const address = addressOf()
      if (![aud].flat().some((each) => covers(each, address)))
        throw unauthorized('This access token was issued for another address than the one that was called.')
      const tier = found.tier as MemberTier
      const given = scope.split(' ')
      return {
        ...{
          kind: 'oauth',
          id: idOf(found.grant_hash),
          workspaceId: found.workspace_id,
          tier,
          expiresAt: found.expires_at,
        },
        scopes: scopesOfTier[tier].filter((each) => given.includes(each)),
        mayDecide: given.includes('apps:decide'),
        limits: {
          requestsPerMinute: settings.rateLimitPerMinute,
          concurrentExtractions: settings.concurrentExtractions,
          maxFileBytes: settings.maxFileBytes,
        },
      }
    },
  }
}

/** A token for an address opens it and what is below. */
function covers(audience: string, address: string): boolean {
  const base = audience.replace(/\/$/, '')
  return address === base || address.startsWith(`${base}/`)
}

/** The same for all tokens of one connection, in the form that ids of principals have. */
function idOf(grantHash: Buffer | null): string {
  const hex = Buffer.from(grantHash ?? Buffer.alloc(32)).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

import { idParams } from '../contract/common.ts'
import { isAtLeast, type MemberTier } from '../contract/members.ts'
import type { Scope } from '../contract/scopes.ts'
import { AppError, forbidden } from '../core/app-error.ts'
import { hasGrant } from '../services/grants/grants.ts'
import { tierOf } from '../services/members/manage.ts'
import type { Principal } from '../services/principals/principal.ts'
import type { System } from '../services/system.ts'

export interface Asked {
  caller: Principal
  /** Not checked yet. */
  params: unknown
  system: System
}

type Verdict = AppError | undefined

/** Who may do something: decided by who asks and what about, before anything else of the request is looked at. */
export interface Access {
  /** The scope that it takes, for the reference. */
  scope?: Scope
  /** The grant that it takes, for the reference. */
  grant?: string
  /** The refusal with its reason, or nothing. */
  refuses(asked: Asked): Verdict | Promise<Verdict>
}

/** Whoever holds the scope. */
export function scope(needed: Scope): Access {
  const message = `This call needs a key with the scope "${needed}".`
  return {
    scope: needed,
    refuses: ({ caller }) =>
      caller.scopes.includes(needed)
        ? undefined
        : new AppError('insufficient_scope', message, { reason: 'scope_missing', requiredScope: needed }),
  }
}

/** Whoever was granted it on the thing that `find` names; what is not there is not refused but not found. */
export function granted(grant: string, find: (asked: Asked) => Promise<string | undefined>): Access {
  return {
    async refuses(asked) {
      const resource = await find(asked)
      if (resource === undefined || (await hasGrant(asked.system, asked.caller, resource, grant))) return
      return forbidden('grant_missing', `This call needs the grant "${grant}" on what it is about.`)
    },
  }
}

/** Whoever holds the scope, or was granted one of these on the app that `find` names. */
export function scopeOrGrant(
  needed: Scope,
  grants: string[],
  find: (asked: Asked) => Promise<string | undefined>,
): Access {
  const { refuses } = scope(needed)
  return {
    scope: needed,
    async refuses(asked) {
      const refusal = await refuses(asked)
      const appId = refusal && (await find(asked))
      if (appId === undefined) return refusal
      for (const grant of grants) if (await hasGrant(asked.system, asked.caller, appId, grant)) return
      return refusal
    },
  }
}

/** Machines that were let decide, for an app or in the place of a member, and no person: it follows from no other grant or scope. */
export function decides(may: (asked: Asked) => Promise<boolean | undefined>): Access {
  return {
    grant: 'decide',
    async refuses(asked) {
      const isLet = await may(asked)
      if (isLet === undefined) return
      const { kind } = asked.caller
      if (kind === 'oauth') return refuseClient(asked.caller)
      if (isLet && (kind === 'key' || kind === 'install')) return
      return forbidden('decide_grant_required', 'This call needs a key with the grant "decide" on the app.')
    },
  }
}

/** A client decides in the place of its member, whose tier was looked up with the token. */
function refuseClient({ mayDecide, tier }: Principal): Verdict {
  if (!mayDecide) {
    const options = { reason: 'insufficient_scope', requiredScope: 'apps:decide' }
    return new AppError('insufficient_scope', 'This call needs a token with the scope "apps:decide".', options)
  }
  if (tier !== undefined && isAtLeast(tier, 'senior_member')) return
  return forbidden('insufficient_tier', 'This call needs a token of a member of the tier "senior_member" or higher.')
}

/** Members of at least this tier, as it is now. */
export function tier(least: MemberTier): Access {
  return {
    async refuses({ caller, system }) {
      if (caller.kind !== 'member')
        return forbidden('members_only', 'This is for a member of the workspace, in person.')
      const held = await tierOf(system, caller)
      if (held === undefined) return forbidden('membership_ended', 'You are not a member of this workspace any more.')
      if (isAtLeast(held, least)) return
      return forbidden('tier_too_low', `This is for members of the tier "${least}" or higher.`)
    },
  }
}

/** Only who passes all of them; the first refusal counts. */
export function allOf(...parts: Access[]): Access {
  const named = parts.find((part) => part.scope !== undefined)?.scope
  return {
    ...(named !== undefined && { scope: named }),
    async refuses(asked) {
      for (const part of parts) {
        const refusal = await part.refuses(asked)
        if (refusal) return refusal
      }
      return undefined
    },
  }
}

/** Of what an operation is about, where its address names one. */
export function idOf({ params }: Asked): string | undefined {
  return idParams.safeParse(params).data?.id
}

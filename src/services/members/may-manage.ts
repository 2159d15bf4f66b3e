import { isAtLeast, type MemberTier, scopesOfTier } from '../../contract/members.ts'
import { forbidden } from '../../core/app-error.ts'
import { type Actor, isPrincipal } from '../principals/principal.ts'

/**
 * Refuses who would hand on or take away more than they have. A key may manage members that may do no more than the key; a person takes
 * the tier of admin, and nobody above their own tier.
 */
export function refuseToManage(actor: Actor, members: { id: string; tier: string }[], tiers: MemberTier[]): void {
  if (!isPrincipal(actor)) return
  if (actor.kind === 'oauth')
    throw forbidden('members_only', 'A client that was let in cannot manage members: that is for people and keys.')
  if (actor.kind !== 'member') {
    const missing = tiers.flatMap((tier) => scopesOfTier[tier]).find((scope) => !actor.scopes.includes(scope))
    if (missing === undefined) return
    throw forbidden(
      'exceeds_own_rights',
      `A key manages only members that may do no more than the key, and this one lacks "${missing}".`,
    )
  }
  const held = members.find(({ id }) => id === actor.id)?.tier as MemberTier | undefined
  if (held === undefined || !isAtLeast(held, 'admin'))
    throw forbidden('insufficient_tier', 'Members are managed by members of the tier "admin" or higher.')
  if (!tiers.every((tier) => isAtLeast(held, tier)))
    throw forbidden('insufficient_tier', 'Nobody manages members of a higher tier than their own, or makes them.')
}

import type { MemberLink, MemberTier } from '../../contract/members.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { deleteLinksOf, findMemberLink, insertMemberLink, takeMemberLink } from '../../storage/member-links.ts'
import { deleteSessionsOf } from '../../storage/member-sessions.ts'
import { insertMember, updateMemberPassword } from '../../storage/members.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { createContext } from '../commit.ts'
import type { System } from '../system.ts'
import { parseEmail } from './email.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { hashToken, newToken } from './secret-token.ts'
import { beginSession } from './sessions.ts'

const invitationDays = 7

interface LinkedMember {
  workspace_id: string
  /** Null for the first owner, who is not known yet. */
  member_id: string | null
  tier: string
}

/** Ends earlier links of the member. */
export async function makeLink(
  tx: Tx,
  { clock }: System,
  { workspace_id, member_id, tier }: LinkedMember,
  origin: string,
): Promise<MemberLink> {
  const token = newToken()
  const created_at = clock.now()
  const expires_at = new Date(created_at.getTime() + invitationDays * 86_400_000)
  if (member_id !== null) await deleteLinksOf(tx, workspace_id, member_id)
  await insertMemberLink(tx, { token_hash: hashToken(token), workspace_id, member_id, tier, created_at, expires_at })
  return { url: `${origin.replace(/\/$/, '')}/invitation/${token}`, expires_at: expires_at.toISOString() }
}

export interface Invitation {
  workspaceId: string
  workspaceName: string
  memberId: string | null
  email: string | null
  tier: MemberTier
}

/** What a link is for; opening it uses nothing up, since programs that look at mail open links too. */
export async function openInvitation({ db, clock }: System, token: string): Promise<Invitation> {
  const found = await findMemberLink(db, hashToken(token), clock.now())
  if (found === undefined) throw linkEnded()
  return {
    ...{ workspaceId: found.workspace_id, workspaceName: found.workspace_name, memberId: found.member_id },
    ...{ email: found.email, tier: (found.member_tier ?? found.tier) as MemberTier },
  }
}

/** Sets the password and signs in, once. All other sessions of the member end: the link may be there because of one of them. */
export async function acceptInvitation(
  system: System,
  token: string,
  given: { email: string; password: string },
  requestId: string,
): Promise<{ sessionToken: string }> {
  const invitation = await openInvitation(system, token)
  const { workspaceId, tier } = invitation
  const email = parseEmail(invitation.email ?? given.email)
  refuseWeakPassword(given.password, email)
  const password_hash = await hashPassword(given.password)
  const id = invitation.memberId ?? newId()
  const now = system.clock.now()
  const actor = { kind: 'member' as const, id, workspaceId, scopes: [], limits: noLimits, expiresAt: null }
  const ctx = createContext(system, { workspaceId, actor, requestId })
  return ctx.commit(async (tx, audit) => {
    if (!(await takeMemberLink(tx, hashToken(token)))) throw linkEnded()
    if (invitation.memberId === null) {
      const row = await insertMember(tx, { id, workspace_id: workspaceId, email, tier, created_at: now })
      if (row === undefined) throw new AppError('conflict', `${email} is a member already: sign in instead.`)
      audit({ action: 'member.add', subjectId: id, details: { tier } })
    }
    await updateMemberPassword(tx, workspaceId, id, password_hash, now)
    await deleteSessionsOf(tx, workspaceId, id)
    audit({ action: 'member.set_password', subjectId: id, details: { by: 'link' } })
    return { sessionToken: await beginSession(tx, system, { workspace_id: workspaceId, id }) }
  })
}

const noLimits = { requestsPerMinute: 0, concurrentExtractions: 0, maxFileBytes: 0 }

function linkEnded(): AppError {
  return new AppError(
    'not_found',
    'This link is no longer valid: it works once, for a week. Ask whoever gave it to you for a new one.',
    {
      reason: 'link_ended',
    },
  )
}

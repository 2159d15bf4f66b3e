import type { MemberLink, MemberTier } from '../../contract/members.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { deleteLinksOf, findMemberLink, insertMemberLink, takeMemberLink } from '../../storage/member-links.ts'
import { deleteSessionsOf } from '../../storage/member-sessions.ts'
import { insertMember, noteSignIn, updateMemberPassword } from '../../storage/members.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { createContext } from '../commit.ts'
import type { AuditEntry } from '../context.ts'
import { memberAtDoor } from '../principals/principal.ts'
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
export async function openInvitation(system: System, token: string): Promise<Invitation> {
  return openLink(system, hashToken(token))
}

export async function openLink({ db, clock }: System, linkHash: Buffer): Promise<Invitation> {
  const found = await findMemberLink(db, linkHash, clock.now())
  if (found === undefined) throw linkEnded()
  return {
    ...{ workspaceId: found.workspace_id, workspaceName: found.workspace_name, memberId: found.member_id },
    ...{ email: found.email, tier: (found.member_tier ?? found.tier) as MemberTier },
  }
}

/** Sets the password and signs in, once. */
export async function acceptInvitation(
  system: System,
  token: string,
  given: { email: string; password: string },
  requestId: string,
): Promise<{ sessionToken: string }> {
  const linkHash = hashToken(token)
  const invitation = await openLink(system, linkHash)
  const email = parseEmail(invitation.email ?? given.email)
  refuseWeakPassword(given.password, email)
  const password_hash = await hashPassword(given.password)
  return useInvitation(system, { linkHash, invitation, email, requestId }, async (tx, { workspace_id, id }, audit) => {
    await updateMemberPassword(tx, workspace_id, id, password_hash, system.clock.now())
    audit({ action: 'member.set_password', subjectId: id, details: { by: 'link' } })
  })
}

interface Accepted {
  linkHash: Buffer
  invitation: Invitation
  email: string
  requestId: string
}

/**
 * Lets the member in, who from then on comes by what `keep` keeps. All other sessions of the member end: the link may be there because of
 * one of them.
 */
export async function useInvitation(
  system: System,
  { linkHash, invitation, email, requestId }: Accepted,
  keep: (tx: Tx, member: { workspace_id: string; id: string }, audit: (entry: AuditEntry) => void) => Promise<void>,
): Promise<{ sessionToken: string }> {
  const { workspaceId, tier } = invitation
  const id = invitation.memberId ?? newId()
  const actor = memberAtDoor(workspaceId, id)
  return createContext(system, { workspaceId, actor, requestId }).commit(async (tx, audit) => {
    if (!(await takeMemberLink(tx, linkHash))) throw linkEnded()
    const now = system.clock.now()
    if (invitation.memberId === null) {
      const row = await insertMember(tx, { id, workspace_id: workspaceId, email, tier, created_at: now })
      if (row === undefined) throw new AppError('conflict', `${email} is a member already: sign in instead.`)
      audit({ action: 'member.add', subjectId: id, details: { tier } })
    }
    const member = { workspace_id: workspaceId, id }
    await keep(tx, member, audit)
    await noteSignIn(tx, workspaceId, id, now)
    await deleteSessionsOf(tx, workspaceId, id)
    return { sessionToken: await beginSession(tx, system, member) }
  })
}

function linkEnded(): AppError {
  return new AppError(
    'not_found',
    'This link is no longer valid: it works once, for a week. Ask whoever gave it to you for a new one.',
    {
      reason: 'link_ended',
    },
  )
}

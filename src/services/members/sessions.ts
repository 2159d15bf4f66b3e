import { type MemberTier, scopesOfTier } from '../../contract/members.ts'
import {
  deleteMemberSession,
  deleteSessionsOf,
  findSessionMember,
  insertMemberSession,
} from '../../storage/member-sessions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { createContext } from '../commit.ts'
import type { Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { hashToken, newToken } from './secret-token.ts'

export const sessionDays = 7

/** A token that nobody had before: what a browser brought along never becomes a session. */
export async function beginSession(
  tx: Tx,
  { clock }: System,
  { workspace_id, id }: { workspace_id: string; id: string },
): Promise<string> {
  const token = newToken()
  const created_at = clock.now()
  const expires_at = new Date(created_at.getTime() + sessionDays * 86_400_000)
  await insertMemberSession(tx, { token_hash: hashToken(token), workspace_id, member_id: id, created_at, expires_at })
  return token
}

export interface SignedIn {
  principal: Principal & { tier: MemberTier }
  email: string
  workspaceName: string
}

/** The member of a session, as it is at this moment; undefined when either has ended. */
export async function findSignedIn(system: System, token: string): Promise<SignedIn | undefined> {
  const { db, clock, settings } = system
  const row = await findSessionMember(db, hashToken(token), clock.now())
  if (row === undefined) return undefined
  const tier = row.tier as MemberTier
  return {
    principal: {
      ...{
        kind: 'member',
        id: row.id,
        workspaceId: row.workspace_id,
        tier,
        scopes: scopesOfTier[tier],
        expiresAt: null,
      },
      limits: {
        requestsPerMinute: settings.rateLimitPerMinute,
        concurrentExtractions: settings.concurrentExtractions,
        maxFileBytes: settings.maxFileBytes,
      },
    },
    email: row.email,
    workspaceName: row.workspace_name,
  }
}

export async function signOut(system: System, token: string, signedIn: SignedIn, requestId: string): Promise<void> {
  const { principal: actor } = signedIn
  await createContext(system, { workspaceId: actor.workspaceId, actor, requestId }).commit(async (tx, audit) => {
    await deleteMemberSession(tx, hashToken(token))
    audit({ action: 'member.sign_out', subjectId: actor.id })
  })
}

/** Ends every session of the member, on every device. */
export async function signOutEverywhere(
  system: System,
  { principal: actor }: SignedIn,
  requestId: string,
): Promise<void> {
  await createContext(system, { workspaceId: actor.workspaceId, actor, requestId }).commit(async (tx, audit) => {
    const sessions = await deleteSessionsOf(tx, actor.workspaceId, actor.id)
    audit({ action: 'member.sign_out_everywhere', subjectId: actor.id, details: { sessions } })
  })
}

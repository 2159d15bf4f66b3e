import { AppError } from '../../core/app-error.ts'
import {
  deleteIdentity,
  insertIdentity,
  noteIdentityUse,
  selectIdentities,
  selectMembersByIdentity,
} from '../../storage/member-identities.ts'
import { noteSignIn } from '../../storage/members.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { createContext } from '../commit.ts'
import { memberAtDoor } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { parseEmail } from './email.ts'
import { openLink, useInvitation } from './links.ts'
import type { Identity, ProviderRequest } from './provider.ts'
import { beginSession, type SignedIn } from './sessions.ts'
import { severalWorkspaces } from './sign-in.ts'

export interface LinkedAccount {
  issuer: string
  subject: string
  since: Date
}

interface Answer {
  request: ProviderRequest
  identity: Identity
}

/** What the account opens: the member it was linked with before, by an invitation or on their own page. */
export async function comeInByProvider(
  system: System,
  { request, identity }: Answer,
  requestId: string,
): Promise<{ sessionToken: string }> {
  return request.link_hash
    ? acceptByProvider(system, request.link_hash, identity, requestId)
    : signInByProvider(system, identity, request.workspace_name ?? undefined, requestId)
}

async function signInByProvider(
  system: System,
  identity: Identity,
  workspaceName: string | undefined,
  requestId: string,
): Promise<{ sessionToken: string }> {
  const found = await selectMembersByIdentity(system.db, identity, workspaceName)
  const [member, ...others] = found
  if (member === undefined) throw nobody()
  if (others.length > 0) throw severalWorkspaces(found.map(({ workspace_name }) => workspace_name))
  const { workspace_id: workspaceId, member_id: id } = member
  const actor = memberAtDoor(workspaceId, id)
  return createContext(system, { workspaceId, actor, requestId }).commit(async (tx, audit) => {
    const now = system.clock.now()
    if (!(await noteIdentityUse(tx, { ...identity, workspaceId, now }))) throw nobody()
    if (!(await noteSignIn(tx, workspaceId, id, now))) throw nobody()
    audit({ action: 'member.sign_in', subjectId: id, details: { by: 'provider' } })
    return { sessionToken: await beginSession(tx, system, { workspace_id: workspaceId, id }) }
  })
}

/** Whoever holds the link is who was invited: the address with the provider may be another one. */
async function acceptByProvider(
  system: System,
  linkHash: Buffer,
  identity: Identity,
  requestId: string,
): Promise<{ sessionToken: string }> {
  const invitation = await openLink(system, linkHash)
  const email = invitation.email ?? identity.email
  if (email === undefined)
    throw new AppError('unprocessable', 'Your account there has no address that was checked. Set a password instead.')
  const accepted = { linkHash, invitation, email: parseEmail(email), requestId }
  return useInvitation(system, accepted, async (tx, { workspace_id, id }, audit) => {
    await keep(tx, system, identity, { workspaceId: workspace_id, id })
    audit({ action: 'member.link_identity', subjectId: id, details: { issuer: identity.issuer, by: 'link' } })
  })
}

/** For the member who asked for it, in the session that they still have. */
export async function linkIdentity(
  system: System,
  { request, identity }: Answer,
  signedIn: SignedIn | undefined,
  requestId: string,
): Promise<void> {
  if (signedIn === undefined || signedIn.principal.id !== request.member_id)
    throw new AppError('unauthorized', 'Your session has ended. Sign in again, then link the account.')
  const { principal: actor } = signedIn
  await createContext(system, { workspaceId: actor.workspaceId, actor, requestId }).commit(async (tx, audit) => {
    await keep(tx, system, identity, actor)
    audit({ action: 'member.link_identity', subjectId: actor.id, details: { issuer: identity.issuer, by: 'session' } })
  })
}

export async function listIdentities({ db }: System, { principal }: SignedIn): Promise<LinkedAccount[]> {
  const rows = await selectIdentities(db, principal.workspaceId, principal.id)
  return rows.map(({ created_at, ...identity }) => ({ ...identity, since: created_at }))
}

export async function removeIdentity(
  system: System,
  { principal: actor }: SignedIn,
  { issuer, subject }: { issuer: string; subject: string },
  requestId: string,
): Promise<void> {
  const { workspaceId, id: memberId } = actor
  await createContext(system, { workspaceId, actor, requestId }).commit(async (tx, audit) => {
    if (!(await deleteIdentity(tx, { workspaceId, memberId, issuer, subject })))
      throw new AppError('not_found', 'That account is not linked any more.')
    audit({ action: 'member.remove_identity', subjectId: memberId, details: { issuer } })
  })
}

async function keep(
  tx: Tx,
  { clock }: System,
  { issuer, subject }: Identity,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<void> {
  const row = { issuer, subject, workspace_id: workspaceId, member_id: id, created_at: clock.now() }
  if (!(await insertIdentity(tx, row)))
    throw new AppError('conflict', 'This account is linked with a member of the workspace already.')
}

/** Whoever has an account there is nobody here, whatever its address says. */
function nobody(): AppError {
  return new AppError(
    'unauthorized',
    'No member is linked with that account. Open your invitation, or sign in another way and link it on your account page.',
    { reason: 'identity_unknown' },
  )
}

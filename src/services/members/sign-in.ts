import { createHash } from 'node:crypto'
import { type MemberTier, scopesOfTier } from '../../contract/members.ts'
import { AppError } from '../../core/app-error.ts'
import { deleteSessionsOf } from '../../storage/member-sessions.ts'
import { noteSignIn, selectMembersByEmail, updateMemberPassword } from '../../storage/members.ts'
import { countAttempt, forgetAttempts } from '../../storage/sign-in-attempts.ts'
import { createContext } from '../commit.ts'
import type { System } from '../system.ts'
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'
import { beginSession, type SignedIn } from './sessions.ts'

const windowSeconds = 900
/** Wrong passwords for one address from one network, and for all addresses from it. */
const mostOfPair = 5
const mostOfNetwork = 100

interface Attempt {
  email: string
  password: string
  /** By name, for who is a member of several. */
  workspace: string | undefined
  /** Where it comes from. */
  network: string
  requestId: string
}

/** A new session for who knows the password. Whoever tries too often from one network waits; others are not held up by it. */
export async function signIn(system: System, attempt: Attempt): Promise<{ sessionToken: string }> {
  const email = attempt.email.trim()
  const pair = `pair:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}:${attempt.network}`
  await admitAttempt(system, pair, mostOfPair)
  await admitAttempt(system, `network:${attempt.network}`, mostOfNetwork)
  const known = await selectMembersByEmail(system.db, email, attempt.workspace)
  const right: typeof known = []
  for (const member of known) if (await isPassword(attempt.password, member.password_hash)) right.push(member)
  if (known.length === 0) await isPassword(attempt.password, undefined)
  const [member, ...others] = right
  if (member === undefined) throw refused()
  if (others.length > 0) throw severalWorkspaces(right.map(({ workspace_name }) => workspace_name))
  const workspaceId = member.workspace_id
  const scopes = scopesOfTier[member.tier as MemberTier]
  const limits = { requestsPerMinute: 0, concurrentExtractions: 0, maxFileBytes: 0 }
  const actor = { kind: 'member' as const, id: member.id, workspaceId, scopes, limits, expiresAt: null }
  const ctx = createContext(system, { workspaceId, actor, requestId: attempt.requestId })
  const sessionToken = await ctx.commit(async (tx, audit) => {
    // Whoever was removed or got another password meanwhile is not let in by the old one.
    if (!(await noteSignIn(tx, workspaceId, member.id, system.clock.now(), member.password_hash))) throw refused()
    audit({ action: 'member.sign_in', subjectId: member.id, details: { by: 'password' } })
    return beginSession(tx, system, member)
  })
  await forgetAttempts(system.db, pair)
  return { sessionToken }
}

/** The old password is asked for again, and all other sessions end. */
export async function changePassword(
  system: System,
  signedIn: SignedIn,
  given: { old: string; password: string; network: string; requestId: string },
): Promise<{ sessionToken: string }> {
  const { principal: actor, email, workspaceName } = signedIn
  const { workspaceId, id } = actor
  await admitAttempt(system, `change:${id}:${given.network}`, mostOfPair)
  const own = (await selectMembersByEmail(system.db, email, workspaceName)).find((each) => each.id === id)
  if (own === undefined || !(await isPassword(given.old, own.password_hash)))
    throw new AppError('validation_error', 'That is not your present password.', { reason: 'wrong_password' })
  refuseWeakPassword(given.password, email)
  const hash = await hashPassword(given.password)
  const ctx = createContext(system, { workspaceId, actor, requestId: given.requestId })
  return ctx.commit(async (tx, audit) => {
    await updateMemberPassword(tx, workspaceId, id, hash, system.clock.now())
    await deleteSessionsOf(tx, workspaceId, id)
    audit({ action: 'member.set_password', subjectId: id, details: { by: 'password' } })
    return { sessionToken: await beginSession(tx, system, { workspace_id: workspaceId, id }) }
  })
}

async function admitAttempt({ db, clock }: System, subject: string, most: number): Promise<void> {
  if ((await countAttempt(db, subject, clock.now(), windowSeconds)) <= most) return
  throw new AppError(
    'rate_limited',
    'Too many attempts from here. Wait a quarter of an hour, or use a link from an admin.',
    {
      ...{ reason: 'sign_in_attempts', retryAfterSeconds: windowSeconds },
    },
  )
}

/** The same for an address that nobody has: who is a member is not told. */
function refused(): AppError {
  return new AppError('unauthorized', 'Address and password do not belong together.', { reason: 'wrong_password' })
}

export function severalWorkspaces(names: string[]): AppError {
  return new AppError(
    'validation_error',
    'You are a member of several workspaces. Say which one you want to sign in to.',
    {
      reason: 'several_workspaces',
      details: names.map((name) => ({ path: 'workspace', message: name })),
    },
  )
}

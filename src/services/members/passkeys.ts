import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { AppError } from '../../core/app-error.ts'
import { noteSignIn } from '../../storage/members.ts'
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  selectPasskeys,
  takeChallenge,
} from '../../storage/passkeys.ts'
import { createContext } from '../commit.ts'
import type { System } from '../system.ts'
import { hashToken } from './secret-token.ts'
import { beginSession, type SignedIn } from './sessions.ts'

/** 26 MB that most processes never need. */
const library = () => import('@simplewebauthn/server')
const challengeMilliseconds = 300_000
const mostPasskeys = 20

export interface Passkey {
  id: string
  name: string
  since: Date
}

/** What a device is asked for to become a key of the member. `origin` is our address as the browser knows it. */
export async function beginPasskey(system: System, { principal, email }: SignedIn, origin: string) {
  const known = await selectPasskeys(system.db, principal.workspaceId, principal.id)
  if (known.length >= mostPasskeys)
    throw new AppError('conflict', `You have ${mostPasskeys} passkeys. Remove one first.`)
  const options = await (await library()).generateRegistrationOptions({
    ...{
      rpName: 'Sheaf',
      rpID: hostOf(origin),
      userName: email,
      userID: Buffer.from(principal.id),
      attestationType: 'none',
    },
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(system, options.challenge, principal.id)
  return options
}

export async function addPasskey(
  system: System,
  { principal: actor }: SignedIn,
  response: RegistrationResponseJSON,
  { origin, name, requestId }: { origin: string; name: string; requestId: string },
): Promise<void> {
  const { verified, registrationInfo } = await checked(async () =>
    (await library()).verifyRegistrationResponse({
      ...{ response, expectedOrigin: origin, expectedRPID: hostOf(origin), requireUserVerification: true },
      expectedChallenge: (challenge) => takeChallenge(system.db, hashToken(challenge), actor.id, system.clock.now()),
    }),
  )
  if (!verified) throw refused()
  const { id, publicKey, counter } = registrationInfo.credential
  const { workspaceId } = actor
  await createContext(system, { workspaceId, actor, requestId }).commit(async (tx, audit) => {
    const isNew = await insertPasskey(tx, {
      ...{ id, workspace_id: workspaceId, member_id: actor.id, public_key: Buffer.from(publicKey), counter },
      ...{ name: name.trim().slice(0, 100) || 'Passkey', created_at: system.clock.now() },
    })
    if (!isNew) throw new AppError('conflict', 'This passkey is known already.')
    audit({ action: 'member.add_passkey', subjectId: actor.id })
  })
}

/** What a device is asked for that says itself whose it is. */
export async function beginPasskeySignIn(system: System, origin: string) {
  const options = await (await library()).generateAuthenticationOptions({
    rpID: hostOf(origin),
    userVerification: 'required',
  })
  await keepChallenge(system, options.challenge, null)
  return options
}

export async function signInByPasskey(
  system: System,
  response: AuthenticationResponseJSON,
  { origin, requestId }: { origin: string; requestId: string },
): Promise<{ sessionToken: string }> {
  const { db, clock } = system
  const known = await findPasskey(db, String(response.id))
  if (known === undefined) throw refused()
  const { verified, authenticationInfo } = await checked(async () =>
    (await library()).verifyAuthenticationResponse({
      ...{ response, expectedOrigin: origin, expectedRPID: hostOf(origin), requireUserVerification: true },
      expectedChallenge: (challenge) => takeChallenge(db, hashToken(challenge), null, clock.now()),
      credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
    }),
  )
  if (!verified) throw refused()
  const { workspace_id: workspaceId, member_id: id } = known
  const limits = { requestsPerMinute: 0, concurrentExtractions: 0, maxFileBytes: 0 }
  const actor = { kind: 'member' as const, id, workspaceId, scopes: [], limits, expiresAt: null }
  return createContext(system, { workspaceId, actor, requestId }).commit(async (tx, audit) => {
    const use = {
      id: known.id,
      before: Number(known.counter),
      counter: authenticationInfo.newCounter,
      now: clock.now(),
    }
    if (!(await notePasskeyUse(tx, use)) || !(await noteSignIn(tx, workspaceId, id, clock.now()))) throw refused()
    audit({ action: 'member.sign_in', subjectId: id, details: { by: 'passkey' } })
    return { sessionToken: await beginSession(tx, system, { workspace_id: workspaceId, id }) }
  })
}

export async function listPasskeys({ db }: System, { principal }: SignedIn): Promise<Passkey[]> {
  const rows = await selectPasskeys(db, principal.workspaceId, principal.id)
  return rows.map(({ id, name, created_at }) => ({ id, name, since: created_at }))
}

export async function removePasskey(
  system: System,
  { principal: actor }: SignedIn,
  id: string,
  requestId: string,
): Promise<void> {
  await createContext(system, { workspaceId: actor.workspaceId, actor, requestId }).commit(async (tx, audit) => {
    if (!(await deletePasskey(tx, actor.workspaceId, actor.id, id)))
      throw new AppError('not_found', 'There is no such passkey any more.')
    audit({ action: 'member.remove_passkey', subjectId: actor.id })
  })
}

async function keepChallenge({ db, clock }: System, challenge: string, memberId: string | null): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + challengeMilliseconds)
  await insertChallenge(db, { challenge_hash: hashToken(challenge), member_id: memberId, expires_at })
}

/** The library throws for most that is wrong: for the member all of it is the same. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  return verify().catch((error: unknown) => {
    throw refused(error)
  })
}

function hostOf(origin: string): string {
  return new URL(origin).hostname
}

function refused(cause?: unknown): AppError {
  return new AppError(
    'unauthorized',
    'This passkey is not known here, or was not used for this page. Try again, or sign in with your password.',
    {
      ...{ reason: 'passkey_refused', cause },
    },
  )
}

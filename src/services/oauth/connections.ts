import { AppError } from '../../core/app-error.ts'
import { deleteIssuedUnder, isGrantOf, selectConnections } from '../../storage/oauth-records.ts'
import { createContext } from '../commit.ts'
import type { SignedIn } from '../members/sessions.ts'
import type { System } from '../system.ts'

export interface Connection {
  id: string
  name: string
  since: Date
}

/** The clients that a member has let in. */
export async function listConnections({ db, clock }: System, { principal }: SignedIn): Promise<Connection[]> {
  const rows = await selectConnections(db, principal.id, clock.now())
  return rows.map(({ id_hash, name, client_id, created_at }) => ({
    ...{ id: id_hash.toString('base64url'), name: name ?? client_id ?? '', since: created_at },
  }))
}

/** On record before the client has anything. */
export async function noteConnection(
  system: System,
  { principal: actor }: SignedIn,
  { client, scopes, requestId }: { client: string; scopes: string[]; requestId: string },
): Promise<void> {
  await createContext(system, { workspaceId: actor.workspaceId, actor, requestId }).commit(async (_tx, audit) => {
    audit({ action: 'oauth.connect', subjectId: actor.id, details: { client, scopes } })
  })
}

/** Ends all tokens of the client at once. */
export async function disconnect(
  system: System,
  { principal: actor }: SignedIn,
  id: string,
  requestId: string,
): Promise<void> {
  const grant = Buffer.from(id, 'base64url')
  await createContext(system, { workspaceId: actor.workspaceId, actor, requestId }).commit(async (tx, audit) => {
    if (!(await isGrantOf(tx, grant, actor.id)))
      throw new AppError('not_found', 'There is no such connection any more.')
    await deleteIssuedUnder(tx, grant)
    audit({ action: 'oauth.disconnect', subjectId: actor.id })
  })
}

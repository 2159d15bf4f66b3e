import type { Selectable } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type MemberRow = Selectable<DB['members']>

export interface NewMember {
  id: string
  workspace_id: string
  email: string
  tier: string
  created_at: Date
}

/** Undefined when the workspace has a member with this address. */
export async function insertMember(tx: Tx, member: NewMember) {
  return tx
    .insertInto('members')
    .values({ ...member, updated_at: member.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function selectMembers(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(db.selectFrom('members').selectAll().where('workspace_id', '=', workspaceId), window).execute()
}

export async function countMembers(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('members').where('workspace_id', '=', workspaceId))
}

/** Of all workspaces, or the named one: whoever signs in says only their address. */
export async function selectMembersByEmail(db: Database, email: string, workspaceName: string | undefined) {
  const query = db
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .selectAll('members')
    .select('workspaces.name as workspace_name')
    .where(({ fn }) => fn('lower', ['members.email']), '=', email.toLowerCase())
    .where('members.password_hash', 'is not', null)
  const within = workspaceName === undefined ? query : query.where('workspaces.name', '=', workspaceName)
  return within.orderBy('members.created_at').orderBy('members.id').limit(mostWorkspaces).execute()
}

/** Each costs the time of a guess. */
const mostWorkspaces = 10

/** False when the member has gone or, where it came by a password, has another one by now. */
export async function noteSignIn(
  tx: Tx,
  workspaceId: string,
  id: string,
  now: Date,
  hash?: string | null,
): Promise<boolean> {
  const query = tx
    .updateTable('members')
    .set({ last_signed_in_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
  const { numUpdatedRows } = await (hash === undefined
    ? query
    : query.where('password_hash', '=', hash)
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateMemberPassword(
  tx: Tx,
  workspaceId: string,
  id: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ password_hash: hash, last_signed_in_at: now, updated_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Keeps a member from being changed until the transaction ends; undefined when there is none. */
export async function holdMember(tx: Tx, workspaceId: string, id: string) {
  const query = tx.selectFrom('members').select(['id', 'tier']).where('workspace_id', '=', workspaceId)
  return query.where('id', '=', id).forShare().executeTakeFirst()
}

export async function findMember(db: Database, workspaceId: string, id: string) {
  return db
    .selectFrom('members')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** By an id that we have issued a token for. */
export async function findAnyMember(db: Database, id: string) {
  return db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst()
}

/** Locks the workspace's members, so that two removals at once cannot both leave the last owner out. */
export async function lockMembers(tx: Tx, workspaceId: string) {
  return tx.selectFrom('members').selectAll().where('workspace_id', '=', workspaceId).forUpdate().execute()
}

export async function updateMemberTier(tx: Tx, workspaceId: string, id: string, tier: string, now: Date) {
  return tx
    .updateTable('members')
    .set({ tier, updated_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteMember(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx.deleteFrom('members').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}

import type { Database, Tx } from './postgres/database.ts'

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

export async function selectMembers(db: Database, workspaceId: string) {
  return db
    .selectFrom('members')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findMember(db: Database, workspaceId: string, id: string) {
  return db
    .selectFrom('members')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
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

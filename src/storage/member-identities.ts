import type { Insertable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

/** False when the account belongs to a member of the workspace already. */
export async function insertIdentity(tx: Tx, identity: Insertable<DB['member_identities']>): Promise<boolean> {
  const inserted = tx.insertInto('member_identities').values(identity)
  return (
    (await inserted
      .onConflict((conflict) => conflict.doNothing())
      .returning('subject')
      .executeTakeFirst()) !== undefined
  )
}

/** Of all workspaces, or the named one: the provider says only who it is. */
export async function selectMembersByIdentity(
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
  workspaceName: string | undefined,
) {
  const query = db
    .selectFrom('member_identities as identity')
    .innerJoin('workspaces', 'workspaces.id', 'identity.workspace_id')
    .select(['identity.workspace_id', 'identity.member_id', 'workspaces.name as workspace_name'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
  const within = workspaceName === undefined ? query : query.where('workspaces.name', '=', workspaceName)
  return within.orderBy('identity.created_at').limit(100).execute()
}

export async function selectIdentities(db: Database, workspaceId: string, memberId: string) {
  const query = db.selectFrom('member_identities').select(['issuer', 'subject', 'created_at'])
  return query
    .where('workspace_id', '=', workspaceId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .limit(100)
    .execute()
}

/** False when it was removed meanwhile. */
export async function noteIdentityUse(
  tx: Tx,
  { issuer, subject, workspaceId, now }: { issuer: string; subject: string; workspaceId: string; now: Date },
): Promise<boolean> {
  const query = tx.updateTable('member_identities').set({ last_used_at: now }).where('issuer', '=', issuer)
  const { numUpdatedRows } = await query
    .where('subject', '=', subject)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteIdentity(
  tx: Tx,
  {
    workspaceId,
    memberId,
    issuer,
    subject,
  }: { workspaceId: string; memberId: string; issuer: string; subject: string },
): Promise<boolean> {
  const query = tx.deleteFrom('member_identities').where('workspace_id', '=', workspaceId)
  const { numDeletedRows } = await query
    .where('member_id', '=', memberId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function insertProviderRequest(db: Database, request: Insertable<DB['provider_requests']>): Promise<void> {
  await db.insertInto('provider_requests').values(request).execute()
}

/** Once, for the browser that it began in; another one uses nothing up. */
export async function takeProviderRequest(db: Database, stateHash: Buffer, browserHash: Buffer, now: Date) {
  return db
    .deleteFrom('provider_requests')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['member_id', 'link_hash', 'workspace_name', 'next'])
    .executeTakeFirst()
}

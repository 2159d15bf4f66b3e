import type { Insertable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export async function insertMemberSession(tx: Tx, session: Insertable<DB['member_sessions']>): Promise<void> {
  await tx.insertInto('member_sessions').values(session).execute()
}

/** The member as it is now, by what its browser shows, which is where the workspace is known from. */
export async function findSessionMember(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('member_sessions')
    .innerJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'member_sessions.workspace_id')
        .onRef('members.id', '=', 'member_sessions.member_id'),
    )
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .select([
      'members.id',
      'members.workspace_id',
      'members.email',
      'members.tier',
      'workspaces.name as workspace_name',
    ])
    .where('member_sessions.token_hash', '=', tokenHash)
    .where('member_sessions.expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteMemberSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('member_sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: Tx, workspaceId: string, memberId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_sessions')
    .where('workspace_id', '=', workspaceId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Sessions, links, challenges, requests to the provider and counts of attempts whose time is over. */
export async function purgeSignIn(db: Database, now: Date, attemptsBefore: Date): Promise<number> {
  const gone = await Promise.all([
    db.deleteFrom('member_sessions').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('member_links').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('provider_requests').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('sign_in_attempts').where('since', '<', attemptsBefore).executeTakeFirst(),
  ])
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}

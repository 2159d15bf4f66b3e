import type { Insertable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export async function insertMemberLink(tx: Tx, link: Insertable<DB['member_links']>): Promise<void> {
  await tx.insertInto('member_links').values(link).execute()
}

/** By what the link says, which is where the workspace is known from. */
export async function findMemberLink(db: Database | Tx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('member_links')
    .innerJoin('workspaces', 'workspaces.id', 'member_links.workspace_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'member_links.workspace_id')
        .onRef('members.id', '=', 'member_links.member_id'),
    )
    .select(['member_links.workspace_id', 'member_links.member_id', 'member_links.tier', 'member_links.expires_at'])
    .select(['members.email', 'members.tier as member_tier', 'workspaces.name as workspace_name'])
    .where('member_links.token_hash', '=', tokenHash)
    .where('member_links.expires_at', '>', now)
    .executeTakeFirst()
}

/** True once, also for two who open it at the same time. */
export async function takeMemberLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('member_links').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteLinksOf(tx: Tx, workspaceId: string, memberId: string): Promise<void> {
  await tx
    .deleteFrom('member_links')
    .where('workspace_id', '=', workspaceId)
    .where('member_id', '=', memberId)
    .execute()
}

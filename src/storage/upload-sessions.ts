import type { Selectable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type UploadSessionRow = Selectable<DB['upload_sessions']>

export async function insertUploadSession(tx: Tx, session: Omit<UploadSessionRow, 'used_at'>): Promise<void> {
  await tx.insertInto('upload_sessions').values(session).execute()
}

/** By what its link says, which is where the workspace is known from. */
export async function findUploadSession(db: Database, documentId: string) {
  return db
    .selectFrom('upload_sessions')
    .leftJoin('api_keys', (join) =>
      join
        .onRef('api_keys.workspace_id', '=', 'upload_sessions.workspace_id')
        .onRef('api_keys.id', '=', 'upload_sessions.principal_id'),
    )
    .selectAll('upload_sessions')
    .select('api_keys.revoked_at as key_revoked_at')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
}

/** True once. */
export async function useUploadSession(tx: Tx, workspaceId: string, documentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload_sessions')
    .set({ used_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', documentId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function purgeUploadSessions(db: Database, expiredBefore: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('upload_sessions')
    .where('expires_at', '<', expiredBefore)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

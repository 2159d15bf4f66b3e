import { type Selectable, sql } from 'kysely'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'
import { escapeLike } from './record-filter/condition.ts'

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

/** With the id of the document that it is to become, as rows of lists have one. */
export type AwaitedRow = UploadSessionRow & { id: string }

interface AwaitedFilters {
  now: Date
  after: Date | undefined
  before: Date | undefined
  search: string | undefined
}

/** Those whose file can still come. */
export async function selectAwaited(
  db: Database,
  workspaceId: string,
  filters: AwaitedFilters,
  window: KeysetWindow,
): Promise<AwaitedRow[]> {
  return withinWindow(awaited(db, workspaceId, filters).selectAll(), window).execute()
}

export async function countAwaited(db: Database, workspaceId: string, filters: AwaitedFilters): Promise<number> {
  const query = awaited(db, workspaceId, filters).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

function awaited(db: Database, workspaceId: string, { now, after, before, search }: AwaitedFilters) {
  return db.selectFrom((inner) =>
    inner
      .selectFrom('upload_sessions')
      .selectAll()
      .select('document_id as id')
      .where('workspace_id', '=', workspaceId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .$if(after !== undefined, (query) => query.where('created_at', '>=', after ?? now))
      .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? now))
      .$if(search !== undefined, (query) =>
        query.where(sql<boolean>`filename ilike ${`%${escapeLike(search ?? '')}%`}`),
      )
      .as('awaited'),
  )
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

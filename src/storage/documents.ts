import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type DocumentRow = Selectable<DB['documents']>
export type ListedDocument = DocumentRow & { source_name: string | null }

const sourceName = sql<
  string | null
>`(select name from sources where sources.workspace_id = documents.workspace_id and sources.id = documents.source_id)`

export async function insertDocument(tx: Tx, document: Insertable<DB['documents']>): Promise<DocumentRow> {
  return tx.insertInto('documents').values(document).returningAll().executeTakeFirstOrThrow()
}

export async function findDocument(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** With what only people need to know. */
export async function findListedDocument(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<ListedDocument | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .select(sourceName.as('source_name'))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Those of the workspace, of these ids. */
export async function findDocuments(db: Database | Tx, workspaceId: string, ids: string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('documents').selectAll().where('workspace_id', '=', workspaceId).where('id', 'in', ids).execute()
}

/** The ids of those that are there, which nobody deletes until the transaction ends. */
export async function lockDocuments(tx: Tx, workspaceId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('documents')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** Documents whose rows nobody else changes until the transaction ends; what refers to them can be added meanwhile. */
export async function lockDocumentRows(tx: Tx, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('documents')
    .select(['id', 'filename', 'source_id'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The document, which nobody else changes or refers to until the transaction ends. */
export async function lockDocument(tx: Tx, workspaceId: string, id: string): Promise<DocumentRow | undefined> {
  return tx
    .selectFrom('documents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Those of them that were never read. */
export async function failUnreadDocuments(
  tx: Tx,
  ids: string[],
  { now, error }: { now: Date; error: string },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('documents')
    .set({ status: 'error', error, updated_at: now })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('parsed_key', 'is', null)
    .execute()
}

/** Oldest first; without those that a pipeline has or has had a record of that did not fail. */
export async function selectReadDocuments(
  db: Database,
  workspaceId: string,
  { without, limit }: { without: string | undefined; limit: number },
): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('parsed_key', 'is not', null)
    .$if(without !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('extractions')
              .select('extractions.id')
              .where('extractions.pipeline_id', '=', without ?? '')
              .whereRef('extractions.document_id', '=', 'documents.id')
              .where('extractions.status', '!=', 'failed'),
          ),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** For its worker, which knows the document from its task. */
export async function loadDocument(db: Database | Tx, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateDocument(
  tx: Tx,
  id: string,
  change: Updateable<DB['documents']>,
): Promise<DocumentRow | undefined> {
  return tx.updateTable('documents').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** What was read of a document; undefined when somebody else has read it, or it is gone. */
export async function updateUnreadDocument(
  tx: Tx,
  id: string,
  change: Updateable<DB['documents']>,
): Promise<DocumentRow | undefined> {
  return tx
    .updateTable('documents')
    .set(change)
    .where('id', '=', id)
    .where('parsed_key', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Of all who would pay for the pages of a document, one does. */
export async function claimPages(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ pages_paid: true })
    .where('id', '=', id)
    .where('pages_paid', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface DocumentFilters {
  status?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
  search?: string | undefined
  sourceId?: string | undefined
  batchId?: string | undefined
}

export async function selectDocuments(
  db: Database,
  workspaceId: string,
  filters: DocumentFilters,
  window: KeysetWindow,
): Promise<ListedDocument[]> {
  const query = db
    .selectFrom('documents')
    .selectAll()
    .select(sourceName.as('source_name'))
    .where('workspace_id', '=', workspaceId)
  return withinWindow(narrowed(query, filters), window).execute()
}

export async function countDocuments(db: Database, workspaceId: string, filters: DocumentFilters): Promise<number> {
  const query = db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
  return (await narrowed(query, filters).executeTakeFirstOrThrow()).count
}

function narrowed<O>(query: SelectQueryBuilder<DB, 'documents', O>, filters: DocumentFilters) {
  const { status, after, before, search, sourceId, batchId } = filters
  return query
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
    .$if(after !== undefined, (q) => q.where('created_at', '>=', after ?? new Date(0)))
    .$if(before !== undefined, (q) => q.where('created_at', '<', before ?? new Date(0)))
    .$if(search !== undefined, (q) => q.where(isCalled(search ?? '')))
    .$if(sourceId !== undefined, (q) => q.where('source_id', '=', sourceId ?? ''))
    .$if(batchId !== undefined, (q) => q.where('batch_id', '=', batchId ?? ''))
}

/** In the words of the index of names. */
export function isCalled(text: string) {
  return sql<boolean>`lower(documents.filename) like lower(${`%${escapeLike(text)}%`})`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** With its extractions, by the foreign keys. Its blobs are the caller's to discard. */
export async function deleteDocument(tx: Tx, workspaceId: string, id: string): Promise<DocumentRow | undefined> {
  return tx
    .deleteFrom('documents')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function hasContent(tx: Tx, workspaceId: string, sha256: Buffer): Promise<boolean> {
  const found = await tx
    .selectFrom('documents')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

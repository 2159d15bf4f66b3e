import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import { documentsSaying, type TextPart, textInsertion } from './document-texts.ts'
import { eventInsertion, type NewEventRow, wakesDispatchers } from './events.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'
import { escapeLike } from './record-filter/condition.ts'

export type DocumentRow = Selectable<DB['documents']>
export type ListedDocument = DocumentRow & { source_name: string | null }

const sourceName = sql<
  string | null
>`(select name from sources where sources.workspace_id = documents.workspace_id and sources.id = documents.source_id)`

/** With the event that tells of it; `kept`: whether its blob was still there to be kept, which it is from now on. */
export async function insertDocument(
  tx: Tx,
  document: Insertable<DB['documents']>,
  uploaded: NewEventRow,
): Promise<{ row: DocumentRow; kept: boolean }> {
  const {
    kept,
    woken: _,
    ...row
  } = await tx
    .with('kept', (db) =>
      db
        .deleteFrom('blob_garbage')
        .where('key', '=', document.blob_key ?? '')
        .where('lease_epoch', '=', 0)
        .returning('key'),
    )
    .with('added', (db) => db.insertInto('documents').values(document).returningAll())
    .with('told', () => sql<object>`(${eventInsertion([uploaded], sql`added`)})`)
    .selectFrom('added')
    .selectAll()
    .select([sql<boolean>`exists (select from kept)`.as('kept'), wakesDispatchers.as('woken')])
    .executeTakeFirstOrThrow()
  return { row, kept }
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

/** The same by one of its extractions. */
export async function loadDocumentOf(db: Database, extractionId: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', (query) => query.selectFrom('extractions').select('document_id').where('id', '=', extractionId))
    .executeTakeFirst()
}

export async function updateDocument(
  tx: Tx,
  id: string,
  change: Updateable<DB['documents']>,
): Promise<DocumentRow | undefined> {
  return tx.updateTable('documents').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** What becomes known of a document when it is read; of its file only where that was fetched. */
export interface DocumentFacts {
  filename?: string
  blob_key?: string
  size_bytes?: number
  sha256?: Buffer
  mime_type: string
  parsed_key: string
  parser: string
  pages: number
  type_detected: string | null
  language_detected: string | null
  children: string
  problems: string
  processing_log: string
  updated_at: Date
}

interface Reading {
  facts: DocumentFacts
  /** What the document refers to from now on. */
  blobs: string[]
  classified: NewEventRow
  /** The extraction that has read it: marked so, unless it is part of a job. */
  extractionId?: string | undefined
  workspaceId: string
  /** What is searched. */
  texts: TextPart[]
}

/**
 * Keeps what was read of a document, of all who have read it the first time, by one statement: for whoever is fenced no
 * transaction is needed. Undefined when the fence does not hold. Nothing changes where a blob was collected meanwhile.
 */
export async function keepReading(
  db: Database | Tx,
  id: string,
  { facts, blobs, classified, extractionId, workspaceId, texts }: Reading,
  fence?: RawBuilder<unknown>,
): Promise<{ is_unread: boolean; is_kept: boolean; is_marked: boolean } | undefined> {
  const { rows } = await sql<{
    is_unread: boolean
    is_kept: boolean
    is_marked: boolean
  }>`/* sheaf:keep-reading${sql.raw(fence ? '-under-fence' : '')} */
    with held as materialized (${fence ?? sql`select true`}),
    unread as materialized (
      select documents.id from documents, held where documents.id = ${id}::uuid and parsed_key is null for no key update of documents),
    blob as materialized (
      select key from blob_garbage, unread where key = any(${blobs}::text[]) and lease_epoch = 0 for update of blob_garbage),
    whole as materialized (select unread.id from unread where (select count(*) from blob) = ${blobs.length}::int),
    kept as (delete from blob_garbage using blob, whole where blob_garbage.key = blob.key),
    saved as (
      update documents set status = 'completed', error = null, filename = coalesce(${facts.filename ?? null}, filename),
        blob_key = coalesce(${facts.blob_key ?? null}, blob_key), size_bytes = coalesce(${facts.size_bytes ?? null}, size_bytes),
        sha256 = coalesce(${facts.sha256 ?? null}, sha256), mime_type = ${facts.mime_type}, parsed_key = ${facts.parsed_key},
        parser = ${facts.parser}, pages = ${facts.pages}, type_detected = ${facts.type_detected},
        language_detected = ${facts.language_detected}, children = ${facts.children}, problems = ${facts.problems},
        processing_log = ${facts.processing_log}, updated_at = ${facts.updated_at}
      from whole where documents.id = whole.id),
    told as (${eventInsertion([classified], sql`whole`)}),
    searchable as (${textInsertion(workspaceId, facts.language_detected, texts)}),
    marked as (
      update extractions set resolved_at = ${facts.updated_at} from held, (select count(*) from unread) as first
      where extractions.id = ${extractionId ?? null}::uuid and resolved_at is null and job_id is null
      returning extractions.id)
    select exists (select from unread) as is_unread, exists (select from whole) as is_kept,
      exists (select from marked) as is_marked, ${wakesDispatchers}, ${fence ? notWorthWaiting : sql`null`}
    from held`.execute(db)
  return rows[0]
}

/** In the middle of a task: its end waits for the disk, and should the database crash before, it begins anew. */
const notWorthWaiting = sql`set_config('synchronous_commit', 'off', true)`

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
  return withinWindow(narrowed(query, workspaceId, filters), window).execute()
}

export async function countDocuments(db: Database, workspaceId: string, filters: DocumentFilters): Promise<number> {
  const query = db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
  return (await narrowed(query, workspaceId, filters).executeTakeFirstOrThrow()).count
}

function narrowed<O>(query: SelectQueryBuilder<DB, 'documents', O>, workspaceId: string, filters: DocumentFilters) {
  const { status, after, before, search, sourceId, batchId } = filters
  return query
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
    .$if(after !== undefined, (q) => q.where('created_at', '>=', after ?? new Date(0)))
    .$if(before !== undefined, (q) => q.where('created_at', '<', before ?? new Date(0)))
    .$if(search !== undefined, (q) =>
      // A union, since an "or" of the two would look at every document instead of at the indexes.
      q.where(
        sql<boolean>`documents.id in (
          select documents.id from documents where documents.workspace_id = ${workspaceId} and ${isCalled(search ?? '')}
          union ${documentsSaying(workspaceId, search ?? '')})`,
      ),
    )
    .$if(sourceId !== undefined, (q) => q.where('source_id', '=', sourceId ?? ''))
    .$if(batchId !== undefined, (q) => q.where('batch_id', '=', batchId ?? ''))
}

/** In the words of the index of names. */
export function isCalled(text: string) {
  return sql<boolean>`lower(documents.filename) like lower(${`%${escapeLike(text)}%`})`
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

import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { isCalled } from './documents.ts'
import type { KeysetWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type ExtractionRow = Selectable<DB['extractions']>
export type ExtractionResultRow = Selectable<DB['extraction_results']>

export async function insertExtraction(tx: Tx, extraction: Insertable<DB['extractions']>): Promise<ExtractionRow> {
  return tx.insertInto('extractions').values(extraction).returningAll().executeTakeFirstOrThrow()
}

type NewRow = Insertable<DB['extractions']>
type OwnColumns = Pick<NewRow, 'id' | 'document_id' | 'ingests' | 'reservation_id' | 'estimated_seconds'>

/** Rows that have all but these columns in common, which are sent once: definitions can be long. */
export async function insertExtractions(
  tx: Tx,
  shared: Omit<NewRow, keyof OwnColumns>,
  each: OwnColumns[],
): Promise<void> {
  const names = Object.keys(shared) as (keyof typeof shared)[]
  await tx
    .insertInto('extractions')
    .columns([...names, 'id', 'document_id', 'ingests', 'reservation_id', 'estimated_seconds'])
    .expression(
      sql`
        select ${sql.join(names.map((name) => shared[name]))}, each.*
        from json_to_recordset(${JSON.stringify(each)}) as each(
          id uuid, document_id uuid, ingests boolean, reservation_id uuid, estimated_seconds real)`,
    )
    .execute()
}

export async function findExtraction(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<ExtractionRow | undefined> {
  return db
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Nobody else changes it until the transaction ends. */
export async function lockExtraction(tx: Tx, workspaceId: string, id: string): Promise<ExtractionRow | undefined> {
  return tx
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Of all who lock the content of an extraction's document, one goes on at a time. */
export async function lockContentOf(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await sql`
    select from documents d cross join lateral lock_content(d.workspace_id, d.sha256)
    where d.workspace_id = ${workspaceId}
      and d.id = (select document_id from extractions where workspace_id = ${workspaceId} and id = ${id})`.execute(tx)
}

/** For its worker, which knows the extraction from its task. */
export async function loadExtraction(db: Database | Tx, id: string): Promise<ExtractionRow | undefined> {
  return db.selectFrom('extractions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What an idempotent request has begun since then. An older one gives its key back. */
export async function findSubmission(
  tx: Tx,
  workspaceId: string,
  key: Buffer,
  since: Date,
): Promise<ExtractionRow | undefined> {
  const found = await tx
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('submission_key', '=', key)
    .executeTakeFirst()
  if (found === undefined || found.created_at > since) return found
  await updateExtraction(tx, found.id, { submission_key: null })
  return undefined
}

export async function updateExtraction(
  tx: Tx,
  id: string,
  change: Updateable<DB['extractions']>,
): Promise<ExtractionRow | undefined> {
  return tx.updateTable('extractions').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** A change while it runs; undefined when it has ended meanwhile. */
export async function updateRunning(
  tx: Tx,
  id: string,
  change: Updateable<DB['extractions']>,
): Promise<ExtractionRow | undefined> {
  return tx
    .updateTable('extractions')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returningAll()
    .executeTakeFirst()
}

/** Its document has been read; undefined when that was told before, by an earlier attempt. */
export async function markResolved(tx: Tx, id: string, now: Date): Promise<ExtractionRow | undefined> {
  return tx
    .updateTable('extractions')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Of all who would make a job of it, one does. */
export async function claimForJob(tx: Tx, id: string, jobId: string): Promise<ExtractionRow | undefined> {
  return tx
    .updateTable('extractions')
    .set({ job_id: jobId })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('job_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The last of what an extraction changes: what it has cost, and that whoever waits is told. */
export async function announceResult(tx: Tx, id: string, usage: string): Promise<void> {
  await sql`/* sheaf:announce-result */
    with used as (update extractions set usage = ${usage} where id = ${id})
    select pg_notify('sheaf_job_ended', ${id})`.execute(tx)
}

/** Tells whoever waits for it, when the transaction commits. */
export async function announceExtraction(tx: Tx, id: string): Promise<void> {
  await sql`select pg_notify('sheaf_job_ended', ${id})`.execute(tx)
}

export async function saveResult(tx: Tx, result: ExtractionResultRow): Promise<void> {
  const { extraction_id: _, ...columns } = result
  await tx
    .insertInto('extraction_results')
    .values(result)
    .onConflict((conflict) => conflict.column('extraction_id').doUpdateSet(columns))
    .execute()
}

export async function findResult(db: Database | Tx, extractionId: string): Promise<ExtractionResultRow | undefined> {
  return (await findResults(db, [extractionId]))[0]
}

export async function findResults(db: Database | Tx, extractionIds: string[]): Promise<ExtractionResultRow[]> {
  if (extractionIds.length === 0) return []
  return db
    .selectFrom('extraction_results')
    .selectAll()
    .where('extraction_id', '=', sql<string>`any(${extractionIds}::uuid[])`)
    .execute()
}

/** Other extractions of the same content that have ended well. */
export async function findSiblings(
  tx: Tx,
  workspaceId: string,
  content: Buffer,
  but: string,
): Promise<ExtractionRow[]> {
  return tx
    .selectFrom('extractions')
    .selectAll('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .where('extractions.workspace_id', '=', workspaceId)
    .where('documents.workspace_id', '=', workspaceId)
    .where('documents.sha256', '=', content)
    .where('extractions.status', '=', 'complete')
    .where('extractions.id', '!=', but)
    .orderBy('extractions.id')
    .forUpdate('extractions')
    .execute()
}

/** Unfinished ones of a document, to be called off with it. */
export async function unfinishedOf(
  db: Database | Tx,
  workspaceId: string,
  documentId: string,
): Promise<ExtractionRow[]> {
  return db
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', documentId)
    .where('status', '=', 'processing')
    .orderBy('id')
    .execute()
}

/** Those of jobs that have not ended, to be called off with them. */
export async function unfinishedOfJobs(tx: Tx, jobIds: string[]): Promise<ExtractionRow[]> {
  if (jobIds.length === 0) return []
  return tx
    .selectFrom('extractions')
    .selectAll()
    .where('job_id', 'in', jobIds)
    .where('status', '=', 'processing')
    .orderBy('id')
    .execute()
}

export interface ExtractionFilters {
  documentId?: string | undefined
  schemaId?: string | undefined
  status?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
  search?: string | undefined
}

export type ListedExtraction = ExtractionRow & { filename: string }

export async function selectExtractions(
  db: Database,
  workspaceId: string,
  filters: ExtractionFilters,
  window: KeysetWindow,
): Promise<ListedExtraction[]> {
  const query = narrowed(
    db
      .selectFrom('extractions')
      .innerJoin('documents', 'documents.id', 'extractions.document_id')
      .selectAll('extractions')
      .select('documents.filename')
      .where('extractions.workspace_id', '=', workspaceId),
    filters,
  )
  const { order, limit, after } = window
  const ordered = query.orderBy('extractions.created_at', order).orderBy('extractions.id', order).limit(limit)
  if (after === undefined) return ordered.execute()
  const beyond = order === 'asc' ? sql`>` : sql`<`
  return ordered
    .where(
      sql<boolean>`(extractions.created_at, extractions.id) ${beyond} (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
    .execute()
}

export async function countExtractions(db: Database, workspaceId: string, filters: ExtractionFilters): Promise<number> {
  const query = db
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('extractions.workspace_id', '=', workspaceId)
  return (await narrowed(query, filters).executeTakeFirstOrThrow()).count
}

function narrowed<O>(query: SelectQueryBuilder<DB, 'extractions' | 'documents', O>, filters: ExtractionFilters) {
  const { documentId, schemaId, status, after, before, search } = filters
  return query
    .$if(documentId !== undefined, (q) => q.where('extractions.document_id', '=', documentId ?? ''))
    .$if(schemaId !== undefined, (q) => q.where('extractions.schema_id', '=', schemaId ?? ''))
    .$if(status !== undefined, (q) => q.where('extractions.status', '=', status ?? ''))
    .$if(after !== undefined, (q) => q.where('extractions.created_at', '>=', after ?? new Date(0)))
    .$if(before !== undefined, (q) => q.where('extractions.created_at', '<', before ?? new Date(0)))
    .$if(search !== undefined, (q) => q.where(isCalled(search ?? '')))
}

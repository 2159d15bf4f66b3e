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

/** Of a document, all of them: nobody else changes one until the transaction ends. */
export async function lockExtractionsOf(tx: Tx, workspaceId: string, documentId: string): Promise<ExtractionRow[]> {
  return tx
    .selectFrom('extractions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', documentId)
    .orderBy('id')
    .forUpdate()
    .execute()
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

/** What an idempotent request has begun since then. One that is older or has failed gives its key back. */
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
  if (found === undefined || (found.created_at > since && found.status !== 'failed')) return found
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

interface Completion {
  now: Date
  duration: number
  engine: string
  fieldCount: number
  lockedFields: string[]
  confidence: number
  lowest: number | null
  reviewStatus: string | null
}

/**
 * An extraction has ended well, and its document counts it. Says whether it pays for the pages; undefined when it has
 * ended before. The document is locked first; new extractions may refer to it meanwhile.
 */
export async function completeRunning(
  tx: Tx,
  { id, document_id: documentId }: Pick<ExtractionRow, 'id' | 'document_id'>,
  { now, duration, engine, fieldCount, lockedFields, confidence, lowest, reviewStatus }: Completion,
): Promise<{ running: ExtractionRow; paysPages: boolean } | undefined> {
  const { rows } = await sql<ExtractionRow & { was_paid: boolean }>`
    with document as materialized (select id, pages_paid from documents where id = ${documentId} for no key update),
    ended as (
      update extractions set status = 'complete', completed_at = ${now}, updated_at = ${now}, duration_ms = ${duration},
        engine = ${engine}, confidence_overall = ${confidence}, confidence_lowest = ${lowest},
        field_count = ${fieldCount}, locked_fields = ${lockedFields}::text[], review_status = ${reviewStatus}, is_current = true
      from document
      where extractions.id = ${id} and extractions.document_id = document.id and status = 'processing'
      returning extractions.*, document.pages_paid as was_paid),
    counted as (
      update documents set extraction_count = extraction_count + 1, latest_extraction_id = ended.id,
        field_count = ended.field_count, pages_paid = true, updated_at = ${now}
      from ended where documents.id = ended.document_id)
    select * from ended`.execute(tx)
  const [row] = rows
  if (row === undefined) return
  const { was_paid, ...running } = row
  return { running, paysPages: !was_paid }
}

/** Ends those of them that still run. */
export async function failRunning(
  tx: Tx,
  ids: string[],
  { now, error }: { now: Date; error: string },
): Promise<ExtractionRow[]> {
  if (ids.length === 0) return []
  const running = tx
    .selectFrom('extractions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('status', '=', 'processing')
    .orderBy('id')
    .forUpdate()
  return tx
    .updateTable('extractions')
    .set({ status: 'failed', completed_at: now, updated_at: now, error })
    .where('id', 'in', running)
    .returningAll()
    .execute()
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

/** Tells whoever waits for one of these extractions or jobs, when the transaction commits. */
export async function announceEnds(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`/* sheaf:announce-ends */ select pg_notify('sheaf_job_ended', id) from unnest(${ids}::text[]) as id`.execute(
    tx,
  )
}

export async function saveResults(tx: Tx, results: ExtractionResultRow[]): Promise<void> {
  await sql`/* sheaf:save-results */
    insert into extraction_results as r select * from json_populate_recordset(
      null::extraction_results, ${JSON.stringify(results)})
    on conflict (extraction_id) do update set definition = excluded.definition, validation = excluded.validation`.execute(
    tx,
  )
}

export interface CorrectedExtraction {
  id: string
  locked_fields: string[]
  confidence_overall: number
  confidence_lowest: number | null
}

/** Of one workspace, whose rows the transaction has locked. */
export async function updateCorrected(tx: Tx, corrected: CorrectedExtraction[], now: Date): Promise<void> {
  await sql`
    update extractions set locked_fields = c.locked_fields, confidence_overall = c.confidence_overall,
      confidence_lowest = c.confidence_lowest, updated_at = ${now}
    from json_populate_recordset(null::extractions, ${JSON.stringify(corrected)}) as c
    where extractions.id = c.id`.execute(tx)
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

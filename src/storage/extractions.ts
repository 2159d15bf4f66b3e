import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import { type ReservedBlob, reservation } from './blob-garbage.ts'
import { type DocumentRow, isCalled } from './documents.ts'
import { eventInsertion, type NewEventRow, wakesDispatchers } from './events.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { CorrectedCell } from './known-cells.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'
import type { JobEnd } from './queue/end-job.ts'

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

/** Those of the documents that somebody has extracted from before. */
export async function documentsBy(
  db: Database,
  workspaceId: string,
  documentIds: string[],
  principalId: string,
): Promise<Set<string>> {
  const found = await db
    .selectFrom('extractions')
    .select('document_id')
    .distinct()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`document_id = any(${documentIds}::uuid[])`)
    .where('principal_id', '=', principalId)
    .execute()
  return new Set(found.map(({ document_id }) => document_id))
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

/**
 * Work on an extraction begins, as far as whoever holds its task sees: one statement instead of a transaction, and not worth
 * waiting for the disk. Gives its job, if it has one by now; undefined when the task is no longer held.
 */
export async function beginRunning(
  db: Database,
  fence: RawBuilder<unknown>,
  { id, document_id: documentId }: Pick<ExtractionRow, 'id' | 'document_id'>,
  { now, reads, events, reserved }: { now: Date; reads: boolean; events: NewEventRow[]; reserved: ReservedBlob },
): Promise<{ job_id: string | null } | undefined> {
  const { rows } = await sql<{ job_id: string | null }>`/* sheaf:begin-extraction */
    with held as materialized (${fence}),
    reading as (
      update documents set status = 'processing', error = null, updated_at = ${now}::timestamptz from held
      where documents.id = ${documentId} and ${reads}::boolean returning documents.id),
    started as (
      update extractions set started_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
      from held, (select count(*) from reading) as first
      where extractions.id = ${id} and status = 'processing' and started_at is null),
    reserved as (${reservation(reserved, sql`reading`)}),
    told as (${eventInsertion(events, sql`held`)})
    select (select job_id from extractions where id = ${id}) as job_id, set_config('synchronous_commit', 'off', true),
      ${wakesDispatchers}
    from held`.execute(db)
  return rows[0]
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
  result: Omit<ExtractionResultRow, 'extraction_id'>
  /** What the registry learns; in place of what it knows, where it was asked anew. */
  learned: { profile: string; path: string }[]
  fresh: boolean
  complete: NewEventRow
}

interface Ended {
  /** What people had said of the content by then. */
  corrected: CorrectedCell[]
  /** Null: it has ended before. */
  was_paid: boolean | null
  job_id: string | null
  resolved_at: Date | null
  learned: number
}

/**
 * An extraction has ended well: its task ends, its document counts it, the registry learns from it and whoever listens is
 * told. One statement, since it holds what others wait for: its parts lock one after the other in the order of all
 * transactions. Undefined when the task is no longer held.
 */
export async function completeRunning(
  tx: Tx,
  end: RawBuilder<unknown>,
  { id, document_id: documentId, workspace_id: workspaceId }: ExtractionRow,
  content: Buffer | null,
  to: Completion,
): Promise<Ended | undefined> {
  const { rows } = await sql<Ended>`/* sheaf:complete-extraction */
    with held as materialized (${end}),
    said as materialized (
      select (select coalesce(json_agg(json_build_object('path', path, 'value', value)), '[]')
        from lock_content(${workspaceId}::uuid, ${content}::bytea) where held.id is not null) as corrected
      from held),
    document as materialized (
      select documents.id, pages_paid from documents, said where documents.id = ${documentId}::uuid for no key update of documents),
    ended as (
      update extractions set status = 'complete', completed_at = ${to.now}, updated_at = ${to.now}, duration_ms = ${to.duration},
        engine = ${to.engine}, confidence_overall = ${to.confidence}, confidence_lowest = ${to.lowest},
        field_count = ${to.fieldCount}, locked_fields = ${to.lockedFields}::text[], review_status = ${to.reviewStatus},
        is_current = true
      from document
      where extractions.id = ${id}::uuid and extractions.document_id = document.id and status = 'processing'
      returning extractions.id, no, job_id, resolved_at, document.pages_paid as was_paid),
    counted as (
      update documents set extraction_count = extraction_count + 1, latest_extraction_id = ended.id,
        field_count = ${to.fieldCount}, pages_paid = true, updated_at = ${to.now}
      from ended where documents.id = ${documentId}::uuid),
    result as (
      insert into extraction_results (extraction_id, definition, validation)
      select id, ${to.result.definition}, ${to.result.validation} from ended),
    learned as (
      insert into known_cells as known (workspace_id, content, profile, engine, path, extraction_no)
      select ${workspaceId}::uuid, ${content}::bytea, decode(unit.profile, 'hex'), ${to.engine}, unit.path, ended.no
      from ended, json_to_recordset(${JSON.stringify(to.learned)}) as unit (profile text, path text)
      where ${content}::bytea is not null order by unit.profile
      on conflict (workspace_id, content, profile, engine)
        do update set extraction_no = excluded.extraction_no where ${to.fresh}::boolean
      returning 1),
    told as (${eventInsertion([to.complete], sql`ended`)})
    select said.corrected, ended.was_paid, ended.job_id, ended.resolved_at, (select count(*) from learned)::int as learned,
      ${wakesDispatchers}
    from said left join ended on true`.execute(tx)
  return rows[0]
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

/** The last of what an extraction changes: what it has cost, that whoever waits is told, and the end of its task. */
export async function announceResult(tx: Tx, id: string, usage: string, { last }: JobEnd): Promise<void> {
  await sql`/* sheaf:announce-result */
    with used as (update extractions set usage = ${usage} where id = ${id})
    select pg_notify('sheaf_job_ended', ${id}), ${last}`.execute(tx)
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

/** What an extraction came of and, once it has ended well, what it found besides its values. */
export async function findDocumentWithResult(
  db: Database,
  workspaceId: string,
  { id, document_id: documentId }: Pick<ExtractionRow, 'id' | 'document_id'>,
): Promise<{ document: DocumentRow; result: Omit<ExtractionResultRow, 'extraction_id'> | undefined } | undefined> {
  const row = await db
    .selectFrom('documents')
    .leftJoin('extraction_results as result', (join) => join.on('result.extraction_id', '=', id))
    .selectAll('documents')
    .select(['result.definition', 'result.validation'])
    .where('documents.workspace_id', '=', workspaceId)
    .where('documents.id', '=', documentId)
    .executeTakeFirst()
  if (row === undefined) return
  const { definition, validation, ...document } = row
  return { document, result: definition === null || validation === null ? undefined : { definition, validation } }
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

export type ListedExtraction = ExtractionRow &
  Pick<DB['documents'], 'filename' | 'pages' | 'language_detected' | 'type_detected'>

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
      .select(['documents.filename', 'documents.pages', 'documents.language_detected', 'documents.type_detected'])
      .where('extractions.workspace_id', '=', workspaceId),
    filters,
  )
  return withinWindow(query, window, 'extractions').execute()
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

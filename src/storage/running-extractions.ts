import { type RawBuilder, sql } from 'kysely'
import { type ReservedBlob, reservation } from './blob-garbage.ts'
import { entryParts, type PostedEntry } from './credit-ledger.ts'
import { eventInsertion, type NewEventRow, wakesDispatchers } from './events.ts'
import type { ExtractionResultRow, ExtractionRow } from './extractions.ts'
import type { CorrectedCell } from './known-cells.ts'
import type { Database, Tx } from './postgres/database.ts'

// From the beginning of the work on an extraction to its end, and who is told.

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

/** The last of what an extraction changes: what it has cost, and that whoever waits is told. */
export async function announceResult(
  tx: Tx,
  id: string,
  { usage, posted }: { usage: string; posted: PostedEntry[] },
): Promise<void> {
  await sql`/* sheaf:announce-result */
    with used as (update extractions set usage = ${usage} where id = ${id}),
    ${entryParts(posted, sql`(select true) as always`)}
    select pg_notify('sheaf_job_ended', ${id})`.execute(tx)
}

/** Tells whoever waits for one of these extractions or jobs, when the transaction commits. */
export async function announceEnds(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`/* sheaf:announce-ends */ select pg_notify('sheaf_job_ended', id) from unnest(${ids}::text[]) as id`.execute(
    tx,
  )
}

import { type Insertable, type Selectable, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import type { JobRow } from './jobs.ts'
import type { KeysetWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type PipelineRow = Selectable<DB['pipelines']>

export async function insertPipeline(tx: Tx, pipeline: Insertable<DB['pipelines']>): Promise<PipelineRow> {
  return tx.insertInto('pipelines').values(pipeline).returningAll().executeTakeFirstOrThrow()
}

/** The newest that was made with this schema, of this name when one is given. */
export async function findLatestPipeline(
  db: Database | Tx,
  workspaceId: string,
  schemaId: string,
  name: string | undefined,
): Promise<PipelineRow | undefined> {
  return db
    .selectFrom('pipelines')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('schema_id', '=', schemaId)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Nobody else appends to pipelines of the schema, or makes one to append to, until the transaction ends. */
export async function lockPipelinesOf(tx: Tx, workspaceId: string, schemaId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${workspaceId}::text || ${schemaId}::text, 7331013))`.execute(
    tx,
  )
}

/** A pipeline with the sums of its batches. */
export type SummedPipeline = PipelineRow &
  Pick<
    JobRow,
    | ('status' | 'current_phase' | 'document_count' | 'resolved_documents' | 'completed_documents')
    | ('failed_documents' | 'incomplete_documents' | 'total_cells' | 'filled_cells' | 'estimated_seconds')
    | ('error' | 'started_at' | 'completed_at')
  > & {
    /** Of the batches that have not ended. */
    seconds_remaining: number
  }

export async function findSummedPipeline(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<SummedPipeline | undefined> {
  const found = sql<SummedPipeline>`${summed} where pipelines.workspace_id = ${workspaceId} and pipelines.id = ${id}`
  return (await found.execute(db)).rows[0]
}

export interface PipelineFilters {
  schemaId?: string | undefined
}

export async function selectPipelines(
  db: Database,
  workspaceId: string,
  { schemaId }: PipelineFilters,
  { after, order, limit, offset = 0 }: KeysetWindow,
): Promise<SummedPipeline[]> {
  const [beyond, direction] = order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`]
  const bySchema = schemaId === undefined ? sql`` : sql`and pipelines.schema_id = ${schemaId}`
  const place = after
    ? sql`and (pipelines.created_at, pipelines.id) ${beyond} (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``
  const page = sql<SummedPipeline>`${summed} where pipelines.workspace_id = ${workspaceId} ${bySchema} ${place}
    order by pipelines.created_at ${direction}, pipelines.id ${direction} limit ${limit} offset ${offset}`
  return (await page.execute(db)).rows
}

export async function countPipelines(
  db: Database,
  workspaceId: string,
  { schemaId }: PipelineFilters,
): Promise<number> {
  return countRows(
    db
      .selectFrom('pipelines')
      .where('workspace_id', '=', workspaceId)
      .$if(schemaId !== undefined, (query) => query.where('schema_id', '=', schemaId ?? '')),
  )
}

const phases = sql`array['resolve', 'extract', 'normalize', 'transform']`
/** Unfinished work stands where its slowest batch does; finished work where it got to. */
const summed = sql`
  select pipelines.*, work.* from pipelines cross join lateral (
    select
      case
        when bool_and(status = 'queued') then 'queued'
        when bool_or(completed_at is null) then 'processing'
        when bool_or(status = 'completed') then 'completed'
        when bool_or(status = 'failed') then 'failed'
        else 'cancelled'
      end as status,
      (${phases})[coalesce(
        min(array_position(${phases}, current_phase)) filter (where completed_at is null),
        max(array_position(${phases}, current_phase)))] as current_phase,
      sum(document_count)::int as document_count,
      sum(resolved_documents)::int as resolved_documents,
      sum(completed_documents)::int as completed_documents,
      sum(failed_documents)::int as failed_documents,
      sum(incomplete_documents)::int as incomplete_documents,
      sum(total_cells)::int as total_cells,
      sum(filled_cells)::int as filled_cells,
      sum(estimated_seconds)::real as estimated_seconds,
      coalesce(sum(estimated_seconds * (1 - (completed_documents + failed_documents)::real / document_count))
        filter (where completed_at is null), 0)::real as seconds_remaining,
      (array_agg(error order by created_at desc, id desc))[1] as error,
      min(started_at) as started_at,
      case when bool_and(completed_at is not null) then max(completed_at) end as completed_at
    from jobs where jobs.workspace_id = pipelines.workspace_id and jobs.pipeline_id = pipelines.id
  ) as work`

export async function unfinishedJobsOf(tx: Tx, workspaceId: string, pipelineId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('pipeline_id', '=', pipelineId)
    .where('completed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of these documents that have a record there which did not fail. */
export async function documentsInPipeline(db: Database | Tx, pipelineId: string, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('extractions')
    .select('document_id')
    .where('pipeline_id', '=', pipelineId)
    .where('document_id', 'in', ids)
    .where('status', '!=', 'failed')
    .execute()
  return rows.map(({ document_id }) => document_id)
}

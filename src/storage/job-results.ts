import { type SelectQueryBuilder, sql } from 'kysely'
import type { ExtractionRow } from './extractions.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

/** The records of one job or run, or of all batches of a pipeline. */
export type ResultScope = { job_id: string } | { pipeline_id: string }

export type ResultRow = ExtractionRow & {
  filename: string
  sha256: Buffer | null
  document_metadata: unknown
  document_batch_id: string | null
  validation: string | null
}

export async function selectResults(
  db: Database,
  workspaceId: string,
  scope: ResultScope,
  window: KeysetWindow,
): Promise<ResultRow[]> {
  const query = db
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .leftJoin('extraction_results as result', 'result.extraction_id', 'extractions.id')
    .selectAll('extractions')
    .select('result.validation')
    .select(['documents.filename', 'documents.sha256', 'documents.metadata as document_metadata'])
    .select('documents.batch_id as document_batch_id')
  return withinWindow(within(query, workspaceId, scope), window, 'extractions').execute()
}

export async function countResults(
  db: Database,
  workspaceId: string,
  scope: ResultScope,
): Promise<{ total: number; pending: number }> {
  const query = db
    .selectFrom('extractions')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('review_status', '=', 'pending').as('pending'),
    ])
  return within(query, workspaceId, scope).executeTakeFirstOrThrow()
}

/** The schema of the newest record, as JSON; what was discovered counts once it is known. */
export async function newestDefinition(
  db: Database,
  workspaceId: string,
  scope: ResultScope,
): Promise<string | undefined> {
  const query = db
    .selectFrom('extractions')
    .leftJoin('extraction_results as result', 'result.extraction_id', 'extractions.id')
    .select(sql<string | null>`coalesce(extractions.definition, result.definition)`.as('definition'))
    .orderBy('extractions.created_at', 'desc')
    .orderBy('extractions.id', 'desc')
    .limit(1)
  return (await within(query, workspaceId, scope).executeTakeFirst())?.definition ?? undefined
}

/** Every schema that the records were made by, the newest first; one that was sent or discovered counts for itself. */
export async function definitionsOf(db: Database, workspaceId: string, scope: ResultScope): Promise<string[]> {
  const newest = within(
    db.selectFrom('extractions').select(({ fn }) => fn.max('extractions.no').as('no')),
    workspaceId,
    scope,
  ).groupBy(['schema_id', 'schema_version', sql`case when schema_id is null then extractions.id end`])
  const rows = await db
    .selectFrom('extractions')
    .leftJoin('extraction_results as result', 'result.extraction_id', 'extractions.id')
    .select(sql<string | null>`coalesce(extractions.definition, result.definition)`.as('definition'))
    .where('extractions.no', 'in', newest)
    .orderBy('extractions.no', 'desc')
    .execute()
  return rows.flatMap(({ definition }) => definition ?? [])
}

function within<T extends 'extractions', O>(
  query: SelectQueryBuilder<DB, T, O>,
  workspaceId: string,
  scope: ResultScope,
): SelectQueryBuilder<DB, T, O> {
  const [column, id] = 'job_id' in scope ? ['job_id', scope.job_id] : ['pipeline_id', scope.pipeline_id]
  return query.where(sql<boolean>`extractions.workspace_id = ${workspaceId} and extractions.${sql.ref(column)} = ${id}`)
}

/** How each document of runs stands, in the order in which they were sent. */
export async function selectJobDocuments(db: Database | Tx, workspaceId: string, jobIds: string[]) {
  return db
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .leftJoin('extraction_results as result', 'result.extraction_id', 'extractions.id')
    .select(['extractions.id', 'extractions.document_id', 'documents.filename', 'extractions.status'])
    .select(['extractions.started_at', 'extractions.error', 'extractions.job_id', 'result.validation'])
    .where('extractions.workspace_id', '=', workspaceId)
    .where(sql<boolean>`extractions.job_id = any(${jobIds}::uuid[])`)
    .orderBy('extractions.id')
    .execute()
}

export interface EndedDocument {
  document_id: string
  filename: string
  /** Null: it could not be read. */
  resolved_at: Date | null
  no: number
  status: string
  confidence_overall: number | null
  field_count: number
}

/** The documents of a job that has just ended, in the order in which they were sent. */
export async function selectEnded(tx: Tx, jobId: string): Promise<EndedDocument[]> {
  return tx
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .select(['extractions.document_id', 'documents.filename', 'extractions.resolved_at'])
    .select(['extractions.no', 'extractions.status', 'extractions.confidence_overall', 'extractions.field_count'])
    .where('extractions.job_id', '=', jobId)
    .orderBy('extractions.id')
    .execute()
}

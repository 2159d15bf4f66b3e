import { type SelectQueryBuilder, sql } from 'kysely'
import type { ExtractionRow } from './extractions.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type ReviewRow = ExtractionRow & {
  filename: string
  sha256: Buffer | null
  type_detected: string | null
  source_id: string | null
  schema_name: string | null
}

export interface ReviewFilters {
  status: string
  threshold?: number | undefined
  schemaId?: string | undefined
  pipelineId?: string | undefined
}

export async function selectReviewRecords(
  db: Database,
  workspaceId: string,
  filters: ReviewFilters,
  window: KeysetWindow,
): Promise<ReviewRow[]> {
  return withinWindow(narrowed(records(db, workspaceId), filters), window, 'extractions').execute()
}

export async function countReviewRecords(db: Database, workspaceId: string, filters: ReviewFilters): Promise<number> {
  const query = db
    .selectFrom('extractions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('extractions.workspace_id', '=', workspaceId)
  return (await narrowed(query, filters).executeTakeFirstOrThrow()).count
}

export async function findReviewRecord(db: Database | Tx, workspaceId: string, id: string) {
  return records(db, workspaceId).where('extractions.id', '=', id).executeTakeFirst()
}

function records(db: Database | Tx, workspaceId: string) {
  return db
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .leftJoin('schemas', 'schemas.id', 'extractions.schema_id')
    .selectAll('extractions')
    .select(['documents.filename', 'documents.sha256', 'documents.type_detected', 'documents.source_id'])
    .select('schemas.name as schema_name')
    .where('extractions.workspace_id', '=', workspaceId)
    .where('extractions.status', '=', 'complete')
}

/** Another threshold than that of the time also finds records that nobody was asked about. */
function narrowed<T extends 'extractions', O>(query: SelectQueryBuilder<DB, T, O>, filters: ReviewFilters) {
  const { status, threshold, schemaId, pipelineId } = filters
  const conditions = [
    threshold !== undefined && status === 'pending'
      ? sql`coalesce(extractions.review_status, 'pending') = 'pending'`
      : sql`extractions.review_status = ${status}`,
    ...(threshold === undefined ? [] : [sql`extractions.confidence_lowest < ${threshold}::real`]),
    ...(schemaId === undefined ? [] : [sql`extractions.schema_id = ${schemaId}`]),
    ...(pipelineId === undefined ? [] : [sql`extractions.pipeline_id = ${pipelineId}`]),
  ]
  return query.where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
}

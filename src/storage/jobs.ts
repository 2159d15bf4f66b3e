import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type JobRow = Selectable<DB['jobs']>

export async function insertJob(tx: Tx, job: Insertable<DB['jobs']>): Promise<JobRow> {
  return tx.insertInto('jobs').values(job).returningAll().executeTakeFirstOrThrow()
}

export async function findJob(db: Database | Tx, workspaceId: string, id: string): Promise<JobRow | undefined> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The one document of the job of an extraction; other jobs have many. */
export async function documentOfJob(tx: Tx, { workspace_id, extraction_id }: JobRow) {
  if (extraction_id === null) return undefined
  return tx
    .selectFrom('extractions')
    .innerJoin('documents', 'documents.id', 'extractions.document_id')
    .select(['documents.id', 'documents.source_id'])
    .where('extractions.id', '=', extraction_id)
    .where('extractions.workspace_id', '=', workspace_id)
    .executeTakeFirst()
}

/** The jobs of single extractions have the name of their document: takes it from them when that is deleted. */
export async function forgetNamesOfJobs(tx: Tx, workspaceId: string, documentId: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ name: null })
    .where('workspace_id', '=', workspaceId)
    .where('extraction_id', 'is not', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('extractions')
        .select('extractions.job_id')
        .where('extractions.workspace_id', '=', workspaceId)
        .where('document_id', '=', documentId)
        .where('job_id', 'is not', null)
        .$castTo<{ job_id: string }>(),
    )
    .execute()
}

/** A change while it runs; undefined when it has ended meanwhile. */
export async function updateUnfinishedJob(
  tx: Tx,
  id: string,
  change: Updateable<DB['jobs']>,
): Promise<JobRow | undefined> {
  return tx
    .updateTable('jobs')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Ends those of them that have not ended, and says which. */
export async function cancelJobs(tx: Tx, ids: string[], now: Date): Promise<string[]> {
  const unfinished = tx
    .selectFrom('jobs')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('completed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
  const rows = await tx
    .updateTable('jobs')
    .set({ status: 'cancelled', completed_at: now, revision: sql`revision + 1` })
    .where('id', 'in', unfinished)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined when it has begun before, or ended. */
export async function startJob(tx: Tx, id: string, now: Date): Promise<JobRow | undefined> {
  return tx
    .updateTable('jobs')
    .set({ status: 'processing', started_at: now, revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('started_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Counts documents of an unfinished job, and gives the job as it is then. */
export async function countJobDocuments(
  tx: Tx,
  id: string,
  { resolved = 0, completed = 0, failed = 0, incomplete = 0, cells = 0, filled = 0 }: JobCounts,
): Promise<JobRow | undefined> {
  return tx
    .updateTable('jobs')
    .set({
      resolved_documents: sql`resolved_documents + ${resolved}`,
      completed_documents: sql`completed_documents + ${completed}`,
      failed_documents: sql`failed_documents + ${failed}`,
      incomplete_documents: sql`incomplete_documents + ${incomplete}`,
      total_cells: sql`total_cells + ${cells}`,
      filled_cells: sql`filled_cells + ${filled}`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export interface JobCounts {
  resolved?: number
  completed?: number
  failed?: number
  incomplete?: number
  cells?: number
  filled?: number
}

/** Of these kinds only, since each has an address of its own. */
export interface JobFilters {
  kinds: string[]
  status?: string | undefined
  schemaId?: string | undefined
  batchId?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
}

export async function selectJobs(
  db: Database,
  workspaceId: string,
  filters: JobFilters,
  window: KeysetWindow,
): Promise<JobRow[]> {
  const query = db.selectFrom('jobs').selectAll().where('workspace_id', '=', workspaceId)
  return withinWindow(narrowed(query, filters), window).execute()
}

export async function countJobs(db: Database, workspaceId: string, filters: JobFilters): Promise<number> {
  const query = db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
  return (await narrowed(query, filters).executeTakeFirstOrThrow()).count
}

function narrowed<O>(query: SelectQueryBuilder<DB, 'jobs', O>, filters: JobFilters) {
  const { kinds, status, schemaId, batchId, after, before } = filters
  return query
    .where('kind', 'in', kinds)
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? ''))
    .$if(schemaId !== undefined, (q) => q.where('schema_id', '=', schemaId ?? ''))
    .$if(batchId !== undefined, (q) => q.where('batch_id', '=', batchId ?? ''))
    .$if(after !== undefined, (q) => q.where('created_at', '>=', after ?? new Date(0)))
    .$if(before !== undefined, (q) => q.where('created_at', '<', before ?? new Date(0)))
}

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type ProcessJob = Selectable<DB['process_jobs']>
export type ProcessResult = Selectable<DB['process_results']>

export async function insertProcessJob(tx: Tx, job: Insertable<DB['process_jobs']>): Promise<ProcessJob> {
  return tx.insertInto('process_jobs').values(job).returningAll().executeTakeFirstOrThrow()
}

/** What a poll shows. Texts that can be large stay where they are. */
const shown = [
  ...(['id', 'api_key_id', 'correlation_id', 'kind', 'status', 'message', 'filename', 'estimated_seconds'] as const),
  ...(['created_at', 'started_at', 'finished_at', 'revision'] as const),
] as const
export type ShownJob = Pick<ProcessJob, (typeof shown)[number]>

export async function findProcessJob(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<ShownJob | undefined> {
  return db
    .selectFrom('process_jobs')
    .select(shown)
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
}

/** For its worker, which knows the job from its task. */
export async function loadProcessJob(db: Database, id: string): Promise<ProcessJob | undefined> {
  return db.selectFrom('process_jobs').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The schema that came with the job. */
export async function findSentSchema(db: Database, id: string): Promise<string | null> {
  const job = await db.selectFrom('process_jobs').select('json_schema').where('id', '=', id).executeTakeFirst()
  return job?.json_schema ?? null
}

export async function findProcessResult(
  db: Database,
  jobId: string,
  parts: readonly (keyof ProcessResult)[],
): Promise<Partial<ProcessResult> | undefined> {
  return db.selectFrom('process_results').select(parts).where('job_id', '=', jobId).executeTakeFirst()
}

/** A change while the job runs; false when it has ended meanwhile. */
export async function updateRunningJob(
  tx: Tx,
  id: string,
  change: Partial<Pick<ProcessJob, 'message' | 'filename' | 'media_type' | 'bytes' | 'pages' | 'estimated_seconds'>> & {
    startedAt?: Date
  },
): Promise<boolean> {
  const { startedAt, ...columns } = change
  const { numUpdatedRows } = await tx
    .updateTable('process_jobs')
    .set({ ...columns, status: 'processing', revision: sql`revision + 1` })
    .$if(startedAt !== undefined, (query) => query.set({ started_at: startedAt ?? null }))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface JobEnd {
  status: 'success' | 'failed' | 'cancelled'
  message: string
  finishedAt: Date
  expiresAt: Date
  pages?: number
}

/** Ends an unfinished job and tells whoever waits for it. Undefined when it has ended already. */
export async function endProcessJob(tx: Tx, id: string, end: JobEnd): Promise<ProcessJob | undefined> {
  const { status, message, finishedAt, expiresAt, pages } = end
  const ended = await tx
    .updateTable('process_jobs')
    .set({ status, message, finished_at: finishedAt, expires_at: expiresAt, revision: sql`revision + 1` })
    .$if(pages !== undefined, (query) => query.set({ pages: pages ?? null }))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (ended !== undefined) await sql`select pg_notify('sheaf_job_ended', ${id})`.execute(tx)
  return ended
}

export async function insertProcessResult(tx: Tx, result: ProcessResult): Promise<void> {
  await tx.insertInto('process_results').values(result).execute()
}

/** Keeps a finished job until then; false when it is gone or not finished. */
export async function keepProcessJobUntil(tx: Tx, workspaceId: string, id: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('process_jobs')
    .set({ expires_at: until })
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('finished_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes jobs whose time is over, with their results. Their blobs are the caller's to discard. */
export async function deleteExpiredJobs(tx: Tx, now: Date, limit: number) {
  const due = tx
    .selectFrom('process_jobs')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return tx.deleteFrom('process_jobs').where('id', 'in', due).returning(['id', 'blob_key']).execute()
}

export interface UnfinishedJob {
  id: string
  api_key_id: string
  estimated_seconds: number
  started_at: Date | null
}

/** In the order of submission. */
export async function listUnfinishedJobs(db: Database, limit: number): Promise<UnfinishedJob[]> {
  return db
    .selectFrom('process_jobs')
    .select(['id', 'api_key_id', 'estimated_seconds', 'started_at'])
    .where('finished_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

import { CompiledQuery, type RawBuilder, type Selectable, sql } from 'kysely'
import { auditOfSubjects, type NewAuditEntry } from './audit-log.ts'
import { canBeKept } from './blob-garbage.ts'
import { heldClaims, type KeptAnswer, keptAnswers, storingAnswers } from './idempotency-requests.ts'
import { type ActiveVersion, activeVersion } from './learned-versions.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'
import type { Besides } from './queue/add-with.ts'

export type ProcessJob = Selectable<DB['process_jobs']>
export type ProcessResult = Selectable<DB['process_results']>

export type NewProcessJob = Pick<ProcessJob, (typeof given)[number]>

/** What a submission says about its job; the rest comes with the work. */
const given = [
  ...(['id', 'workspace_id', 'principal_id', 'correlation_id', 'kind', 'status', 'message', 'filename'] as const),
  ...(['blob_key', 'source_url', 'media_type', 'bytes', 'fast_extraction', 'validation', 'max_errors'] as const),
  ...(['description', 'max_file_bytes', 'json_schema', 'estimated_seconds', 'created_at', 'reservation_id'] as const),
] as const

export interface Submitted {
  job: NewProcessJob
  audited: NewAuditEntry[]
  /** The answer to be stored with it, where its request is done once. */
  kept: KeptAnswer | undefined
}

/**
 * What the statement that adds the tasks of jobs does besides, known by the id of each job: its upload is kept, it exists, the audit
 * log and its answer say so. Nothing of it where the claim of the request was lost, or the upload collected.
 */
export function jobSubmissions(submitted: readonly Submitted[]): Besides<{ is_claimed: boolean }> {
  const jobs = submitted.map(({ job }) => job)
  const kept = submitted.flatMap(({ job, kept }) => (kept ? [{ ref: job.id, ...kept }] : []))
  const columns = sql.raw(given.join())
  return {
    label: 'submit-jobs',
    before: sql`
      submitted as materialized (
        select ${columns} from json_populate_recordset(null::process_jobs, ${JSON.stringify(jobs)}::json)),
      kept as materialized (${keptAnswers(kept)}),
      held as materialized (${heldClaims(sql`kept`)}),
      claimed as materialized (
        select ref from asked where ref in (select ref from held) or ref not in (select ref from kept)),
      uploaded as (
        delete from blob_garbage garbage using submitted, claimed
        where submitted.id = ref and key = blob_key and ${canBeKept} returning ref),
      ready as materialized (
        select ref from claimed join submitted on id = ref
        where blob_key is null or ref in (select ref from uploaded))`,
    after: sql`
      stored as (${storingAnswers(sql`kept join ready using (ref)`)}),
      job as (insert into process_jobs (${columns}) select ${columns} from submitted where id in (select ref from ready)),
      audited as (${auditOfSubjects(
        submitted.flatMap(({ audited }) => audited),
        sql`select ref from ready`,
      )})`,
    columns: sql`ref in (select ref from claimed) as is_claimed`,
  }
}

/** What a poll shows. Texts that can be large stay where they are. */
const shown = [
  ...(['id', 'principal_id', 'correlation_id', 'kind', 'status', 'message', 'filename', 'estimated_seconds'] as const),
  ...(['created_at', 'started_at', 'finished_at', 'revision'] as const),
] as const
export type ShownJob = Pick<ProcessJob, (typeof shown)[number]>
const shownOfJob = shown.map((column) => `job.${column}`).join()
const findJob = `/* sheaf:find-job */ select ${shown.join()} from process_jobs where id = $1 and workspace_id = $2`

export async function findProcessJob(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<ShownJob | undefined> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(findJob, [id, workspaceId]))
  return rows[0] as ShownJob | undefined
}

/** The schema that came with the job. */
export async function findSentSchema(db: Database, id: string): Promise<string | null> {
  const job = await db.selectFrom('process_jobs').select('json_schema').where('id', '=', id).executeTakeFirst()
  return job?.json_schema ?? null
}

export type ResultPart = Exclude<keyof ProcessResult, 'job_id'>

/** What a poll answers, with those parts of the result of a job that has ended since it was seen. */
export type PolledJob = ShownJob & Partial<Pick<ProcessResult, ResultPart>>

export interface Poll {
  workspaceId: string
  id: string
  /** At which the caller has seen the job: its result need not be loaded again. */
  seenRevisions: number[]
}

export async function pollProcessJob(
  db: Database,
  { workspaceId, id, seenRevisions }: Poll,
  parts: readonly ResultPart[],
): Promise<PolledJob | undefined> {
  // PostgreSQL takes no longer name of a statement than 63 characters.
  const label = parts.map((part) => part.slice(0, 4)).join('-')
  const text = `/* sheaf:poll-job-${label} */
    select ${shownOfJob}, ${parts.map((part) => `kept.${part}`).join()}
    from process_jobs job left join process_results kept
      on kept.job_id = job.id and job.finished_at is not null and job.revision <> all($3::int[])
    where job.id = $1 and job.workspace_id = $2`
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, [id, workspaceId, seenRevisions]))
  return rows[0] as PolledJob | undefined
}

/** What every poll shows of a result. */
export const usualParts = ['result', 'validation_result', 'evidence'] as const satisfies ResultPart[]
const mostSharedBytes = 32 * 1024

/** A result that is large is left out: those who share a statement wait for all that it brings. */
export type SharedPoll = PolledJob & { has_result: boolean }

/** Many polls by one statement, each answered for its own workspace. */
export async function pollProcessJobs(db: Database, polls: readonly Poll[]): Promise<(SharedPoll | undefined)[]> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(pollJobs, [
      polls.map(({ id }) => id),
      polls.map(({ workspaceId }) => workspaceId),
      polls.map(({ seenRevisions }) => `{${seenRevisions.join()}}`),
    ]),
  )
  const found = new Map((rows as (SharedPoll & { place: number })[]).map((row) => [row.place, row]))
  return polls.map((_, index) => found.get(index + 1))
}

const bytesOfResult = usualParts.map((part) => `coalesce(octet_length(${part}), 0)`).join(' + ')
const pollJobs = `/* sheaf:poll-jobs */
  select asked.place, ${shownOfJob}, kept.job_id is not null as has_result,
    ${usualParts.map((part) => `kept.${part}`).join()}
  from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as asked(id, workspace_id, seen, place)
  join process_jobs job on job.id = asked.id and job.workspace_id = asked.workspace_id
  left join process_results kept on kept.job_id = job.id and job.finished_at is not null
    and job.revision <> all(asked.seen::int[]) and ${bytesOfResult} <= ${mostSharedBytes}`

/** What a worker needs to know about its job. */
const needed = [
  ...(['id', 'kind', 'filename', 'blob_key', 'source_url', 'media_type', 'bytes', 'fast_extraction'] as const),
  ...(['validation', 'max_errors', 'description', 'max_file_bytes', 'json_schema'] as const),
  ...(['workspace_id', 'reservation_id'] as const),
] as const
export type RunningJob = Pick<ProcessJob, (typeof needed)[number]> & { learned: ActiveVersion | null }
const neededColumns = sql.raw(needed.map((column) => `job.${column}`).join())

/**
 * Loads the job for its worker and tells that work on it has begun, at the first attempt. One statement, which does not
 * wait for the disk: should the database crash, the task begins anew. Undefined without the fence, or when it has ended.
 */
export async function startProcessJob(
  db: Database,
  id: string,
  { fence, message, now }: { fence: RawBuilder<unknown>; message: string; now: Date },
): Promise<RunningJob | undefined> {
  const { rows } = await sql<RunningJob>`/* sheaf:start-job */
    with fast as materialized (select set_config('synchronous_commit', 'off', true)), held as materialized (${fence})
    update process_jobs as job
    set status = 'processing', message = ${message}, revision = revision + 1, started_at = coalesce(started_at, ${now})
    from held, fast where job.id = ${id} and finished_at is null
    returning ${neededColumns}, ${activeVersion(sql.ref('job.workspace_id'))} as learned`.execute(db)
  return rows[0]
}

/** A change while the job runs; false when it has ended meanwhile. */
export async function updateRunningJob(
  tx: Tx,
  id: string,
  change: Partial<Pick<ProcessJob, 'message' | 'filename' | 'media_type' | 'bytes' | 'pages' | 'estimated_seconds'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('process_jobs')
    .set({ ...change, status: 'processing', revision: sql`revision + 1` })
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
}

/** Ends an unfinished job and tells whoever waits for it. Undefined when it has ended already. */
export async function endProcessJob(tx: Tx, id: string, end: JobEnd): Promise<ProcessJob | undefined> {
  const { status, message, finishedAt, expiresAt } = end
  const ended = await tx
    .updateTable('process_jobs')
    .set({ status, message, finished_at: finishedAt, expires_at: expiresAt, revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (ended !== undefined) await sql`select pg_notify('sheaf_job_ended', ${id})`.execute(tx)
  return ended
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
  principal_id: string
  estimated_seconds: number
  started_at: Date | null
}

/** Of each key in the order of submission. A row for each key: of many thousands a process reads long, and nothing else meanwhile. */
export async function listUnfinishedJobs(db: Database, limit: number): Promise<UnfinishedJob[]> {
  const { rows } = await sql<{
    principal_id: string
    jobs: [string, number, number | null][]
  }>`/* sheaf:unfinished-jobs */
    select principal_id,
      json_agg(json_build_array(id, estimated_seconds, extract(epoch from started_at) * 1000) order by id) as jobs
    from (
      select id, principal_id, estimated_seconds, started_at from process_jobs
      where finished_at is null order by id limit ${limit}) as unfinished
    group by principal_id`.execute(db)
  return rows.flatMap(({ principal_id, jobs }) =>
    jobs.map(([id, estimated_seconds, started]) => {
      return { id, principal_id, estimated_seconds, started_at: started === null ? null : new Date(started) }
    }),
  )
}

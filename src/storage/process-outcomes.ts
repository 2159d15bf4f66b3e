import { type RawBuilder, sql } from 'kysely'
import type { Charge } from '../contract/credits.ts'
import { entryParts, type NewEntry, type Posting } from './credit-ledger.ts'
import type { Tx } from './postgres/database.ts'
import type { NewDuration } from './process-durations.ts'
import type { JobEnd, ProcessResult } from './process-jobs.ts'

export interface Outcome {
  end: JobEnd
  result: ProcessResult
  duration: NewDuration
  /** What the operator pays; nothing for a job that failed, or whose workspace pays itself. */
  metered?: { entry: NewEntry; postings: Posting[]; charges: Charge[] } | undefined
}

/**
 * Ends an unfinished job with its result and notes how long it took, all or nothing: parts of the statement that ends its
 * task, behind which whoever waits is told.
 */
export function processOutcome(outcome: Outcome): { name: string; parts: RawBuilder<unknown>; ended: string } {
  const { end, result, duration, metered } = outcome
  const parts = sql`
    ended as (
      update process_jobs as job set status = ${end.status}, message = ${end.message}, finished_at = ${end.finishedAt},
        expires_at = ${end.expiresAt}, pages = ${duration.pages}, revision = revision + 1
      from held where job.id = ${result.job_id} and finished_at is null
      returning job.id),
    saved as (
      insert into process_results (job_id, result, json_schema, markdown, validation_result, evidence)
      select id, ${result.result}, ${result.json_schema}, ${result.markdown}, ${result.validation_result},
        ${result.evidence} from ended),
    noted as (
      insert into process_durations (id, kind, media_type, fast_extraction, bytes, pages, seconds)
      select ${duration.id}::uuid, ${duration.kind}, ${duration.media_type}, ${duration.fast_extraction}::boolean,
        ${duration.bytes}::bigint, ${duration.pages}::integer, ${duration.seconds}::real from ended)`
  const ended = result.job_id
  if (metered === undefined) return { name: 'process-outcome', parts, ended }
  const { entry, postings, charges } = metered
  const paid = entryParts([{ ...entry, postings, charges }], sql`ended`)
  return { name: 'metered-outcome', parts: sql`${parts}, ${paid}`, ended }
}

/** The same inside a transaction that does more. False when the job has ended already. */
export async function saveProcessOutcome(tx: Tx, outcome: Outcome): Promise<boolean> {
  const { rows } = await sql`
    with held as (select true), ${processOutcome(outcome).parts}
    select id, pg_notify('sheaf_job_ended', id::text) from ended`.execute(tx)
  return rows.length > 0
}

import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../postgres/database.ts'
import { inTransaction } from '../postgres/transaction.ts'

/** A job as one attempt of one worker holds it. (id, lockedBy, attempt) is the fencing token. */
export interface HeldJob {
  id: string
  lockedBy: string | null
  attempt: number
  concurrency: Concurrency | undefined
}

/** A task starts only while fewer than `max` tasks with the same key run; the others wait their turn. */
export interface Concurrency {
  key: string
  max: number
  /** Who shares the places of all workers with others, whatever the key: three quarters of them at most. */
  share?: string
}

/** Whose turn it is when a task with that key ends. */
export function shareOf({ key, share = key }: Concurrency): string {
  return share
}

/** Thrown when another worker has taken the job over, or it was cancelled: this attempt may change nothing any more. */
export class FenceLost extends AppError {
  constructor() {
    super('conflict', 'This attempt no longer holds its task.')
  }
}

/** What the signal of a running task is aborted with. */
export class TaskStopped extends AppError {
  constructor(why: 'cancelled' | 'lost' | 'shutdown') {
    super('conflict', 'This task must stop.', { reason: why })
  }
}

/** The condition that the job's row must meet for the attempt to touch it. */
export function holds(job: HeldJob): RawBuilder<unknown> {
  return sql`id = ${job.id} and attempts = ${job.attempt} and locked_by is not distinct from ${job.lockedBy}`
}

/** A query that gives the job's row, and locks it, only while the attempt holds it. */
export function fenceOf(job: HeldJob): RawBuilder<unknown> {
  return sql`select id from graphile_worker._private_jobs where ${holds(job)} for update`
}

/** Runs a statement that returns the job's row when the fence holds. */
export async function underFence<R>(tx: Database | Tx, statement: RawBuilder<R>): Promise<R> {
  const { rows } = await statement.execute(tx)
  if (rows[0] === undefined) throw new FenceLost()
  return rows[0]
}

/**
 * A change in the middle of a task; the job goes on. Not worth waiting for the disk: whatever depends on it is committed
 * later, and by then it is on the disk as well. Should the database crash before, the task begins anew.
 */
export async function commitAndContinue<T>(db: Database, job: HeldJob, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await underFence(
      tx,
      sql`/* sheaf:checkpoint */
        select set_config('synchronous_commit', 'off', true) from graphile_worker._private_jobs
        where ${holds(job)} for update`,
    )
    return change(tx)
  })
}

/** Which of these jobs, all of one worker, it still holds. */
export async function stillHeld(db: Database, jobs: HeldJob[]): Promise<Set<HeldJob>> {
  const { rows } = await sql<TokenRow>`
    select j.id, j.attempts from graphile_worker._private_jobs j, ${tokens(jobs)}
    where ${matches} and j.locked_by = ${jobs[0]?.lockedBy}`.execute(db)
  return jobsOf(rows, jobs)
}

/** Deletes the jobs, all of one worker, that it still holds, and says which. */
export async function removeHeld(db: Database, jobs: HeldJob[]): Promise<Set<HeldJob>> {
  const { rows } = await sql<TokenRow>`/* sheaf:complete-many */
    delete from graphile_worker._private_jobs j using ${tokens(jobs)}
    where ${matches} and j.locked_by = ${jobs[0]?.lockedBy} returning j.id, j.attempts`.execute(db)
  return jobsOf(rows, jobs)
}

interface TokenRow {
  id: number
  attempts: number
}

const matches = sql`j.id = held.id and j.attempts = held.attempt`

function tokens(jobs: HeldJob[]): RawBuilder<unknown> {
  const attempts = jobs.map((job) => job.attempt)
  return sql`unnest(${jobs.map((job) => job.id)}::bigint[], ${attempts}::int[]) as held(id, attempt)`
}

/** A worker that hung can have two attempts of one job: the id alone does not tell them apart. */
function jobsOf(rows: TokenRow[], jobs: HeldJob[]): Set<HeldJob> {
  const found = new Set(rows.map((row) => `${row.id} ${row.attempts}`))
  return new Set(jobs.filter((job) => found.has(`${job.id} ${job.attempt}`)))
}

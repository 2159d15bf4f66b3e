import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../postgres/database.ts'

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

/** Runs a statement that returns the job's row when the fence holds. */
export async function underFence<R>(tx: Tx, statement: RawBuilder<R>): Promise<R> {
  const { rows } = await statement.execute(tx)
  if (rows[0] === undefined) throw new FenceLost()
  return rows[0]
}

/** A change in the middle of a task; the job goes on. */
export async function commitAndContinue<T>(db: Database, job: HeldJob, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await underFence(tx, sql`select id from graphile_worker._private_jobs where ${holds(job)} for update`)
    return change(tx)
  })
}

/** Which of these jobs, all of one worker, it still holds. */
export async function stillHeld(db: Database, jobs: HeldJob[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: number }>`
    select j.id from graphile_worker._private_jobs j
    join unnest(${jobs.map((job) => job.id)}::bigint[], ${jobs.map((job) => job.attempt)}::int[]) as held(id, attempt)
      on j.id = held.id and j.attempts = held.attempt
    where j.locked_by = ${jobs[0]?.lockedBy ?? ''}`.execute(db)
  return new Set(rows.map((row) => String(row.id)))
}

import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'
import { inTransaction } from '../postgres/transaction.ts'
import { type HeldJob, holds, underFence } from './held-job.ts'
import { releaseSlot, wakeWorkers } from './slots.ts'

/**
 * The change and the end of the job are one transaction: neither can happen without the other, nor twice. The job goes
 * first, which is the fence. Its place goes to the next when that is committed: others of the share would wait for the disk.
 */
export async function commitAndComplete<T>(db: Database, job: HeldJob, change: (tx: Tx) => Promise<T>): Promise<T> {
  return commitAndCompleteFrom(db, job, async (tx, end) => {
    await underFence(tx, sql`/* sheaf:complete */ ${end}`)
    return change(tx)
  })
}

/** Deletes the job and returns its id: for the first statement of a change, which sees to the fence. */
export type JobEnd = RawBuilder<unknown>

/** The same without a statement of its own. */
export async function commitAndCompleteFrom<T>(
  db: Database,
  job: HeldJob,
  change: (tx: Tx, end: JobEnd) => Promise<T>,
): Promise<T> {
  return inTransaction(db, (tx) => change(tx, deletion(job)))
}

function deletion(job: HeldJob): JobEnd {
  return sql`delete from graphile_worker._private_jobs where ${holds(job)} returning id`
}

/**
 * The same for a change that is one statement, without the round trips of a transaction: parts of a `with` that change
 * something for the row of `held`. The name is that of the statement, which is planned once.
 */
export async function completeBy(db: Database, job: HeldJob, name: string, parts: RawBuilder<unknown>): Promise<void> {
  await underFence(db, sql`/* sheaf:${sql.raw(name)} */ with held as (${deletion(job)}), ${parts} select id from held`)
}

/** Lets the job rest, longer after each attempt, before it is tried again. */
export async function retryLater(db: Database, job: HeldJob, error: string): Promise<void> {
  const rest = sql`run_at = now() + exp(least(attempts, 6)) * interval '1 second'`
  await inTransaction(db, (tx) => unlock(tx, job, sql`${rest}, last_error = ${error}`))
}

/** The same after a fault that was not the job's own: it has as many attempts left as before. */
export async function waitForMending(db: Database, job: HeldJob, error: string): Promise<void> {
  await inTransaction(db, (tx) => unlock(tx, job, sql`${anotherAttempt({ restsAfter: 0 })}, last_error = ${error}`))
}

/**
 * The number of an attempt is part of its fence and never given out twice, so the most there may be grows instead. From
 * some number on a job rests in between, at most a minute: what ends whoever runs it must not do so all the time.
 */
export function anotherAttempt({ restsAfter }: { restsAfter: number }): RawBuilder<unknown> {
  const rest = sql`least((attempts - ${restsAfter}::int) * 5, 60) * interval '1 second'`
  return sql`max_attempts = greatest(max_attempts, attempts) + 1, run_at = greatest(run_at, now() + ${rest})`
}

/** Puts the job back as if this attempt had not begun: for a worker that is shutting down. */
export async function handBack(db: Database, job: HeldJob): Promise<void> {
  await inTransaction(db, async (tx) => {
    await unlock(tx, job, sql`attempts = attempts - 1`)
    await wakeWorkers(tx, 1)
  })
}

async function unlock(tx: Tx, job: HeldJob, change: RawBuilder<unknown>): Promise<void> {
  await underFence(
    tx,
    sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null, ${change}
        where ${holds(job)} returning id`,
  )
  await releaseSlot(tx, job)
}

/** The place of a cancelled job is ours to give back; that of a job taken over belongs to its new attempt. */
export async function leaveLost(db: Database, job: HeldJob): Promise<void> {
  if (job.concurrency === undefined) return
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`select 1 from graphile_worker._private_jobs where id = ${job.id}`.execute(tx)
    if (rows.length === 0) await releaseSlot(tx, job)
  })
}

import { sql } from 'kysely'
import type { z } from 'zod'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import { AppError } from '../../core/app-error.ts'
import type { Tx } from '../postgres/database.ts'
import type { Concurrency } from './held-job.ts'
import type { Envelope } from './job-row.ts'
import { joinKey, releaseSlot } from './slots.ts'

export interface EnqueueOptions {
  /** A name of the caller's choice by which the task can be cancelled. No other task may have it. */
  key?: string
  /** Lower runs first; 0 unless said. */
  priority?: number
  runAt?: Date
  maxAttempts?: number
  concurrency?: Concurrency
}

export interface Queue<C extends TaskCatalogue> {
  enqueue<N extends keyof C & string>(
    tx: Tx,
    name: N,
    data: z.input<C[N]>,
    options?: EnqueueOptions,
  ): Promise<{ taskId: string }>
  /** Takes the task away, running or not: a running one is aborted and can no longer commit. */
  cancel(tx: Tx, key: string): Promise<'waiting' | 'running' | 'unknown'>
}

/** Tasks join the caller's transaction: they exist exactly when the change they belong to does. */
export function createQueue<C extends TaskCatalogue>(catalogue: C): Queue<C> {
  return {
    async enqueue(tx, name, data, options = {}) {
      const { concurrency, priority = 0, maxAttempts = 5, runAt = null, key = null } = options
      catalogue[name]?.parse(data)
      const envelope: Envelope = { data, ...(concurrency && { concurrency }) }
      // The library's other modes replace the payload of a task with the same key, or spoil the fence of a running one.
      const { rows } = await sql<{ id: number; revision: number }>`
        select id, revision from graphile_worker.add_job(
          identifier => ${name}::text, payload => ${JSON.stringify(envelope)}::json, run_at => ${runAt}::timestamptz,
          max_attempts => ${maxAttempts}::int, job_key => ${key}::text, priority => ${priority}::int,
          job_key_mode => 'unsafe_dedupe')`.execute(tx)
      if (rows[0] === undefined || rows[0].revision > 0)
        throw new AppError('conflict', `There is already a task ${key}.`)
      // One that is due later asks for its place when its time has come.
      if (concurrency && runAt === null) await joinKey(tx, rows[0].id, concurrency, priority)
      return { taskId: String(rows[0].id) }
    },

    async cancel(tx, key) {
      const { rows } = await sql<{ id: number; locked_by: string | null; payload: Envelope }>`
        delete from graphile_worker._private_jobs where key = ${key} returning id, locked_by, payload`.execute(tx)
      const job = rows[0]
      if (job === undefined) return 'unknown'
      if (job.locked_by === null) {
        await releaseSlot(tx, String(job.id), job.payload.concurrency?.key)
        return 'waiting'
      }
      // Its place stays taken until the worker that runs it has stopped.
      await sql`select pg_notify('sheaf_task_cancelled', ${String(job.id)})`.execute(tx)
      return 'running'
    },
  }
}

import { sql } from 'kysely'
import type { z } from 'zod'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../postgres/database.ts'
import { addAll } from './add-all.ts'
import { addWith, type Besides, knowTask, type NewTaskWith } from './add-with.ts'
import { type Concurrency, shareOf } from './held-job.ts'
import type { Envelope } from './job-row.ts'
import { removeAll } from './remove-all.ts'
import { announcement } from './slots.ts'

export interface EnqueueOptions {
  /** A name of the caller's choice by which the task can be cancelled. No other task may have it. */
  key?: string
  /** Lower runs first; 0 unless said. */
  priority?: number
  runAt?: Date
  maxAttempts?: number
  concurrency?: Concurrency
  /** Whoever adds it is told of nothing before it has ended: the transaction need not wait for the disk. */
  isAwaited?: boolean
}

export interface Queue<C extends TaskCatalogue> {
  enqueue<N extends keyof C & string>(
    tx: Tx,
    name: N,
    data: z.input<C[N]>,
    options?: EnqueueOptions,
  ): Promise<{ taskId: string }>
  /** Tasks by a statement that does more: says of each whether that was ready, and what it has found. */
  enqueueWith<N extends keyof C & string, Found extends object>(
    db: Database | Tx,
    name: N,
    tasks: NewTaskWith<z.input<C[N]>>[],
    besides: Besides<Found>,
  ): Promise<({ isReady: boolean } & Found)[]>
  /** Many tasks that are run alike, by one statement. */
  enqueueAll<N extends keyof C & string>(
    tx: Tx,
    name: N,
    tasks: { data: z.input<C[N]>; key: string }[],
    options?: Omit<EnqueueOptions, 'key' | 'runAt' | 'isAwaited'>,
  ): Promise<void>
  /** Takes the task away, running or not: a running one is aborted and can no longer commit. */
  cancel(tx: Tx, key: string): Promise<'waiting' | 'running' | 'unknown'>
  /** The same for many at once, by one statement. */
  cancelAll(tx: Tx, keys: string[]): Promise<void>
}

/** Tasks join the caller's transaction: they exist exactly when the change they belong to does. */
export function createQueue<C extends TaskCatalogue>(catalogue: C): Queue<C> {
  return {
    async enqueue(tx, name, data, options = {}) {
      const added = await add(tx, newTask(catalogue, { name, data, options }))
      return { taskId: String(added.id) }
    },

    async enqueueWith(db, name, tasks, besides) {
      for (const { data } of tasks) catalogue[name]?.parse(data)
      return addWith(db, name, tasks, besides)
    },

    async enqueueAll(tx, name, tasks, { concurrency, priority = 0, maxAttempts = 5 } = {}) {
      for (const { data } of tasks) catalogue[name]?.parse(data)
      const envelopes = tasks.map(({ data, key }) => ({ key, payload: { data, ...(concurrency && { concurrency }) } }))
      await addAll(tx, { name, envelopes, priority, maxAttempts, concurrency })
    },

    async cancel(tx, key) {
      const [state = 'unknown'] = await removeAll(tx, [key])
      return state
    },

    async cancelAll(tx, keys) {
      if (keys.length > 0) await removeAll(tx, keys)
    },
  }
}

interface NewTask {
  name: string
  envelope: Envelope
  priority: number
  maxAttempts: number
  runAt: Date | null
  key: string | null
  isAwaited: boolean
}

function newTask<C extends TaskCatalogue>(
  catalogue: C,
  { name, data, options }: { name: string; data: unknown; options: EnqueueOptions },
): NewTask {
  const { concurrency, priority = 0, maxAttempts = 5, runAt = null, key = null, isAwaited = false } = options
  catalogue[name]?.parse(data)
  return { name, envelope: { data, ...(concurrency && { concurrency }) }, priority, maxAttempts, runAt, key, isAwaited }
}

interface Added {
  id: number | null
  is_known: boolean
}

/**
 * A key, and whoever shares places by many of them, has about as many tasks in the queue as it may run; those beyond wait in
 * a back room from the start. So whoever has a thousand does not stand in front of the others: they take turns. Whoever
 * waits is called, since the tasks that would call it may have ended before it could be seen. One that is due later asks when
 * its time has come.
 */
async function add(db: Database | Tx, task: NewTask): Promise<Added> {
  const { name, envelope, priority, maxAttempts, runAt, key, isAwaited } = task
  const { concurrency } = envelope
  const joins = concurrency !== undefined && runAt === null
  const share = concurrency === undefined ? '' : shareOf(concurrency)
  const { rows } = await sql<Added>`/* sheaf:add */
    with task as (select id from graphile_worker._private_tasks where identifier = ${name}),
    crowd as (
      select task.id,
        ${joins} and room_for_tasks(${share}::text, ${concurrency?.key ?? ''}::text, ${concurrency?.max ?? 0}::int) < 1
        as is_full from task),
    added as (
      insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, key, priority)
      select id, ${JSON.stringify(envelope)}::json,
        case when is_full then 'infinity' else coalesce(${runAt}::timestamptz, now()) end,
        ${maxAttempts}::int, ${key}::text, ${priority}::int
      from crowd on conflict (key) do nothing returning id, run_at),
    joined as (
      insert into task_slots (job_id, share, key, held, priority)
      select id, ${share}, ${concurrency?.key ?? ''}, false, ${priority} from added where ${joins})
    select added.id, exists (select from task) as is_known,
      case when is_full then pg_notify('sheaf_task_waits', ${share}) when run_at <= now() then ${announcement(1)} end,
      case when ${isAwaited}::boolean then set_config('synchronous_commit', 'off', true) end
    from (select) as one left join crowd on true left join added on true`.execute(db)
  const added = rows[0]
  if (!added?.is_known) {
    await knowTask(db, name)
    return add(db, task)
  }
  if (added.id === null) throw new AppError('conflict', `There is already a task ${key}.`)
  return added
}

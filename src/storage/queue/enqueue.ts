import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../postgres/database.ts'
import { addAll } from './add-all.ts'
import { type Concurrency, shareOf } from './held-job.ts'
import type { Envelope } from './job-row.ts'
import { removeAll } from './remove-all.ts'
import { announcement, callWaitingSoon } from './slots.ts'

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
  /** A task by a statement that does more: says whether that was ready, and what it has found. */
  enqueueWith<N extends keyof C & string, Found extends object>(
    db: Database | Tx,
    task: { name: N; data: z.input<C[N]>; options: EnqueueOptions },
    besides: Besides<Found>,
  ): Promise<{ isReady: boolean; found: Found }>
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

/** What a statement does besides adding a task: all of it where `ready` has a row, and nothing where it has none. */
export interface Besides<Found extends object> {
  /** The name of the statement, which is planned once. */
  label: string
  /** Parts of a `with` for the row of `task`, of which `ready` is the last. */
  before: RawBuilder<unknown>
  /** Parts that change something for the row of `ready`. */
  after: RawBuilder<unknown>
  /** What else is to be told, as columns. */
  columns: RawBuilder<Found>
}

/** Tasks join the caller's transaction: they exist exactly when the change they belong to does. */
export function createQueue<C extends TaskCatalogue>(catalogue: C): Queue<C> {
  return {
    async enqueue(tx, name, data, options = {}) {
      const added = await add(tx, newTask(catalogue, { name, data, options }), alone)
      return { taskId: String(added.id) }
    },

    async enqueueWith(db, task, besides) {
      const added = await add(db, newTask(catalogue, task), besides)
      return { isReady: added.is_ready, found: added }
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

/** A task that nothing else is done with. */
const alone: Besides<object> = {
  label: 'add',
  before: sql`ready as (select from task)`,
  after: sql`nothing as (select)`,
  columns: sql`null`,
}

type Added<Found> = Found & { id: number | null; is_ready: boolean; is_known: boolean; is_full: boolean | null }

/**
 * A key, and whoever shares places by many of them, has about as many tasks in the queue as it may run; those beyond wait in
 * a back room from the start. So whoever has a thousand does not stand in front of the others: they take turns. Whoever
 * waits is called, since the tasks that would call it may have ended before it could be seen: by us, where this is all that is
 * committed, since PostgreSQL lets only one of those that tell something commit at a time. One that is due later asks when its
 * time has come.
 */
async function add<Found extends object>(
  db: Database | Tx,
  task: NewTask,
  besides: Besides<Found>,
): Promise<Added<Found>> {
  const { name, envelope, priority, maxAttempts, runAt, key, isAwaited } = task
  const { concurrency } = envelope
  const joins = concurrency !== undefined && runAt === null
  const share = concurrency === undefined ? '' : shareOf(concurrency)
  const isAlone = !db.isTransaction
  const { rows } = await sql<Added<Found>>`/* sheaf:${sql.raw(besides.label)} */
    with task as (select id from graphile_worker._private_tasks where identifier = ${name}),
    ${besides.before},
    crowd as (
      select task.id,
        ${joins} and room_for_tasks(${share}::text, ${concurrency?.key ?? ''}::text, ${concurrency?.max ?? 0}::int) < 1
        as is_full from ready, task),
    added as (
      insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, key, priority)
      select id, ${JSON.stringify(envelope)}::json,
        case when is_full then 'infinity' else coalesce(${runAt}::timestamptz, now()) end,
        ${maxAttempts}::int, ${key}::text, ${priority}::int
      from crowd on conflict (key) do nothing returning id, run_at),
    joined as (
      insert into task_slots (job_id, share, key, held, priority)
      select id, ${share}, ${concurrency?.key ?? ''}, false, ${priority} from added where ${joins}),
    ${besides.after}
    select added.id, exists (select from ready) as is_ready, exists (select from task) as is_known, ${besides.columns},
      case when is_full then case when ${isAlone}::boolean then null else pg_notify('sheaf_task_waits', ${share}) end
        when run_at <= now() then ${announcement(1)} end,
      is_full,
      case when ${isAwaited}::boolean then set_config('synchronous_commit', 'off', true) end
    from (select) as one left join crowd on true left join added on true`.execute(db)
  const added = rows[0]
  if (!added?.is_known) {
    await sql`
      insert into graphile_worker._private_tasks (identifier) values (${name}) on conflict do nothing`.execute(db)
    return add(db, task, besides)
  }
  if (added.is_ready && added.id === null) throw new AppError('conflict', `There is already a task ${key}.`)
  if (isAlone && added.is_full) callWaitingSoon(db, share)
  return added
}

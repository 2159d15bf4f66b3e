import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../postgres/database.ts'
import { type Concurrency, shareOf } from './held-job.ts'
import { announcement, callWaitingSoon } from './slots.ts'

/** A task that is added with something else. */
export interface NewTaskWith<D> {
  /** What the statement knows it by: the id of what it is done for. */
  ref: string
  data: D
  options: { key: string; maxAttempts: number; concurrency: Concurrency }
}

/** What a statement does besides adding tasks: all of it for each row of `ready`, and nothing for the others. */
export interface Besides<Found extends object> {
  /** The name of the statement, which is planned once. */
  label: string
  /** Parts of a `with` for the rows of `asked`, of which `ready` is the last; each row is known by its `ref`. */
  before: RawBuilder<unknown>
  /** Parts that change something for the rows of `ready`. */
  after: RawBuilder<unknown>
  /** What else is to be told of each row of `asked`, as columns. */
  columns: RawBuilder<Found>
}

type Added<Found> = Found & { ref: string | null; id: number | null; is_ready: boolean; is_full: boolean | null }

/**
 * As `enqueue` adds each. Who has to wait for a place is called by us where this is all that is committed, since PostgreSQL lets only
 * one of those that tell something commit at a time.
 */
export async function addWith<Found extends object>(
  db: Database | Tx,
  name: string,
  tasks: NewTaskWith<unknown>[],
  besides: Besides<Found>,
): Promise<({ isReady: boolean } & Found)[]> {
  const isAlone = !db.isTransaction
  const asked = tasks.map(({ ref, data, options: { key, maxAttempts, concurrency } }) => ({
    ...{ ref, key, payload: { data, concurrency }, max_attempts: maxAttempts },
    ...{ share: shareOf(concurrency), slot_key: concurrency.key, most: concurrency.max },
  }))
  const { rows } = await sql<Added<Found>>`/* sheaf:${sql.raw(besides.label)} */
    with task as (select id from graphile_worker._private_tasks where identifier = ${name}),
    asked as materialized (
      select row_number() over () as place, task.id as task_id, asked.*
      from task, json_to_recordset(${JSON.stringify(asked)}::json) as asked(
        ref uuid, key text, payload json, max_attempts int, share text, slot_key text, most int)),
    ${besides.before},
    rooms as materialized (
      select share, slot_key, room_for_tasks(share, slot_key, max(most)) as room
      from asked join ready using (ref) group by share, slot_key),
    crowd as materialized (
      select asked.*, row_number() over (partition by share order by place) > room as is_full
      from asked join ready using (ref) join rooms using (share, slot_key)),
    added as (
      insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, key)
      select task_id, payload, case when is_full then 'infinity' else now() end, max_attempts, key from crowd order by place
      on conflict (key) do nothing returning id, key),
    joined as (
      insert into task_slots (job_id, share, key, held, priority)
      select id, share, slot_key, false, 0 from added join crowd using (key)),
    announced as materialized (
      select ${announcement(sql`count(*)`)} from added join crowd using (key) where not is_full having count(*) > 0),
    ${besides.after}
    select ref, added.id, crowd.ref is not null as is_ready, is_full, ${besides.columns},
      case when is_full and not ${isAlone}::boolean then pg_notify('sheaf_task_waits', crowd.share) end,
      (select count(*) from announced)
    from (select) as one left join asked on true left join crowd using (ref) left join added on added.key = crowd.key`.execute(
    db,
  )
  const [first] = rows
  if (first === undefined || first.ref === null) {
    await knowTask(db, name)
    return addWith(db, name, tasks, besides)
  }
  const byRef = new Map(rows.map((row) => [row.ref, row]))
  return tasks.map(({ ref, options: { key, concurrency } }) => {
    const added = byRef.get(ref)
    if (added === undefined) throw new Error('a task was asked for and is not told of')
    if (added.is_ready && added.id === null) throw new AppError('conflict', `There is already a task ${key}.`)
    if (isAlone && added.is_full) callWaitingSoon(db, shareOf(concurrency))
    return { ...added, isReady: added.is_ready }
  })
}

export async function knowTask(db: Database | Tx, name: string): Promise<void> {
  await sql`
    insert into graphile_worker._private_tasks (identifier) values (${name}) on conflict do nothing`.execute(db)
}

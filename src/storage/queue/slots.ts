import { type RawBuilder, sql } from 'kysely'
import { askTogether } from '../../core/ask-together.ts'
import type { Database, Tx } from '../postgres/database.ts'
import { type Concurrency, FenceLost, type HeldJob, shareOf } from './held-job.ts'
import type { RunningTask } from './running-task.ts'

// Tasks that share a concurrency key hold or await a place in `task_slots`. The work is done by functions of the database:
// see its migrations.

/** Gives the job a place if it is its turn. If not, it is parked until a place is handed to it, and false is returned. */
export async function takeSlot(db: Database, job: HeldJob, concurrency: Concurrency): Promise<boolean> {
  const { key } = concurrency
  const { rows } = await sql<{ held: boolean | null }>`/* sheaf:take-slot */
    select take_task_slot(${job.id}::bigint, ${job.attempt}::int, ${job.lockedBy}::text,
      ${shareOf(concurrency)}::text, ${key}::text) as held`.execute(db)
  const held = rows[0]?.held ?? null
  if (held === null) throw new FenceLost()
  return held
}

/** Gives up the job's place, or its wait for one. A free place goes to the task that waits first. */
export async function releaseSlot(tx: Database | Tx, job: Pick<HeldJob, 'id' | 'concurrency'>): Promise<void> {
  if (job.concurrency === undefined) return
  await sql`/* sheaf:release-slot */ select release_task_slot(${job.id}::bigint)`.execute(tx)
}

/**
 * Gives the places of tasks that have ended to those that wait, and tells who waits for what has ended with them, by one
 * statement for all that end while another is under way. What is lost on the way is found by a sweep.
 */
export function createRelease(db: Database): (task: Pick<RunningTask, 'job' | 'news'>) => Promise<unknown> {
  const release = askTogether(Infinity, async (tasks: Pick<RunningTask, 'job' | 'news'>[]) => {
    const ids = tasks.flatMap(({ job }) => (job.concurrency ? [job.id] : []))
    const ended = tasks.flatMap(({ news }) => news ?? [])
    await sql`/* sheaf:release-slots */
      select release_task_slots(${ids}::bigint[]),
        (select count(pg_notify('sheaf_job_ended', id)) from unnest(${ended}::text[]) as id)`.execute(db)
    return tasks
  })
  return async (task) => (task.job.concurrency || task.news) && release(task)
}

/** Calls the tasks that wait for a place of the share, as far as there are free ones. Not worth waiting for the disk. */
async function callWaiting(db: Database, share: string): Promise<void> {
  await sql`/* sheaf:call-waiting */
    select set_config('synchronous_commit', 'off', true), fill_task_places(${share}::text)`.execute(db)
}

const callAfterMilliseconds = 20
const toCall = new WeakMap<Database, Set<string>>()

/** The same a moment later: a burst of new tasks of one share is one call. One that fails is made up for by a sweep. */
export function callWaitingSoon(db: Database, share: string, onError: (error: unknown) => void = () => {}): void {
  const shares = toCall.get(db) ?? new Set()
  toCall.set(db, shares)
  if (shares.has(share)) return
  shares.add(share)
  setTimeout(() => {
    shares.delete(share)
    callWaiting(db, share).catch(onError)
  }, callAfterMilliseconds)
}

/** Puts right what no task's end will: places of jobs that are gone, and waiting tasks that were passed over. */
export async function repairSlots(db: Database): Promise<void> {
  const lost = await sql<{ job_id: string }>`
    select job_id from task_slots s
    where held and not exists (select 1 from graphile_worker._private_jobs j where j.id = s.job_id)`.execute(db)
  // Each by itself: with the lock of one share in hand, nobody waits for the row of another.
  for (const { job_id } of lost.rows) await sql`select release_task_slot(${job_id}::bigint)`.execute(db)
  // From share to share by the index, however many wait for each.
  const { rows } = await sql<{ share: string }>`
    with recursive shares as (
      (select share from task_slots order by share limit 1)
      union all
      select (select s.share from task_slots s where s.share > shares.share order by s.share limit 1) from shares
      where shares.share is not null)
    select share from shares where share is not null`.execute(db)
  for (const { share } of rows) await callWaiting(db, share)
}

export async function wakeWorkers(tx: Tx, jobs: number): Promise<void> {
  await sql`select ${announcement(jobs)}`.execute(tx)
}

/** The notification that graphile-worker itself sends when jobs are added. */
export function announcement(jobs: number | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify('jobs:insert', json_build_object('r', random(), 'count', (${jobs})::int)::text)`
}

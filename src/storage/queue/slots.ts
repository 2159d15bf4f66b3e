import { sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'
import { type Concurrency, FenceLost, type HeldJob } from './held-job.ts'

// Tasks that share a concurrency key hold or await a place in `task_slots`. The work is done by functions of the database:
// see its migrations.

/** Gives the job a place if it is its turn. If not, it is parked until a place is handed to it, and false is returned. */
export async function takeSlot(db: Database, job: HeldJob, { key }: Concurrency): Promise<boolean> {
  const { rows } = await sql<{ held: boolean | null }>`/* sheaf:take-slot */
    select take_task_slot(${job.id}::bigint, ${job.attempt}::int, ${job.lockedBy}::text, ${key}::text) as held`.execute(
    db,
  )
  const held = rows[0]?.held ?? null
  if (held === null) throw new FenceLost()
  return held
}

/** Gives up the job's place, or its wait for one. A free place goes to the task that waits first. */
export async function releaseSlot(tx: Database | Tx, jobId: string, key: string | undefined): Promise<void> {
  if (key === undefined) return
  await sql`/* sheaf:release-slot */ select release_task_slot(${jobId}::bigint, ${key}::text)`.execute(tx)
}

/** Calls the tasks that wait for a place of the key, as far as there are free ones. */
export async function callWaiting(db: Database, key: string): Promise<void> {
  await sql`/* sheaf:call-waiting */ select fill_task_places(${key}::text)`.execute(db)
}

/** Puts right what no task's end will: places of jobs that are gone, and waiting tasks that were passed over. */
export async function repairSlots(db: Database): Promise<void> {
  const lost = await sql<{ job_id: string; key: string }>`
    select job_id, key from task_slots s
    where held and not exists (select 1 from graphile_worker._private_jobs j where j.id = s.job_id)`.execute(db)
  // Each by itself: with the lock of one key in hand, nobody waits for the row of another.
  for (const { job_id, key } of lost.rows) await releaseSlot(db, job_id, key)
  // From key to key by the index, however many wait for each.
  const idle = await sql<{ key: string }>`
    with recursive keys as (
      (select key from task_slots order by key limit 1)
      union all
      select (select s.key from task_slots s where s.key > keys.key order by s.key limit 1) from keys
      where keys.key is not null)
    select key from keys
    where key is not null and not exists (select from task_slots s where s.key = keys.key and s.held)`.execute(db)
  for (const { key } of idle.rows) await callWaiting(db, key)
}

/** The notification that graphile-worker itself sends when jobs are added. */
export async function wakeWorkers(tx: Tx, jobs: number): Promise<void> {
  await sql`select pg_notify('jobs:insert', json_build_object('r', random(), 'count', ${jobs}::int)::text)`.execute(tx)
}

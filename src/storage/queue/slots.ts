import { sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'
import { type Concurrency, type HeldJob, holds, underFence } from './held-job.ts'

/**
 * Tasks that share a concurrency key hold or await a place in `task_slots`. To be free of deadlocks, whoever has the
 * lock of a key never waits for a row: rows that others have locked are skipped.
 *
 * Gives the job a place if it is its turn. If not, the job is parked in the queue itself (never due, not locked, its
 * attempt given back) until a place is handed to it, and false is returned.
 */
export async function takeSlot(db: Database, job: HeldJob, { key }: Concurrency): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const slot = await underFence(
      tx,
      sql<{ held: boolean }>`/* sheaf:take-slot */
        insert into task_slots (job_id, key, held, priority)
        select id, ${key}, false, priority from graphile_worker._private_jobs where ${holds(job)} for update
        on conflict (job_id) do update set priority = excluded.priority returning held`,
    )
    if (slot.held) return true
    const promoted = await fillPlaces(tx, key)
    if (promoted.includes(job.id)) return true
    await sql`
      update graphile_worker._private_jobs
      set run_at = 'infinity', locked_by = null, locked_at = null, attempts = attempts - 1
      where id = ${job.id}`.execute(tx)
    await parkCrowd(tx, key)
    return false
  })
}

/**
 * A key has about as many tasks in the queue as it may run; those beyond wait in its back room from the start. So a key
 * with a thousand of them does not stand in front of the others: keys take turns. Whoever waits is announced, since
 * the tasks that would call it may have ended before it could be seen.
 */
export async function joinKey(tx: Tx, jobId: number, { key, max }: Concurrency, priority: number): Promise<void> {
  await sql`/* sheaf:join-key */
    with crowd as (select count(*) >= ${max} as is_full from task_slots where key = ${key}),
    joined as (
      insert into task_slots (job_id, key, held, priority) values (${jobId}, ${key}, false, ${priority})),
    parked as (
      update graphile_worker._private_jobs set run_at = 'infinity'
      where id = ${jobId} and (select is_full from crowd) returning id)
    select pg_notify('sheaf_task_waits', ${key}) from parked`.execute(tx)
}

/** Calls the tasks that wait for a place of the key, as far as there are free ones. */
export async function callWaiting(db: Database, key: string): Promise<void> {
  await db.transaction().execute((tx) => fillPlaces(tx, key))
}

/** Parks all that stand in front of the queue with the same key: one by one they would hold up the tasks of others. */
async function parkCrowd(tx: Tx, key: string): Promise<void> {
  await sql`
    with front as (
      select id, payload from graphile_worker._private_jobs
      where is_available = true and run_at <= now() order by priority, run_at limit 1000),
    crowd as (
      select j.id, j.priority from graphile_worker._private_jobs j join front on front.id = j.id
      where front.payload -> 'concurrency' ->> 'key' = ${key} and j.is_available = true
        and not exists (select 1 from task_slots s where s.job_id = j.id) for update of j skip locked),
    waiting as (
      insert into task_slots (job_id, key, held, priority) select id, ${key}, false, priority from crowd)
    update graphile_worker._private_jobs j set run_at = 'infinity' from crowd where j.id = crowd.id`.execute(tx)
}

/** Gives up the job's place, or its wait for one. A free place goes to the task that waits first. */
export async function releaseSlot(tx: Tx, jobId: string, key: string | undefined): Promise<void> {
  if (key === undefined) return
  const { rows } = await sql<{ held: boolean }>`/* sheaf:release-slot */
    delete from task_slots where job_id = ${jobId} returning held`.execute(tx)
  if (rows[0]?.held === true) await fillPlaces(tx, key)
}

/** Puts right what no task's end will: places of jobs that are gone, and waiting tasks that were passed over. */
export async function repairSlots(db: Database): Promise<void> {
  const orphans = await sql<{ job_id: number; key: string }>`
    select job_id, key from task_slots s
    where not exists (select 1 from graphile_worker._private_jobs j where j.id = s.job_id)`.execute(db)
  for (const { job_id, key } of orphans.rows) {
    await db.transaction().execute((tx) => releaseSlot(tx, String(job_id), key))
  }
  const idle = await sql<{ key: string }>`
    select key from task_slots group by key having not bool_or(held)`.execute(db)
  for (const { key } of idle.rows) await callWaiting(db, key)
}

/** Hands free places to waiting tasks, by priority and then age, as far as the limit of each allows. */
async function fillPlaces(tx: Tx, key: string): Promise<string[]> {
  await sql`/* sheaf:lock-key */ select pg_advisory_xact_lock(hashtextextended(${key}, 7331003))`.execute(tx)
  const promoted: string[] = []
  let parked = 0
  for (;;) {
    const { rows } = await sql<{ job_id: number; parked: number }>`/* sheaf:fill-place */
      with first as (
        select s.job_id, (j.payload -> 'concurrency' ->> 'max')::int as max
        from task_slots s join graphile_worker._private_jobs j on j.id = s.job_id
        where s.key = ${key} and not s.held order by s.priority, s.job_id limit 1 for update of s, j skip locked),
      promoted as (
        update task_slots s set held = true from first
        where s.job_id = first.job_id and (select count(*) from task_slots where key = ${key} and held) < first.max
        returning s.job_id),
      due as (
        update graphile_worker._private_jobs j set run_at = now() from promoted
        where j.id = promoted.job_id and j.locked_by is null returning j.id)
      select job_id, (select count(*) from due) as parked from promoted`.execute(tx)
    if (rows[0] === undefined) break
    promoted.push(String(rows[0].job_id))
    parked += rows[0].parked
  }
  if (parked > 0) await wakeWorkers(tx, parked)
  return promoted
}

/** The notification that graphile-worker itself sends when jobs are added. */
export async function wakeWorkers(tx: Tx, jobs: number): Promise<void> {
  await sql`select pg_notify('jobs:insert', json_build_object('r', random(), 'count', ${jobs}::int)::text)`.execute(tx)
}

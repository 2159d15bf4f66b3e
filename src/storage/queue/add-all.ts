import { sql } from 'kysely'
import { AppError } from '../../core/app-error.ts'
import type { Tx } from '../postgres/database.ts'
import { type Concurrency, shareOf } from './held-job.ts'
import type { Envelope } from './job-row.ts'

interface NewTasks {
  name: string
  envelopes: { key: string; payload: Envelope }[]
  priority: number
  maxAttempts: number
  concurrency: Concurrency | undefined
}

/** Adds tasks in their order, as `enqueue` adds each: those that find no place any more wait in the back room. */
export async function addAll(tx: Tx, { name, envelopes, priority, maxAttempts, concurrency }: NewTasks): Promise<void> {
  const joins = concurrency !== undefined
  const key = concurrency?.key ?? ''
  const share = concurrency === undefined ? '' : shareOf(concurrency)
  const { rows } = await sql<{ taken: string | null }>`
    with crowd as (select room_for_tasks(${share}::text, ${key}::text, ${concurrency?.max ?? 0}::int) as room),
    wanted as (
      select task ->> 'key' as key, task -> 'payload' as payload,
        ${joins} and place > room as is_full
      from crowd, json_array_elements(${JSON.stringify(envelopes)}::json) with ordinality as tasks(task, place)),
    added as (
      select job.id, job.revision, wanted.key, is_full from wanted, graphile_worker.add_job(
        identifier => ${name}::text, payload => wanted.payload,
        run_at => case when is_full then 'infinity'::timestamptz end,
        max_attempts => ${maxAttempts}::int, job_key => wanted.key, priority => ${priority}::int,
        job_key_mode => 'unsafe_dedupe') as job),
    joined as (
      insert into task_slots (job_id, share, key, held, priority)
      select id, ${share}, ${key}, false, ${priority} from added where ${joins} and revision = 0)
    select min(key) filter (where revision > 0) as taken,
      case when bool_or(is_full) then pg_notify('sheaf_task_waits', ${share}) end
    from added`.execute(tx)
  const taken = rows[0]?.taken ?? null
  if (taken !== null) throw new AppError('conflict', `There is already a task ${taken}.`)
}

import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

/** A target that answered is well again. */
export async function closeCircuits(tx: Tx, targetIds: string[]): Promise<void> {
  if (targetIds.length === 0) return
  await sql`delete from delivery_circuits where target_id in (
    select target_id from delivery_circuits where target_id = any(${targetIds}::uuid[]) order by target_id for update)`.execute(
    tx,
  )
}

/** Counts failures in a row, given once for each; at the limit the target is left alone until then. */
export async function countFailures(
  tx: Tx,
  targetIds: string[],
  { limit, pauseUntil }: { limit: number; pauseUntil: Date },
): Promise<void> {
  if (targetIds.length === 0) return
  await sql`
    insert into delivery_circuits as c (target_id, failures, paused_until)
    select target_id, count(*), case when count(*) >= ${limit} then ${pauseUntil}::timestamptz end
    from unnest(${targetIds}::uuid[]) as target_id group by target_id order by target_id
    on conflict (target_id) do update set failures = c.failures + excluded.failures,
      paused_until = case when c.failures + excluded.failures >= ${limit} then ${pauseUntil}::timestamptz end`.execute(
    tx,
  )
}

/** Forgets targets that nothing waits for. */
export async function purgeCircuits(db: Database): Promise<number> {
  const { rows } = await sql`
    delete from delivery_circuits c where not exists (
      select 1 from deliveries d where d.target_id = c.target_id and (d.due_at is not null or d.status = 'in_flight'))
    returning 1`.execute(db)
  return rows.length
}

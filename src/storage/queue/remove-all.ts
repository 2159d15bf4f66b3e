import { sql } from 'kysely'
import type { Tx } from '../postgres/database.ts'

/**
 * Takes tasks away, in the order in which everybody locks several of them, and says of each whether it ran. The places of
 * those that waited go, too; who gets them is decided after the commit, since nobody keeps the lock of a key for the rest
 * of a transaction. A task that runs keeps its place until its worker has stopped.
 */
export async function removeAll(tx: Tx, keys: string[]): Promise<('waiting' | 'running')[]> {
  const { rows } = await sql<{ state: 'waiting' | 'running' }>`/* sheaf:remove-tasks */
    with wanted as materialized (
      select id from graphile_worker._private_jobs where key = any(${keys}::text[]) order by id for update),
    removed as (
      delete from graphile_worker._private_jobs j using wanted where j.id = wanted.id returning j.id, j.locked_by),
    freed as (
      delete from task_slots s using removed where s.job_id = removed.id and removed.locked_by is null
      returning s.share, s.held),
    called as materialized (select pg_notify('sheaf_task_waits', share) from freed where held group by share)
    select case when locked_by is null then 'waiting' else 'running' end as state,
      case when locked_by is not null then pg_notify('sheaf_task_cancelled', id::text) end, (select count(*) from called)
    from removed`.execute(tx)
  return rows.map(({ state }) => state)
}

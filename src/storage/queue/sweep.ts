import { sql } from 'kysely'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import type { Tx } from '../postgres/database.ts'
import type { Presence } from '../postgres/presence.ts'
import { removeDeadProcesses } from '../postgres/processes.ts'
import { inTransaction } from '../postgres/transaction.ts'
import { anotherAttempt } from './end-job.ts'
import { repairSlots, wakeWorkers } from './slots.ts'
import type { TaskRunner } from './task-runner.ts'

type Sweeper<C extends TaskCatalogue> = Pick<TaskRunner<C>, 'db' | 'running' | 'logger'> & {
  presence: Pick<Presence, 'processId' | 'silenceSeconds'>
  workerPool: string
}

/**
 * Frees the tasks of processes that died or hang, so that another worker runs them: that was no attempt of theirs. Any
 * number of processes may sweep at once. A thorough sweep looks at all that is held and also finds what was lost on the
 * way: tasks that are locked though nobody runs them, places that nobody holds.
 */
export async function sweep<C extends TaskCatalogue>(sweeper: Sweeper<C>, thorough: boolean): Promise<void> {
  const { db, logger } = sweeper
  const dead = await inTransaction(db, async (tx) => {
    const removed = await removeDeadProcesses(tx, sweeper.presence)
    for (const { id, role } of removed) logger.warn({ process: id, role }, 'a process died; its tasks go to others')
    const pools = removed.flatMap(({ worker_pool }) => worker_pool ?? [])
    const freed = thorough || pools.length > 0 ? await freeTasks(tx, pools, sweeper, thorough) : 0
    if (freed > 0) logger.warn({ tasks: freed }, 'freed tasks that nobody runs')
    return removed
  })
  if (dead.length === 0 && !thorough) return
  await repairSlots(db)
  if (thorough) await refreshLocks(sweeper)
}

/** Rows that are locked are skipped: a hung process can be in the middle of a transaction. */
async function freeTasks<C extends TaskCatalogue>(tx: Tx, pools: string[], sweeper: Sweeper<C>, thorough: boolean) {
  const running = [...sweeper.running].map(({ job }) => job.id)
  const { rows } = await sql`
    with lost as (
      select id from graphile_worker._private_jobs j
      where (${thorough}::boolean and locked_at is null and attempts >= max_attempts)
        or locked_at is not null and (locked_by = any(${pools}::text[])
        or ${thorough}::boolean and locked_at < now() - interval '10 seconds'
          and case when locked_by = ${sweeper.workerPool} then id <> all(${running}::bigint[])
                   else not exists (select 1 from processes p where p.worker_pool = j.locked_by) end)
      for update skip locked)
    update graphile_worker._private_jobs j set locked_at = null, locked_by = null, ${anotherAttempt({ restsAfter: 2 })}
    from lost where j.id = lost.id returning j.id`.execute(tx)
  if (rows.length > 0) await wakeWorkers(tx, rows.length)
  return rows.length
}

/** The library frees whatever has been locked for four hours, even if it is still running. */
async function refreshLocks<C extends TaskCatalogue>({ db, running, workerPool }: Sweeper<C>): Promise<void> {
  const ids = [...running].map(({ job }) => job.id)
  await sql`
    update graphile_worker._private_jobs set locked_at = now()
    where id = any(${ids}::bigint[]) and locked_by = ${workerPool} and locked_at < now() - interval '1 hour'`.execute(
    db,
  )
}

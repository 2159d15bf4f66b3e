import { hostname } from 'node:os'
import { sql } from 'kysely'
import type pg from 'pg'
import { countRows } from '../count-rows.ts'
import type { Database, Tx } from './database.ts'

/** The first half of every presence lock; the second is the process's `lock_number`. */
export const presenceLockClass = 7_331_002
/** What runs tasks in a process, and how many at once. */
export interface RunningWorker {
  pool: string
  places: number
}

/** A process whose lock is free has died, or has lost its connection and needs this long to come back. */
export const reconnectSeconds = 4

/**
 * Row and lock appear to others at the same instant, so that no sweep sees one without the other. The number is new
 * each time: the server may not have noticed yet that an earlier session, which holds the old one, is gone.
 */
export async function registerProcess(
  session: pg.Client,
  id: string,
  role: string,
  worker: RunningWorker | undefined,
): Promise<void> {
  await session.query(
    `with own as (
       insert into processes (id, role, worker_pool, places, host, pid) values ($1, $2, $3, $7, $4, $5)
       on conflict (id) do update
         set lock_number = default, worker_pool = excluded.worker_pool, places = excluded.places, heartbeat_at = now()
       returning lock_number)
     select pg_advisory_lock($6, lock_number) from own`,
    [id, role, worker?.pool ?? null, hostname(), process.pid, presenceLockClass, worker?.places ?? null],
  )
}

/** Forgets the processes that died or hang, as far as one with these limits can tell. Several may do so at once. */
export async function removeDeadProcesses(tx: Tx, by: { processId: string; silenceSeconds: number }) {
  const { rows } = await sql<{ id: string; role: string; worker_pool: string | null }>`
    delete from processes
    where id <> ${by.processId}
      and (heartbeat_at < now() - make_interval(secs => ${by.silenceSeconds})
        or heartbeat_at < now() - make_interval(secs => ${reconnectSeconds})
          and pg_try_advisory_xact_lock(${presenceLockClass}, lock_number))
    returning id, role, worker_pool`.execute(tx)
  return rows
}

/** How many processes run background tasks. */
export async function countWorkers(db: Database): Promise<number> {
  return countRows(db.selectFrom('processes').where('worker_pool', 'is not', null))
}

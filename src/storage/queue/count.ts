import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'

/** `waiting` are due later or wait for a place of their concurrency key. */
export async function countTasks(db: Database): Promise<Record<'ready' | 'waiting' | 'running', number>> {
  const { rows } = await sql<{ ready: number; waiting: number; running: number }>`
    select count(*) filter (where locked_at is null and run_at <= now()) as ready,
           count(*) filter (where locked_at is null and run_at > now()) as waiting,
           count(*) filter (where locked_at is not null) as running
    from graphile_worker._private_jobs`.execute(db)
  return rows[0] ?? { ready: 0, waiting: 0, running: 0 }
}

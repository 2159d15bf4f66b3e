import { sql } from 'kysely'
import type { Database } from './postgres/database.ts'
import { silenceSeconds } from './postgres/presence.ts'

/** Takes one of `max` places for the subject. Places of processes that have died do not count. */
export async function acquireSlot(
  db: Database,
  slot: { id: string; subject: string; processId: string; max: number },
): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`/* sheaf:acquire-slot */
    select acquire_slot(${slot.id}, ${slot.subject}, ${slot.processId}, ${slot.max}::integer,
      make_interval(secs => ${silenceSeconds})) as granted`.execute(db)
  return rows[0]?.granted ?? false
}

export async function releaseSlot(db: Database, id: string): Promise<void> {
  await db.deleteFrom('concurrency_slots').where('id', '=', id).execute()
}

export async function purgeSlotsOfDeadProcesses(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('concurrency_slots')
    .where('process_id', 'not in', (query) => query.selectFrom('processes').select('id'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

import { sql } from 'kysely'
import type { Database } from './postgres/database.ts'
import { silenceSeconds } from './postgres/presence.ts'

/** Takes one of `max` places for the subject. Places of processes that have died do not count. */
export async function acquireSlot(
  db: Database,
  slot: { id: string; subject: string; processId: string; max: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${slot.subject}, 7331005))`.execute(tx)
    const { rows } = await sql`
      insert into concurrency_slots (id, subject, process_id)
      select ${slot.id}, ${slot.subject}, ${slot.processId}
      where (select count(*) from concurrency_slots s join processes p on p.id = s.process_id
             where s.subject = ${slot.subject}
               and p.heartbeat_at > now() - make_interval(secs => ${silenceSeconds})) < ${slot.max}
      returning id`.execute(tx)
    return rows.length > 0
  })
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

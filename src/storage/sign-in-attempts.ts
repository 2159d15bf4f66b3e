import { sql } from 'kysely'
import type { Database } from './postgres/database.ts'

/** Counts an attempt before it is made, so that many at once are counted too. Gives how many there were, this one included. */
export async function countAttempt(db: Database, subject: string, now: Date, windowSeconds: number): Promise<number> {
  const cutoff = new Date(now.getTime() - windowSeconds * 1000)
  const { attempts } = await db
    .insertInto('sign_in_attempts')
    .values({ subject, attempts: 1, since: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        attempts: sql<number>`case when sign_in_attempts.since < ${cutoff} then 1 else sign_in_attempts.attempts + 1 end`,
        since: sql<Date>`case when sign_in_attempts.since < ${cutoff} then ${now} else sign_in_attempts.since end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return attempts
}

export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute()
}

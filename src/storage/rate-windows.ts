import { sql } from 'kysely'
import type { Database } from './postgres/database.ts'

/**
 * Adds `tokens` to the subject's count in its current window, or opens a new window when the last one has passed.
 * The count goes beyond any limit; the caller works out from it how many of its tokens were within.
 */
export async function spendTokens(
  db: Database,
  spend: { subject: string; tokens: number; now: Date; windowSeconds: number },
): Promise<{ startedAt: Date; used: number }> {
  const expired = sql`rate_windows.started_at <= ${spend.now}::timestamptz - make_interval(secs => ${spend.windowSeconds})`
  const { rows } = await sql<{ started_at: Date; used: number }>`
    insert into rate_windows (subject, started_at, used) values (${spend.subject}, ${spend.now}, ${spend.tokens})
    on conflict (subject) do update set
      started_at = case when ${expired} then excluded.started_at else rate_windows.started_at end,
      used = case when ${expired} then excluded.used else least(rate_windows.used + excluded.used, 1000000000) end
    returning started_at, used`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('the rate window was not written')
  return { startedAt: row.started_at, used: row.used }
}

export async function purgeRateWindows(db: Database, olderThan: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('rate_windows').where('started_at', '<', olderThan).executeTakeFirst()
  return Number(numDeletedRows)
}

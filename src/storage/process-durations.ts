import { type Insertable, sql } from 'kysely'
import type { Database } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type NewDuration = Insertable<DB['process_durations']>

export interface JobLikeness {
  kind: string
  media_type: string
  fast_extraction: boolean
}

/** The latest of jobs like this one. */
export async function recentDurations(db: Database, like: JobLikeness, limit: number) {
  return db
    .selectFrom('process_durations')
    .select(['bytes', 'pages', 'seconds'])
    .where('kind', '=', like.kind)
    .where('media_type', '=', like.media_type)
    .where('fast_extraction', '=', like.fast_extraction)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Leaves the latest `keep` of each kind of job. */
export async function purgeDurations(db: Database, keep: number): Promise<number> {
  const { rows } = await sql`
    delete from process_durations using (
      select id as old, row_number() over (
        partition by kind, media_type, fast_extraction order by id desc) as place
      from process_durations) ranked
    where id = old and place > ${keep} returning id`.execute(db)
  return rows.length
}

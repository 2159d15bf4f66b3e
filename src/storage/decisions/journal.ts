import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type JournalRow = Selectable<DB['app_journal']>
export type NewJournalRow = Insertable<DB['app_journal']>

/** The last entry of a run, where there is one, and the time of the database: all that decides goes by this one clock. */
export interface Moment {
  now: Date
  last: Pick<JournalRow, 'seq' | 'hash'> | undefined
}

/** Of runs that the transaction holds: once it does, since time may have passed and entries may have come until then. */
export async function readMoments(tx: Tx, runIds: string[]): Promise<Map<string, Moment>> {
  const { rows } = await sql<MomentRow & { run_id: string }>`/* sheaf:moments */
    select given.run_id, ${momentColumns}
    from unnest(${runIds}::uuid[]) as given (run_id) left join lateral (${lastEntry(sql`given.run_id`)}) as last on true`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.run_id, momentOf(row)]))
}

export interface MomentRow {
  now: Date
  last_seq: number | null
  last_hash: string | null
}

export const momentColumns = sql`date_trunc('milliseconds', clock_timestamp()) as now, last.seq as last_seq, last.hash as last_hash`

export function lastEntry(runId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select seq, hash from app_journal where run_id = ${runId} order by seq desc limit 1`
}

export function momentOf({ now, last_seq: seq, last_hash: hash }: MomentRow): Moment {
  return { now, last: seq === null || hash === null ? undefined : { seq, hash } }
}

/** For what holds no run yet. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', clock_timestamp()) as now`.execute(tx)
  if (rows[0] === undefined) throw new Error('the database has no time')
  return rows[0].now
}

export async function insertEntries(tx: Tx, entries: NewJournalRow[]): Promise<void> {
  await sql`/* sheaf:journal */ ${journalInsertion(entries, sql`(select true) as always`)}`.execute(tx)
}

/** The same as part of a statement that does more: for each row of `cause`, of which there is one at most. */
export function journalInsertion(entries: NewJournalRow[], cause: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into app_journal (run_id, seq, type, at, actor_kind, actor_id, data, previous_hash, hash)
    select entry.run_id, entry.seq, entry.type, entry.at, entry.actor_kind, entry.actor_id, entry.data, entry.previous_hash, entry.hash
    from ${cause}, json_populate_recordset(null::app_journal, ${JSON.stringify(entries)}) as entry`
}

export async function selectJournal(db: Database | Tx, runId: string): Promise<JournalRow[]> {
  const { rows } = await sql<JournalRow>`/* sheaf:read-journal */
    select run_id, seq, type, at, actor_kind, actor_id, data, previous_hash, hash from app_journal where run_id = ${runId}::uuid order by seq`.execute(
    db,
  )
  return rows
}

/** All entries as JSON, for a statement that holds the run. */
export function journalOfHeld(runId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`journal_of_held_run(${runId})`
}

export type JournalJson = (Omit<JournalRow, 'at'> & { at: string })[]

export function journalOfJson(entries: JournalJson): JournalRow[] {
  return entries.map((entry) => ({ ...entry, at: new Date(entry.at) }))
}

/** Part of a statement: records, each as canonical JSON, with commas between them. */
export function frozenPage(runId: RawBuilder<unknown>, after: number, limit: number): RawBuilder<unknown> {
  return sql`(select string_agg(record, ',' order by position) from app_run_records
    where app_run_records.run_id = ${runId} and position >= ${after}::int and position < ${after + limit}::int)`
}

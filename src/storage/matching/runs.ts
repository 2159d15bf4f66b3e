import { type RawBuilder, type Selectable, sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

type WholeRow = Selectable<DB['matching_runs']>
/** Without the numbers of its records, of which there can be many. */
export type RunRow = Omit<WholeRow, 'record_nos'>

type GivenColumns =
  | ('id' | 'workspace_id' | 'matching_config_id' | 'config_version' | 'config_name' | 'reference_data_id')
  | ('reference_version' | 'row_set_id' | 'reservation_id' | 'principal_id' | 'created_at')

export type NewRun = Pick<WholeRow, GivenColumns> & {
  settings: object
  records_are: RecordsAre
  record_nos: number[]
}

export type RecordsAre = 'extractions' | 'documents'

export async function insertRun(tx: Tx, run: NewRun): Promise<RunRow> {
  const { settings, record_nos, ...given } = run
  return tx
    .insertInto('matching_runs')
    .values({
      ...{ ...given, status: 'queued', settings: JSON.stringify(settings), record_count: record_nos.length },
      record_nos: sql<number[]>`${record_nos}::bigint[]`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function findRun(db: Database | Tx, workspaceId: string, id: string): Promise<RunRow | undefined> {
  return ofWorkspace(db, workspaceId).select(columns).where('id', '=', id).executeTakeFirst()
}

export interface RunFilters {
  configId?: string | undefined
  status?: string | undefined
}

export async function selectRuns(
  db: Database,
  workspaceId: string,
  filters: RunFilters,
  window: KeysetWindow,
): Promise<RunRow[]> {
  return withinWindow(filtered(db, workspaceId, filters).select(columns), window).execute()
}

export async function countRuns(db: Database, workspaceId: string, filters: RunFilters): Promise<number> {
  return countRows(filtered(db, workspaceId, filters))
}

/** Work on it begins, or goes on; undefined when it has ended or its task is no longer held. For its worker, which knows it from its task. */
export async function beginRun(
  db: Database,
  fence: RawBuilder<unknown>,
  id: string,
  now: Date,
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`/* sheaf:begin-matching */
    with held as materialized (${fence})
    update matching_runs set status = 'processing', started_at = coalesce(started_at, ${now}), revision = revision + 1
    from held where matching_runs.id = ${id} and completed_at is null
    returning ${sql.join(columns.map((name) => sql.ref(`matching_runs.${name}`)))}`.execute(db)
  return rows[0]
}

/** The numbers of some of its records, in order. */
export async function recordsOfRun(
  db: Database,
  { id, workspace_id }: Pick<RunRow, 'id' | 'workspace_id'>,
  range: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ nos: number[] }>`
    select to_json(record_nos[${range.after + 1}::int:${range.after + range.limit}::int]) as nos
    from matching_runs where workspace_id = ${workspace_id} and id = ${id}`.execute(db)
  return rows[0]?.nos ?? []
}

export interface RunCounts {
  matched: number
  review: number
  no_match: number
}

/** Goes on to a position, with what was found up to there. */
export async function advanceRun(
  tx: Tx,
  id: string,
  { position, counts, confidence }: { position: number; counts: RunCounts; confidence: number },
): Promise<void> {
  await shiftCounts(tx, id, counts, {
    position,
    rows_processed: sql<number>`rows_processed + ${counts.matched + counts.review + counts.no_match}`,
    confidence_sum: sql<number>`confidence_sum + ${confidence}::double precision`,
  })
}

/** So many more, or fewer, of each status. */
export async function shiftCounts(
  tx: Tx,
  id: string,
  { matched, review, no_match }: RunCounts,
  change: Record<string, number | RawBuilder<number>> = {},
): Promise<void> {
  await tx
    .updateTable('matching_runs')
    .set({
      ...change,
      rows_matched: sql`rows_matched + ${matched}`,
      rows_review: sql`rows_review + ${review}`,
      rows_no_match: sql`rows_no_match + ${no_match}`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export interface RunEnd {
  status: 'completed' | 'failed' | 'cancelled'
  error?: { code: string; message: string }
  now: Date
}

/** Undefined when it has ended before. */
export async function endRun(tx: Tx, id: string, { status, error, now }: RunEnd): Promise<RunRow | undefined> {
  return tx
    .updateTable('matching_runs')
    .set({
      ...{ status, completed_at: now, revision: sql`revision + 1` },
      error: error === undefined ? null : JSON.stringify(error),
    })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

export async function noteCharge(tx: Tx, id: string, credits: number): Promise<void> {
  await tx.updateTable('matching_runs').set({ credits_charged: credits }).where('id', '=', id).execute()
}

/** Each with up to 100,000 results, so not many in one statement; what is left is purged another time. */
const purgedAtOnce = 20

/** Runs that ended long ago, but for those in which somebody has reviewed something; says how many there were. */
export async function purgeRuns(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from matching_runs where id in (
      select id from matching_runs run where completed_at < ${before} and not exists (
        select from matching_results where run_id = run.id and reviewed_at is not null) limit ${purgedAtOnce})
    returning 1`.execute(db)
  return rows.length
}

const columns = [
  ...(['id', 'workspace_id', 'matching_config_id', 'config_version', 'config_name', 'settings'] as const),
  ...(['reference_data_id', 'reference_version', 'row_set_id', 'records_are', 'record_count', 'position'] as const),
  ...(['rows_processed', 'rows_matched', 'rows_review', 'rows_no_match', 'confidence_sum', 'status'] as const),
  ...(['error', 'reservation_id', 'credits_charged', 'principal_id', 'revision'] as const),
  ...(['created_at', 'started_at', 'completed_at'] as const),
] as const

function filtered(db: Database, workspaceId: string, { configId, status }: RunFilters) {
  return ofWorkspace(db, workspaceId)
    .$if(configId !== undefined, (query) => query.where('matching_config_id', '=', configId ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('matching_runs').where('workspace_id', '=', workspaceId)
}

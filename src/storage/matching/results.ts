import { type Selectable, sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'
import { escapeLike } from '../record-filter/condition.ts'

export type ResultRow = Selectable<DB['matching_results']> & { filename: string }

export interface NewResult {
  id: string
  workspace_id: string
  run_id: string
  position: number
  document_id: string
  best_row_id: string | null
  confidence: number
  decided: string
  status: string
  evidence: object
  reviewed_at: null
  created_at: Date
}

/**
 * Those whose document is still there. Nobody deletes it until the commit; one that was deleted since it was read is left out,
 * and says so by not coming back.
 */
export async function insertResults(tx: Tx, workspaceId: string, results: NewResult[]): Promise<Set<number>> {
  const { rows } = await sql<{ position: number }>`/* sheaf:match-results */
    with given as (
      select * from json_populate_recordset(null::matching_results, ${JSON.stringify(results)})),
    there as (
      select id from documents where workspace_id = ${workspaceId} and id in (select document_id from given)
      order by id for key share)
    insert into matching_results select given.* from given join there on there.id = given.document_id
    on conflict (run_id, position) do nothing returning position`.execute(tx)
  return new Set(rows.map(({ position }) => position))
}

export interface ResultFilters {
  status?: string | undefined
  search?: string | undefined
}

export async function selectMatchResults(
  db: Database,
  workspaceId: string,
  runId: string,
  filters: ResultFilters,
  window: KeysetWindow,
): Promise<ResultRow[]> {
  const query = filtered(db, workspaceId, runId, filters).selectAll('matching_results').select('documents.filename')
  return withinWindow(query, window, 'matching_results').execute()
}

export async function countMatchResults(
  db: Database,
  workspaceId: string,
  runId: string,
  filters: ResultFilters,
): Promise<number> {
  return countRows(filtered(db, workspaceId, runId, filters))
}

export async function findMatchResult(
  db: Database | Tx,
  workspaceId: string,
  runId: string,
  id: string,
): Promise<ResultRow | undefined> {
  return one(db, workspaceId, runId, id).executeTakeFirst()
}

/** One who reviews it goes on at a time. */
export async function lockMatchResult(
  tx: Tx,
  workspaceId: string,
  runId: string,
  id: string,
): Promise<ResultRow | undefined> {
  return one(tx, workspaceId, runId, id).forNoKeyUpdate('matching_results').executeTakeFirst()
}

function one(db: Database | Tx, workspaceId: string, runId: string, id: string) {
  return ofRun(db, workspaceId, runId)
    .selectAll('matching_results')
    .select('documents.filename')
    .where('matching_results.id', '=', id)
}

export interface NewReview {
  id: string
  from: string
  status: string
  by: { kind: string; id: string | null }
  now: Date
}

export async function reviewMatchResult(
  tx: Tx,
  { id: result_id, workspace_id }: ResultRow,
  { id, from, status, by, now }: NewReview,
): Promise<void> {
  await tx
    .updateTable('matching_results')
    .set({ status, reviewed_at: now })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', result_id)
    .execute()
  await tx
    .insertInto('matching_reviews')
    .values({
      ...{ id, workspace_id, result_id, from_status: from, status },
      ...{ reviewer_kind: by.kind, reviewer_id: by.id, created_at: now },
    })
    .execute()
}

export async function selectReviews(db: Database | Tx, workspaceId: string, resultId: string) {
  return db
    .selectFrom('matching_reviews')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('result_id', '=', resultId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export interface KnownPair {
  document_id: string
  row_id: string
  is_match: boolean
}

/** What people have said of results with the rows of a table, the latest word on each pair; numbered rows of that version only. */
export async function reviewedPairs(
  db: Database,
  workspaceId: string,
  table: { id: string; version: number; hasIds: boolean },
  limit: number,
): Promise<KnownPair[]> {
  const { rows } = await sql<KnownPair>`
    select document_id, row_id, is_match from (
      select distinct on (document_id, best_row_id) document_id, best_row_id as row_id, r.status = 'matched' as is_match, reviewed_at
      from matching_results r join matching_runs on matching_runs.id = run_id
      where matching_runs.workspace_id = ${workspaceId} and reference_data_id = ${table.id}
        and (${table.hasIds} or reference_version = ${table.version})
        and reviewed_at is not null and r.status <> 'review' and best_row_id is not null
      order by document_id, best_row_id, reviewed_at desc) said
    order by reviewed_at desc limit ${limit}`.execute(db)
  return rows
}

/** A row goes to the surest of those that it was matched to; the others are to be reviewed. Says how many those are. */
export async function awardRows(tx: Tx, workspaceId: string, runId: string): Promise<number> {
  const { rows } = await sql`/* sheaf:award-rows */
    with claim as (
      select id, first_value(document_id) over won as holder, row_number() over won as place
      from matching_results
      where workspace_id = ${workspaceId} and run_id = ${runId} and decided = 'matched' and reviewed_at is null
      window won as (partition by best_row_id order by confidence desc, position))
    update matching_results result
    set decided = 'review', status = 'review', evidence = evidence || jsonb_build_object('row_taken_by', holder)
    from claim where claim.id = result.id and place > 1 returning result.id`.execute(tx)
  return rows.length
}

function filtered(db: Database, workspaceId: string, runId: string, { status, search }: ResultFilters) {
  const pattern = `%${escapeLike(search ?? '')}%`
  return ofRun(db, workspaceId, runId)
    .$if(status !== undefined, (query) => query.where('matching_results.status', '=', status ?? ''))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(documents.filename ilike ${pattern} or best_row_id ilike ${pattern} or exists (
          select from jsonb_array_elements(evidence -> 'field_contributions') as field
          where field ->> 'extracted_value' ilike ${pattern} or field ->> 'reference_value' ilike ${pattern})
          or exists (select from jsonb_each_text(evidence -> 'record_values') as said where said.value ilike ${pattern}))`,
      ),
    )
}

function ofRun(db: Database | Tx, workspaceId: string, runId: string) {
  return db
    .selectFrom('matching_results')
    .innerJoin('documents', 'documents.id', 'matching_results.document_id')
    .where('matching_results.workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
}

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { auditInsertion } from '../audit-log.ts'
import { countRows } from '../count-rows.ts'
import { entryParts, type PostedEntry } from '../credit-ledger.ts'
import { eventInsertion, type NewEventRow, wakesDispatchers } from '../events.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'
import { reviewsExpiry } from './human-reviews.ts'
import {
  frozenPage,
  type JournalJson,
  type JournalRow,
  journalInsertion,
  journalOfHeld,
  journalOfJson,
  type NewJournalRow,
} from './journal.ts'
import { precedentInsertion } from './precedents.ts'
import type { SealedKey } from './signing-keys.ts'
import { type Prefixed, prefixedTaskColumns, stepParts, type TaskRow, type TaskStep, taskOfPrefixed } from './tasks.ts'

type WholeRow = Selectable<DB['app_runs']>
/** Without what is large: its sealed record. */
export type AppRunRow = Omit<WholeRow, 'record' | 'record_tail'>

const columns = [
  ...(['no', 'id', 'workspace_id', 'app_id', 'app_slug', 'app_version', 'status', 'dry_run', 'record_count'] as const),
  ...(['package_hash', 'features', 'decision', 'error', 'reservation_id', 'credits_charged', 'principal_id'] as const),
  ...(['created_at', 'completed_at'] as const),
] as const

const columnList = sql.join(columns.map((name) => sql.ref(`app_runs.${name}`)))

export async function insertAppRun(tx: Tx, run: Insertable<DB['app_runs']>): Promise<void> {
  await tx.insertInto('app_runs').values(run).execute()
}

/** Some of what a run decides on, each as canonical JSON, from a place on. */
export async function insertFrozen(tx: Tx, runId: string, from: number, records: string[]): Promise<void> {
  await sql`
    insert into app_run_records (run_id, position, record)
    select ${runId}, ${from}::int + place - 1, record
    from unnest(${records}::text[]) with ordinality as given (record, place)`.execute(tx)
}

export async function findAppRun(db: Database | Tx, workspaceId: string, id: string): Promise<AppRunRow | undefined> {
  return ofWorkspace(db, workspaceId).select(columns).where('id', '=', id).executeTakeFirst()
}

/** A run with the version of its app that it goes by. */
export type HeldRunRow = AppRunRow & { content: string; content_hash: string }

const heldColumns = sql`${columnList}, app_versions.content, app_versions.content_hash`
const versionOfRun = sql`app_versions on app_versions.app_id = app_runs.app_id and app_versions.version = app_runs.app_version`

/** Nobody else changes it, its task or its reviews, or writes its journal, until the transaction ends. */
export async function holdAppRun(tx: Tx, workspaceId: string, id: string): Promise<HeldRunRow | undefined> {
  const { rows } = await sql<HeldRunRow>`/* sheaf:hold-run */
    select ${heldColumns} from app_runs join ${versionOfRun}
    where app_runs.workspace_id = ${workspaceId}::uuid and app_runs.id = ${id}::uuid for update of app_runs`.execute(tx)
  return rows[0]
}

/** A run that is held with its task, and all that ending it takes: its journal, the time, the key, the first page that it decides on. */
export interface HeldToSeal {
  run: HeldRunRow
  task: TaskRow
  journal: JournalRow[]
  now: Date
  key: SealedKey | undefined
  page: string | undefined
}

/** By its task, since most steps of a task that are taken under the lock of its run end that run. */
export async function holdRunOfTask(
  tx: Tx,
  workspaceId: string,
  taskId: string,
  pageSize: number,
): Promise<HeldToSeal | undefined> {
  const { rows } = await sql<HeldRunRow & Prefixed<TaskRow> & SealReading>`/* sheaf:hold-run-of-task */
    with held as materialized (
      select ${heldColumns}, ${prefixedTaskColumns}
      from app_runs join ${versionOfRun} join decision_tasks on decision_tasks.run_id = app_runs.id
      where decision_tasks.workspace_id = ${workspaceId}::uuid and decision_tasks.id = ${taskId}::uuid
      for update of app_runs, decision_tasks)
    select held.*, date_trunc('milliseconds', clock_timestamp()) as now, kid, sealed_key,
      ${journalOfHeld(sql`held.id`)} as journal, ${frozenPage(sql`held.id`, 0, pageSize)} as page
    from held left join signing_keys on retired_at is null`.execute(tx)
  const [row] = rows
  if (row === undefined) return
  const { journal, now, kid, sealed_key, page, ...run } = row
  return {
    ...{ run, task: taskOfPrefixed(row), journal: journalOfJson(journal), now, page: page ?? undefined },
    key: kid === null || sealed_key === null ? undefined : { kid, sealed_key },
  }
}

interface SealReading {
  journal: JournalJson
  now: Date
  kid: string | null
  sealed_key: Buffer | null
  page: string | null
}

/** Those of an app that somebody may decide from outside, in the order in which they are locked. */
export async function holdRunsWithTasks(tx: Tx, appId: string): Promise<AppRunRow[]> {
  return tx
    .selectFrom('app_runs')
    .select(columns)
    .where('app_id', '=', appId)
    .where('status', '=', 'awaiting_decision')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export interface AppRunFilters {
  appId: string
  status?: string | undefined
}

export async function selectAppRuns(
  db: Database,
  workspaceId: string,
  filters: AppRunFilters,
  window: KeysetWindow,
): Promise<AppRunRow[]> {
  return withinWindow(filtered(db, workspaceId, filters).select(columns), window).execute()
}

export async function countAppRuns(db: Database, workspaceId: string, filters: AppRunFilters): Promise<number> {
  return countRows(filtered(db, workspaceId, filters))
}

/** Those of an app that have not ended, by id: the order in which they are locked. */
export async function openRunsOf(tx: Tx, appId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_runs')
    .select('id')
    .where('app_id', '=', appId)
    .where('completed_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function updateAppRun(tx: Tx, id: string, change: Updateable<DB['app_runs']>): Promise<AppRunRow> {
  return tx.updateTable('app_runs').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
}

export interface RunEnd {
  decision: string
  record: SealedHalves
  creditsCharged: number
  completedAt: Date
  entries: NewJournalRow[]
  events: NewEventRow[]
  /** By which it is found as a precedent. */
  tokens: string[]
  /** Of its task, where that ends with it. */
  step: TaskStep | undefined
  /** What is charged for it. */
  posted: PostedEntry[]
}

interface SealedHalves {
  head: string
  tail: string
}

/** All that a decision ends with, in one statement. */
export async function saveSealed(
  tx: Tx,
  { id, no, app_id }: AppRunRow,
  { decision, record, creditsCharged, completedAt, entries, events, tokens, step, posted }: RunEnd,
): Promise<AppRunRow> {
  const always = sql`(select true) as always`
  const stepping = step
    ? sql`${stepParts(step, sql``)}, audited as (${auditInsertion(step.audited, sql`changed`)}),`
    : sql``
  const { rows } = await sql<AppRunRow>`/* sheaf:${sql.raw(step ? 'seal-run-of-task' : 'seal-run')} */
    with ${stepping} noted as (${journalInsertion([...(step?.entries ?? []), ...entries], always)}),
      told as (${eventInsertion(events, always)}),
      kept as (${precedentInsertion(app_id, no, tokens)}),
      ${entryParts(posted, always)},
      unanswered as (${reviewsExpiry(id, completedAt)})
    update app_runs set status = 'completed', decision = ${decision}, record = ${record.head}, record_tail = ${record.tail},
      credits_charged = ${creditsCharged}::int, completed_at = ${completedAt}::timestamptz
    where app_runs.id = ${id}::uuid returning ${columnList}, ${wakesDispatchers}`.execute(tx)
  if (rows[0] === undefined) throw new Error('a run that is held is there')
  return rows[0]
}

export async function findSealedRecord(db: Database, workspaceId: string, id: string) {
  return ofWorkspace(db, workspaceId)
    .select(['record', 'record_tail', 'record_count'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A page of what a run decides on: its records, each as canonical JSON, with commas between them. */
export async function selectFrozenPage(
  db: Database | Tx,
  runId: string,
  after: number,
  limit: number,
): Promise<string> {
  const { rows } = await sql<{ page: string | null }>`/* sheaf:frozen-page */
    select ${frozenPage(sql`${runId}::uuid`, after, limit)} as page`.execute(db)
  return rows[0]?.page ?? ''
}

function filtered(db: Database, workspaceId: string, { appId, status }: AppRunFilters) {
  return ofWorkspace(db, workspaceId)
    .where('app_id', '=', appId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('app_runs').where('workspace_id', '=', workspaceId)
}

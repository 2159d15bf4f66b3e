import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { auditInsertion, type NewAuditEntry } from '../audit-log.ts'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'
import { MovedOn } from '../postgres/transaction.ts'
import { violatesUnique } from '../postgres/unique-violation.ts'
import {
  frozenPage,
  journalInsertion,
  lastEntry,
  type Moment,
  type MomentRow,
  momentColumns,
  momentOf,
  type NewJournalRow,
} from './journal.ts'
import { type FoundCases, type FoundRow, foundColumns, readFound } from './precedents.ts'

export type TaskRow = Selectable<DB['decision_tasks']>

const columns = [
  ...(['id', 'workspace_id', 'app_id', 'run_id', 'status', 'execution_epoch', 'claimant', 'claimed_at'] as const),
  ...(['lease_seconds', 'lease_expires_at', 'sla_deadline_at', 'suspended', 'submitted_at', 'created_at'] as const),
]

export async function insertTask(tx: Tx, task: Insertable<DB['decision_tasks']>): Promise<TaskRow> {
  return tx.insertInto('decision_tasks').values(task).returningAll().executeTakeFirstOrThrow()
}

export async function findTask(db: Database | Tx, workspaceId: string, id: string): Promise<TaskRow | undefined> {
  return ofWorkspace(db, workspaceId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether a principal was let decide for the app of a task; undefined when there is no such task in the workspace. */
export async function mayDecideTask(
  db: Database,
  workspaceId: string,
  id: string,
  principalId: string,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ granted: boolean }>`/* sheaf:may-decide */
    select exists (select from grants where workspace_id = ${workspaceId}::uuid and principal_id = ${principalId}::uuid
      and resource_id = decision_tasks.app_id and "grant" = 'decide') as granted
    from decision_tasks where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`.execute(db)
  return rows[0]?.granted
}

/** For its deadline, which knows it from the queue. */
export async function loadTask(db: Database | Tx, id: string): Promise<TaskRow | undefined> {
  return db.selectFrom('decision_tasks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A task as it is now, which nobody holds: a step is taken if it is still the same then. */
export async function lookAtTask(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<{ task: TaskRow; moment: Moment } | undefined> {
  const { rows } = await sql<TaskRow & MomentRow>`/* sheaf:look-at-task */
    select ${columnList}, ${momentColumns}
    from decision_tasks left join lateral (${lastEntry(sql`decision_tasks.run_id`)}) as last on true
    where decision_tasks.workspace_id = ${workspaceId}::uuid and decision_tasks.id = ${id}::uuid`.execute(db)
  return rows[0] && { task: rows[0], moment: momentOf(rows[0]) }
}

/** The same with what a claim is told of its case. */
export async function lookAtCase(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<{ task: TaskRow; moment: Moment; about: Case } | undefined> {
  const { rows } = await sql<TaskRow & MomentRow & Case>`/* sheaf:look-at-case */
    select ${columnList}, ${momentColumns}, app_runs.features, app_runs.package_hash, app_runs.record_count,
      app_versions.content, app_versions.content_hash
    from decision_tasks join app_runs on app_runs.id = decision_tasks.run_id
    join app_versions on app_versions.app_id = app_runs.app_id and app_versions.version = app_runs.app_version
    left join lateral (${lastEntry(sql`decision_tasks.run_id`)}) as last on true
    where decision_tasks.workspace_id = ${workspaceId}::uuid and decision_tasks.id = ${id}::uuid`.execute(db)
  return rows[0] && { task: rows[0], moment: momentOf(rows[0]), about: rows[0] }
}

export interface Case {
  features: string
  package_hash: string
  record_count: number
  content: string
  content_hash: string
}

/** The same of many. */
export async function tasksOfRuns(tx: Tx, runIds: string[]): Promise<TaskRow[]> {
  return tx.selectFrom('decision_tasks').select(columns).where('run_id', 'in', runIds).execute()
}

/** What becomes of a task, with all that is written of it. */
export interface TaskStep {
  before: TaskRow
  after: TaskRow
  entries: NewJournalRow[]
  audited: NewAuditEntry[]
}

/**
 * One statement, which is a transaction where it is alone: run and task are locked in this order, and nothing is changed when the task
 * is no longer what it was. A step that nobody journals holds the task alone.
 */
export async function saveStep(db: Database | Tx, step: TaskStep): Promise<void> {
  const label = step.entries.length > 0 ? 'task-step' : 'task-lease'
  const { rows } = await sql`/* sheaf:${sql.raw(label)} */ with ${allParts(step)} select from changed`
    .execute(db)
    .catch(tellMovedOn)
  if (rows.length === 0) throw new MovedOn()
}

/** The same of a claim, with what it is told: the first page of its package, and cases that share tokens with it. */
export async function saveClaim(
  db: Database | Tx,
  step: TaskStep,
  { tokens, mostCases, pageSize }: { tokens: string[]; mostCases: number; pageSize: number },
): Promise<{ page: string; found: FoundCases }> {
  const { app_id, run_id } = step.before
  const { rows } = await sql<FoundRow & { page: string | null }>`/* sheaf:claim-task */
    with ${allParts(step)}
    select ${frozenPage(sql`${run_id}::uuid`, 0, pageSize)} as page, ${foundColumns(app_id, tokens, mostCases)} from changed`
    .execute(db)
    .catch(tellMovedOn)
  if (rows[0] === undefined) throw new MovedOn()
  return { page: rows[0].page ?? '', found: readFound(rows[0]) }
}

function allParts(step: TaskStep): RawBuilder<unknown> {
  const { before, entries, audited } = step
  const isJournaled = entries.length > 0
  const holding = isJournaled
    ? sql`held as materialized (select id from app_runs where id = ${before.run_id}::uuid for update),`
    : sql``
  return sql`${holding} ${stepParts(step, isJournaled ? sql`from held` : sql``)},
    noted as (${journalInsertion(entries, sql`changed`)}),
    audited as (${auditInsertion(audited, sql`changed`)})`
}

/** The step itself, as `changed`. */
export function stepParts({ before, after }: TaskStep, source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`changed as (
    update decision_tasks set status = ${after.status}, execution_epoch = ${after.execution_epoch}::int,
      claimant = ${after.claimant}::uuid, claimed_at = ${after.claimed_at}::timestamptz,
      lease_expires_at = ${after.lease_expires_at}::timestamptz, suspended = ${after.suspended}::boolean,
      submitted_at = ${after.submitted_at}::timestamptz
    ${source}
    where decision_tasks.id = ${before.id}::uuid and decision_tasks.status = ${before.status}
      and decision_tasks.execution_epoch = ${before.execution_epoch}::int
      and decision_tasks.suspended = ${before.suspended}::boolean
      and decision_tasks.claimant is not distinct from ${before.claimant}::uuid
      and decision_tasks.lease_expires_at is not distinct from ${before.lease_expires_at}::timestamptz
    returning true as always)`
}

/** Somebody else has written the next entry of the journal meanwhile. */
function tellMovedOn(error: unknown): never {
  throw violatesUnique(error, 'app_journal_pkey') ? new MovedOn() : error
}

export async function updateTask(tx: Tx, id: string, change: Updateable<DB['decision_tasks']>): Promise<TaskRow> {
  return tx.updateTable('decision_tasks').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
}

/** What suspensions change, of many. */
export async function updateTasks(tx: Tx, tasks: TaskRow[]): Promise<void> {
  await sql`
    update decision_tasks set execution_epoch = given.execution_epoch, suspended = given.suspended, claimant = given.claimant,
      lease_expires_at = given.lease_expires_at
    from json_populate_recordset(null::decision_tasks, ${JSON.stringify(tasks)}) as given where decision_tasks.id = given.id`.execute(
    tx,
  )
}

const columnList = sql.join(columns.map((name) => sql.ref(`decision_tasks.${name}`)))

/** For a row that is of a run as well. */
export type Prefixed<T> = { [name in keyof T & string as `task_${name}`]: T[name] }
export const prefixedTaskColumns = sql.join(
  columns.map((name) => sql`${sql.ref(`decision_tasks.${name}`)} as ${sql.ref(`task_${name}`)}`),
)

export function taskOfPrefixed(row: Prefixed<TaskRow>): TaskRow {
  return Object.fromEntries(columns.map((name) => [name, row[`task_${name}`]])) as unknown as TaskRow
}

export interface TaskFilters {
  appId: string
  status?: string | undefined
}

export async function selectTasks(
  db: Database,
  workspaceId: string,
  filters: TaskFilters,
  window: KeysetWindow,
): Promise<TaskRow[]> {
  return withinWindow(filtered(db, workspaceId, filters).selectAll(), window).execute()
}

export async function countTasks(db: Database, workspaceId: string, filters: TaskFilters): Promise<number> {
  return countRows(filtered(db, workspaceId, filters))
}

function filtered(db: Database, workspaceId: string, { appId, status }: TaskFilters) {
  return ofWorkspace(db, workspaceId)
    .where('app_id', '=', appId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('decision_tasks').where('workspace_id', '=', workspaceId)
}

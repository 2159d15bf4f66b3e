import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'
import {
  journalInsertion,
  lastEntry,
  type Moment,
  type MomentRow,
  momentColumns,
  momentOf,
  type NewJournalRow,
} from './journal.ts'

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

/** The task of a run that the transaction holds, and with it its task. */
export async function taskOfRun(tx: Tx, runId: string): Promise<{ task: TaskRow; moment: Moment } | undefined> {
  const { rows } = await sql<TaskRow & MomentRow>`/* sheaf:task-of-run */
    select ${columnList}, ${momentColumns}
    from decision_tasks left join lateral (${lastEntry(sql`decision_tasks.run_id`)}) as last on true
    where decision_tasks.run_id = ${runId}::uuid`.execute(tx)
  return rows[0] && { task: rows[0], moment: momentOf(rows[0]) }
}

/** The same of many. */
export async function tasksOfRuns(tx: Tx, runIds: string[]): Promise<TaskRow[]> {
  return tx.selectFrom('decision_tasks').select(columns).where('run_id', 'in', runIds).execute()
}

export type TaskStep = Pick<
  TaskRow,
  'status' | 'execution_epoch' | 'claimant' | 'claimed_at' | 'lease_expires_at' | 'suspended' | 'submitted_at'
>

/** What a step makes of a task, and what the journal says of it, in one statement: most calls of a decider are one such step. */
export async function saveStep(tx: Tx, id: string, step: TaskStep, entries: NewJournalRow[]): Promise<TaskRow> {
  const { rows } = await sql<TaskRow>`/* sheaf:task-step */
    with noted as (${journalInsertion(entries)})
    update decision_tasks set status = ${step.status}, execution_epoch = ${step.execution_epoch}::int, claimant = ${step.claimant}::uuid,
      claimed_at = ${step.claimed_at}::timestamptz, lease_expires_at = ${step.lease_expires_at}::timestamptz,
      suspended = ${step.suspended}::boolean, submitted_at = ${step.submitted_at}::timestamptz
    where decision_tasks.id = ${id}::uuid returning ${columnList}`.execute(tx)
  if (rows[0] === undefined) throw new Error('a task that is held is there')
  return rows[0]
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
  const { count } = await filtered(db, workspaceId, filters)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function filtered(db: Database, workspaceId: string, { appId, status }: TaskFilters) {
  return ofWorkspace(db, workspaceId)
    .where('app_id', '=', appId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('decision_tasks').where('workspace_id', '=', workspaceId)
}

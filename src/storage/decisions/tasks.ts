import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type TaskRow = Selectable<DB['decision_tasks']>

/** The time of the database: all that decides about leases and deadlines goes by this one clock. */
export async function databaseTime(db: Database | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', clock_timestamp()) as now`.execute(db)
  if (rows[0] === undefined) throw new Error('the database has no time')
  return rows[0].now
}

export async function insertTask(tx: Tx, task: Insertable<DB['decision_tasks']>): Promise<TaskRow> {
  return tx.insertInto('decision_tasks').values(task).returningAll().executeTakeFirstOrThrow()
}

export async function findTask(db: Database | Tx, workspaceId: string, id: string): Promise<TaskRow | undefined> {
  return ofWorkspace(db, workspaceId).selectAll().where('id', '=', id).executeTakeFirst()
}

/** For its deadline, which knows it from the queue. */
export async function loadTask(db: Database | Tx, id: string): Promise<TaskRow | undefined> {
  return db.selectFrom('decision_tasks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whoever locks a task holds its run. */
export async function taskOfRun(tx: Tx, runId: string): Promise<TaskRow | undefined> {
  return tx.selectFrom('decision_tasks').selectAll().where('run_id', '=', runId).forUpdate().executeTakeFirst()
}

export async function updateTask(tx: Tx, id: string, change: Updateable<DB['decision_tasks']>): Promise<TaskRow> {
  return tx.updateTable('decision_tasks').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
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

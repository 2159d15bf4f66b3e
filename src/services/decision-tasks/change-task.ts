import { AppError } from '../../core/app-error.ts'
import { stepTask, type TaskCommand } from '../../decide/task-state.ts'
import { type AppRunRow, lockAppRun } from '../../storage/decisions/runs.ts'
import { databaseTime, findTask, type TaskRow, taskOfRun, updateTask } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { rowOf, stateOf } from './present.ts'

export interface ChangedTask {
  task: TaskRow
  run: AppRunRow
  /** False where the same was done before. */
  changed: boolean
}

/**
 * One step of a task, by the time of the database and under the lock of its run. What is refused throws before anything was
 * written. `judge` may refuse what is otherwise in order, and keeps the task as it is by saying so.
 */
export async function changeTask(
  tx: Tx,
  workspaceId: string,
  id: string,
  command: TaskCommand,
  judge: (held: ChangedTask) => Promise<boolean> = async () => true,
): Promise<ChangedTask | undefined> {
  const known = await findTask(tx, workspaceId, id)
  const run = known && (await lockAppRun(tx, workspaceId, known.run_id))
  const row = run && (await taskOfRun(tx, run.id))
  if (run === undefined || row === undefined) throw new AppError('not_found', `There is no decision task ${id}.`)
  const now = await databaseTime(tx)
  const step = stepTask(stateOf(row), command, now)
  if (!step.ok) throw new AppError('conflict', step.message, { reason: step.reason })
  if (!step.changed) return { task: row, run, changed: false }
  if (!(await judge({ task: row, run, changed: true }))) return
  const submitted = command.kind === 'submit' ? { submitted_at: now } : {}
  return { task: await updateTask(tx, row.id, { ...rowOf(step.task), ...submitted }), run, changed: true }
}

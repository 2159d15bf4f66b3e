import { AppError } from '../../core/app-error.ts'
import { stepTask, type TaskCommand } from '../../decide/task-state.ts'
import { holdRunOfTask } from '../../storage/decisions/runs.ts'
import { type TaskRow, taskOfRun, updateTask } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { type HeldRun, heldRun } from '../app-runs/held-run.ts'
import { rowOf, stateOf } from './present.ts'

export interface ChangedTask {
  task: TaskRow
  held: HeldRun
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
  judge: (held: HeldRun) => Promise<boolean> = async () => true,
): Promise<ChangedTask | undefined> {
  const run = await holdRunOfTask(tx, workspaceId, id)
  const found = run && (await taskOfRun(tx, run.id))
  if (run === undefined || found === undefined) throw new AppError('not_found', `There is no decision task ${id}.`)
  const { task, moment } = found
  const held = heldRun(run, moment)
  const step = stepTask(stateOf(task), command, moment.now)
  if (!step.ok) throw new AppError('conflict', step.message, { reason: step.reason })
  if (!step.changed) return { task, held, changed: false }
  if (!(await judge(held))) return
  const submitted = command.kind === 'submit' ? { submitted_at: moment.now } : {}
  return { task: await updateTask(tx, task.id, { ...rowOf(step.task), ...submitted }), held, changed: true }
}

import { AppError } from '../../core/app-error.ts'
import { stepTask, type TaskCommand } from '../../decide/task-state.ts'
import { holdRunOfTask } from '../../storage/decisions/runs.ts'
import { saveStep, type TaskRow, taskOfRun } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { type HeldRun, heldRun } from '../app-runs/held-run.ts'
import { entryRow, nextEntry } from '../app-runs/journal.ts'
import type { Actor } from '../principals/principal.ts'
import { rowOf, stateOf } from './present.ts'

export interface ChangedTask {
  task: TaskRow
  held: HeldRun
  /** False where the same was done before. */
  changed: boolean
}

/** What the journal says of a step besides the task and its epoch. */
interface Told {
  by: Actor
  type: string
  data?: object
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
  { told, judge = async () => true }: { told?: Told; judge?: (held: HeldRun) => Promise<boolean> } = {},
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
  const submitted_at = command.kind === 'submit' ? moment.now : task.submitted_at
  const data = { task_id: id, execution_epoch: step.task.epoch, ...told?.data }
  const entries = told ? [entryRow(nextEntry(held, told.by, { type: told.type, data }))] : []
  const saved = await saveStep(tx, task.id, { ...rowOf(step.task), submitted_at }, entries)
  return { task: saved, held, changed: true }
}

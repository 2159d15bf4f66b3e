import { AppError } from '../../core/app-error.ts'
import { stepTask, type TaskCommand } from '../../decide/task-state.ts'
import { saveStep, type TaskRow, type TaskStep } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { type HeldRun, holdWithTask } from '../app-runs/held-run.ts'
import { type Chain, entryRow, nextEntry } from '../app-runs/journal.ts'
import type { Actor } from '../principals/principal.ts'
import { rowOf, stateOf } from './present.ts'

/** What the journal says of a step besides the task and its epoch. */
export interface Told {
  by: Actor
  type: string
  data?: object
}

/** A task under the lock of its run, by the time of the database. */
export async function holdTask(tx: Tx, workspaceId: string, id: string): Promise<{ task: TaskRow; held: HeldRun }> {
  return (await holdWithTask(tx, workspaceId, id)) ?? noTask(id)
}

/** One step of a task, under the lock of its run. What is refused throws before anything was written. */
export async function changeTask(
  tx: Tx,
  workspaceId: string,
  id: string,
  command: TaskCommand,
  told: Told,
): Promise<{ task: TaskRow; held: HeldRun }> {
  const { task, held } = await holdTask(tx, workspaceId, id)
  const step = stepOf(task, command, held.now)
  if (step === undefined) return { task, held }
  await saveStep(tx, tell(step, held, told))
  return { task: step.after, held }
}

/** What becomes of a task; undefined where the same was done before. */
export function stepOf(before: TaskRow, command: TaskCommand, now: Date): TaskStep | undefined {
  const step = stepTask(stateOf(before), command, now)
  if (!step.ok) throw new AppError('conflict', step.message, { reason: step.reason })
  if (!step.changed) return
  const submitted_at = command.kind === 'submit' ? now : before.submitted_at
  return { before, after: { ...before, ...rowOf(step.task), submitted_at }, entries: [], audited: [] }
}

/** The step with what the journal says of it. */
export function tell(step: TaskStep, chain: Chain, { by, type, data }: Told): TaskStep {
  const { id, run_id, execution_epoch } = step.after
  const noted = { type, data: { task_id: id, execution_epoch, ...data } }
  return { ...step, entries: [entryRow(nextEntry(chain, run_id, by, noted))] }
}

export function noTask(id: string): never {
  throw new AppError('not_found', `There is no decision task ${id}.`)
}

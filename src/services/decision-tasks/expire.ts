import { AppError } from '../../core/app-error.ts'
import { loadTask } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { fallBack, holdForReview } from '../app-runs/decide.ts'
import type { HeldRun } from '../app-runs/held-run.ts'
import { system as itself } from '../app-runs/journal.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { changeTask } from './change-task.ts'

/** When the time for a decision has passed: the app falls back, unless somebody has decided. Once, since it ends with the task. */
export async function expireTask(system: System, taskId: string, run: TaskRun): Promise<void> {
  const reason = 'Nobody has decided in time.'
  await withRemedy(() => run.complete((tx) => timeOut(tx, taskId, (held) => fallBack(tx, system, held, reason))))
}

/** No run waits for ever: where the app cannot fall back, a person decides. */
export async function giveExpiryUp(taskId: string, tx: Tx): Promise<void> {
  const reason = 'Nobody has decided in time, and the app could not fall back, although it was tried several times.'
  await timeOut(tx, taskId, (held) => holdForReview(tx, held, { kind: 'resolution', reason }))
}

async function timeOut(tx: Tx, taskId: string, goOn: (held: HeldRun) => Promise<unknown>): Promise<void> {
  const known = await loadTask(tx, taskId)
  if (known === undefined) return
  try {
    const told = { by: itself, type: 'task.timed_out' }
    const { held } = await changeTask(tx, known.workspace_id, taskId, { kind: 'expire' }, told)
    await goOn(held)
  } catch (error) {
    if (!(error instanceof AppError && error.reason === 'task_ended')) throw error
  }
}

import { AppError } from '../../core/app-error.ts'
import { loadTask } from '../../storage/decisions/tasks.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { fallBack } from '../app-runs/decide.ts'
import { system as itself } from '../app-runs/journal.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { changeTask } from './change-task.ts'

/** When the time for a decision has passed: the app falls back, unless somebody has decided. Once, since it ends with the task. */
export async function expireTask(system: System, taskId: string, run: TaskRun): Promise<void> {
  const known = await loadTask(system.db, taskId)
  if (known === undefined) return
  await withRemedy(() =>
    run.complete(async (tx) => {
      try {
        const told = { by: itself, type: 'task.timed_out' }
        const { held } = await changeTask(tx, known.workspace_id, taskId, { kind: 'expire' }, told)
        await fallBack(tx, system, held, 'Nobody has decided in time.')
      } catch (error) {
        if (!(error instanceof AppError && error.reason === 'task_ended')) throw error
      }
    }),
  )
}

import type { AppRun } from '../../contract/app-runs.ts'
import { AppError } from '../../core/app-error.ts'
import { cancelReviewsOf } from '../../storage/decisions/human-reviews.ts'
import { type AppRunRow, updateAppRun } from '../../storage/decisions/runs.ts'
import { tasksOfRuns, updateTask } from '../../storage/decisions/tasks.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { releaseReservations } from '../credits/release.ts'
import { hasEnded } from '../jobs/manage.ts'
import { holdRun } from './held-run.ts'
import { note } from './journal.ts'
import { presentAppRun } from './present.ts'

/** What was reserved for it is given back. 409 when it has ended. */
export async function cancelAppRun(ctx: Context, id: string): Promise<AppRun> {
  return ctx.commit(async (tx, audit) => {
    const cancelled = await cancelOpenRun(tx, ctx, id)
    if (cancelled === undefined) throw hasEnded('run')
    audit({ action: 'app_run.cancel', subjectId: id })
    return presentAppRun(cancelled)
  })
}

/** With its task and its reviews; undefined when it has ended before. */
export async function cancelOpenRun(tx: Tx, ctx: Context, id: string): Promise<AppRunRow | undefined> {
  const held = await holdRun(tx, ctx.workspaceId, id)
  if (held === undefined) throw new AppError('not_found', `There is no run ${id}.`)
  const { run, now } = held
  if (run.completed_at !== null) return
  const [task] = await tasksOfRuns(tx, [id])
  if (task?.status === 'available' || task?.status === 'claimed')
    await updateTask(tx, task.id, { status: 'cancelled', lease_expires_at: null })
  await cancelReviewsOf(tx, id)
  await note(tx, held, ctx.actor, 'run.cancelled', {})
  const cancelled = await updateAppRun(tx, id, { status: 'cancelled', completed_at: now })
  await releaseReservations(tx, ctx.system, [{ workspaceId: ctx.workspaceId, reservationId: run.reservation_id }])
  return cancelled
}

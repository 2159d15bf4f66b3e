import type { JobView } from '../../contract/jobs.ts'
import { AppError } from '../../core/app-error.ts'
import { unfinishedOfJobs } from '../../storage/extractions.ts'
import { cancelJobs } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { announceEnds } from '../../storage/running-extractions.ts'
import type { Context } from '../context.ts'
import { releaseReservations } from '../credits/release.ts'
import { endWithoutResult, reservationsOf } from '../extractions/fail.ts'
import { taskKey } from '../extractions/start.ts'
import type { System } from '../system.ts'
import { jobKinds, jobOf } from './get.ts'
import { presentJob } from './present.ts'

export async function cancelJob(ctx: Context, id: string): Promise<JobView> {
  return ctx.commit(async (tx, audit) => {
    await jobOf(ctx, id, jobKinds, tx)
    if (!(await cancelWork(tx, ctx.system, [id]))) throw hasEnded('job')
    audit({ action: 'job.cancel', subjectId: id })
    return presentJob(await jobOf(ctx, id, jobKinds, tx), ctx.system.clock.now())
  })
}

/**
 * Ends unfinished jobs; what their documents have given so far stays. The tasks go in the same transaction: whoever runs
 * one can save nothing any more and is told to stop. False when all had ended already.
 */
export async function cancelWork(tx: Tx, system: System, jobIds: string[]): Promise<boolean> {
  const unfinished = await unfinishedOfJobs(tx, jobIds)
  await system.queue.cancelAll(
    tx,
    unfinished.map(({ id }) => taskKey(id)),
  )
  // Some may have ended before their task was taken away.
  const failed = await endWithoutResult(tx, system, unfinished, calledOff)
  const cancelled = await cancelJobs(tx, jobIds, system.clock.now())
  await announceEnds(tx, cancelled)
  await releaseReservations(tx, system, reservationsOf(failed))
  return cancelled.length > 0
}

const calledOff = new AppError('conflict', 'The work was cancelled before it had ended.', { reason: 'cancelled' })

export function hasEnded(what: string): AppError {
  return new AppError('conflict', `The ${what} has already ended: it cannot be cancelled.`, { reason: 'already_ended' })
}

import type { JobView } from '../../contract/jobs.ts'
import { AppError } from '../../core/app-error.ts'
import { announceExtraction, unfinishedOfJobs } from '../../storage/extractions.ts'
import { updateUnfinishedJob } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { failExtraction } from '../extractions/finish.ts'
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
  // First the tasks, then the rows: in the order in which workers lock them.
  for (const { id } of await unfinishedOfJobs(tx, jobIds)) await system.queue.cancel(tx, taskKey(id))
  const change = { status: 'cancelled', completed_at: system.clock.now() }
  let cancelled = false
  for (const id of jobIds)
    if (await updateUnfinishedJob(tx, id, change)) {
      cancelled = true
      await announceExtraction(tx, id)
    }
  // Some may have ended before their task was taken away.
  for (const extraction of await unfinishedOfJobs(tx, jobIds)) await failExtraction(tx, system, extraction, calledOff)
  return cancelled
}

const calledOff = new AppError('conflict', 'The work was cancelled before it had ended.', { reason: 'cancelled' })

export function hasEnded(what: string): AppError {
  return new AppError('conflict', `The ${what} has already ended: it cannot be cancelled.`, { reason: 'already_ended' })
}

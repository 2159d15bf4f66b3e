import { AppError } from '../../core/app-error.ts'
import { discardBlobs } from '../../storage/blob-garbage.ts'
import { endProcessJob, findProcessJob } from '../../storage/process-jobs.ts'
import type { Context } from '../context.ts'
import { collectionTime } from '../maintenance/collect-garbage.ts'
import { unknownJob } from './get.ts'
import { giveCreditsBack } from './pay.ts'
import { expiryOf } from './retention.ts'
import { taskKey } from './submit.ts'

/**
 * Ends an unfinished job without a result. Its task goes in the same transaction: whoever runs it can save nothing any
 * more and is told to stop.
 */
export async function cancelJob(ctx: Context, jobId: string): Promise<void> {
  const { system, workspaceId } = ctx
  await ctx.commit(async (tx, audit) => {
    const job = await findProcessJob(tx, workspaceId, jobId)
    if (job === undefined) throw unknownJob()
    // First the task, then the job: in the order in which workers lock them.
    await system.queue.cancel(tx, taskKey(jobId))
    const now = system.clock.now()
    const end = { status: 'cancelled', message: 'The job was cancelled.', finishedAt: now } as const
    const cancelled = await endProcessJob(tx, jobId, { ...end, expiresAt: expiryOf(system, now) })
    if (cancelled === undefined) throw new AppError('conflict', 'The job has already ended: it cannot be cancelled.')
    await giveCreditsBack(tx, system, cancelled)
    if (cancelled.blob_key !== null) await discardBlobs(tx, [cancelled.blob_key], collectionTime(system, now))
    audit({ action: 'process_job.cancel', subjectId: jobId })
  })
}

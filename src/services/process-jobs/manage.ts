import type { Feedback } from '../../contract/process-jobs.ts'
import { AppError } from '../../core/app-error.ts'
import { discardBlobs } from '../../storage/blob-garbage.ts'
import { saveFeedback } from '../../storage/process-feedback.ts'
import { endProcessJob, findProcessJob, keepProcessJobUntil } from '../../storage/process-jobs.ts'
import type { Context } from '../context.ts'
import { collectionTime } from '../maintenance/collect-garbage.ts'
import type { Principal } from '../principals/principal.ts'
import { unknownJob } from './get.ts'
import { giveCreditsBack } from './pay.ts'
import { expiryOf, sharedExpiryOf } from './retention.ts'
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

/** Keeps what the caller thinks of a finished job. Whoever shares the data has them kept longer, to be looked at. */
export async function giveFeedback(ctx: Context, caller: Principal, jobId: string, feedback: Feedback): Promise<void> {
  const { system, workspaceId } = ctx
  await ctx.commit(async (tx, audit) => {
    const job = await findProcessJob(tx, workspaceId, jobId)
    if (job === undefined) throw unknownJob()
    if (job.finished_at === null)
      throw new AppError('unprocessable', 'The job has not ended yet: give feedback when it has.')
    const now = system.clock.now()
    await saveFeedback(tx, {
      job_id: jobId,
      principal_id: caller.id,
      workspace_id: workspaceId,
      rating: feedback.rating,
      data_complete: feedback.data_complete ?? null,
      schema_correct: feedback.schema_correct ?? null,
      data_correct: feedback.data_correct ?? null,
      share_data: feedback.share_data,
      additional_feedback: feedback.additional_feedback ?? null,
      created_at: now,
      updated_at: now,
    })
    const until = feedback.share_data ? sharedExpiryOf(system, now) : expiryOf(system, job.finished_at)
    await keepProcessJobUntil(tx, workspaceId, jobId, until)
    audit({ action: 'process_job.feedback', subjectId: jobId, details: { rating: feedback.rating } })
  })
}

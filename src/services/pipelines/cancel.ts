import type { PipelineView } from '../../contract/pipelines.ts'
import { unfinishedJobsOf } from '../../storage/pipelines.ts'
import type { Context } from '../context.ts'
import { cancelWork, hasEnded } from '../jobs/cancel.ts'
import { pipelineOf } from './get.ts'

/** All batches that have not ended. */
export async function cancelPipeline(ctx: Context, id: string): Promise<PipelineView> {
  return ctx.commit(async (tx, audit) => {
    await pipelineOf(ctx, id, tx)
    const unfinished = await unfinishedJobsOf(tx, ctx.workspaceId, id)
    if (!(await cancelWork(tx, ctx.system, unfinished))) throw hasEnded('pipeline')
    audit({ action: 'pipeline.cancel', subjectId: id })
    return pipelineOf(ctx, id, tx)
  })
}

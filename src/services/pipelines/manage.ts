import { phases } from '../../contract/jobs.ts'
import type { Page } from '../../contract/lists.ts'
import type { PipelineListQuery, PipelineProgress, PipelineView } from '../../contract/pipelines.ts'
import type { ResultList, ResultQuery } from '../../contract/results.ts'
import { AppError } from '../../core/app-error.ts'
import {
  countPipelines,
  findSummedPipeline,
  type SummedPipeline,
  selectPipelines,
  unfinishedJobsOf,
} from '../../storage/pipelines.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { cancelWork, hasEnded } from '../jobs/manage.ts'
import { presentWork } from '../jobs/present.ts'
import { listResults } from '../jobs/results.ts'
import { listPage } from '../lists/list-page.ts'

/** A pipeline of the caller's workspace. */
export async function pipelineOf({ system, workspaceId }: Context, id: string, tx?: Tx): Promise<PipelineView> {
  const row = await findSummedPipeline(tx ?? system.db, workspaceId, id)
  if (row === undefined) throw new AppError('not_found', `There is no pipeline ${id}.`)
  return presentPipeline(row, system.clock.now())
}

export async function listPipelines(ctx: Context, query: PipelineListQuery): Promise<Page<PipelineView>> {
  const { db, clock } = ctx.system
  const filters = { schemaId: query.schema_id }
  return listPage(ctx, {
    ...{ list: 'pipelines', filters, query },
    select: (window) => selectPipelines(db, ctx.workspaceId, filters, window),
    count: () => countPipelines(db, ctx.workspaceId, filters),
    present: (row) => presentPipeline(row, clock.now()),
  })
}

function presentPipeline(row: SummedPipeline, now: Date): PipelineView {
  const self = `/v1/pipelines/${row.id}`
  // A batch that failed is no failure of the others.
  const work = row.status === 'failed' ? row : { ...row, error: null }
  return {
    ...{ id: row.id, name: row.name, schema_id: row.schema_id },
    ...presentWork(work, now),
    estimated_seconds_remaining: Math.ceil(row.seconds_remaining),
    links: { self, progress: `${self}/progress`, results: `${self}/results`, cancel: `${self}/cancel` },
  }
}

export async function getPipelineProgress(ctx: Context, id: string): Promise<PipelineProgress> {
  const { id: pipeline_id, name, schema_id, grid_stats, links, created_at, ...work } = await pipelineOf(ctx, id)
  const current = phases.indexOf(work.current_phase)
  const statusAt = (index: number) => {
    if (index < current || work.status === 'completed') return 'completed'
    return index > current || work.status === 'queued' ? 'pending' : work.status
  }
  return { pipeline_id, ...work, phases: phases.map((phase, index) => ({ phase, status: statusAt(index) })) }
}

export async function getPipelineResults(ctx: Context, id: string, query: ResultQuery): Promise<ResultList> {
  const { status } = await pipelineOf(ctx, id)
  return listResults(ctx, { pipeline_id: id }, status, query)
}

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

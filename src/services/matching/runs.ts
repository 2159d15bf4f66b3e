import type { Failure } from '../../contract/documents.ts'
import type { Page } from '../../contract/lists.ts'
import type { MatchingRun, MatchingRunQuery } from '../../contract/matching.ts'
import { AppError } from '../../core/app-error.ts'
import { countRuns, findRun, type RunRow, selectRuns } from '../../storage/matching/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { hasEnded } from '../jobs/manage.ts'
import { listPage } from '../lists/list-page.ts'
import { type Reading, readUnseen } from '../work/read-unseen.ts'
import { waitForEnd } from '../work/wait-for-end.ts'
import { settingsOf } from './configs.ts'
import { averageOf, closeMatching } from './end-run.ts'

export function taskKey(runId: string): string {
  return `matching:${runId}`
}

/** A run of the caller's workspace. */
export async function matchingRunOf({ system, workspaceId }: Context, id: string, tx?: Tx): Promise<RunRow> {
  const run = await findRun(tx ?? system.db, workspaceId, id)
  if (run) return run
  throw new AppError('not_found', `There is no matching run ${id}.`)
}

export async function getMatchingRun(
  ctx: Context,
  id: string,
  { wait = 0 }: { wait?: number | undefined },
  ifNoneMatch: string | undefined,
): Promise<Reading<MatchingRun>> {
  const load = async () => {
    const run = await matchingRunOf(ctx, id)
    return { ...run, finished_at: run.completed_at }
  }
  const run = await waitForEnd(ctx.system, id, wait, load)
  return readUnseen(run, ifNoneMatch, () => ({ ...presentRun(run), config: settingsOf(run) }))
}

export async function listMatchingRuns(ctx: Context, query: MatchingRunQuery): Promise<Page<MatchingRun>> {
  const { db } = ctx.system
  const filters = { configId: query.matching_config_id, status: query.status }
  return listPage(ctx, {
    ...{ list: 'matching-runs', filters, query },
    select: (window) => selectRuns(db, ctx.workspaceId, filters, window),
    count: () => countRuns(db, ctx.workspaceId, filters),
    present: presentRun,
  })
}

/** The task goes in the same transaction: whoever runs it can save nothing any more and is told to stop. */
export async function cancelMatchingRun(ctx: Context, id: string): Promise<MatchingRun> {
  return ctx.commit(async (tx, audit) => {
    const known = await matchingRunOf(ctx, id, tx)
    await ctx.system.queue.cancel(tx, taskKey(id))
    const run = await closeMatching(tx, ctx.system, known, 'cancelled')
    if (run === undefined) throw hasEnded('matching run')
    audit({ action: 'matching_run.cancel', subjectId: id })
    return presentRun(run)
  })
}

export function presentRun(run: RunRow): MatchingRun {
  const self = `/v1/matching/runs/${run.id}`
  const { record_count, rows_processed, rows_matched, rows_review, rows_no_match, position } = run
  return {
    ...{ id: run.id, matching_config_id: run.matching_config_id, name: run.config_name },
    ...{ config_version: run.config_version, reference_data_id: run.reference_data_id },
    ...{ reference_data_version: run.reference_version, status: run.status as MatchingRun['status'] },
    progress: Math.floor((100 * position) / record_count),
    ...{ record_count, rows_processed, rows_matched, rows_review, rows_no_match },
    ...{ avg_confidence: averageOf(run), credits_charged: run.credits_charged },
    error: run.error as Failure | null,
    created_at: run.created_at.toISOString(),
    started_at: run.started_at?.toISOString() ?? null,
    completed_at: run.completed_at?.toISOString() ?? null,
    links: {
      ...{ self, results: `${self}/results`, cancel: `${self}/cancel` },
      config: `/v1/matching/configs/${run.matching_config_id}`,
    },
  }
}

import type { HumanReview, HumanReviewQuery, RaiseReview } from '../../contract/app-runs.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import {
  countHumanReviews,
  findHumanReview,
  type HumanReviewRow,
  selectHumanReviews,
} from '../../storage/decisions/human-reviews.ts'
import { holdRun } from '../app-runs/held-run.ts'
import { appOf } from '../apps/manage.ts'
import type { Context } from '../context.ts'
import { hasEnded } from '../jobs/manage.ts'
import { listPage } from '../lists/list-page.ts'
import { raiseReview } from './raise.ts'

export async function listHumanReviews(ctx: Context, query: HumanReviewQuery): Promise<Page<HumanReview>> {
  const { db } = ctx.system
  const filters = { status: query.status, appId: query.app_id }
  return listPage(ctx, {
    ...{ list: 'human-reviews', filters, query },
    select: (window) => selectHumanReviews(db, ctx.workspaceId, filters, window),
    count: () => countHumanReviews(db, ctx.workspaceId, filters),
    present: presentReview,
  })
}

export async function getHumanReview({ system, workspaceId }: Context, id: string): Promise<HumanReview> {
  return presentReview((await findHumanReview(system.db, workspaceId, id)) ?? noReview(id))
}

/** Asks a person about a run that has not ended. The run goes on meanwhile: the answer is for whoever asked. */
export async function askForReview(
  ctx: Context,
  appId: string,
  { run_id, ...raised }: RaiseReview,
): Promise<HumanReview> {
  await appOf(ctx, appId)
  return ctx.commit(async (tx, audit) => {
    const held = await holdRun(tx, ctx.workspaceId, run_id)
    if (held === undefined || held.run.app_id !== appId)
      throw new AppError('not_found', `The app has no run ${run_id}.`)
    if (held.run.completed_at !== null) throw hasEnded('run')
    const review = await raiseReview(tx, held, ctx.actor, raised)
    audit({ action: 'human_review.raise', subjectId: review.id, details: { run: run_id, kind: raised.kind } })
    return presentReview(review)
  })
}

export function noReview(id: string): never {
  throw new AppError('not_found', `There is no review ${id}.`)
}

export function presentReview(row: HumanReviewRow): HumanReview {
  const self = `/v1/reviews/${row.id}`
  return {
    ...{ id: row.id, app_id: row.app_id, run_id: row.run_id, kind: row.kind as HumanReview['kind'] },
    ...{ status: row.status as HumanReview['status'], reason: row.reason, feedback: row.feedback },
    proposal: row.proposal === null ? null : JSON.parse(row.proposal),
    ...{ decides: row.decides, execution_epoch: row.execution_epoch, assigned_to: row.assignee },
    lease_expires_at: row.lease_expires_at?.toISOString() ?? null,
    values: row.resolved_values === null ? null : JSON.parse(row.resolved_values),
    resolved_by: row.resolver_kind === null ? null : { kind: row.resolver_kind, id: row.resolver_id },
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    links: { self, claim: `${self}/claim`, resolve: `${self}/resolve`, run: `/v1/runs/${row.run_id}` },
  }
}

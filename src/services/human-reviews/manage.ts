import type { HumanReview, HumanReviewQuery, ResolveReview } from '../../contract/app-runs.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { canonicalJson } from '../../decide/canonical-json.ts'
import { checkOutcome, type OutputContract } from '../../decide/output-contract.ts'
import {
  countHumanReviews,
  findHumanReview,
  type HumanReviewRow,
  lockHumanReview,
  selectHumanReviews,
  updateHumanReview,
} from '../../storage/decisions/human-reviews.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { completeRun } from '../app-runs/decide.ts'
import { type HeldRun, holdRun, recordsOf } from '../app-runs/held-run.ts'
import { note } from '../app-runs/journal.ts'
import { checkAgainstSchema } from '../apps/check-outcome.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { authorOf } from '../principals/principal.ts'

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

/** The answer to a review. Where its run waits for it, it is the decision, and the run goes on. */
export async function resolveReview(
  ctx: Context,
  id: string,
  { values, feedback }: ResolveReview,
): Promise<HumanReview> {
  const { system, workspaceId, actor } = ctx
  return ctx.commit(async (tx, audit) => {
    const known = (await findHumanReview(tx, workspaceId, id)) ?? noReview(id)
    const held = await holdRun(tx, workspaceId, known.run_id)
    const review = (await lockHumanReview(tx, workspaceId, id)) ?? noReview(id)
    if (held === undefined || review.status !== 'open')
      throw new AppError('conflict', `The review is ${review.status} already.`, { reason: 'review_ended' })
    const by = authorOf(actor)
    const { run } = held
    if (run.status === 'held') await refuseUnfit(tx, held, values)
    await note(tx, held, actor, 'review.resolved', { review_id: id, values, feedback: feedback ?? null })
    const resolved = await updateHumanReview(tx, id, {
      ...{ status: 'resolved', resolved_values: canonicalJson(values), feedback: feedback ?? null },
      ...{ resolver_kind: by.kind, resolver_id: by.id, resolved_at: held.now },
    })
    if (run.status === 'held')
      await completeRun(tx, system, held, actor, {
        ...{ outcome: values, evidence: [], attestations: [], rationale: feedback ?? review.reason, confidence: null },
        ...{ decided_by: { kind: 'human_review', id: by.id, label: id }, trace: null },
      })
    audit({ action: 'human_review.resolve', subjectId: id })
    return presentReview(resolved)
  })
}

async function refuseUnfit(tx: Tx, held: HeldRun, values: unknown): Promise<void> {
  const subjects = (await recordsOf(tx, held)).map(({ subject_key }) => subject_key)
  const problems = checkOutcome(held.content.output_contract as OutputContract, values, subjects, checkAgainstSchema)
  if (problems.length === 0) return
  throw new AppError(
    'unprocessable',
    `The values do not fit the contract of the app: ${problems[0]?.path} ${problems[0]?.message}.`,
    {
      reason: 'outcome_invalid',
      details: problems.map(({ path, message }) => ({ path: path.replace(/^outcome/, 'values'), message })),
    },
  )
}

function noReview(id: string): never {
  throw new AppError('not_found', `There is no review ${id}.`)
}

function presentReview(row: HumanReviewRow): HumanReview {
  const self = `/v1/reviews/${row.id}`
  return {
    ...{ id: row.id, app_id: row.app_id, run_id: row.run_id, kind: row.kind as HumanReview['kind'] },
    ...{ status: row.status as HumanReview['status'], reason: row.reason, feedback: row.feedback },
    proposal: row.proposal === null ? null : JSON.parse(row.proposal),
    values: row.resolved_values === null ? null : JSON.parse(row.resolved_values),
    resolved_by: row.resolver_kind === null ? null : { kind: row.resolver_kind, id: row.resolver_id },
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    links: { self, resolve: `${self}/resolve`, run: `/v1/runs/${row.run_id}` },
  }
}

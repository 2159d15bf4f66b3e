import type { Page } from '../../contract/lists.ts'
import type { MatchListed, MatchResult, MatchResultQuery, MatchStatus } from '../../contract/matching.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import {
  countMatchResults,
  findMatchResult,
  lockMatchResult,
  type ResultRow,
  reviewMatchResult,
  selectMatchResults,
  selectReviews,
} from '../../storage/matching/results.ts'
import { shiftCounts } from '../../storage/matching/runs.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { emitEvent } from '../events/emit.ts'
import { listPage } from '../lists/list-page.ts'
import { authorOf } from '../principals/principal.ts'
import { matchingRunOf } from './runs.ts'

export async function listMatchResults(
  ctx: Context,
  runId: string,
  query: MatchResultQuery,
): Promise<Page<MatchListed>> {
  const { db } = ctx.system
  await matchingRunOf(ctx, runId)
  const filters = { status: query.status, search: query.search }
  return listPage(ctx, {
    ...{ list: 'match-results', filters: { runId, ...filters }, query },
    select: (window) => selectMatchResults(db, ctx.workspaceId, runId, filters, window),
    count: () => countMatchResults(db, ctx.workspaceId, runId, filters),
    present: presentResult,
  })
}

export async function getMatchResult(ctx: Context, runId: string, id: string): Promise<MatchResult> {
  const row = await findMatchResult(ctx.system.db, ctx.workspaceId, runId, id)
  if (row === undefined) throw noResult(runId, id)
  return withReviews(ctx.system.db, row)
}

/** A person's word: any number of times, and nothing but the status changes. Who said what and when is kept. */
export async function reviewMatch(ctx: Context, runId: string, id: string, status: MatchStatus): Promise<MatchResult> {
  const { system, workspaceId, actor } = ctx
  return ctx.commit(async (tx, audit) => {
    const before = await lockMatchResult(tx, workspaceId, runId, id)
    if (before === undefined) throw noResult(runId, id)
    const from = before.status as MatchStatus
    const now = system.clock.now()
    await reviewMatchResult(tx, before, { id: newId(), from, status, by: authorOf(actor), now })
    const changed = (each: MatchStatus) => Number(each === status) - Number(each === from)
    await shiftCounts(tx, runId, {
      ...{ matched: changed('matched'), review: changed('review'), no_match: changed('no_match') },
    })
    const { document_id } = before
    const data = { run_id: runId, result_id: id, document_id, from, status }
    await emitEvent(tx, { workspaceId, type: 'matching.reviewed', occurredAt: now, data })
    audit({ action: 'match_result.review', subjectId: id, details: { run: runId, from, status } })
    return withReviews(tx, { ...before, status, reviewed_at: now })
  })
}

function noResult(runId: string, id: string): AppError {
  return new AppError('not_found', `There is no result ${id} of a matching run ${runId}.`)
}

async function withReviews(db: Database | Tx, row: ResultRow): Promise<MatchResult> {
  const reviews = await selectReviews(db, row.workspace_id, row.id)
  return {
    ...presentResult(row),
    reviews: reviews.map(({ from_status, status, reviewer_kind, reviewer_id, created_at }) => ({
      ...{ from: from_status as MatchStatus, status: status as MatchStatus },
      ...{ by: { kind: reviewer_kind, id: reviewer_id }, at: created_at.toISOString() },
    })),
  }
}

export function presentResult(row: ResultRow): MatchListed {
  const self = `/v1/matching/runs/${row.run_id}/results/${row.id}`
  return {
    ...{ id: row.id, run_id: row.run_id, document_id: row.document_id, document_filename: row.filename },
    matched_reference_row_id: row.status === 'no_match' ? null : row.best_row_id,
    ...{ confidence: row.confidence, status: row.status as MatchStatus },
    evidence: row.evidence as MatchListed['evidence'],
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    links: { self, review: `${self}/review`, document: `/v1/documents/${row.document_id}` },
  }
}

import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { countRows } from '../count-rows.ts'
import { type KeysetWindow, withinWindow } from '../keyset.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type HumanReviewRow = Selectable<DB['human_reviews']>

export async function insertHumanReview(tx: Tx, review: Insertable<DB['human_reviews']>): Promise<HumanReviewRow> {
  return tx.insertInto('human_reviews').values(review).returningAll().executeTakeFirstOrThrow()
}

export async function findHumanReview(db: Database | Tx, workspaceId: string, id: string) {
  return ofWorkspace(db, workspaceId).selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateHumanReview(
  tx: Tx,
  id: string,
  change: Updateable<DB['human_reviews']>,
): Promise<HumanReviewRow> {
  return tx.updateTable('human_reviews').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Nobody needs to answer them any more. */
export async function cancelReviewsOf(tx: Tx, runId: string): Promise<void> {
  await sql`${reviewsEnd(runId, 'cancelled')}`.execute(tx)
}

/** The run has ended without their answers. What was raised at that very moment is to be read all the same: it says why. */
export async function expireReviewsOf(tx: Tx, runId: string, endedAt: Date): Promise<void> {
  await sql`${reviewsExpiry(runId, endedAt)}`.execute(tx)
}

export function reviewsExpiry(runId: string, endedAt: Date): RawBuilder<unknown> {
  return sql`${reviewsEnd(runId, 'expired')} and created_at < ${endedAt}::timestamptz`
}

function reviewsEnd(runId: string, status: string): RawBuilder<unknown> {
  return sql`update human_reviews set status = ${status} where run_id = ${runId}::uuid and status in ('open', 'assigned')`
}

export interface HumanReviewFilters {
  status?: string | undefined
  appId?: string | undefined
}

export async function selectHumanReviews(
  db: Database,
  workspaceId: string,
  filters: HumanReviewFilters,
  window: KeysetWindow,
): Promise<HumanReviewRow[]> {
  return withinWindow(filtered(db, workspaceId, filters).selectAll(), window).execute()
}

export async function countHumanReviews(
  db: Database,
  workspaceId: string,
  filters: HumanReviewFilters,
): Promise<number> {
  return countRows(filtered(db, workspaceId, filters))
}

function filtered(db: Database, workspaceId: string, { status, appId }: HumanReviewFilters) {
  return ofWorkspace(db, workspaceId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(appId !== undefined, (query) => query.where('app_id', '=', appId ?? ''))
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('human_reviews').where('workspace_id', '=', workspaceId)
}

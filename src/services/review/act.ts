import type { ReviewAction, ReviewRecord } from '../../contract/review.ts'
import { AppError } from '../../core/app-error.ts'
import { lockExtraction, updateExtraction } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { findReviewRecord, type ReviewRow } from '../../storage/review-records.ts'
import type { Context } from '../context.ts'
import { emitEvent } from '../events/emit.ts'
import { authorOf } from '../principals/principal.ts'
import { presentRecord, withDoubts } from './records.ts'

const outcomes = { approve: 'approved', reject: 'rejected', reopen: 'pending' } as const

/** A person's word about a record. Who said it and when is kept with it, every change in the audit log. */
export async function actOnRecord(
  ctx: Context,
  id: string,
  { action, reason = '' }: ReviewAction,
): Promise<ReviewRecord> {
  const { system, workspaceId, actor } = ctx
  const by = authorOf(actor)
  return ctx.commit(async (tx, audit) => {
    const before = await lockExtraction(tx, workspaceId, id)
    if (before === undefined) throw new AppError('not_found', `There is no record ${id}.`)
    refuseImpossible(before, outcomes[action])
    const now = system.clock.now()
    await updateExtraction(tx, id, {
      ...{ review_status: outcomes[action], reviewed_at: now, reviewer_kind: by.kind, reviewer_id: by.id },
      ...{ review_reason: reason === '' ? null : reason, updated_at: now },
    })
    const record = await findReviewRecord(tx, workspaceId, id)
    if (record === undefined) throw new Error(`the record ${id} has no result`)
    if (action === 'approve') await tellApproved(tx, record, now)
    audit({ action: `review.${action}`, subjectId: id, details: { from: before.review_status, reason } })
    const [doubted] = await withDoubts(tx, [record], system.settings.reviewThreshold)
    if (doubted === undefined) throw new Error('a record without a row')
    return presentRecord(doubted)
  })
}

function refuseImpossible(
  { status, review_status }: { status: string; review_status: string | null },
  outcome: string,
): void {
  if (status !== 'complete')
    throw new AppError('conflict', 'Only a record whose extraction has ended well can be reviewed.', {
      reason: 'extraction_not_ready',
    })
  if (review_status === outcome)
    throw new AppError('conflict', `The record is ${outcome} already.`, { reason: `already_${outcome}` })
}

async function tellApproved(tx: Tx, record: ReviewRow, occurredAt: Date): Promise<void> {
  const { id: record_id, document_id, filename, pipeline_id, schema_id, review_reason: reason } = record
  await emitEvent(tx, {
    ...{ workspaceId: record.workspace_id, type: 'review.approved', sourceId: record.source_id, occurredAt },
    data: { record_id, document_id, filename, pipeline_id, schema_id, reason },
  })
}

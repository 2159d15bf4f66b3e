import { AppError } from '../../core/app-error.ts'
import { findTier } from '../../storage/credit-accounts.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { unfinishedOf } from '../../storage/extractions.ts'
import type { Context } from '../context.ts'

/** Pages that are not paid are not shown to their owner. */
export async function refuseUnpaid(ctx: Context, row: DocumentRow): Promise<void> {
  if (await isUnpaid(ctx, row)) throw await unpaid(ctx, row)
}

/** Read by an extraction that has not ended, or has failed and so cost nothing. An operator's own pages cost nothing either. */
export async function isUnpaid({ system, workspaceId }: Context, row: DocumentRow): Promise<boolean> {
  if (row.pages_paid || row.parsed_key === null) return false
  return (await findTier(system.db, workspaceId)) !== 'self_hosted'
}

async function unpaid({ system, workspaceId }: Context, row: DocumentRow): Promise<AppError> {
  const running = await unfinishedOf(system.db, workspaceId, row.id)
  if (running.length > 0)
    return new AppError('conflict', 'The document is still worked on. Ask again when its extraction has ended.', {
      ...{ reason: 'document_not_ready', retryable: true, retryAfterSeconds: 1 },
    })
  return new AppError(
    'unprocessable',
    'The document was read by an extraction that failed and cost nothing, so its pages are not paid yet. ' +
      `Extract from it with "document_id": "${row.id}": that pays them.`,
    { reason: 'pages_not_paid' },
  )
}

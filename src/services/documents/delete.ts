import { AppError } from '../../core/app-error.ts'
import { discardBlobs } from '../../storage/blob-garbage.ts'
import { forgetCells } from '../../storage/cells.ts'
import { hasContent, deleteDocument as remove } from '../../storage/documents.ts'
import { unfinishedOf } from '../../storage/extractions.ts'
import { forgetNamesOfJobs } from '../../storage/jobs.ts'
import { forgetContent } from '../../storage/known-cells.ts'
import type { Context } from '../context.ts'
import { releaseReservation } from '../credits/release.ts'
import { forgetInEvents } from '../events/forget-document.ts'
import { failExtraction } from '../extractions/finish.ts'
import { taskKey } from '../extractions/start.ts'
import { collectGarbage } from '../maintenance/collect-garbage.ts'
import { ingestKey } from './create.ts'
import { documentOf } from './find.ts'

/** With all that came of it: extractions, cells, what the registry knew of its content and events told of it, and its blobs. */
export async function deleteDocument(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  const { system, workspaceId } = ctx
  const answer = await ctx.commit(async (tx, audit) => {
    const document = await documentOf(ctx, id, tx)
    const now = system.clock.now()
    const unfinished = await unfinishedOf(tx, workspaceId, id)
    // First the tasks, then the rows: in the order in which workers lock them.
    for (const key of [ingestKey(id), ...unfinished.map((extraction) => taskKey(extraction.id))])
      await system.queue.cancel(tx, key)
    // What all of the workspace want is locked in the order in which an extraction's end locks it.
    await forgetCells(tx, workspaceId, [id], now)
    for (const extraction of unfinished) await failExtraction(tx, system, extraction, deleted)
    await forgetNamesOfJobs(tx, workspaceId, id)
    const row = await remove(tx, workspaceId, id)
    if (row === undefined) throw new AppError('conflict', 'The document is being deleted.', { retryable: true })
    await forgetInEvents(tx, workspaceId, id)
    const { sha256, reservation_id: reservationId } = row
    if (sha256 !== null && !(await hasContent(tx, workspaceId, sha256))) await forgetContent(tx, workspaceId, sha256)
    if (reservationId !== null) await releaseReservation(tx, system, { workspaceId, reservationId })
    await discardBlobs(
      tx,
      [row.blob_key, row.parsed_key].flatMap((key) => key ?? []),
      now,
    )
    audit({ action: 'document.delete', subjectId: id, details: { filename: document.filename } })
    return { deleted: true as const, id }
  })
  await collectGarbage(system)
  return answer
}

const deleted = new AppError('conflict', 'The document was deleted while it was worked on.', { reason: 'cancelled' })

import { AppError } from '../../core/app-error.ts'
import { discardBlobs } from '../../storage/blob-garbage.ts'
import { forgetCells } from '../../storage/cells.ts'
import { type DocumentRow, hasContent, lockDocument, deleteDocument as remove } from '../../storage/documents.ts'
import { forgetAsks } from '../../storage/documents-behind.ts'
import { lockExtractionsOf, unfinishedOf } from '../../storage/extractions.ts'
import { forgetNamesOfJobs } from '../../storage/jobs.ts'
import { forgetContent, lockContent } from '../../storage/known-cells.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { releaseReservations } from '../credits/release.ts'
import { forgetInEvents } from '../events/forget-document.ts'
import { failExtractions } from '../extractions/fail.ts'
import { taskKey } from '../extractions/start.ts'
import { collectionTime } from '../maintenance/collect-garbage.ts'
import { RemediableError } from '../remedy.ts'
import { ingestKey } from './create.ts'
import { documentOf, unknownDocument } from './find.ts'

/** With all that came of it: extractions, cells, answers to questions, what the registry knew of its content and events told of it, and its blobs. */
export async function deleteDocument(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  const { system, workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    const { document, unfinished } = await hold(tx, ctx, id)
    await forgetCells(tx, workspaceId, [id], system.clock.now())
    await failExtractions(tx, system, unfinished, deleted)
    await forgetNamesOfJobs(tx, workspaceId, id)
    const { sha256, reservation_id: reservationId, blob_key, parsed_key } = document
    await releaseReservations(tx, system, [{ workspaceId, reservationId }])
    await forgetInEvents(tx, workspaceId, id)
    await remove(tx, workspaceId, id)
    if (sha256 !== null && !(await hasContent(tx, workspaceId, sha256))) await forgetContent(tx, workspaceId, sha256)
    const blobs = [blob_key, parsed_key].flatMap((key) => key ?? [])
    await discardBlobs(tx, blobs, collectionTime(system, system.clock.now()))
    await forgetAsks(tx, workspaceId, document.no)
    audit({ action: 'document.delete', subjectId: id })
    return { deleted: true as const, id }
  })
}

/**
 * The document with its tasks taken away and nobody else who could change what came of it. Tasks are locked before all
 * else, so it is looked up first which there are; when that was not all, everything is tried anew.
 */
async function hold(tx: Tx, ctx: Context, id: string) {
  const { system, workspaceId } = ctx
  const before = await documentOf(ctx, id, tx)
  const begun = await unfinishedOf(tx, workspaceId, id)
  const tasks = begun.map((extraction) => taskKey(extraction.id))
  await system.queue.cancelAll(tx, [ingestKey(id), ...tasks])
  if (before.sha256 !== null) await lockContent(tx, workspaceId, before.sha256)
  const document = await lockDocument(tx, workspaceId, id)
  if (document === undefined) throw unknownDocument(id)
  const extractions = await lockExtractionsOf(tx, workspaceId, id)
  const unfinished = extractions.filter(({ status }) => status === 'processing')
  const isTaken = new Set(tasks)
  if (!isSameContent(before, document) || unfinished.some((extraction) => !isTaken.has(taskKey(extraction.id))))
    throw new RemediableError(new AppError('conflict', 'The document is being worked on.', { retryable: true }), again)
  return { document, unfinished }
}

const again = async () => true

function isSameContent(before: DocumentRow, now: DocumentRow): boolean {
  return (before.sha256?.toString('hex') ?? '') === (now.sha256?.toString('hex') ?? '')
}

const deleted = new AppError('conflict', 'The document was deleted while it was worked on.', { reason: 'cancelled' })

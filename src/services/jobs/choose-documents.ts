import { mostDocuments } from '../../contract/jobs.ts'
import { AppError } from '../../core/app-error.ts'
import { type DocumentRow, findDocuments, lockDocuments, selectReadDocuments } from '../../storage/documents.ts'
import { documentsInPipeline } from '../../storage/pipelines.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { notRead, refuseUnseen, unknownDocument } from '../documents/find.ts'
import type { Principal } from '../principals/principal.ts'

/** The documents that were named, or all that have been read; but for those that a pipeline has already. */
export async function chooseDocuments(
  ctx: Context,
  caller: Principal,
  ids: string[] | undefined,
  pipelineId?: string | undefined,
): Promise<DocumentRow[]> {
  const { system, workspaceId } = ctx
  const chosen =
    ids === undefined
      ? await selectReadDocuments(system.db, workspaceId, { without: pipelineId, limit: mostDocuments + 1 })
      : await named(ctx, await missingIn(ctx, [...new Set(ids)], pipelineId))
  if (chosen.length === 0)
    throw new AppError('unprocessable', 'There is no document to work on: none has been read that is not there yet.', {
      reason: 'no_documents',
    })
  if (chosen.length > mostDocuments)
    throw new AppError('unprocessable', `There are more than ${mostDocuments} documents. Name them in parts.`, {
      reason: 'too_many_documents',
      details: [{ path: 'document_ids', message: `must name at most ${mostDocuments} documents` }],
    })
  await refuseUnseen(ctx, caller, chosen)
  return chosen
}

async function missingIn({ system }: Context, ids: string[], pipelineId: string | undefined): Promise<string[]> {
  if (pipelineId === undefined) return ids
  const there = new Set(await documentsInPipeline(system.db, pipelineId, ids))
  return ids.filter((id) => !there.has(id))
}

async function named({ system, workspaceId }: Context, ids: string[]): Promise<DocumentRow[]> {
  const found = new Map((await findDocuments(system.db, workspaceId, ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = found.get(id)
    if (row === undefined) throw unknownDocument(id)
    // Whoever reads it now pays for its pages; two at once would pay twice.
    if (row.status === 'pending' || row.status === 'processing') throw notRead(row)
    return row
  })
}

/** Nobody deletes them until the transaction ends. */
export async function holdDocuments(tx: Tx, { workspaceId }: Context, documents: DocumentRow[]): Promise<void> {
  const ids = documents.map(({ id }) => id)
  const held = new Set(await lockDocuments(tx, workspaceId, ids))
  const gone = ids.find((id) => !held.has(id))
  if (gone !== undefined) throw unknownDocument(gone)
}

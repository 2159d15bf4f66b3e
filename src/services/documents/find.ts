import type { Failure } from '../../contract/documents.ts'
import { AppError } from '../../core/app-error.ts'
import { type DocumentRow, findDocument } from '../../storage/documents.ts'
import { documentsBy } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import type { Principal } from '../principals/principal.ts'

/** A document of the caller's workspace. */
export async function documentOf({ system, workspaceId }: Context, id: string, tx?: Tx): Promise<DocumentRow> {
  const row = await findDocument(tx ?? system.db, workspaceId, id)
  if (row === undefined) throw unknownDocument(id)
  return row
}

export function unknownDocument(id: string): AppError {
  return new AppError('not_found', `There is no document ${id}.`)
}

/** Why there is nothing to show of a document's content. */
export function notRead({ id, status, error }: DocumentRow): AppError {
  if (status === 'error')
    return new AppError(
      'unprocessable',
      `The document could not be read: ${(error as Failure | null)?.message ?? ''}`,
      {
        reason: 'document_not_read',
      },
    )
  return new AppError(
    'conflict',
    `The document ${id} has not been read yet. Ask again when its status is "completed".`,
    {
      reason: 'document_not_ready',
      retryable: true,
      retryAfterSeconds: 1,
    },
  )
}

/** Values and their quotes tell what a document says: whoever may not read gets those of documents that it has brought. */
export async function refuseUnseen(
  { system, workspaceId }: Context,
  caller: Principal,
  documents: Pick<DocumentRow, 'id'>[],
): Promise<void> {
  if (caller.scopes.includes('read')) return
  const ids = documents.map(({ id }) => id)
  const own = await documentsBy(system.db, workspaceId, ids, caller.id)
  if (ids.every((id) => own.has(id))) return
  const message = 'This key may extract from documents that it has brought. For others it needs the scope "read".'
  throw new AppError('insufficient_scope', message, { reason: 'scope_missing', requiredScope: 'read' })
}

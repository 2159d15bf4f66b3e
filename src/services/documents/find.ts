import type { Failure } from '../../contract/documents.ts'
import { AppError } from '../../core/app-error.ts'
import { type DocumentRow, findDocument } from '../../storage/documents.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'

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

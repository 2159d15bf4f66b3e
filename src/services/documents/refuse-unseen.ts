import { AppError } from '../../core/app-error.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { documentsBy } from '../../storage/extractions.ts'
import type { Context } from '../context.ts'
import type { Principal } from '../principals/principal.ts'

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

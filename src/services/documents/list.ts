import type { DocumentQuery, DocumentView } from '../../contract/documents.ts'
import type { Page } from '../../contract/lists.ts'
import { countDocuments, findListedDocument, selectDocuments } from '../../storage/documents.ts'
import { type AwaitedRow, countAwaited, findUploadSession, selectAwaited } from '../../storage/upload-sessions.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { unknownDocument } from './find.ts'
import { findSnippets } from './find-snippets.ts'
import { presentAwaited, presentDocument } from './present.ts'

export async function listDocuments(ctx: Context, query: DocumentQuery): Promise<Page<DocumentView>> {
  const { db } = ctx.system
  const { status, after, before, search, source_id: sourceId, batch_id: batchId } = query
  if (status === 'pending_upload') return listAwaited(ctx, query)
  const filters = { status, after, before, search, sourceId, batchId }
  return listPage(ctx, {
    ...{ list: 'documents', filters, query },
    select: async (window) => {
      const rows = await selectDocuments(db, ctx.workspaceId, filters, window)
      const ids = search === undefined ? [] : rows.map(({ id }) => id)
      const snippets = await findSnippets(ctx, ids, search ?? '')
      return rows.map((row) => ({ ...row, snippet: snippets.get(row.id) }))
    },
    count: () => countDocuments(db, ctx.workspaceId, filters),
    present: (row) => ({ ...presentDocument(row, row.source_name), ...(row.snippet && { snippet: row.snippet }) }),
  })
}

/** They belong to no source and no batch until they are there. */
async function listAwaited(ctx: Context, query: DocumentQuery): Promise<Page<DocumentView>> {
  const { db, clock } = ctx.system
  const { status, after, before, search, source_id: sourceId, batch_id: batchId } = query
  const isNone = sourceId !== undefined || batchId !== undefined
  const narrowed = { now: clock.now(), after, before, search }
  return listPage<AwaitedRow, DocumentView>(ctx, {
    ...{ list: 'documents', filters: { status, after, before, search, sourceId, batchId }, query },
    select: async (window) => (isNone ? [] : selectAwaited(db, ctx.workspaceId, narrowed, window)),
    count: async () => (isNone ? 0 : countAwaited(db, ctx.workspaceId, narrowed)),
    present: presentAwaited,
  })
}

export async function getDocument({ system, workspaceId }: Context, id: string): Promise<DocumentView> {
  const row = await findListedDocument(system.db, workspaceId, id)
  if (row) return presentDocument(row, row.source_name)
  const session = await findUploadSession(system.db, id)
  const isAwaited = session?.workspace_id === workspaceId && session.used_at === null
  if (!isAwaited || session.expires_at <= system.clock.now()) throw unknownDocument(id)
  return presentAwaited(session)
}

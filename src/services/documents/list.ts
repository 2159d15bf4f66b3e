import type { DocumentQuery, DocumentView } from '../../contract/documents.ts'
import type { Page } from '../../contract/lists.ts'
import { countDocuments, findListedDocument, selectDocuments } from '../../storage/documents.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { unknownDocument } from './find.ts'
import { presentDocument } from './present.ts'

export async function listDocuments(ctx: Context, query: DocumentQuery): Promise<Page<DocumentView>> {
  const { db } = ctx.system
  const { status, after, before, search, source_id: sourceId, batch_id: batchId } = query
  const filters = { status, after, before, search, sourceId, batchId }
  return listPage(ctx, {
    ...{ list: 'documents', filters, query },
    select: (window) => selectDocuments(db, ctx.workspaceId, filters, window),
    count: () => countDocuments(db, ctx.workspaceId, filters),
    present: (row) => presentDocument(row, row.source_name),
  })
}

export async function getDocument({ system, workspaceId }: Context, id: string): Promise<DocumentView> {
  const row = await findListedDocument(system.db, workspaceId, id)
  if (row === undefined) throw unknownDocument(id)
  return presentDocument(row, row.source_name)
}

import type { ListQuery, Page } from '../../contract/lists.ts'
import type { Source } from '../../contract/sources.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { countSources, deleteSource as deleteRow, findSource, selectSources } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

export async function getSource(db: Database | Tx, workspaceId: string, id: string): Promise<Source> {
  const row = await findSource(db, workspaceId, id)
  if (row === undefined) throw noSource(id)
  return presentSource(row)
}

export function noSource(id: string): AppError {
  return new AppError('not_found', `There is no source ${id}.`)
}

export async function listSources(ctx: Context, query: ListQuery): Promise<Page<Source>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'sources',
    query,
    select: (window) => selectSources(db, ctx.workspaceId, window),
    count: () => countSources(db, ctx.workspaceId),
    present: presentSource,
  })
}

type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>

function presentSource(row: SourceRow): Source {
  const self = `/v1/sources/${row.id}`
  return {
    id: row.id,
    name: row.name,
    type: 'api',
    default_schema_id: row.default_schema_id,
    document_count: row.document_count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, documents: `/v1/documents?source_id=${row.id}` },
  }
}

/** Its documents stay, without a source. */
export async function deleteSource(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteRow(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noSource(id)
    audit({ action: 'source.delete', subjectId: id, details: { name: deleted.name } })
    return { deleted: true as const, id }
  })
}

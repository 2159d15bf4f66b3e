import type { ListQuery, Page } from '../../contract/lists.ts'
import type { Source } from '../../contract/sources.ts'
import { countSources, selectSources } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { presentSource } from './present.ts'

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

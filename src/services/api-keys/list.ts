import type { ApiKey } from '../../contract/api-keys.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { countApiKeys, selectApiKeys } from '../../storage/api-keys.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { presentApiKey } from './present.ts'

export async function listApiKeys(ctx: Context, query: ListQuery): Promise<Page<ApiKey>> {
  const { db, settings } = ctx.system
  return listPage(ctx, {
    list: 'api-keys',
    query,
    select: (window) => selectApiKeys(db, ctx.workspaceId, window),
    count: () => countApiKeys(db, ctx.workspaceId),
    present: (row) => presentApiKey(row, settings),
  })
}

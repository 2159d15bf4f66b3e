import type { ListQuery, Page } from '../../contract/lists.ts'
import type { Webhook } from '../../contract/webhooks.ts'
import { countWebhooks, selectWebhooks } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { presentWebhook } from './present.ts'

export async function listWebhooks(ctx: Context, query: ListQuery): Promise<Page<Webhook>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'webhooks',
    query,
    select: (window) => selectWebhooks(db, ctx.workspaceId, window),
    count: () => countWebhooks(db, ctx.workspaceId),
    present: presentWebhook,
  })
}

import type { DeadLetterQuery, Delivery, DeliveryQuery, ReplayFilter } from '../../contract/deliveries.ts'
import type { Page } from '../../contract/lists.ts'
import { countDeliveries, type DeliveryFilter, selectDeliveries } from '../../storage/deliveries.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { presentDelivery } from './present.ts'

export async function listDeliveries(ctx: Context, query: DeliveryQuery): Promise<Page<Delivery>> {
  const { db } = ctx.system
  const filter = filterOf(query)
  return listPage(ctx, {
    list: 'deliveries',
    filters: { ...filter },
    query,
    select: (window) => selectDeliveries(db, ctx.workspaceId, filter, window),
    count: () => countDeliveries(db, ctx.workspaceId, filter),
    present: presentDelivery,
  })
}

export function listDeadLetters(ctx: Context, query: DeadLetterQuery): Promise<Page<Delivery>> {
  return listDeliveries(ctx, { ...query, status: 'dead' })
}

export function filterOf(input: Partial<DeliveryQuery> & ReplayFilter): DeliveryFilter {
  const { status, event, webhook_id, after, before, delivery_ids } = input
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text))
  return { status, event, webhookId: webhook_id, after: time(after), before: time(before), ids: delivery_ids }
}

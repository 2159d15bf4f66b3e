import { hastenDeliveries } from '../../storage/deliveries.ts'
import { deleteWebhook as remove } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { noWebhook } from './get.ts'

/** Its deliveries stay in the log; those that wait end as dead now. */
export async function deleteWebhook(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await remove(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noWebhook(id)
    await hastenDeliveries(tx, ctx.workspaceId, id, ctx.system.clock.now())
    audit({ action: 'webhook.delete', subjectId: id })
    return { deleted: true as const, id }
  })
}

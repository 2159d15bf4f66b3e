import type { Delivery, Replayed, ReplayFilter } from '../../contract/deliveries.ts'
import { AppError } from '../../core/app-error.ts'
import { countDeliveries, findDelivery, replayDeliveries } from '../../storage/deliveries.ts'
import { findWebhook } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { filterOf, noDelivery, presentDelivery } from './manage.ts'

const mostAtOnce = 10_000

/** Sends a delivery again that has ended or waits for its next attempt: from the first attempt on, under the same id. */
export async function replayDelivery(ctx: Context, id: string): Promise<Delivery> {
  const { system, workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    const [row] = await replayDeliveries(
      tx,
      workspaceId,
      { ids: [id] },
      { now: system.clock.now(), limit: 1, first: true },
    )
    if (row === undefined) throw await whyNot(ctx, id)
    audit({ action: 'delivery.replay', subjectId: id })
    return presentDelivery(row)
  })
}

async function whyNot({ system: { db }, workspaceId }: Context, id: string): Promise<AppError> {
  const delivery = await findDelivery(db, workspaceId, id)
  if (delivery === undefined) return noDelivery(id)
  const webhook = delivery.webhook_id === null ? null : await findWebhook(db, workspaceId, delivery.webhook_id)
  if (webhook === undefined) return new AppError('conflict', 'The webhook of this delivery was deleted.')
  if (webhook?.is_active === false)
    return new AppError('conflict', 'The webhook of this delivery is not active. Activate it first.')
  return new AppError('conflict', `This delivery is ${delivery.status}: it is on its way already.`)
}

/** Sends dead letters again, all that match; a great many take several calls. */
export async function replayDeadLetters(ctx: Context, input: ReplayFilter): Promise<Replayed> {
  const { system, workspaceId } = ctx
  const filter = { ...filterOf(input), status: 'dead' }
  return ctx.commit(async (tx, audit) => {
    const now = system.clock.now()
    const replayed = await replayDeliveries(tx, workspaceId, filter, { now, limit: mostAtOnce })
    const left = await countDeliveries(tx, workspaceId, filter)
    const isFull = replayed.length === mostAtOnce
    audit({ action: 'delivery.replay_dead_letters', subjectId: null, details: { replayed: replayed.length } })
    return { replayed: replayed.length, remaining: isFull ? left : 0, skipped: isFull ? 0 : left }
  })
}

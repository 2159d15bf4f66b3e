import type { DeliveryDetail } from '../../contract/deliveries.ts'
import { AppError } from '../../core/app-error.ts'
import { findDelivery, selectAttempts } from '../../storage/deliveries.ts'
import type { Context } from '../context.ts'
import { deliveryBody } from './build-request.ts'
import { presentAttempt, presentDelivery } from './present.ts'

export async function getDelivery(ctx: Context, id: string): Promise<DeliveryDetail> {
  const { db } = ctx.system
  const row = await findDelivery(db, ctx.workspaceId, id)
  if (row === undefined) throw noDelivery(id)
  const attempts = await selectAttempts(db, ctx.workspaceId, id)
  const { event_id: eventId, event, data, occurred_at: occurredAt } = row
  return {
    ...presentDelivery(row),
    attempts: attempts.map(presentAttempt),
    payload: JSON.parse(deliveryBody({ deliveryId: id, eventId, event, data, occurredAt })),
  }
}

export function noDelivery(id: string): AppError {
  return new AppError('not_found', `There is no delivery ${id}.`)
}

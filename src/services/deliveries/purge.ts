import { purgeDeliveries } from '../../storage/deliveries.ts'
import { purgeCircuits } from '../../storage/delivery-outcomes.ts'
import { purgeEvents } from '../../storage/events.ts'
import type { System } from '../system.ts'

const atOnce = 5000
const hour = 3_600_000
/** Events that nobody subscribed to are kept this long, for those who listen. */
const eventHours = 24

/** Deletes deliveries whose time in the log is over, then events that no delivery tells of any more. */
export async function purgeDeliveryLog(system: System, signal: AbortSignal): Promise<number> {
  const { db, clock, settings } = system
  const before = (hours: number) => new Date(clock.now().getTime() - hours * hour)
  const deliveries = await repeat(signal, () =>
    purgeDeliveries(db, before(settings.deliveryRetentionDays * 24), atOnce),
  )
  await repeat(signal, () => purgeEvents(db, before(eventHours), atOnce))
  await purgeCircuits(db)
  return deliveries
}

async function repeat(signal: AbortSignal, purge: () => Promise<number>): Promise<number> {
  let all = 0
  for (let purged = atOnce; purged === atOnce && !signal.aborted; all += purged) purged = await purge()
  return all
}

import { deleteEndedDeliveries } from '../../storage/deliveries.ts'
import { purgeCircuits } from '../../storage/delivery-outcomes.ts'
import { purgeUnheardEvents } from '../../storage/events.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import type { System } from '../system.ts'

const atOnce = 5000
const hour = 3_600_000
/** Events that nobody subscribed to are kept this long, for those who listen. */
const unheardHours = 24

/** Deletes deliveries whose time in the log is over, with their events, and events that had none. */
export async function purgeDeliveryLog(system: System, signal: AbortSignal): Promise<number> {
  const { db, clock, settings } = system
  const before = (hours: number) => new Date(clock.now().getTime() - hours * hour)
  const deleted = await repeat(signal, () =>
    inTransaction(db, (tx) => deleteEndedDeliveries(tx, before(settings.deliveryRetentionDays * 24), atOnce)),
  )
  await repeat(signal, () => purgeUnheardEvents(db, before(unheardHours), atOnce))
  await purgeCircuits(db)
  return deleted
}

async function repeat(signal: AbortSignal, purge: () => Promise<number>): Promise<number> {
  let all = 0
  for (let purged = atOnce; purged >= atOnce && !signal.aborted; all += purged) purged = await purge()
  return all
}

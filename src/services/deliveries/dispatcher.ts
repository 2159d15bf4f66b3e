import { setTimeout as delay } from 'node:timers/promises'
import { webhookPolicy } from '../../contract/webhook-policy.ts'
import { type ClaimedDelivery, claimDeliveries, freeDeliveries } from '../../storage/claimed-deliveries.ts'
import { fanOutEvents } from '../../storage/events.ts'
import { renewLeases } from '../../storage/leases.ts'
import type { System } from '../system.ts'
import { attemptDelivery } from './attempt.ts'
import { createExchanger } from './exchange.ts'
import { createRecorder } from './record.ts'

export interface Dispatcher {
  /** Looks for events and due deliveries now; it also does so whenever there may be some. */
  wake(): void
  /** Resolves when nothing is due and nothing under way. */
  idle(): Promise<void>
  /** Takes no more, lets what is under way finish until the deadline and hands the rest back. */
  stop(deadlineSeconds: number): Promise<void>
}

const eventsAtOnce = 100
/** Calls that come shortly one after the other, or while it looks, are one: an extraction raises four events within as long. */
const restMilliseconds = 100
/**
 * An endpoint that takes longer keeps nobody else waiting: its attempts no longer count as under way, up to so many times
 * the concurrency. They cost a connection each, and no work.
 */
const slowMilliseconds = 1000
const slowShare = 10
/** An attempt is lost when its process gives no sign of itself for so long, or when it takes so much longer than it may. */
const leaseMilliseconds = 30_000
const graceMilliseconds = 60_000

const limits = {
  placesPerTarget: webhookPolicy.placesPerTarget,
  circuitFailures: webhookPolicy.circuitFailures,
  leaseMilliseconds,
  longestMilliseconds: webhookPolicy.timeoutMilliseconds + graceMilliseconds,
}

/** Makes deliveries of events and sends those that are due. Any number of processes may do so at once. */
export function startDispatcher(system: System, { chance = Math.random } = {}): Dispatcher {
  const { db, clock, presence, logger, settings } = system
  const stopping = new AbortController()
  const giveUp = new AbortController()
  const exchanger = createExchanger(system)
  const record = createRecorder(system, giveUp.signal)
  const underway = new Set<Promise<void>>()
  let slow = 0
  let wanted = false
  let looking: Promise<void> | undefined

  function wake(): void {
    wanted = true
    if (looking !== undefined || stopping.signal.aborted) return
    looking = look().finally(() => {
      looking = undefined
      if (wanted) wake()
    })
  }

  async function look(): Promise<void> {
    let areMore = false
    while ((wanted || areMore) && !stopping.signal.aborted) {
      if (!areMore) await delay(restMilliseconds)
      wanted = false
      try {
        areMore = (await fanOutEvents(db, eventsAtOnce, clock.now())) === eventsAtOnce
        await takeDue()
      } catch (error) {
        areMore = false
        logger.warn({ err: error }, 'could not look for deliveries')
      }
    }
  }

  async function takeDue(): Promise<void> {
    const { webhookConcurrency: most } = settings
    const room = Math.min(most - (underway.size - slow), most * slowShare - underway.size)
    if (room <= 0) return
    const claimed = await claimDeliveries(db, presence.processId, clock.now(), { ...limits, room })
    for (const delivery of claimed) {
      const run: Promise<void> = deliver(delivery).finally(() => {
        underway.delete(run)
        wake()
      })
      underway.add(run)
    }
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      slow += 1
      wake()
    }, slowMilliseconds)
    try {
      const options = { signal: giveUp.signal, chance: chance() }
      await record(await attemptDelivery(system, exchanger, claimed, options))
    } catch (error) {
      if (!giveUp.signal.aborted) logger.error({ err: error, delivery_id: claimed.id }, 'could not try a delivery')
    } finally {
      clearTimeout(timer)
      if (isSlow) slow -= 1
    }
  }

  async function lookAfterLeases(): Promise<void> {
    try {
      const renewed = { holder: presence.processId, now: clock.now(), milliseconds: leaseMilliseconds }
      if (underway.size > 0) await renewLeases(db, 'deliveries', renewed)
      const freed = await freeDeliveries(db, clock.now(), { exceptOf: presence.processId })
      if (freed > 0) logger.warn({ deliveries: freed }, 'deliveries whose attempt was lost are due again')
    } catch (error) {
      logger.warn({ err: error }, 'could not look for lost deliveries')
    }
    wake()
  }

  const stopListening = [
    presence.onNotification('sheaf_deliveries_wait', wake),
    presence.onHeartbeat(() => void lookAfterLeases()),
  ]
  wake()

  return {
    wake,
    async idle() {
      while (looking !== undefined || underway.size > 0) await Promise.all([looking, ...underway])
    },
    async stop(deadlineSeconds) {
      stopping.abort()
      for (const stop of stopListening) stop()
      await looking
      const finished = Promise.all(underway).then(() => true)
      const inTime = await Promise.race([finished, delay(deadlineSeconds * 1000, false, { ref: false })])
      giveUp.abort()
      await finished
      if (!inTime) await freeDeliveries(db, clock.now(), { of: presence.processId })
      exchanger.close()
    },
  }
}

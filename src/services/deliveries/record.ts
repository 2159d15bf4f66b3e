import { setTimeout as delay } from 'node:timers/promises'
import { webhookPolicy } from '../../contract/webhook-policy.ts'
import { isDatabaseOutage } from '../../core/database-outage.ts'
import { saveOutcomes } from '../../storage/delivery-outcomes.ts'
import type { NewEventRow } from '../../storage/events.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import { deactivateWebhooks } from '../../storage/webhooks.ts'
import { auditSystem } from '../audit/record.ts'
import { eventRow } from '../events/emit.ts'
import type { System } from '../system.ts'
import type { Attempted } from './attempt.ts'

const retryMilliseconds = 500

interface Waiting {
  attempted: Attempted
  resolve(): void
}

/**
 * Saves what became of attempts. Those that end while a transaction is under way share the next one. While the database
 * is away it keeps trying: what is lost with the process is sent once more by another, under the same id.
 */
export function createRecorder(system: System, signal: AbortSignal): (attempted: Attempted) => Promise<void> {
  let waiting: Waiting[] = []
  let busy = false

  async function saveWaiting(): Promise<void> {
    while (waiting.length > 0 && !signal.aborted) {
      const batch = waiting
      waiting = []
      try {
        await saveAll(
          system,
          batch.map(({ attempted }) => attempted),
        )
        for (const { resolve } of batch) resolve()
      } catch (error) {
        system.logger.warn({ err: error }, 'could not save what became of deliveries; trying again')
        waiting = [...batch, ...waiting]
        await delay(retryMilliseconds, undefined, { signal }).catch(() => undefined)
      }
    }
    for (const { resolve } of waiting) resolve()
    waiting = []
    busy = false
  }

  return (attempted) =>
    new Promise((resolve) => {
      waiting.push({ attempted, resolve })
      if (busy) return
      busy = true
      setImmediate(() => void saveWaiting())
    })
}

/** One that the database refuses does not hold up the others; it is sent again once its lease is over. */
async function saveAll(system: System, batch: Attempted[]): Promise<void> {
  try {
    await save(system, batch)
  } catch (error) {
    if (isDatabaseOutage(error)) throw error
    if (batch.length > 1) for (const each of batch) await saveAll(system, [each])
    else system.logger.error({ err: error }, 'could not save what became of a delivery')
  }
}

async function save(system: System, batch: Attempted[]): Promise<void> {
  const now = system.clock.now()
  const outcomes = batch.map((attempted) => ({ ...attempted.outcome, event: eventOf(attempted, now) }))
  const pauseUntil = new Date(now.getTime() + webhookPolicy.circuitPauseSeconds * 1000)
  const circuit = { now, pauseUntil, circuitFailures: webhookPolicy.circuitFailures }
  const gone = batch.filter(({ outcome }) => outcome.last_error_code === 'gone')
  // One statement is a transaction of its own; only what needs more asks for one.
  if (gone.length === 0) await saveOutcomes(system.db, outcomes, circuit)
  else
    await inTransaction(system.db, async (tx) => {
      const saved = await saveOutcomes(tx, outcomes, circuit)
      const webhooks = gone.flatMap(({ claimed: { id, webhook_id, url } }) =>
        saved.has(id) && webhook_id !== null ? [{ id: webhook_id, url }] : [],
      )
      if (webhooks.length > 0) await deactivate(tx, webhooks, now)
    })
  for (const attempted of batch) logAttempt(system, attempted)
}

async function deactivate(tx: Tx, webhooks: { id: string; url: string }[], now: Date): Promise<void> {
  const deactivated = await deactivateWebhooks(tx, webhooks, 'gone', now)
  for (const { id, workspace_id } of deactivated)
    await auditSystem(tx, workspace_id, now, {
      ...{ action: 'webhook.deactivate', subjectId: id, details: { reason: 'gone' } },
    })
}

/** Deliveries that ended are events themselves, except those that tell of such events. */
function eventOf({ claimed, outcome, error }: Attempted, occurredAt: Date): NewEventRow | null {
  if (outcome.status === 'failed' || claimed.event.startsWith('delivery.')) return null
  const about = { workspaceId: claimed.workspace_id, sourceId: claimed.source_id, occurredAt }
  const data = {
    delivery_id: claimed.id,
    event_id: claimed.event_id,
    event: claimed.event,
    webhook_id: claimed.webhook_id,
    attempts: outcome.attempts,
    status_code: outcome.last_status_code,
  }
  if (outcome.status === 'succeeded') return eventRow({ ...about, type: 'delivery.sent', data })
  const failure = { code: outcome.last_error_code ?? '', message: error ?? '' }
  return eventRow({ ...about, type: 'delivery.failed', data: { ...data, error: failure } })
}

function logAttempt({ logger }: System, { claimed, outcome }: Attempted): void {
  const about = {
    delivery_id: claimed.id,
    event: claimed.event,
    attempt: outcome.attempts,
    status_code: outcome.last_status_code,
    error_code: outcome.last_error_code,
  }
  if (outcome.status === 'succeeded') logger.debug(about, 'delivery succeeded')
  else if (outcome.status === 'failed') logger.info(about, 'delivery failed; it will be tried again')
  else logger.warn(about, 'delivery failed for good')
}

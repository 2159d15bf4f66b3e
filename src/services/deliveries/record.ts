import { setTimeout as delay } from 'node:timers/promises'
import { webhookPolicy } from '../../contract/webhook-policy.ts'
import { newId } from '../../core/ids.ts'
import { insertAuditEntries } from '../../storage/audit-log.ts'
import { saveOutcomes } from '../../storage/claimed-deliveries.ts'
import { closeCircuits, countFailures } from '../../storage/delivery-circuits.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { deactivateWebhooks } from '../../storage/webhooks.ts'
import { emitEvents, type NewEvent } from '../events/emit.ts'
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
        await save(
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

async function save(system: System, batch: Attempted[]): Promise<void> {
  const now = system.clock.now()
  await system.db.transaction().execute(async (tx) => {
    const held = await saveOutcomes(
      tx,
      batch.map(({ outcome }) => outcome),
      now,
    )
    const saved = batch.filter(({ outcome }) => held.has(outcome.id))
    await judgeTargets(tx, saved, now)
    await emitEvents(
      tx,
      saved.flatMap((attempted) => eventOf(attempted, now)),
    )
  })
  for (const attempted of batch) logAttempt(system, attempted)
}

async function judgeTargets(tx: Tx, saved: Attempted[], now: Date): Promise<void> {
  const tried = saved.filter(({ outcome }) => outcome.attempt !== undefined)
  const well = new Set(tried.flatMap(({ outcome }) => (outcome.status === 'succeeded' ? outcome.target_id : [])))
  const failed = tried.map(({ outcome }) => outcome.target_id).filter((target) => !well.has(target))
  await closeCircuits(tx, [...well])
  await countFailures(tx, failed, {
    limit: webhookPolicy.circuitFailures,
    pauseUntil: new Date(now.getTime() + webhookPolicy.circuitPauseSeconds * 1000),
  })
  const gone = tried.flatMap(({ claimed, outcome }) =>
    outcome.last_error_code === 'gone' ? (claimed.webhook_id ?? []) : [],
  )
  if (gone.length > 0) await deactivate(tx, gone, now)
}

async function deactivate(tx: Tx, ids: string[], now: Date): Promise<void> {
  const deactivated = await deactivateWebhooks(tx, ids, 'gone', now)
  const entries = deactivated.map(({ id, workspace_id }) => ({
    id: newId(),
    workspace_id,
    actor_kind: 'system',
    actor_id: null,
    action: 'webhook.deactivate',
    subject_id: id,
    details: { reason: 'gone' },
    request_id: null,
    created_at: now,
  }))
  await insertAuditEntries(tx, entries)
}

/** Deliveries that ended are events themselves, except those that tell of such events. */
function eventOf(
  { claimed, outcome, error }: Attempted,
  occurredAt: Date,
): NewEvent<'delivery.sent' | 'delivery.failed'>[] {
  if (outcome.status === 'failed' || claimed.event.startsWith('delivery.')) return []
  const about = { workspaceId: claimed.workspace_id, sourceId: claimed.source_id, occurredAt }
  const data = {
    delivery_id: claimed.id,
    event_id: claimed.event_id,
    event: claimed.event,
    webhook_id: claimed.webhook_id,
    attempts: outcome.attempts,
    status_code: outcome.last_status_code,
  }
  if (outcome.status === 'succeeded') return [{ ...about, type: 'delivery.sent', data }]
  const failure = { code: outcome.last_error_code ?? '', message: error ?? '' }
  return [{ ...about, type: 'delivery.failed', data: { ...data, error: failure } }]
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

import { webhookPolicy } from '../../contract/webhook-policy.ts'
import type { ClaimedDelivery } from '../../storage/claimed-deliveries.ts'
import type { DeliveryOutcome } from '../../storage/delivery-outcomes.ts'
import type { System } from '../system.ts'
import { validSecrets } from '../webhooks/secrets.ts'
import { buildRequest } from './build-request.ts'
import type { Exchanger } from './exchange.ts'
import { nextStep } from './next-step.ts'

export interface Attempted {
  claimed: ClaimedDelivery
  outcome: Omit<DeliveryOutcome, 'event'>
  /** For people: why it failed. */
  error: string | null
}

/** Tries a delivery once and says what became of it. Rejects only when `signal` was aborted. */
export async function attemptDelivery(
  system: System,
  exchanger: Exchanger,
  claimed: ClaimedDelivery,
  { signal, chance }: { signal: AbortSignal; chance: number },
): Promise<Attempted> {
  const { id, lease_epoch, workspace_id, target_id, url } = claimed
  const common = { id, lease_epoch, workspace_id, target_id, url }
  const hindrance = hindranceOf(claimed)
  if (hindrance !== undefined) {
    const { code, message } = hindrance
    const ended = { status: 'dead' as const, attempts: claimed.attempts, due_at: null }
    const told = { last_status_code: null, last_error_code: code, attempt: null }
    return { claimed, error: message, outcome: { ...common, ...ended, ...told } }
  }
  const attempts = claimed.attempts + 1
  const { headers, body } = requestOf(system, claimed, attempts)
  const timeoutMilliseconds = claimed.timeout_ms ?? webhookPolicy.timeoutMilliseconds
  const said = await exchanger.exchange({ url, headers, body, timeoutMilliseconds, signal })
  const step = nextStep({ ...said, attempts }, claimed, system.clock.now(), chance)
  return {
    claimed,
    error: said.error,
    outcome: {
      ...common,
      ...{ status: step.status, attempts, due_at: step.dueAt },
      last_status_code: said.statusCode,
      last_error_code: said.errorCode,
      attempt: {
        started_at: said.startedAt,
        duration_ms: said.durationMs,
        error: said.error,
        response_excerpt: said.excerpt,
      },
    },
  }
}

/** A webhook that is gone or was switched off is not called, not even for what is underway. */
function hindranceOf({ webhook_id, is_active }: ClaimedDelivery) {
  if (webhook_id === null || is_active === true) return undefined
  return is_active === null
    ? { code: 'webhook_deleted', message: 'The webhook was deleted before the delivery could be made.' }
    : { code: 'webhook_inactive', message: 'The webhook was deactivated before the delivery could be made.' }
}

function requestOf({ settings, secretKeys, clock }: System, claimed: ClaimedDelivery, attempt: number) {
  const now = clock.now()
  const secrets = claimed.webhook_id === null ? [] : validSecrets(claimed, claimed.webhook_id, secretKeys, now)
  const { id, event_id, event, data, occurred_at } = claimed
  const message = { deliveryId: id, eventId: event_id, event, data, occurredAt: occurred_at }
  return buildRequest(message, settings, secrets, attempt, now)
}

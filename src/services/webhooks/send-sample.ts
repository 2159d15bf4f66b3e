import { type EventType, eventTypeSchema } from '../../contract/events.ts'
import { webhookPolicy } from '../../contract/webhook-policy.ts'
import type { TestedWebhook } from '../../contract/webhooks.ts'
import { newId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { buildRequest } from '../deliveries/build-request.ts'
import { createExchanger } from '../deliveries/exchange.ts'
import { requireWebhook } from './manage.ts'
import { samplePayload } from './sample-payload.ts'
import { validSecrets } from './secrets.ts'

/** Sends a sample at once, signed as deliveries are, also to a webhook that is not active. It is not in the log. */
export async function sendSample(ctx: Context, id: string, wanted: EventType | undefined): Promise<TestedWebhook> {
  const { system } = ctx
  const webhook = await requireWebhook(system.db, ctx.workspaceId, id)
  const now = system.clock.now()
  const event = wanted ?? eventTypeSchema.parse(webhook.events[0])
  const data = JSON.stringify(samplePayload(event))
  const message = { deliveryId: newId(), eventId: newId(), event, data, occurredAt: now }
  const secrets = validSecrets(webhook, id, system.secretKeys, now)
  const { headers, body } = buildRequest(message, system.settings, secrets, 1, now)
  const exchanger = createExchanger(system)
  try {
    const { url } = webhook
    const timeoutMilliseconds = webhook.timeout_ms ?? webhookPolicy.timeoutMilliseconds
    const said = await exchanger.exchange({ url, headers, body, timeoutMilliseconds, signal: system.stopping })
    return await ctx.commit(async (_tx, audit) => {
      audit({ action: 'webhook.test', subjectId: id, details: { event, error_code: said.errorCode } })
      return {
        delivered: said.errorCode === null,
        status_code: said.statusCode,
        error_code: said.errorCode,
        error: said.error,
        duration_ms: said.durationMs,
        response_excerpt: said.excerpt,
        request: { url, headers, body },
      }
    })
  } finally {
    exchanger.close()
  }
}

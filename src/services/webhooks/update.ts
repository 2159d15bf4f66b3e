import { webhookPolicy } from '../../contract/webhook-policy.ts'
import type { UpdateWebhook, Webhook } from '../../contract/webhooks.ts'
import { updateWebhook as update, type WebhookRow } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { refuseAddress } from '../outbound/refuse-address.ts'
import { sealSecret } from '../sealed-secret.ts'
import type { System } from '../system.ts'
import { policyColumns, requireSource } from './create.ts'
import { presentWebhook, requireWebhook } from './manage.ts'
import { validSecrets } from './secrets.ts'

const hour = 3_600_000

export async function updateWebhook(ctx: Context, id: string, input: UpdateWebhook): Promise<Webhook> {
  const { system, workspaceId } = ctx
  refuseAddress(input.url, system.allowedAddresses, 'url')
  const now = system.clock.now()
  return ctx.commit(async (tx, audit) => {
    const before = await requireWebhook(tx, workspaceId, id, 'for update')
    const { url, events, is_active, source_connection_id: source, delivery_policy: policy, secret } = input
    await requireSource(tx, workspaceId, source)
    const row = await update(tx, workspaceId, id, {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(is_active !== undefined && { is_active, deactivated_reason: null }),
      ...(source !== undefined && { source_id: source }),
      ...(policy !== undefined && policyColumns(policy)),
      ...(secret !== undefined && rotate(before, secret, system.secretKeys, now)),
      updated_at: now,
    })
    audit({ action: 'webhook.update', subjectId: id, details: { changed: Object.keys(input) } })
    return presentWebhook(row)
  })
}

/** The secret that is replaced goes on signing for a while, so that receivers can change theirs in their own time. */
function rotate(before: WebhookRow, secret: string | null, keys: System['secretKeys'], now: Date) {
  if (secret === null) return { secret: null, previous_secret: null, previous_secret_until: null }
  // Setting the same again, say because an answer was lost, must not push the one before it out.
  if (secret === validSecrets(before, before.id, keys, now)[0]) return {}
  return {
    secret: sealSecret(secret, before.id, keys[0]),
    previous_secret: before.secret,
    previous_secret_until: new Date(now.getTime() + webhookPolicy.rotationHours * hour),
  }
}

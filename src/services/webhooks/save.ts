import { webhookPolicy } from '../../contract/webhook-policy.ts'
import {
  type CreateWebhook,
  type DeliveryPolicy,
  defaultEvents,
  type UpdateWebhook,
  type Webhook,
} from '../../contract/webhooks.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { holdSource } from '../../storage/sources.ts'
import { countWebhooks, insertWebhook, updateWebhook as update, type WebhookRow } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { refuseAddress } from '../outbound/refuse-address.ts'
import { sealSecret } from '../sealed-secret.ts'
import type { System } from '../system.ts'
import { presentWebhook, requireWebhook } from './manage.ts'
import { validSecrets } from './secrets.ts'

const hour = 3_600_000

export async function createWebhook(ctx: Context, input: CreateWebhook): Promise<Webhook> {
  const { system, workspaceId } = ctx
  refuseAddress(input.url, system.allowedAddresses, 'url')
  const now = system.clock.now()
  const id = newId()
  const events = [...new Set(input.events ?? defaultEvents)]
  await refuseBeyond(system.settings.maxWebhooks, 'webhooks', () => countWebhooks(system.db, workspaceId))
  return ctx.commit(async (tx, audit) => {
    await requireSource(tx, workspaceId, input.source_connection_id)
    const row = await insertWebhook(tx, {
      id,
      workspace_id: workspaceId,
      url: input.url,
      events,
      source_id: input.source_connection_id ?? null,
      is_active: input.is_active ?? true,
      secret: input.secret === undefined ? null : sealSecret(input.secret, id, system.secretKeys[0]),
      ...policyColumns(input.delivery_policy ?? null),
      created_at: now,
      updated_at: now,
    })
    audit({ action: 'webhook.create', subjectId: id, details: { events } })
    return presentWebhook(row)
  })
}

function policyColumns(policy: DeliveryPolicy | null) {
  return {
    schedule_seconds: policy?.schedule_seconds ?? null,
    timeout_ms: policy?.timeout_ms ?? null,
    respect_retry_after: policy?.respect_retry_after ?? false,
  }
}

async function requireSource(tx: Tx, workspaceId: string, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await holdSource(tx, workspaceId, id)) !== undefined) return
  throw new AppError('not_found', `There is no source ${id}.`, {
    details: [{ path: 'source_connection_id', message: 'names no source' }],
  })
}

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

import { type CreateWebhook, type DeliveryPolicy, defaultEvents, type Webhook } from '../../contract/webhooks.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { holdSource } from '../../storage/sources.ts'
import { countWebhooks, insertWebhook } from '../../storage/webhooks.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { refuseAddress } from '../outbound/refuse-address.ts'
import { sealSecret } from '../sealed-secret.ts'
import { presentWebhook } from './manage.ts'

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

export function policyColumns(policy: DeliveryPolicy | null) {
  return {
    schedule_seconds: policy?.schedule_seconds ?? null,
    timeout_ms: policy?.timeout_ms ?? null,
    respect_retry_after: policy?.respect_retry_after ?? false,
  }
}

export async function requireSource(tx: Tx, workspaceId: string, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await holdSource(tx, workspaceId, id)) !== undefined) return
  throw new AppError('not_found', `There is no source ${id}.`, {
    details: [{ path: 'source_connection_id', message: 'names no source' }],
  })
}

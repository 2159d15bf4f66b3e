import type { BillingSettings, UpdateBillingSettings } from '../../contract/billing.ts'
import { findBillingSettings, saveBillingSettings } from '../../storage/billing-settings.ts'
import type { Context } from '../context.ts'

const defaultSettings = { auto_topup_enabled: false, auto_topup_threshold: 1000, auto_topup_amount: 10_000 }

export async function getBillingSettings(ctx: Context): Promise<BillingSettings> {
  return present(ctx, await findBillingSettings(ctx.system.db, ctx.workspaceId))
}

export async function updateBillingSettings(ctx: Context, changes: UpdateBillingSettings): Promise<BillingSettings> {
  return ctx.commit(async (tx, audit) => {
    const row = await saveBillingSettings(tx, ctx.workspaceId, changes, ctx.system.clock.now())
    audit({ action: 'billing_settings.update', subjectId: null, details: details(changes) })
    return present(ctx, row)
  })
}

function details(changes: UpdateBillingSettings): Record<string, boolean | number> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}

function present({ system }: Context, row: Awaited<ReturnType<typeof findBillingSettings>>): BillingSettings {
  const { auto_topup_enabled, auto_topup_threshold, auto_topup_amount } = row ?? defaultSettings
  return {
    auto_topup_enabled,
    auto_topup_threshold,
    auto_topup_amount,
    payment_provider: system.payments.name,
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

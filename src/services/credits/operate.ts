import type { Tier } from '../../contract/credits.ts'
import { AppError } from '../../core/app-error.ts'
import { saveBillingSettings } from '../../storage/billing-settings.ts'
import { setTier } from '../../storage/credit-accounts.ts'
import { selectInvoiceLines } from '../../storage/invoice-lines.ts'
import type { Context } from '../context.ts'
import { grantLot, openAccount } from './account.ts'
import { yearLater } from './months.ts'
import { refundCharge } from './refund.ts'

const mostCredits = 1_000_000_000

/** What the operator of an installation can do about a workspace's credits: no key may. */
export async function grantPack(
  ctx: Context,
  { credits, expiresAt, note }: { credits: number; expiresAt?: Date | undefined; note?: string | undefined },
): Promise<{ id: string; credits: number; expires_at: string; balance_credits: number }> {
  const { system, workspaceId } = ctx
  if (credits < 1 || credits > mostCredits) {
    throw new AppError('validation_error', `A grant is 1 to ${mostCredits} credits.`)
  }
  return ctx.commit(async (tx, audit) => {
    const account = await openAccount(tx, system, workspaceId)
    const until = expiresAt ?? yearLater(account.now)
    if (until <= account.now) throw new AppError('validation_error', 'The credits would have expired already.')
    const description = note ?? 'Prepaid pack'
    const id = await grantLot(tx, account, { kind: 'pack', credits, expiresAt: until, description })
    audit({ action: 'credits.grant', subjectId: id, details: { credits } })
    return { id, credits, expires_at: until.toISOString(), balance_credits: account.balance }
  })
}

export async function refund(
  ctx: Context,
  entryId: string,
  note: string | undefined,
): Promise<{ id: string; balance_credits: number }> {
  return ctx.commit(async (tx, audit) => {
    const refunded = { workspaceId: ctx.workspaceId, entryId, description: note ?? 'Refund' }
    const { balanceCredits } = await refundCharge(tx, ctx.system, refunded)
    audit({ action: 'credits.refund', subjectId: entryId })
    return { id: entryId, balance_credits: balanceCredits }
  })
}

export async function changeTier(ctx: Context, tier: Tier): Promise<{ id: string; tier: Tier }> {
  return ctx.commit(async (tx, audit) => {
    await setTier(tx, ctx.workspaceId, tier, ctx.system.clock.now())
    audit({ action: 'workspace.change_tier', subjectId: ctx.workspaceId, details: { tier } })
    return { id: ctx.workspaceId, tier }
  })
}

export async function setStripeCustomer(ctx: Context, customer: string): Promise<{ stripe_customer_id: string }> {
  if (!/^cus_\w{1,200}$/.test(customer)) {
    throw new AppError('validation_error', `"${customer}" is not the id of a Stripe customer, like cus_NffrFeUfNV2Hib.`)
  }
  return ctx.commit(async (tx, audit) => {
    await saveBillingSettings(tx, ctx.workspaceId, { stripe_customer_id: customer }, ctx.system.clock.now())
    audit({ action: 'billing_settings.update', subjectId: null, details: { stripe_customer_id: customer } })
    return { stripe_customer_id: customer }
  })
}

export async function listInvoiceLines({ system, workspaceId }: Context) {
  const lines = await selectInvoiceLines(system.db, workspaceId)
  return lines.map(({ id, description, credits, amount_cents, created_at }) => ({
    ...{ id, description, credits },
    amount_eur: amount_cents / 100,
    created_at: created_at.toISOString(),
  }))
}

import type { TopupAnswer } from '../../contract/billing.ts'
import { AppError } from '../../core/app-error.ts'
import type { Context } from '../context.ts'
import { beginTopup } from './begin-topup.ts'
import { type FinishedTopup, finishTopup } from './finish-topup.ts'

/** Buys the amount of the settings when the balance is not above their threshold. */
export async function topUp(ctx: Context): Promise<TopupAnswer> {
  const begun = await beginTopup(ctx, ({ autoTopup, balance }) => {
    if (autoTopup === undefined) throw disabled()
    return balance > autoTopup.threshold ? 0 : autoTopup.amount
  })
  return begun === undefined ? { topped_up: false } : finishTopup(ctx, begun, present)
}

function disabled(): AppError {
  const how = 'Switch it on first: PATCH /v1/billing/settings { "auto_topup_enabled": true }.'
  return new AppError('insufficient_scope', `Automatic top-up is off for this workspace. ${how}`, {
    reason: 'auto_topup_disabled',
  })
}

function present({ topup, balanceCredits }: FinishedTopup): TopupAnswer {
  return {
    topped_up: true,
    credits_added: topup.credits,
    amount_eur: topup.amount_cents / 100,
    balance_credits: balanceCredits,
    payment: { provider: topup.provider, reference: topup.reference ?? '', status: topup.payment_status ?? '' },
  }
}

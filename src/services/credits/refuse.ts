import { AppError } from '../../core/app-error.ts'
import type { Account } from './account.ts'
import { startOfNextMonth } from './months.ts'

/** For those who wait for a payment: it can come at any time. */
const paymentSeconds = 60

/** The 429 of a workspace whose credits do not reach. */
export function creditsExhausted(
  account: Pick<Account, 'tier' | 'now' | 'balance' | 'reserved' | 'lots'>,
  credits: number,
): AppError {
  const { now, balance, reserved } = account
  const held = reserved === 0 ? '' : `, ${reserved} of them reserved for running work`
  const shortage = `This needs ${credits} credits and there are ${balance}${held}.`
  if (tierOf(account) === 'free') {
    const reset = startOfNextMonth(now)
    const advice = `Free credits come anew at ${reset.toISOString()}; a top-up helps at once.`
    return new AppError('rate_limited', `${shortage} ${advice}`, {
      reason: 'free_tier_exhausted',
      retryAfterSeconds: (reset.getTime() - now.getTime()) / 1000,
    })
  }
  return new AppError('rate_limited', `${shortage} Top up, or switch on automatic top-ups in the billing settings.`, {
    reason: 'insufficient_credits',
    retryAfterSeconds: paymentSeconds,
  })
}

/** Paid credits make a free workspace a prepaid one while they last. */
export function tierOf({ tier, lots }: Pick<Account, 'tier' | 'lots'>): Account['tier'] {
  return tier === 'free' && lots.some(({ kind }) => kind !== 'free') ? 'prepaid' : tier
}

import { AppError } from '../../core/app-error.ts'
import { ensureCredits } from '../billing/auto-topup.ts'
import { RemediableError } from '../remedy.ts'
import type { System } from '../system.ts'
import { type Account, availableIn } from './account.ts'
import { startOfNextMonth } from './months.ts'

/** A payment can come at any time, but asking for it every minute does not bring it. */
const paymentSeconds = 3600

/** The 429 of a workspace whose credits do not reach; where they are bought by themselves, that is its remedy. */
export function creditsExhausted(
  system: System,
  account: Account,
  { credits, missing }: { credits: number; missing: number },
): AppError {
  const error = refusal(account, credits)
  if (account.autoTopup === undefined) return error
  const { workspaceId } = account
  return new RemediableError(error, () =>
    ensureCredits(system, { workspaceId, credits: availableIn(account) + missing }),
  )
}

function refusal(account: Account, credits: number): AppError {
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
function tierOf({ tier, lots }: Account): Account['tier'] {
  return tier === 'free' && lots.some(({ kind }) => kind !== 'free') ? 'prepaid' : tier
}

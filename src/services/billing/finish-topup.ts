import { AppError } from '../../core/app-error.ts'
import { findBillingSettings } from '../../storage/billing-settings.ts'
import { endTopup, findTopup, keepPaymentReference } from '../../storage/credit-topups.ts'
import type { Context } from '../context.ts'
import { grantLot, openAccount } from '../credits/account.ts'
import { balanceCredits } from '../credits/balance.ts'
import { yearLater } from '../credits/months.ts'
import type { PaymentOutcome } from '../payments/payment-provider.ts'
import type { Topup } from './begin-topup.ts'

export interface FinishedTopup {
  topup: Topup
  balanceCredits: number
}

/**
 * Pays and credits. Several may do this with one top-up: the provider knows it by its id and takes the money once, and
 * it is credited once. `answer` makes what the transaction of the caller returns.
 */
export async function finishTopup<T>(
  ctx: Context,
  { topup, isNew }: { topup: Topup; isNew: boolean },
  answer: (finished: FinishedTopup) => T,
): Promise<T> {
  const outcome = await pay(ctx, topup, isNew)
  if (outcome.kind === 'declined') {
    await fail(ctx, topup, outcome.why)
    throw new AppError('unprocessable', `The top-up was not paid: ${outcome.why}`, { reason: 'payment_declined' })
  }
  if (outcome.kind === 'processing') {
    await keepPaymentReference(ctx.system.db, ctx.workspaceId, topup.id, outcome.reference)
    throw unfinished('The payment is on its way; the credits come when it has arrived.')
  }
  return credit(ctx, topup, outcome, answer)
}

async function pay({ system, workspaceId }: Context, topup: Topup, isNew: boolean): Promise<PaymentOutcome> {
  if (topup.provider !== system.payments.name) {
    // Whether it was paid, only the provider knows that is not asked any more.
    throw unfinished(`A payment through ${topup.provider} has not ended, and payments are made another way now.`)
  }
  const settings = await findBillingSettings(system.db, workspaceId)
  try {
    return await system.payments.pay({
      ...{ idempotencyKey: topup.id, workspaceId, isFirstAttempt: isNew },
      ...{ credits: topup.credits, amountCents: topup.amount_cents, createdAt: topup.created_at },
      ...{ reference: topup.reference, stripeCustomerId: settings?.stripe_customer_id ?? null },
    })
  } catch (cause) {
    throw unfinished(
      'The payment provider did not answer. The payment is not made twice; try again in a moment.',
      cause,
    )
  }
}

function unfinished(message: string, cause?: unknown): AppError {
  return new AppError('service_unavailable', message, { cause, reason: 'payment_pending', retryAfterSeconds: 10 })
}

async function fail({ system, workspaceId, begin }: Context, topup: Topup, why: string): Promise<void> {
  await begin(async (tx, audit) => {
    await endTopup(tx, workspaceId, topup.id, { status: 'failed', error: why, finished_at: system.clock.now() })
    audit({ action: 'topup.fail', subjectId: topup.id })
  })
}

async function credit<T>(
  ctx: Context,
  topup: Topup,
  payment: { reference: string; status: string },
  answer: (finished: FinishedTopup) => T,
): Promise<T> {
  const { system, workspaceId } = ctx
  return ctx
    .commit(async (tx, audit) => {
      const account = await openAccount(tx, system, workspaceId)
      const ended = await endTopup(tx, workspaceId, topup.id, {
        ...{ status: 'completed', reference: payment.reference, payment_status: payment.status },
        finished_at: account.now,
      })
      if (ended === undefined) throw new EndedBefore('the top-up has ended')
      await grantLot(tx, account, {
        ...{ kind: 'topup', credits: topup.credits, expiresAt: yearLater(account.now), description: 'Top-up' },
        reference: { type: 'topup', id: topup.id },
      })
      audit({ action: 'topup.complete', subjectId: topup.id, details: { credits: topup.credits } })
      return answer({ topup: ended, balanceCredits: account.balance })
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof EndedBefore)) throw error
      const ended = (await findTopup(system.db, workspaceId, topup.id)) ?? topup
      return answer({ topup: ended, balanceCredits: await balanceCredits(system.db, workspaceId, system.clock.now()) })
    })
}

/** Another process has credited it meanwhile. */
class EndedBefore extends Error {}

import { newId } from '../../core/ids.ts'
import { findPendingTopup, insertTopup } from '../../storage/credit-topups.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { type Account, openAccount } from '../credits/account.ts'
import { toCents } from '../credits/price.ts'

export type Topup = NonNullable<Awaited<ReturnType<typeof findPendingTopup>>>

/**
 * Decides on a top-up while nobody else can, and records it before anything is paid; undefined when none is wanted. One
 * that was begun before and has not ended comes first.
 */
export async function beginTopup(
  ctx: Context,
  creditsWanted: (account: Account, tx: Tx) => Promise<number> | number,
): Promise<{ topup: Topup; isNew: boolean } | undefined> {
  const { system, workspaceId } = ctx
  const unended = await findPendingTopup(system.db, workspaceId)
  if (unended !== undefined) return { topup: unended, isNew: false }
  return ctx
    .begin(async (tx, audit) => {
      const account = await openAccount(tx, system, workspaceId)
      const pending = await findPendingTopup(tx, workspaceId)
      if (pending !== undefined) throw new NothingToBegin({ topup: pending, isNew: false })
      const credits = await creditsWanted(account, tx)
      if (credits === 0) throw new NothingToBegin(undefined)
      const topup = await insertTopup(tx, {
        ...{ id: newId(), workspace_id: workspaceId, credits, amount_cents: toCents(credits) },
        ...{ provider: system.payments.name, created_at: account.now },
      })
      audit({ action: 'topup.begin', subjectId: topup.id, details: { credits } })
      return { topup, isNew: true }
    })
    .catch((reason: unknown) => {
      if (reason instanceof NothingToBegin) return reason.found
      throw reason
    })
}

/** Ends the transaction without a change. */
class NothingToBegin extends Error {
  readonly found: { topup: Topup; isNew: boolean } | undefined

  constructor(found: { topup: Topup; isNew: boolean } | undefined) {
    super('there is nothing to begin')
    this.found = found
  }
}

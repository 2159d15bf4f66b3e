import { AppError } from '../../core/app-error.ts'
import { hasFailedTopupSince, workspacesWithPendingTopups } from '../../storage/credit-topups.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { createContext } from '../commit.ts'
import { type Account, availableIn } from '../credits/account.ts'
import { availableCredits } from '../credits/balance.ts'
import type { System } from '../system.ts'
import { beginTopup } from './begin-topup.ts'
import { finishTopup } from './finish-topup.ts'

/** So long a payment that was declined is not tried again by itself. */
const pauseMilliseconds = 15 * 60_000

/**
 * Buys credits where that is on and what is available does not reach; tells whether that may have helped. Not to be called
 * within a transaction: a payment takes seconds, and crediting it needs the account.
 */
export async function ensureCredits(
  system: System,
  { workspaceId, credits }: { workspaceId: string; credits: number },
): Promise<boolean> {
  const reaches = async () => (await availableCredits(system.db, workspaceId, system.clock.now())) >= credits
  if (await reaches()) return true
  const toppedUp = await topUpOnce(system, workspaceId, (account) => {
    const available = availableIn(account)
    const { threshold = 0, amount = 0 } = account.autoTopup ?? {}
    const helps = available + amount >= credits || account.balance <= threshold
    return available < credits && helps ? amount : 0
  })
  // Others may have taken what came, and then it is worth another attempt.
  return toppedUp || reaches()
}

/** Has credits bought in the background when a charge has left no more than the threshold. */
export async function topUpSoon(tx: Tx, { queue }: System, account: Account): Promise<void> {
  const { workspaceId, balance, autoTopup } = account
  if (autoTopup === undefined || balance > autoTopup.threshold) return
  await queue
    .enqueue(tx, 'credits:top-up', { workspaceId }, { key: `credits:top-up:${workspaceId}` })
    .catch(ignoreConflict)
}

export async function topUpWhenLow(system: System, workspaceId: string): Promise<void> {
  await topUpOnce(system, workspaceId, ({ balance, autoTopup, tier }) =>
    autoTopup !== undefined && tier !== 'self_hosted' && balance <= autoTopup.threshold ? autoTopup.amount : 0,
  )
}

/** Ends the top-ups whose payment was not answered, or whose process died. Returns how many there were. */
export async function finishPendingTopups(system: System): Promise<number> {
  const workspaces = await workspacesWithPendingTopups(system.db)
  for (const workspaceId of workspaces) await topUpOnce(system, workspaceId, () => 0)
  return workspaces.length
}

const underWay = new Map<string, Promise<boolean>>()

/** Requests of one process wait for the same payment; those of others join it by its idempotency key. */
async function topUpOnce(system: System, workspaceId: string, wanted: (account: Account) => number): Promise<boolean> {
  const key = `${system.presence.processId} ${workspaceId}`
  const running = underWay.get(key) ?? topUp(system, workspaceId, wanted).finally(() => underWay.delete(key))
  underWay.set(key, running)
  return running
}

async function topUp(system: System, workspaceId: string, wanted: (account: Account) => number): Promise<boolean> {
  const ctx = createContext(system, { workspaceId, actor: { kind: 'system', id: null }, requestId: null })
  const begun = await beginTopup(ctx, async (account, tx) => {
    const since = new Date(account.now.getTime() - pauseMilliseconds)
    const pauses = account.autoTopup === undefined || (await hasFailedTopupSince(tx, workspaceId, since))
    return pauses ? 0 : wanted(account)
  })
  if (begun === undefined) return false
  return finishTopup(ctx, begun, () => true).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    system.logger.warn({ workspace_id: workspaceId, topup_id: begun.topup.id, err: error }, 'a top-up was not made')
    return false
  })
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'conflict')) throw error
}

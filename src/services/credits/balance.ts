import { type CreditBalance, type CreditUsage, type Tier, units } from '../../contract/credits.ts'
import { readCreditAccount } from '../../storage/credit-accounts.ts'
import { sumUsage } from '../../storage/credit-ledger.ts'
import type { Database } from '../../storage/postgres/database.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import { freeCreditsPerMonth, openAccount } from './account.ts'
import { startOfNextMonth } from './months.ts'
import { toEur, totalOf } from './price.ts'

const day = 86_400_000
const longestRunway = 36_500

export async function getBalance(ctx: Context): Promise<CreditBalance> {
  const { db, clock } = ctx.system
  await bringUpToDate(ctx)
  const now = clock.now()
  const { balance, tier } = await readBalance(db, ctx.workspaceId, now)
  const burn = totalOf(await sumUsage(db, ctx.workspaceId, new Date(now.getTime() - 30 * day)))
  return {
    balance_credits: balance,
    balance_eur: toEur(balance),
    burn_rate_30d_credits: burn,
    projected_runway_days: runwayDays(tier, balance, burn),
    tier,
    tier_resets_at: startOfNextMonth(now).toISOString(),
  }
}

/** Of a self-hosted workspace usage takes nothing away. */
function runwayDays(tier: Tier, balance: number, burn: number): number {
  if (burn <= 0 || tier === 'self_hosted') return longestRunway
  return Math.min(longestRunway, Math.floor((balance * 30) / burn))
}

/** What the last days have used, refunds taken off, in the order of the price list. */
export async function getUsage({ system, workspaceId }: Context, days: number): Promise<CreditUsage> {
  const used = await sumUsage(system.db, workspaceId, new Date(system.clock.now().getTime() - days * day))
  return {
    period_days: days,
    total_credits: totalOf(used),
    by_function: units.flatMap((unit) => {
      const sum = used.find((each) => each.unit === unit)
      return sum === undefined ? [] : [{ operation_type: unit, operations: sum.quantity, credits: sum.credits }]
    }),
  }
}

/** The balance at a time, exact to the moment at which lots expire; it reads only. */
export async function balanceCredits(db: Database, workspaceId: string, now: Date): Promise<number> {
  return (await readBalance(db, workspaceId, now)).balance
}

/** What new work can have: the balance without what running work has reserved. */
export async function availableCredits(db: Database, workspaceId: string, now: Date): Promise<number> {
  return (await readBalance(db, workspaceId, now)).available
}

/** Books what time has brought, so that the ledger tells all that is in the balance. */
export async function bringUpToDate({ system, workspaceId }: { system: System; workspaceId: string }): Promise<void> {
  const { due } = await readBalance(system.db, workspaceId, system.clock.now())
  if (!due) return
  await inTransaction(system.db, (tx) => openAccount(tx, system, workspaceId))
}

/** The balance with all that it depends on. */
export async function readBalance(db: Database, workspaceId: string, now: Date) {
  const row = await readCreditAccount(db, workspaceId, now, startOfNextMonth(now))
  if (row === undefined) throw new Error(`there is no workspace ${workspaceId}`)
  const free = row.tier === 'free' && !row.has_free_lot ? freeCreditsPerMonth : 0
  return {
    available: row.usable + free,
    balance: row.usable + row.reserved + free,
    tier: row.tier === 'free' && row.paid > 0 ? ('prepaid' as const) : (row.tier as Tier),
    due: row.due > 0 || free > 0,
  }
}

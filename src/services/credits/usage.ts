import { type CreditUsage, units } from '../../contract/credits.ts'
import { sumUsage } from '../../storage/credit-ledger.ts'
import type { Context } from '../context.ts'
import { totalOf } from './price.ts'

const day = 86_400_000

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

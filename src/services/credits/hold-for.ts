import { findTier } from '../../storage/credit-accounts.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { availableIn, openAccount } from './account.ts'
import { creditsExhausted } from './refuse.ts'

/**
 * For work that is reserved in parts: either all of them can be, since nobody else touches the account until the
 * transaction ends, or it throws the 429 of the whole, as `reserveCredits` does for a part.
 */
export async function holdFor(
  tx: Tx,
  system: System,
  { workspaceId, credits }: { workspaceId: string; credits: number },
): Promise<void> {
  if (credits === 0 || (await findTier(tx, workspaceId)) === 'self_hosted') return
  const account = await openAccount(tx, system, workspaceId)
  const missing = credits - availableIn(account)
  if (missing > 0) throw creditsExhausted(system, account, { credits, missing })
}

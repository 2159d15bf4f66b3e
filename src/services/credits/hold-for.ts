import { findPayer } from '../../storage/credit-accounts.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { availableIn, openAccount } from './account.ts'
import { creditsExhausted } from './refuse.ts'

/**
 * For work that is reserved in parts: either all of them can be, since nobody else touches the account until the
 * transaction ends, or it throws the 429 of the whole. Credits are bought before, with `ensureCredits`.
 */
export async function holdFor(
  tx: Tx,
  system: System,
  { workspaceId, credits }: { workspaceId: string; credits: number },
): Promise<void> {
  if (credits === 0 || (await findPayer(tx, workspaceId))?.tier === 'self_hosted') return
  const account = await openAccount(tx, system, workspaceId)
  if (availableIn(account) < credits) throw creditsExhausted(account, credits)
}

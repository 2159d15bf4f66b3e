import { findTier } from '../../storage/credit-accounts.ts'
import { insertReservation } from '../../storage/credit-reservations.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { openAccount, type Reference, record } from './account.ts'
import { drawFrom } from './draw.ts'
import { creditsExhausted } from './refuse.ts'

/**
 * Sets credits aside before work starts, from the lots that expire first. Throws a 429 when they do not reach; where credits
 * are bought by themselves, `ctx.commit` (or `withRemedy`) buys them and runs the transaction again. Null where there is
 * nothing to set aside: the operator of a self-hosted workspace pays.
 */
export async function reserveCredits(
  tx: Tx,
  system: System,
  { workspaceId, credits, reference }: { workspaceId: string; credits: number; reference: Reference },
): Promise<{ reservationId: string | null }> {
  if (credits === 0 || (await findTier(tx, workspaceId)) === 'self_hosted') return { reservationId: null }
  const account = await openAccount(tx, system, workspaceId)
  const { taken, missing } = drawFrom(account.lots, credits)
  if (missing > 0) throw creditsExhausted(system, account, { credits, missing })
  const reservationId = await record(tx, account, {
    ...{ type: 'reserve', description: 'Reserved', reference },
    postings: taken.flatMap((share) => [
      { ...share, account: 'available', credits: -share.credits },
      { ...share, account: 'reserved' },
    ]),
  })
  await insertReservation(tx, {
    ...{ id: reservationId, workspace_id: workspaceId, credits, created_at: account.now },
    ...{ reference_type: reference.type, reference_id: reference.id },
  })
  return { reservationId }
}

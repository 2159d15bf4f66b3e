import { newId } from '../../core/ids.ts'
import { findTier } from '../../storage/credit-accounts.ts'
import { insertReservations } from '../../storage/credit-reservations.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { availableIn, openAccount, type Reference, recordAll } from './account.ts'
import { drawFrom, type Share } from './draw.ts'
import { creditsExhausted } from './refuse.ts'

/**
 * Sets credits aside before work starts, from the lots that expire first. Throws a 429 when they do not reach; where credits
 * are bought by themselves, `ctx.commit` (or `withRemedy`) buys them and runs the transaction again. Null where there is
 * nothing to set aside: the operator of a self-hosted workspace pays.
 */
export async function reserveCredits(
  tx: Tx,
  system: System,
  { workspaceId, ...part }: { workspaceId: string } & Part,
): Promise<{ reservationId: string | null }> {
  const reservations = await reserveAll(tx, system, { workspaceId, parts: [part] })
  return { reservationId: reservations.get(part.reference.id) ?? null }
}

interface Part {
  credits: number
  reference: Reference
}

/** A reservation for each part of some work, by the id of what it is for: all of them, or a 429 for the whole. */
export async function reserveAll(
  tx: Tx,
  system: System,
  { workspaceId, parts }: { workspaceId: string; parts: Part[] },
): Promise<Map<string, string>> {
  const credits = parts.reduce((sum, part) => sum + part.credits, 0)
  if (credits === 0 || (await findTier(tx, workspaceId)) === 'self_hosted') return new Map()
  const account = await openAccount(tx, system, workspaceId)
  const missing = credits - availableIn(account)
  if (missing > 0) throw creditsExhausted(system, account, { credits, missing })
  let lots: Share[] = account.lots
  const entries = parts.flatMap((part) => {
    const { taken, left } = drawFrom(lots, part.credits)
    lots = left
    return part.credits === 0 ? [] : [{ ...part, id: newId(), taken }]
  })
  await recordAll(
    tx,
    account,
    entries.map(({ id, reference, taken }) => ({
      ...{ id, type: 'reserve', description: 'Reserved', reference },
      postings: taken.flatMap((share) => [
        { ...share, account: 'available', credits: -share.credits },
        { ...share, account: 'reserved' },
      ]),
    })),
  )
  await insertReservations(
    tx,
    entries.map(({ id, credits: held, reference }) => ({
      ...{ id, workspace_id: workspaceId, credits: held, created_at: account.now },
      ...{ reference_type: reference.type, reference_id: reference.id },
    })),
  )
  return new Map(entries.map(({ id, reference }) => [reference.id, id]))
}

import type { Posting } from '../../storage/credit-ledger.ts'
import { selectExpiredLots } from '../../storage/credit-lots.ts'
import { takeReservations } from '../../storage/credit-reservations.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Account, Reference } from './account.ts'
import type { Share } from './draw.ts'

interface Holds {
  reservationId: string
  shares: Share[]
  reference: Reference
}

/** Ends reservations and says what each held, from which lots; those that have ended before are left out. */
export async function takeHolds(
  tx: Tx,
  { workspaceId }: Pick<Account, 'workspaceId'>,
  reservationIds: string[],
): Promise<Holds[]> {
  const held = reservationIds.length === 0 ? [] : await takeReservations(tx, workspaceId, reservationIds)
  return [...Map.groupBy(held, ({ id }) => id)].flatMap(([reservationId, parts]) =>
    parts.slice(0, 1).map(({ reference_type: type, reference_id: id }) => ({
      reservationId,
      shares: parts.map(({ lot_id, credits }) => ({ lotId: lot_id, credits })),
      reference: { type, id },
    })),
  )
}

/** Credits go back to their lots. Those of a lot whose time is over have expired with it. */
export async function giveBack(tx: Tx, account: Account, shares: Share[]): Promise<Posting[]> {
  const [postings = []] = await giveAllBack(tx, account, [shares])
  return postings
}

/** The same for several, each with postings of its own. */
export async function giveAllBack(tx: Tx, { workspaceId, now }: Account, parts: Share[][]): Promise<Posting[][]> {
  const lots = new Set(parts.flat().map(({ lotId }) => lotId))
  const expired = await selectExpiredLots(tx, workspaceId, [...lots], now)
  return parts.map((shares) =>
    shares.map((share) => ({ ...share, account: expired.has(share.lotId) ? 'expired' : 'available' })),
  )
}

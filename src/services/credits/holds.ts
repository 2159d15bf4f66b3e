import type { Posting } from '../../storage/credit-ledger.ts'
import { selectExpiredLots } from '../../storage/credit-lots.ts'
import { takeReservation } from '../../storage/credit-reservations.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Account, Reference } from './account.ts'
import type { Share } from './draw.ts'

interface Holds {
  shares: Share[]
  reference: Reference | undefined
}

/** Ends a reservation and says what it held, from which lots; nothing when it has ended before. */
export async function takeHolds(
  tx: Tx,
  { workspaceId }: Pick<Account, 'workspaceId'>,
  reservationId: string | null,
): Promise<Holds> {
  const held = reservationId === null ? [] : await takeReservation(tx, workspaceId, reservationId)
  const [first] = held
  return {
    shares: held.map(({ lot_id, credits }) => ({ lotId: lot_id, credits })),
    reference: first && { type: first.reference_type, id: first.reference_id },
  }
}

/** Credits go back to their lots. Those of a lot whose time is over have expired with it. */
export async function giveBack(tx: Tx, { workspaceId, now }: Account, shares: Share[]): Promise<Posting[]> {
  const lots = shares.map(({ lotId }) => lotId)
  const expired = await selectExpiredLots(tx, workspaceId, lots, now)
  return shares.map((share) => ({ ...share, account: expired.has(share.lotId) ? 'expired' : 'available' }))
}

import type { Charge } from '../../contract/credits.ts'
import type { PostedEntry } from '../../storage/credit-ledger.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { topUpSoon } from '../billing/auto-topup.ts'
import type { System } from '../system.ts'
import { openAccount, type Reference, record } from './account.ts'
import { readBalance } from './balance.ts'
import { drawFrom } from './draw.ts'
import { giveBack, takeHolds } from './holds.ts'
import { totalOf } from './price.ts'
import { creditsExhausted } from './refuse.ts'
import { releaseReservations } from './release.ts'

interface Settlement {
  workspaceId: string
  reservationId: string | null
  charges: Charge[]
  reference: Reference
  description: string
  /** Takes the entry of the charge, for whoever writes it with the end of the work. */
  posted?: PostedEntry[]
}

/**
 * Charges what work has cost and frees the rest of its reservation. What was not reserved is drawn from the balance;
 * when that does not reach, it throws and nothing is charged. A reservation can be settled only once.
 */
export async function settleReservation(
  tx: Tx,
  system: System,
  settlement: Settlement,
): Promise<{ balanceCredits: number }> {
  const { workspaceId, reservationId, charges, reference, description, posted } = settlement
  const credits = totalOf(charges)
  const now = system.clock.now()
  const { tier, balance } = await readBalance(tx, workspaceId, now)
  if (tier === 'self_hosted') {
    // It may have paid itself when the work began.
    await releaseReservations(tx, system, [settlement])
    const left = reservationId === null ? balance : (await readBalance(tx, workspaceId, now)).balance
    return meter(tx, settlement, credits, { now, balance: left })
  }
  const account = await openAccount(tx, system, workspaceId)
  const [held] = await takeHolds(tx, account, reservationId === null ? [] : [reservationId])
  const { shares } = held ?? { shares: [] }
  const reserved = drawFrom(shares, credits)
  const more = drawFrom(account.lots, reserved.missing)
  if (more.missing > 0) throw creditsExhausted(system, account, { credits, missing: more.missing })
  const postings = [
    ...shares.map((share) => ({ ...share, account: 'reserved' as const, credits: -share.credits })),
    ...more.taken.map((share) => ({ ...share, account: 'available' as const, credits: -share.credits })),
    ...[...reserved.taken, ...more.taken].map((share) => ({ ...share, account: 'spent' as const })),
    ...(await giveBack(tx, account, reserved.left)),
  ]
  await record(tx, account, { type: 'charge', description, reference, reservationId, charges, postings }, posted)
  await topUpSoon(tx, system, account)
  return { balanceCredits: account.balance }
}

/** Usage of a self-hosted workspace is the operator's: no balance changes, so nothing has to be held. */
async function meter(
  tx: Tx,
  { workspaceId, charges, reference, description, posted }: Settlement,
  credits: number,
  { now, balance }: { now: Date; balance: number },
) {
  await record(
    tx,
    { workspaceId, now, balance },
    {
      ...{ type: 'charge', description, reference, charges },
      postings:
        credits === 0
          ? []
          : [
              { account: 'operator', lotId: null, credits: -credits },
              { account: 'spent', lotId: null, credits },
            ],
    },
    posted,
  )
  return { balanceCredits: balance }
}

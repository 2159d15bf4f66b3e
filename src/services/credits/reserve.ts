import { sql } from 'kysely'
import { findPayer } from '../../storage/credit-accounts.ts'
import { insertReservation } from '../../storage/credit-reservations.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { ensureCredits } from '../billing/auto-topup.ts'
import type { System } from '../system.ts'
import { openAccount, type Reference, record } from './account.ts'
import { drawFrom } from './draw.ts'
import { creditsExhausted } from './refuse.ts'

interface Wanted {
  workspaceId: string
  credits: number
  reference: Reference
}

/**
 * Sets credits aside before work starts, from the lots that expire first. Throws a 429 when they do not reach, after a top-up
 * where that is on. Null where there is nothing to set aside: the operator of a self-hosted workspace pays.
 */
export async function reserveCredits(
  tx: Tx,
  system: System,
  wanted: Wanted,
): Promise<{ reservationId: string | null }> {
  const payer = await findPayer(tx, wanted.workspaceId)
  if (wanted.credits === 0 || payer?.tier === 'self_hosted') return { reservationId: null }
  if (!payer?.auto_topup_enabled) return reserve(tx, system, wanted)
  await sql`savepoint before_reservation`.execute(tx)
  return reserve(tx, system, wanted).catch(async () => {
    // Gives the account free: others must not wait for a payment, and it could not be credited.
    await sql`rollback to savepoint before_reservation`.execute(tx)
    await ensureCredits(system, wanted)
    return reserve(tx, system, wanted)
  })
}

async function reserve(tx: Tx, system: System, { workspaceId, credits, reference }: Wanted) {
  const account = await openAccount(tx, system, workspaceId)
  const { taken, missing } = drawFrom(account.lots, credits)
  if (missing > 0) throw creditsExhausted(account, credits)
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

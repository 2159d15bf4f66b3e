import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { type Account, openAccount, recordAll } from './account.ts'
import { giveAllBack, takeHolds } from './holds.ts'

interface Reserved {
  workspaceId: string
  reservationId: string | null
}

/** Frees what was reserved for work that failed or was called off. Nothing happens where that was done before. */
export async function releaseReservations(tx: Tx, system: System, reserved: Reserved[]): Promise<void> {
  const held = reserved.filter(({ reservationId }) => reservationId !== null)
  const byWorkspace = Map.groupBy(held, ({ workspaceId }) => workspaceId)
  for (const workspaceId of [...byWorkspace.keys()].sort()) {
    const ids = (byWorkspace.get(workspaceId) ?? []).flatMap(({ reservationId }) => reservationId ?? [])
    await release(tx, await openAccount(tx, system, workspaceId), ids)
  }
}

async function release(tx: Tx, account: Account, reservationIds: string[]): Promise<void> {
  const holds = await takeHolds(tx, account, reservationIds)
  if (holds.length === 0) return
  const back = await giveAllBack(
    tx,
    account,
    holds.map(({ shares }) => shares),
  )
  const entries = holds.map(({ reservationId, shares, reference }, index) => ({
    ...{ id: newId(), type: 'release' as const, description: 'Released', reference, reservationId },
    postings: [
      ...shares.map((share) => ({ ...share, account: 'reserved' as const, credits: -share.credits })),
      ...(back[index] ?? []),
    ],
  }))
  await recordAll(tx, account, entries)
}

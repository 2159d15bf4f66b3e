import { AppError } from '../../core/app-error.ts'
import { findCharge, isRefunded, type Posting, selectPostings } from '../../storage/credit-ledger.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { type Account, openAccount, record } from './account.ts'
import { giveBack } from './holds.ts'

/** Takes a whole charge back, once. Credits return to their lots; those of a lot that has expired meanwhile are gone. */
export async function refundCharge(
  tx: Tx,
  system: System,
  { workspaceId, entryId, description }: { workspaceId: string; entryId: string; description: string },
): Promise<{ balanceCredits: number }> {
  const account = await openAccount(tx, system, workspaceId)
  const charge = await findCharge(tx, workspaceId, entryId)
  if (charge === undefined) throw new AppError('not_found', `There is no charge ${entryId}.`)
  if (await isRefunded(tx, workspaceId, entryId)) {
    throw new AppError('conflict', `The charge ${entryId} was refunded before.`)
  }
  const { reference_type: type, reference_id: id } = charge
  await record(tx, account, {
    ...{ type: 'refund', description, refundOf: entryId },
    ...(type !== null && id !== null && { reference: { type, id } }),
    postings: await reverse(tx, account, await selectPostings(tx, workspaceId, entryId)),
    charges: charge.charges.map(({ unit, quantity, credits }) => ({ unit, quantity: -quantity, credits: -credits })),
  })
  return { balanceCredits: account.balance }
}

async function reverse(tx: Tx, account: Account, postings: Posting[]): Promise<Posting[]> {
  const spent = postings.filter((posting) => posting.account === 'spent')
  const shares = spent.flatMap(({ lotId, credits }) => (lotId === null ? [] : [{ lotId, credits }]))
  const metered = postings.filter((posting) => posting.account === 'operator')
  return [
    ...[...spent, ...metered].map((posting) => ({ ...posting, credits: -posting.credits })),
    ...(await giveBack(tx, account, shares)),
  ]
}

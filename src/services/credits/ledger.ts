import type { LedgerEntry } from '../../contract/credits.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { countLedger, selectLedger } from '../../storage/credit-ledger.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { bringUpToDate } from './balance.ts'

/** What changed the balance. Reservations do not: they only hold a part of it. */
export async function listLedger(ctx: Context, query: ListQuery): Promise<Page<LedgerEntry>> {
  const { db } = ctx.system
  if (query.cursor === undefined) await bringUpToDate(ctx)
  return listPage(ctx, {
    list: 'credit-ledger',
    query,
    select: (window) => selectLedger(db, ctx.workspaceId, window),
    count: () => countLedger(db, ctx.workspaceId),
    present,
  })
}

function present(row: Awaited<ReturnType<typeof selectLedger>>[number]): LedgerEntry {
  const { reference_type: type, reference_id: id } = row
  return {
    id: row.id,
    type: row.type as LedgerEntry['type'],
    credits: row.credits,
    balance_credits: row.balance_credits,
    description: row.description,
    reference: type === null || id === null ? null : { type, id },
    charges: row.charges,
    created_at: row.created_at.toISOString(),
  }
}

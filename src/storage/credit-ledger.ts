import { type RawBuilder, sql } from 'kysely'
import type { Charge, Unit } from '../contract/credits.ts'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface NewEntry {
  id: string
  workspace_id: string
  type: 'grant' | 'reserve' | 'release' | 'charge' | 'refund' | 'expiry'
  credits: number
  balance_credits: number
  description: string
  reference_type: string | null
  reference_id: string | null
  lot_id: string | null
  reservation_id: string | null
  refund_of: string | null
  created_at: Date
}

export interface Posting {
  account: 'granted' | 'available' | 'reserved' | 'spent' | 'expired' | 'operator'
  lotId: string | null
  credits: number
}

export interface PostedEntry extends NewEntry {
  postings: Posting[]
  charges: Charge[]
}

/**
 * One statement, since whoever waits for the account waits for it. The database keeps the sums of account and lots by the
 * postings, and refuses what does not balance.
 */
export async function insertEntries(tx: Tx, entries: PostedEntry[]): Promise<void> {
  await sql`/* sheaf:entries */ with ${entryParts(entries, sql`(select true) as always`)} select`.execute(tx)
}

/** The same as parts of a statement that does more: the entries for each row of `cause`, of which there is one at most. */
export function entryParts(entries: PostedEntry[], cause: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = entries.map(({ postings: _, charges: __, ...entry }) => entry)
  const posted = entries.flatMap(({ id: entry_id, workspace_id, postings }) =>
    postings.map(({ lotId: lot_id, ...posting }) => ({ ...posting, entry_id, workspace_id, lot_id })),
  )
  const charged = entries.flatMap(({ id: entry_id, workspace_id, created_at, charges }) =>
    charges.map((charge) => ({ entry_id, workspace_id, ...charge, created_at })),
  )
  return sql`
    entry as (
      insert into credit_entries select row.*
      from ${cause}, json_populate_recordset(null::credit_entries, ${JSON.stringify(rows)}) as row),
    posted as (
      insert into credit_postings select row.*
      from ${cause}, json_populate_recordset(null::credit_postings, ${JSON.stringify(posted)}) as row),
    charged as (
      insert into credit_charges select row.*
      from ${cause}, json_populate_recordset(null::credit_charges, ${JSON.stringify(charged)}) as row)`
}

export async function selectPostings(tx: Tx, workspaceId: string, entryId: string): Promise<Posting[]> {
  const rows = await tx
    .selectFrom('credit_postings')
    .select(['account', 'lot_id', 'credits'])
    .where('workspace_id', '=', workspaceId)
    .where('entry_id', '=', entryId)
    .execute()
  return rows.map(({ account, lot_id, credits }) => ({
    account: account as Posting['account'],
    lotId: lot_id,
    credits,
  }))
}

/** The entries that changed the balance, or would have for a workspace that pays. */
export async function selectLedger(db: Database, workspaceId: string, window: KeysetWindow) {
  const query = db
    .selectFrom('credit_entries')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('type', 'not in', ['reserve', 'release'])
  const entries = await withinWindow(query, window).execute()
  const charges = await selectCharges(
    db,
    workspaceId,
    entries.map(({ id }) => id),
  )
  return entries.map((entry) => ({ ...entry, charges: charges.get(entry.id) ?? [] }))
}

export async function countLedger(db: Database, workspaceId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('credit_entries')
      .where('workspace_id', '=', workspaceId)
      .where('type', 'not in', ['reserve', 'release']),
  )
}

export async function findCharge(tx: Tx, workspaceId: string, entryId: string) {
  const entry = await tx
    .selectFrom('credit_entries')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', entryId)
    .where('type', '=', 'charge')
    .executeTakeFirst()
  if (entry === undefined) return
  return { ...entry, charges: (await selectCharges(tx, workspaceId, [entryId])).get(entryId) ?? [] }
}

export async function isRefunded(tx: Tx, workspaceId: string, entryId: string): Promise<boolean> {
  const refund = await tx
    .selectFrom('credit_entries')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('refund_of', '=', entryId)
    .executeTakeFirst()
  return refund !== undefined
}

async function selectCharges(db: Database, workspaceId: string, entryIds: string[]): Promise<Map<string, Charge[]>> {
  const byEntry = new Map<string, Charge[]>()
  if (entryIds.length === 0) return byEntry
  const rows = await db
    .selectFrom('credit_charges')
    .select(['entry_id', 'unit', 'quantity', 'credits'])
    .where('workspace_id', '=', workspaceId)
    .where('entry_id', 'in', entryIds)
    .execute()
  for (const { entry_id, unit, quantity, credits } of rows) {
    byEntry.set(entry_id, [...(byEntry.get(entry_id) ?? []), { unit: unit as Unit, quantity, credits }])
  }
  return byEntry
}

/** What was used since a time, refunds taken off, by unit. */
export async function sumUsage(db: Database, workspaceId: string, since: Date) {
  const rows = await db
    .selectFrom('credit_charges')
    .select([
      'unit',
      sql<number>`sum(quantity)::bigint`.as('quantity'),
      sql<number>`sum(credits)::bigint`.as('credits'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('created_at', '>', since)
    .groupBy('unit')
    .having(sql<boolean>`sum(quantity) <> 0`)
    .execute()
  return rows.map((row) => ({ ...row, unit: row.unit as Unit }))
}

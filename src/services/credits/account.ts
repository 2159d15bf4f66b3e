import type { Charge, Tier } from '../../contract/credits.ts'
import { newId } from '../../core/ids.ts'
import { lockCreditAccount } from '../../storage/credit-accounts.ts'
import { insertEntries, type NewEntry, type PostedEntry, type Posting } from '../../storage/credit-ledger.ts'
import { insertCreditLot, type NewCreditLot, selectCreditLots } from '../../storage/credit-lots.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import type { Share } from './draw.ts'
import { startOfNextMonth } from './months.ts'

export const freeCreditsPerMonth = 5000

interface Lot extends Share {
  kind: NewCreditLot['kind']
  expiresAt: Date
}

/** A workspace's credits while this transaction holds them. */
export interface Account {
  workspaceId: string
  /** The workspace's own tier, whether or not paid credits lift it. */
  tier: Tier
  now: Date
  /** What is not spent, reserved or not. */
  balance: number
  reserved: number
  /** What can be drawn from, in this order. */
  lots: Lot[]
  /** In credits; undefined when it is off. */
  autoTopup: { threshold: number; amount: number } | undefined
}

export interface Reference {
  type: string
  id: string
}

/**
 * Locks the account until the transaction ends and brings it up to date: lots whose time has come expire, and a free
 * workspace gets this month's credits. Keep what follows short, since other work of the workspace waits.
 */
export async function openAccount(tx: Tx, { clock }: System, workspaceId: string): Promise<Account> {
  const row = await lockCreditAccount(tx, workspaceId)
  if (row === undefined) throw new Error(`there is no workspace ${workspaceId}`)
  // After the lock: time may have passed while others held it.
  const now = clock.now()
  const freeUntil = startOfNextMonth(now)
  const found = await selectCreditLots(tx, workspaceId, freeUntil)
  const account: Account = {
    ...{ workspaceId, now, lots: [], reserved: row.reserved },
    tier: row.tier as Tier,
    balance: row.available + row.reserved,
    autoTopup: row.auto_topup_enabled
      ? { threshold: row.auto_topup_threshold ?? 0, amount: row.auto_topup_amount ?? 0 }
      : undefined,
  }
  for (const { id, remaining, expires_at } of found.filter((lot) => lot.expires_at <= now)) {
    await record(tx, account, {
      type: 'expiry',
      description: `Expired at ${expires_at.toISOString()}`,
      lotId: id,
      postings: [
        { account: 'available', lotId: id, credits: -remaining },
        { account: 'expired', lotId: id, credits: remaining },
      ],
    })
  }
  account.lots = found
    .filter((lot) => lot.expires_at > now && lot.remaining > 0)
    .map((lot) => ({
      ...{ lotId: lot.id, credits: lot.remaining, expiresAt: lot.expires_at },
      kind: lot.kind as NewCreditLot['kind'],
    }))
  const hasFreeLot = found.some((lot) => lot.kind === 'free' && lot.expires_at.getTime() === freeUntil.getTime())
  if (account.tier === 'free' && !hasFreeLot) {
    const description = `Free credits until ${freeUntil.toISOString()}`
    await grantLot(tx, account, { kind: 'free', credits: freeCreditsPerMonth, expiresAt: freeUntil, description })
  }
  return account
}

export function availableIn({ lots }: Account): number {
  return lots.reduce((sum, { credits }) => sum + credits, 0)
}

/** Adds a lot to an account that is held. Returns the id of its entry. */
export async function grantLot(
  tx: Tx,
  account: Account,
  grant: {
    kind: NewCreditLot['kind']
    credits: number
    expiresAt: Date
    description: string
    reference?: Reference
  },
): Promise<string> {
  const { kind, credits, expiresAt, ...told } = grant
  const lotId = newId()
  await insertCreditLot(tx, {
    ...{ id: lotId, kind, granted: credits, expires_at: expiresAt },
    ...{ workspace_id: account.workspaceId, created_at: account.now },
  })
  const entryId = await record(tx, account, {
    ...{ type: 'grant', ...told, lotId },
    postings: [
      { account: 'granted', lotId, credits: -credits },
      { account: 'available', lotId, credits },
    ],
  })
  account.lots.push({ lotId, kind, credits, expiresAt })
  account.lots.sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
  return entryId
}

interface Entry {
  type: NewEntry['type']
  description: string
  reference?: Reference
  lotId?: string
  reservationId?: string | null
  refundOf?: string
  postings: Posting[]
  charges?: Charge[]
}

/** Writes one entry with its postings; how it changes the balance follows from them. Whoever gives `posted` writes it. */
export async function record(tx: Tx, account: Balance, entry: Entry, posted?: PostedEntry[]): Promise<string> {
  const id = newId()
  const entries = balanced(account, [{ ...entry, id }])
  if (posted) posted.push(...entries)
  else await insertEntries(tx, entries)
  return id
}

type Balance = Pick<Account, 'workspaceId' | 'now' | 'balance'>

/** Writes entries, each with its postings, one after the other. */
export async function recordAll(tx: Tx, account: Balance, entries: (Entry & { id: string })[]): Promise<void> {
  await insertEntries(tx, balanced(account, entries))
}

function balanced(account: Balance, entries: (Entry & { id: string })[]): PostedEntry[] {
  return entries.map(({ postings, charges = [], ...entry }) => {
    const change = postings
      .filter((posting) => posting.account === 'available' || posting.account === 'reserved')
      .reduce((sum, { credits }) => sum + credits, 0)
    account.balance += change
    return {
      ...{ postings, charges },
      ...{ id: entry.id, workspace_id: account.workspaceId, type: entry.type },
      ...{ credits: change, balance_credits: account.balance, description: entry.description },
      ...{ reference_type: entry.reference?.type ?? null, reference_id: entry.reference?.id ?? null },
      ...{ lot_id: entry.lotId ?? null, reservation_id: entry.reservationId ?? null },
      ...{ refund_of: entry.refundOf ?? null, created_at: account.now },
    }
  })
}

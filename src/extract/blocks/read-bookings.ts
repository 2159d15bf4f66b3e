import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Candidate } from '../resolve/candidates.ts'
import type { ItemCell } from '../tables/item-cell.ts'
import type { Item } from '../tables/read-items.ts'
import { type TransactionRole, transactionRoles } from '../transactions/asks-transaction.ts'
import type { Kind } from '../transactions/kind-terms.ts'
import { kindChoices, resolveKind } from '../transactions/resolve-kind.ts'
import { weighShares } from '../transactions/weigh-shares.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type Booking, findBookings } from './find-bookings.ts'
import { valuesByRow } from './values-by-row.ts'

const fewestBookings = 2
const leastShareWeight = 2.5

/** Reads the items of an array of transactions from the lines of a statement. Undefined when it is none. */
export function readBookings(view: DocumentView, properties: readonly FieldProfile[]): Item[] | undefined {
  const roles = transactionRoles(properties)
  const asked = new Set(roles.values())
  if (!asked.has('date') || !asked.has('amount')) return undefined
  const candidates = valuesByRow(view)
  const bookings = findBookings(view, candidates)
  if (bookings.length < fewestBookings) return undefined
  const currency = usualCurrency(candidates)
  return bookings.map((booking) => ({
    cells: properties.map((profile) => cellOf(view, profile, roles.get(profile), booking, candidates, currency)),
  }))
}

function cellOf(
  view: DocumentView,
  profile: FieldProfile,
  role: TransactionRole | undefined,
  booking: Booking,
  candidates: readonly Candidate[],
  currency: Candidate | undefined,
): ItemCell | undefined {
  const { day, amounts, rows } = booking
  const amount = amounts.at(-1)
  if (role === 'date') return { value: day.value, parts: [day.part], score: 0.85 }
  if (role === 'amount') return amount && { value: Math.abs(Number(amount.value)), parts: amount.parts, score: 0.85 }
  if (profile.leaf.enum) return kindCell(profile, booking)
  const own = candidates.filter(({ parts }) => rows.some(({ index }) => index === parts[0]?.segment.row))
  if (role === 'shares') {
    const shares = own.find((each) => each.kind === 'number' && weighShares(each, view) >= leastShareWeight)
    return shares && { value: Math.abs(Number(shares.value)), parts: shares.parts, score: 0.7 }
  }
  if ((profile.kinds.get('isin') ?? 0) > 0.8) {
    const isin = own.find(({ kind }) => kind === 'isin')
    return isin && { value: isin.value, parts: isin.parts, score: 0.85 }
  }
  if ((profile.kinds.get('currency') ?? 0) < 0.8) return undefined
  const stated = amount?.mention?.currency ? amount : currency
  return stated && { value: stated.mention?.currency ?? stated.value, parts: stated.parts, score: 0.85 }
}

/** What its words say, or else whether the money came or went. */
function kindCell({ leaf }: FieldProfile, { rows, amounts, balance }: Booking): ItemCell | undefined {
  const choices = kindChoices(leaf)
  const amount = amounts.at(-1)
  if (!choices || !amount) return undefined
  const told = resolveKind(
    choices,
    rows.flatMap(({ segments }) => segments),
  )
  if (told.value !== null) return { value: told.value, parts: told.parts, score: 0.75 }
  const direction: Kind = (balance ?? Number(amount.value)) < 0 ? 'removal' : 'deposit'
  const value = choices.get(direction)
  return value === undefined ? undefined : { value: value as ItemCell['value'], parts: amount.parts, score: 0.5 }
}

/** The currency that most amounts have, else the one that is named first. */
function usualCurrency(candidates: readonly Candidate[]): Candidate | undefined {
  const named = candidates.filter(({ kind, mention }) => kind === 'currency' || mention?.currency !== undefined)
  const groups = [...Map.groupBy(named, (each) => each.mention?.currency ?? each.value).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
}

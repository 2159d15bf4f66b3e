import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Item, ItemCell } from '../lists/item-cell.ts'
import type { Candidate } from '../resolve/candidates.ts'
import { findMentions } from '../resolve/find-mentions.ts'
import { type TransactionRole, transactionRoles } from '../transactions/asks-transaction.ts'
import type { Kind } from '../transactions/kind-terms.ts'
import { kindChoices, resolveKind } from '../transactions/resolve-kind.ts'
import { rowText } from '../transactions/surroundings.ts'
import { plain } from '../transactions/terms.ts'
import { weighShares } from '../transactions/weigh-shares.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import { type Booking, balanceWords, findBookings } from './find-bookings.ts'

const fewestBookings = 2
const fewestBalances = 2
const leastShareWeight = 2.5

/** Reads the items of an array of transactions from the lines of a statement; none when it is no statement. */
export function readBookings(view: DocumentView, properties: readonly FieldProfile[]): Item[] {
  const roles = transactionRoles(properties)
  const asked = new Set(roles.values())
  if (!asked.has('date') || !asked.has('amount')) return []
  const candidates = valuesByRow(view)
  const bookings = findBookings(view, candidates)
  if (bookings.length < fewestBookings) return []
  const statement = {
    view,
    candidates,
    currency: usualCurrency(candidates),
    head: view.rows.slice(0, bookings[0]?.rows[0]?.index ?? 0).flatMap(({ segments }) => segments),
  }
  return bookings.map((booking) => ({
    cells: properties.map((profile) => {
      const cell = cellOf(statement, profile, roles.get(profile), booking)
      return cell && { ...cell, finder: 'statement' as const }
    }),
    row: booking.rows[0]?.index ?? 0,
  }))
}

/** The one booking of a statement that has no other between its balances. */
export function onlyBooking(view: DocumentView): Booking | undefined {
  const balances = view.rows.filter((row) => balanceWords.test(plain(rowText(row)))).length
  if (balances < fewestBalances) return undefined
  const bookings = findBookings(view, valuesByRow(view))
  return bookings.length === 1 ? bookings[0] : undefined
}

interface Statement {
  view: DocumentView
  candidates: readonly Candidate[]
  currency: Candidate | undefined
  /** What stands over the first booking. */
  head: Segment[]
}

function cellOf(
  { view, candidates, currency, head }: Statement,
  profile: FieldProfile,
  role: TransactionRole | undefined,
  booking: Booking,
): ItemCell | undefined {
  const { day, amounts, rows } = booking
  const amount = amounts.at(-1)
  if (role === 'date') return { value: day.value, parts: [day.part], score: 0.55 }
  if (role === 'amount') return amount && { value: Math.abs(Number(amount.value)), parts: amount.parts, score: 0.55 }
  if (profile.leaf.enum) return kindCell(profile, booking, head)
  const own = candidates.filter(({ parts }) => rows.some(({ index }) => index === parts[0]?.segment.row))
  if (role === 'shares') {
    const numbers = own.filter(({ kind }) => kind === 'number')
    const shares = numbers.find((each) => weighShares(each, view) >= leastShareWeight) ?? sharesByPrice(numbers, amount)
    return shares && { value: Math.abs(Number(shares.value)), parts: shares.parts, score: 0.45 }
  }
  if ((profile.kinds.get('isin') ?? 0) > 0.8) {
    const isin = own.find(({ kind }) => kind === 'isin')
    return isin && { value: isin.value, parts: isin.parts, score: 0.55 }
  }
  if ((profile.kinds.get('currency') ?? 0) < 0.8) return undefined
  const stated = amount?.mention?.currency ? amount : currency
  return stated && { value: stated.mention?.currency ?? stated.value, parts: stated.parts, score: 0.55 }
}

const mostOff = 0.012

/** Of two numbers that make the amount when multiplied, the first is the quantity and the second the price. */
function sharesByPrice(numbers: readonly Candidate[], amount: Candidate | undefined): Candidate | undefined {
  const sum = Math.abs(Number(amount?.value))
  const makesSum = (a: Candidate, b: Candidate) =>
    Math.abs(Math.abs(Number(a.value) * Number(b.value)) - sum) < mostOff * sum && !isSamePlace(b, amount)
  return numbers.find((number, index) => numbers.slice(index + 1).some((price) => makesSum(number, price)))
}

function isSamePlace(a: Candidate, b: Candidate | undefined): boolean {
  return a.parts[0]?.segment === b?.parts[0]?.segment && a.parts[0]?.last === b?.parts[0]?.last
}

const trades: Kind[] = ['purchase', 'sale', 'dividend']

/** What its words say, or the title of a list of trades, or else whether the money came or went. */
function kindCell({ leaf }: FieldProfile, booking: Booking, head: readonly Segment[]): ItemCell | undefined {
  const choices = kindChoices(leaf)
  const amount = booking.amounts.at(-1)
  if (!choices || !amount) return undefined
  const lines = booking.rows.flatMap(({ segments }) => segments)
  const told = resolveKind(choices, lines)
  if (told.value !== null) return { value: told.value, parts: told.parts, score: 0.5 }
  const titled = resolveKind(choices, head)
  if (titled.value !== null && trades.some((kind) => choices.get(kind) === titled.value))
    return { value: titled.value, parts: titled.parts, score: 0.45 }
  const direction: Kind = (booking.balance ?? Number(amount.value)) < 0 ? 'removal' : 'deposit'
  const value = choices.get(direction)
  return value === undefined ? undefined : { value: value as ItemCell['value'], parts: amount.parts, score: 0.35 }
}

/** The currency that most amounts have, else the one that is named first. */
function usualCurrency(candidates: readonly Candidate[]): Candidate | undefined {
  const named = candidates.filter(({ kind, mention }) => kind === 'currency' || mention?.currency !== undefined)
  const groups = [...Map.groupBy(named, (each) => each.mention?.currency ?? each.value).values()]
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
}

const known = new WeakMap<DocumentView, Candidate[]>()

/** Values of every line, also of those that were taken for running text; found once for each document. */
function valuesByRow(view: DocumentView): Candidate[] {
  const values = known.get(view) ?? findByRow(view)
  known.set(view, values)
  return values
}

function findByRow(view: DocumentView): Candidate[] {
  const context = { labels: {}, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 }
  const segments = view.rows.flatMap((row) => row.segments).filter(({ text }) => /\d/.test(text))
  return findMentions({ ...view, segments }).map((mention) => {
    const { kind, value, text, segment, first, last } = mention
    const parts = [{ segment, first, last }]
    return { kind, value, text, parts, context, mention, origin: 'mention', aboveAddress: false }
  })
}

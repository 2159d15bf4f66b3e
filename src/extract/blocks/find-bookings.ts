import type { Candidate } from '../resolve/candidates.ts'
import { isAmount } from '../resolve/document-facts.ts'
import { rowText } from '../transactions/surroundings.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { type BookingDay, dayOf } from './booking-day.ts'

/** A line of an account with the lines below that belong to it. */
export interface Booking {
  day: BookingDay
  /** Amounts of its first line, from the left. */
  amounts: Candidate[]
  rows: Row[]
  /** Its first line is the last amount away from that of the line before. */
  balance?: number
}

const mostRows = 8
export const balanceWords =
  /saldo|kontostand|balance|solde|ubertrag vom|vortrag|summe|zwischensumme|gesamt|\btotal|anfangsbestand|endbestand/u

/** Lines that begin with a day and end with an amount, or else lines that hold both. */
export function findBookings(view: DocumentView, candidates: readonly Candidate[]): Booking[] {
  const byRow = Map.groupBy(candidates, ({ parts }) => parts[0]?.segment.row ?? -1)
  const latest = latestDay(candidates)
  const found = view.rows.flatMap((row) => bookingAt(row, byRow.get(row.index) ?? [], latest))
  const leading = found.filter(({ day }) => day.leads)
  const starts = leading.length >= 0.5 * found.length ? leading : found
  return withBalances(starts.map((booking, index) => ({ ...booking, rows: rowsOf(view, booking, starts[index + 1]) })))
}

function bookingAt(row: Row, candidates: readonly Candidate[], latest: string | undefined): Booking[] {
  const text = plain(rowText(row))
  if (balanceWords.test(text)) return []
  const day = dayOf(
    row,
    candidates.filter(({ kind }) => kind === 'date' || kind === 'datetime'),
    latest,
  )
  const amounts = once(candidates.filter((each) => isAmount(each) && each.parts[0]?.segment !== undefined))
  if (!day) return []
  const after = amounts.filter((amount) => isAfter(amount, day))
  return after.length > 0 ? [{ day, amounts: after, rows: [row] }] : []
}

/** An amount is a number, too: the one with its currency stands for both. */
function once(amounts: readonly Candidate[]): Candidate[] {
  const money = amounts.filter(({ kind }) => kind === 'money')
  const isPart = (number: Candidate) =>
    money.some((other) => other.parts[0]?.segment === number.parts[0]?.segment && isInside(number, other))
  return amounts.filter((each) => each.kind === 'money' || !isPart(each)).toSorted((a, b) => placeOf(a) - placeOf(b))
}

function isInside({ mention: inner }: Candidate, { mention: outer }: Candidate): boolean {
  return inner !== undefined && outer !== undefined && inner.start >= outer.start && inner.end <= outer.end
}

function placeOf({ parts, mention }: Candidate): number {
  return (parts[0]?.segment.place ?? 0) * 10_000 + (mention?.start ?? 0)
}

function isAfter(amount: Candidate, { part }: BookingDay): boolean {
  return placeOf(amount) > part.segment.place * 10_000 + (part.segment.offsets[part.last] ?? 0)
}

function latestDay(candidates: readonly Candidate[]): string | undefined {
  const days = candidates
    .filter(({ kind, value, text }) => kind === 'date' && String(value).length >= 10 && text.length >= 6)
    .map(({ value }) => String(value).slice(0, 10))
  // A few days of a statement lie ahead of it: a payment that is due, the end of a contract.
  const sorted = days.toSorted()
  return sorted[Math.ceil(0.9 * (sorted.length - 1))]
}

function rowsOf(view: DocumentView, { rows: [first] }: Booking, next: Booking | undefined): Row[] {
  if (!first) return []
  const end = Math.min(next?.rows[0]?.index ?? view.rows.length, first.index + mostRows)
  const rows = view.rows.slice(first.index, end)
  const stop = rows.findIndex(
    (row, index) => index > 0 && (row.page !== first.page || balanceWords.test(plain(rowText(row)))),
  )
  return stop < 0 ? rows : rows.slice(0, stop)
}

/** Where the last of two amounts changes by the first of them from line to line, it is the balance. */
function withBalances(bookings: readonly Booking[]): Booking[] {
  const changes = bookings.map(({ amounts }, index) => {
    const [own, before] = [amounts.at(-1), bookings[index - 1]?.amounts.at(-1)]
    const moved = amounts.at(-2)
    if (!own || !before || !moved) return undefined
    const change = Number(own.value) - Number(before.value)
    return Math.abs(Math.abs(change) - Math.abs(Number(moved.value))) < 0.005 ? change : undefined
  })
  const twofold = bookings.filter(({ amounts }) => amounts.length > 1).length
  if (changes.filter((change) => change !== undefined).length < Math.max(1, 0.4 * twofold)) return [...bookings]
  return bookings.map(({ amounts, ...booking }, index) => {
    const balance = changes[index]
    const kept = amounts.length > 1 ? amounts.slice(0, -1) : amounts
    return { ...booking, amounts: kept, ...(balance !== undefined && { balance }) }
  })
}

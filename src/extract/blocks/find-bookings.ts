import type { Candidate } from '../resolve/candidates.ts'
import { rowText } from '../transactions/surroundings.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import { type BookingDay, dayOf } from './booking-day.ts'
import { amountsIn, changeOf, placeOf, readLedger } from './running-balance.ts'

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
  const found: Booking[] = []
  for (const row of view.rows) {
    const own = byRow.get(row.index) ?? []
    found.push(...(bookingAt(row, own, latest) ?? bookingBelow(row, amountsIn(own), found.at(-1))))
  }
  const leading = found.filter(({ day }) => day.leads)
  const starts = leading.length >= 0.5 * found.length ? leading : found
  return withBalances(starts.map((booking, index) => ({ ...booking, rows: rowsOf(view, booking, starts[index + 1]) })))
}

function bookingAt(row: Row, candidates: readonly Candidate[], latest: string | undefined): Booking[] | undefined {
  const text = plain(rowText(row))
  if (balanceWords.test(text)) return []
  const day = dayOf(
    row,
    candidates.filter(({ kind }) => kind === 'date' || kind === 'datetime'),
    latest,
  )
  const amounts = amountsIn(candidates)
  if (!day) return undefined
  const after = amounts.filter((amount) => isAfter(amount, day))
  return after.length > 0 ? [{ day, amounts: after, rows: [row] }] : []
}

/** A line that leaves the place of the day blank is of the one above where the balance goes on from there. */
function bookingBelow(row: Row, amounts: Candidate[], above: Booking | undefined): Booking[] {
  const [own, before] = [amounts, above?.amounts ?? []].map((each) => each.map(({ value }) => Number(value)))
  const isBlank = above && (row.segments[0]?.box[0] ?? 0) > above.day.part.segment.box[0]
  return isBlank && own && changeOf(own, before) !== undefined ? [{ day: above.day, amounts, rows: [row] }] : []
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

/** Where the last of several amounts changes by another of them from line to line, it is the balance. */
function withBalances(bookings: readonly Booking[]): Booking[] {
  const ledger = readLedger(bookings.map(({ amounts }) => amounts.map(({ value }) => Number(value))))
  if (!ledger) return [...bookings]
  return bookings.flatMap(({ amounts, ...booking }, index) => {
    const { change, isBalance } = ledger[index] ?? { change: undefined, isBalance: false }
    const kept = amounts.length > 1 ? amounts.slice(0, -1) : amounts
    return isBalance ? [] : [{ ...booking, amounts: kept, ...(change !== undefined && { balance: change }) }]
  })
}

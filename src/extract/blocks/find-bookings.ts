import type { Candidate } from '../resolve/candidates.ts'
import { isAmount } from '../resolve/document-facts.ts'
import { wordAt } from '../resolve/find-mentions.ts'
import type { Part } from '../resolve/part.ts'
import { rowText } from '../transactions/surroundings.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'

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

interface BookingDay {
  value: string
  part: Part
  /** Only numbers stand before it in its row. */
  leads: boolean
}

const shortDay = /^(?:\d{1,3}\s+)?(?<day>\d{1,2})[./](?<month>\d{1,2})\.?(?=\s|$)/u

/** The first day that a row states, whole or as day and month alone, which statements do whose head has the year. */
function dayOf(row: Row, dates: readonly Candidate[], latest: string | undefined): BookingDay | undefined {
  const first = row.segments[0]
  if (!first) return undefined
  const groups = shortDay.exec(first.text)?.groups
  const [whole] = dates
  const part = whole?.parts[0]
  if (whole && part && !(groups && part.segment.place === 0 && part.first === 0 && isShort(whole.text)))
    return { value: String(whole.value).slice(0, 10), part, leads: isFirst(row, part) }
  const value = groups && latest && withYear(Number(groups['day']), Number(groups['month']), latest)
  if (!value || !groups) return undefined
  const place = wordAt(
    first,
    first.text.search(shortDay) + (shortDay.exec(first.text)?.[0].lastIndexOf(groups['day'] ?? '') ?? 0),
  )
  return { value, part: { segment: first, first: place, last: place }, leads: true }
}

function isShort(text: string): boolean {
  return text.length < 6
}

function isFirst(row: Row, { segment, first }: Part): boolean {
  const before = row.segments.slice(0, segment.place).map(({ text }) => text)
  return !/\p{L}/u.test([...before, segment.text.slice(0, segment.offsets[first] ?? 0)].join(' '))
}

/** The last such day that is not after the latest day of the statement. */
function withYear(day: number, month: number, latest: string): string | undefined {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined
  const tail = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const year = Number(latest.slice(0, 4)) - (tail > latest.slice(5, 10) ? 1 : 0)
  return `${year}-${tail}`
}

/** A row of an account whose last amount is what is there after it. */
interface LedgerRow {
  /** By how much the row changes what is there. */
  change: number | undefined
  /** It only says what is there: at the beginning, at the end, at the top of a page. */
  isBalance: boolean
}

const fewestChanges = 2
const leastShare = 0.4

/** What rows of amounts say of an account, in either order; undefined where the last amounts do not change by the others. */
function readLedger(rows: readonly (readonly number[])[]): LedgerRow[] | undefined {
  const twofold = rows.filter((amounts) => amounts.length > 1).length
  for (const before of [-1, 1]) {
    const changes = rows.map((own, index) => changeOf(own, rows[index + before]))
    if (changes.filter((change) => change !== undefined).length < Math.max(fewestChanges, leastShare * twofold))
      continue
    return rows.map((own, index) => {
      const isSame = isEqual(own.at(-1), rows[index + before]?.at(-1))
      const isStart = changes[index - before] !== undefined
      return { change: changes[index], isBalance: own.length === 1 && (isSame || isStart) }
    })
  }
  return undefined
}

/** By how much the last amount differs from that of the row before, if another one of its row says so. */
function changeOf(own: readonly number[], before: readonly number[] | undefined): number | undefined {
  const [now, then] = [own.at(-1), before?.at(-1)]
  if (now === undefined || then === undefined) return undefined
  return own.slice(0, -1).some((moved) => isEqual(Math.abs(now - then), Math.abs(moved))) ? now - then : undefined
}

function isEqual(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a - b) < 0.005
}

/** The amounts of a row from the left. An amount is a number, too: the one with its currency stands for both. */
function amountsIn(row: readonly Candidate[]): Candidate[] {
  const amounts = row.filter((each) => isAmount(each) && each.parts[0]?.segment !== undefined)
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

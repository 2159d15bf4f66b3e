import { rowText } from '../transactions/surroundings.ts'
import { plain } from '../transactions/terms.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type Booking, balanceWords, findBookings } from './find-bookings.ts'
import { valuesByRow } from './values-by-row.ts'

const fewestBalances = 2

/** The one booking of a statement that has no other between its balances. */
export function onlyBooking(view: DocumentView): Booking | undefined {
  const balances = view.rows.filter((row) => balanceWords.test(plain(rowText(row)))).length
  if (balances < fewestBalances) return undefined
  const bookings = findBookings(view, valuesByRow(view))
  return bookings.length === 1 ? bookings[0] : undefined
}

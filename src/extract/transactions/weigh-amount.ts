import type { Candidate } from '../resolve/candidates.ts'
import type { DocumentView } from '../view/document-view.ts'
import { termFinder } from './nearest-term.ts'
import { countAmounts, headAbove, isBookingRow, leadOf, restOf, rowText } from './surroundings.ts'
import { amountTerms } from './terms.ts'

const termsIn = termFinder(amountTerms)

/** How much the words around an amount say that it is the one that was booked. */
export function weighAmount(candidate: Candidate, view: DocumentView): number {
  const form = weighForm(candidate, view)
  const own = termsIn(leadOf(candidate, view)).at(-1)
  const segment = candidate.parts[0]?.segment
  const inRow = segment && !segment.prose && isBookingRow(rowText(view.rows[segment.row]), view)
  // Of several amounts behind one name the last is the sum of the others, or what they come to in one's own currency.
  const isLast = inRow || countAmounts(restOf(candidate, view), view) === 0
  if (own !== undefined && (own > 2 || own <= -3 || !inRow)) return form + own - (own > 0 && !isLast ? 0.8 : 0)
  const head = columnTerm(candidate, view)
  return form + (inRow ? Math.max(2.2, head ?? 0) : (head ?? 0))
}

const longestAmount = 1e7

function weighForm({ mention, value, text }: Candidate, { conventions }: DocumentView): number {
  if (mention?.decimals === 2 && (value === 0 || !text.includes(conventions.decimalMark))) return -3
  if (mention?.decimals === 2) return mention.currency ? 0.3 : 0
  return mention?.currency && mention.decimals === 0 && Math.abs(Number(value)) < longestAmount ? -1.5 : -4
}

/** A head names its columns in their order, so counted from the end the last amount has the last name. */
function columnTerm(candidate: Candidate, view: DocumentView): number | undefined {
  return termsIn(headAbove(candidate, view)).at(-1 - countAmounts(restOf(candidate, view), view))
}

import type { Candidate } from '../resolve/candidates.ts'
import type { DocumentView } from '../view/document-view.ts'
import { termFinder } from './nearest-term.ts'
import { isBookingRow, leadOf, restOf, rowText } from './surroundings.ts'
import { dateTerms, plain } from './terms.ts'

const termsIn = termFinder(dateTerms)
const done =
  /^\W{0,40}(?:\S{1,60} ){0,12}?(?:ausgefuhrt|gekauft|verkauft|gezeichnet|abgerechnet|executed|bought|sold|execute|achete|vendu|ejecutad|comprad|vendid)/u
const period = /^\s*(?:-|–|bis|to|au|al|until|t\/m)\s*\d{1,2}[./-]/u

/** How much the words around a day say that the transaction was done on it. */
export function weighDate(candidate: Candidate, view: DocumentView): number {
  const { value, parts, context } = candidate
  const segment = parts[0]?.segment
  const rest = restOf(candidate, view)
  const form =
    (String(value).length >= 10 ? 0 : -3) + (/^\s*\d{1,2}:\d{2}/u.test(rest) || candidate.kind === 'datetime' ? 1 : 0)
  if (done.test(plain(context.labels.after ?? ''))) return form + 3.2
  if (period.test(rest)) return form - 2.5
  const isFirst = !/\p{L}/u.test(leadOf(candidate, view))
  if (isFirst && segment && isBookingRow(rowText(view.rows[segment.row]), view)) return form + 2
  const { inline, left, above } = context.labels
  for (const label of [inline, left, above]) {
    const term = termsIn(label ?? '').at(-1)
    if (term !== undefined) return form + term
  }
  return form
}

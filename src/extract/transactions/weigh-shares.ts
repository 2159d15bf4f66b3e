import type { Candidate } from '../resolve/candidates.ts'
import type { DocumentView } from '../view/document-view.ts'
import { termFinder } from './nearest-term.ts'
import { countAmounts, headAbove, leadOf, restOf, rowText } from './surroundings.ts'
import { plain, shareTerms, unitWords } from './terms.ts'

const termsIn = termFinder(shareTerms)
const unitBefore = new RegExp(`(?<!\\d\\s*|(?:pro|je|per|par|por)\\s)(?<![\\p{L}])(?:${unitWords})\\.?[\\s:]*$`, 'u')
const unitBehind = new RegExp(
  `^[\\s-]*(?:\\p{L}[\\p{L}.]{0,60}[\\s-][\\s.-]{0,9}){0,2}?(?:${unitWords})(?![\\p{L}])`,
  'u',
)
const money = '(?:eur|usd|chf|gbp|euros?|[€$£])'
const moneyBefore = new RegExp(`(?:^|[^\\p{L}])${money}\\s*$`, 'u')
/** "14.000 CHF 10.08": the currency is that of the price. */
const moneyBehind = new RegExp(`^\\s*(?:${money}(?!\\s*\\d)|%)`, 'u')
const furthestHead = 4

/** How much the words around a number say that it counts shares. */
export function weighShares(candidate: Candidate, view: DocumentView): number {
  const lead = plain(leadOf(candidate, view))
  const rest = plain(restOf(candidate, view))
  const form = /^0\d|^\d{5,}$/u.test(candidate.text) ? -2.5 : 0
  if (unitBefore.test(lead)) return form + 3.2
  if (moneyBefore.test(lead) || moneyBehind.test(rest)) return -2.5
  if (unitBehind.test(rest)) return form + 3
  const own = termsIn(lead).at(-1)
  if (own !== undefined) return form + own
  if (isInColumn(candidate, lead, rest, view)) return form + 2
  const isFirst = candidate.parts[0]?.first === 0
  return form + (isFirst && Math.max(0, ...termsIn(headAbove(candidate, view))) > 0 ? 1.5 : 0)
}

/** The first number of a row, before the name of the security, below a head that names the quantity. */
function isInColumn({ parts }: Candidate, lead: string, rest: string, view: DocumentView): boolean {
  const row = parts[0]?.segment.row ?? 0
  if (/\p{L}/u.test(lead) || !/^\s*\p{L}/u.test(rest)) return false
  return view.rows
    .slice(Math.max(0, row - furthestHead), row)
    .some((above) => Math.max(0, ...termsIn(rowText(above))) > 1 && countAmounts(rowText(above), view) === 0)
}

import type { ConceptId } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Row } from '../view/segment.ts'

const totals = new Set<ConceptId>([
  'net_total',
  'gross_total',
  'tax_total',
  'amount_due',
  'discount_total',
  'shipping_cost',
  'order_total',
])
const longestLabel = 60
const leastScore = 0.75
/** A row with several figures looks like an item: then only a plain word for a total counts. */
const leastScoreOfFull = 0.93

/** Whether a row states a total: a table of items ends there. */
export function isTotalRow({ segments }: Row): boolean {
  const figures = segments.filter(({ text }) => /^\D{0,3}\d/.test(text)).length
  if (figures === 0 && !segments.some(({ text }) => /\d/.test(text))) return false
  const least = figures >= 2 ? leastScoreOfFull : leastScore
  return segments.slice(0, 3).some(({ text }) => {
    const label = text.replace(/[\d.,€$£%:()-]+/gu, ' ').trim()
    if (!/\p{L}{3}/u.test(label) || label.length > longestLabel) return false
    return conceptsOf(label).some(({ concept, score }) => score >= least && totals.has(concept))
  })
}

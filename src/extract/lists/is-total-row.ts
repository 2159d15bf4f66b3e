import type { ConceptId } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Row } from '../view/segment.ts'

const totals = new Set<ConceptId>([
  'net_total',
  'gross_total',
  'tax_total',
  'amount_due',
  'discount_total',
  'order_total',
])
const surcharges = new Set<ConceptId>(['shipping_cost'])
const longestLabel = 60
const leastScore = 0.75
/** A row with several figures looks like an item: then only a plain word for a total counts. */
const leastScoreOfFull = 0.93

/** Whether a row states a total or what is added to it: a table of items ends there. */
export function isTotalRow(row: Row): boolean {
  return isNamed(row, totals) || isSurchargeRow(row) || isSumOf(row)
}

/** "Versicherungswert gesamt 20.500,00": a column's name, a word for all of it, and one figure. */
function isSumOf({ segments: [label, figure, ...others] }: Row): boolean {
  if (!label || !figure || others.length > 0 || /\d/.test(label.text)) return false
  return (
    label.text.length <= longestLabel && inAll.test(label.text) && /^\D{0,4}\d[\d.,'’ ]*\D{0,4}$/u.test(figure.text)
  )
}

const inAll = /\s(?:gesamt|insgesamt|zusammen|in total|total|en total|au total)\s?:?$/iu

/** Freight and the like: added to the total, unless it is sold like the items. */
export function isSurchargeRow(row: Row): boolean {
  return isNamed(row, surcharges)
}

/** Whether words plainly name a total. */
export function namesTotal(text: string): boolean {
  return names(text, totals, leastScoreOfFull)
}

function isNamed({ segments }: Row, concepts: Set<ConceptId>): boolean {
  const figures = segments.filter(({ text }) => /^(?:[A-Z]{3}\s?)?\D{0,3}\d/.test(text)).length
  if (figures === 0 && !segments.some(({ text }) => /\d/.test(text))) return false
  const least = figures >= 2 ? leastScoreOfFull : leastScore
  return segments.slice(0, 3).some(({ text }) => names(text, concepts, least))
}

function names(text: string, concepts: Set<ConceptId>, least: number): boolean {
  const label = text.replace(/[\d.,€$£%:()-]+/gu, ' ').trim()
  if (!/\p{L}{3}/u.test(label) || label.length > longestLabel) return false
  return conceptsOf(label).some(({ concept, score }) => score >= least && concepts.has(concept))
}

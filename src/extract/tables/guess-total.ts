import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { Assigned } from '../lists/assign-columns.ts'
import { textOf } from '../resolve/part.ts'
import type { Column } from './find-header.ts'
import type { GridRow } from './grid.ts'

const mostly = 0.7
const leastSure = 0.9
const leastKnown = 0.6
const guessedScore = 0.5

/** The last column of amounts is that of the lines, if its head means nothing that is known. */
export function guessTotal(
  columns: readonly Assigned[],
  heads: readonly Column[],
  properties: readonly FieldProfile[],
  rows: readonly GridRow[],
): Assigned[] {
  const total = properties.findIndex(({ concepts }) => (concepts.get('line_total') ?? 0) > leastSure)
  const last = columns.findLastIndex((_, at) => isOfAmounts(rows.flatMap(({ cells }) => textOf(cells[at] ?? []) || [])))
  const open = columns[last]
  const isKnown = (conceptsOf(heads[last]?.text ?? '')[0]?.score ?? 0) >= leastKnown
  if (!open || open.property >= 0 || isKnown || total < 0 || columns.some(({ property }) => property === total))
    return [...columns]
  return columns.with(last, { ...open, property: total, score: guessedScore })
}

function isOfAmounts(texts: readonly string[]): boolean {
  const amounts = texts.filter((text) => /^\D{0,4}\d[\d.,'’ ]*[.,]\d{2}\D{0,4}$/u.test(text) && !text.includes('%'))
  return texts.length > 0 && amounts.length >= mostly * texts.length
}

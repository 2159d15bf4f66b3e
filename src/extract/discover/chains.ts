import type { Neighbourhood } from './neighbourhood.ts'
import type { Scored } from './score-links.ts'
import type { Weight } from './weigh-piece.ts'

const widestOptionGap = 24
const tallestGap = 2.2
const mostPasses = 4
const mostWords = 9

/**
 * For options of one question what comes before each: the option to its left in the row, or else the one above it in the
 * column. The further lines of a caption are in the chain too.
 */
export function optionsBefore(around: Neighbourhood, weights: readonly Weight[]): Map<number, number> {
  const found = new Map<number, number>()
  const isPart = (index: number | undefined) =>
    index !== undefined && (weights[index]?.option === 'captioned' || found.has(index))
  for (const index of around.order) {
    const above = around.aboveOf(index, tallestGap)
    const isOption = weights[index]?.option === 'captioned'
    const before = isOption ? (around.leftOf(index, widestOptionGap) ?? above) : above
    if (before !== undefined && isPart(before) && (isOption || goesOnFrom(index, before, around)))
      found.set(index, before)
  }
  return found
}

/** The next line of a caption: close below, not further left, and in the middle of a sentence. */
function goesOnFrom(index: number, above: number, around: Neighbourhood): boolean {
  const [piece, before] = [around.pieces[index], around.pieces[above]]
  if (!piece || !before) return false
  const isClose = piece.box[1] - before.box[3] < 0.6 * piece.height
  return isClose && piece.box[0] > before.box[0] - piece.height && /^[\p{Ll}(]/u.test(piece.text)
}

/** An option belongs where the one before it does; in a slanted row that one may come later. */
export function followOptions(chosen: Map<number, Scored>, before: ReadonlyMap<number, number>): void {
  for (let pass = 0; pass < mostPasses; pass += 1)
    for (const [value, earlier] of before) {
      const link = chosen.get(earlier)
      if (link && !chosen.has(value)) chosen.set(value, { ...link, value })
    }
}

/** What stands below a value is one too, unless it is a label itself or, beside a label, has one of its own. */
export function followColumns(chosen: Map<number, Scored>, around: Neighbourhood, weights: readonly Weight[]): void {
  const labels = new Set([...chosen.values()].map(({ label }) => label))
  const followed = new Set<number>()
  for (const value of around.order) {
    if (chosen.has(value) || labels.has(value) || around.pieces[value]?.heading) continue
    const above = around.aboveOf(value, tallestGap)
    const link = above === undefined ? undefined : chosen.get(above)
    if (above === undefined || !link || !follows(value, above, link, around, weights)) continue
    chosen.set(value, { ...link, value, score: followed.has(above) ? link.score : link.score - 0.5 })
    followed.add(value)
  }
}

function follows(
  value: number,
  above: number,
  link: Scored,
  around: Neighbourhood,
  weights: readonly Weight[],
): boolean {
  const [own, before] = [weights[value], weights[above]]
  if (!own || link.direction === 'above' || own.label > 0.9) return false
  // A sentence below a short value is something else.
  if (own.option === 'none' && own.words > mostWords && (before?.words ?? 0) <= mostWords) return false
  if (labelled.test(around.pieces[value]?.text ?? '')) return false
  // After the options of a question comes something else.
  if (before?.option !== 'none' && own.option === 'none') return false
  if (own.value <= (weights[link.label]?.colon ? -1.5 : -0.1)) return false
  return link.direction === 'below' || goesOn(value, above, around, weights)
}

/** "Date: 2026-01-06" has a label of its own. */
export const labelled = /^\p{L}[^:：]{0,40}[:：]\s+\S/u

/** The next line of a value that stands beside its label: right below it, with nothing to its left. */
function goesOn(value: number, above: number, around: Neighbourhood, weights: readonly Weight[]): boolean {
  const [piece, before] = [around.pieces[value], around.pieces[above]]
  if (!piece || !before || weights[value]?.option !== 'none') return false
  const isClose = piece.box[1] - before.box[3] < 0.8 * piece.height
  const isAligned = Math.abs(piece.box[0] - before.box[0]) < piece.height
  return isClose && isAligned && around.leftOf(value, Infinity) === undefined
}

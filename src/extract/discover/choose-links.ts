import type { Direction } from './find-links.ts'
import type { Scored } from './score-links.ts'
import type { Weight } from './weigh-piece.ts'

const leastScore = 3

/** What a label has already. */
interface Family {
  direction: Direction | 'several'
  onlyOptions: boolean
}

/**
 * The best first: a value has one label, a label may have several values, and no piece is both but an option that asks
 * for more. `sure` are those of tables, which come before all others.
 */
export function chooseLinks(
  scored: readonly Scored[],
  weights: readonly Weight[],
  sure: ReadonlyMap<number, Scored>,
): Map<number, Scored> {
  const chosen = new Map(sure)
  const families = new Map<number, Family>()
  for (const { label, direction } of sure.values()) families.set(label, { direction, onlyOptions: false })
  for (const link of scored) {
    const { label, value, direction, score } = link
    if (score < leastScore) break
    if (chosen.has(value) || (chosen.has(label) && !isBoth(weights[label]))) continue
    if (families.has(value) && !isBoth(weights[value])) continue
    const family = families.get(label)
    const isOption = weights[value]?.option !== 'none'
    if (family && score - crowding(link, family, isOption) < leastScore) continue
    chosen.set(value, link)
    families.set(label, {
      direction: (family?.direction ?? direction) === direction ? direction : 'several',
      onlyOptions: isOption && (family?.onlyOptions ?? true),
    })
  }
  return chosen
}

/** "☐ Yes, namely:" */
function isBoth(weight: Weight | undefined): boolean {
  return weight?.option === 'captioned' && weight.colon
}

/** What a further value of the same label costs: nothing for options of one question, little for values of one column. */
function crowding({ direction }: Scored, family: Family, isOption: boolean): number {
  if (isOption && family.onlyOptions) return 0
  return family.direction === direction ? 0.8 : 1.6
}

import { profileOf } from '../lexicon/field-profile.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Resolved } from './resolved.ts'

/** Of a null where nothing was found, and what is added where everything was: with less than nine tenths found none is sure. */
const [base, span] = [0.4, 0.55]
const leastSure = 0.5
const leastKnown = 0.8

/** "Not stated" is worth the more, the more of what was asked was found: else the page was not understood. */
export function doubtNulls(found: Map<Leaf, Resolved>): void {
  const all = [...found.values()]
  const share = all.filter((each) => isFound(each) && each.confidence >= leastSure).length / all.length
  for (const [leaf, resolved] of found) {
    if (isFound(resolved)) continue
    const most = base + span * (isKnown(leaf) ? Math.sqrt(share) : share)
    found.set(leaf, { ...resolved, confidence: Math.min(resolved.confidence, most) })
  }
}

/** A value, or words that say that there is none. */
function isFound({ value, parts }: Resolved): boolean {
  return value !== null || parts.length > 0
}

/** Words that the lexicon has are found where they stand; others may be printed as something else. */
function isKnown(leaf: Leaf): boolean {
  return Math.max(0, ...profileOf(leaf).concepts.values()) >= leastKnown
}

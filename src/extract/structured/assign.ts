import type { Leaf } from '../schema/field-tree.ts'
import type { Conventions } from '../values/mention.ts'
import { coerce } from './coerce.ts'
import type { Fact } from './facts.ts'
import { type Match, scoreFact, scoreTerms } from './score-names.ts'

/** What a leaf is read from. */
export interface Choice {
  concept: string
  score: number
}

export interface Matching {
  match: Match
  conventions: Conventions
  /** How well the best of all business terms fits a leaf, whether the document states it or not. */
  bestTerms: Map<Leaf, number>
}

const least = 0.5
/** So sure that two leaves may be the same value. */
const certain = 0.92
const sample = 20
const margin = 0.1
const sure = 0.9

/** Gives each leaf the concept that its name fits best; one that fits several leaves somewhat goes to the best. */
export function assign(leaves: Leaf[], facts: Fact[], matching: Matching): Map<Leaf, Choice> {
  const concepts = [...Map.groupBy(facts, (fact) => fact.concept)]
  const offers = leaves.flatMap((leaf) =>
    concepts.flatMap(([concept, [first, ...others]]) => {
      const score = first ? scoreFact(leaf, first, matching.match) : 0
      if (!first || score < least || (first.isTerm && score < sure && score < bestTerm(leaf, matching) - margin))
        return []
      const candidates = [first, ...others.slice(0, sample)]
      const fits = candidates.some((fact) => coerce(leaf, fact, matching.conventions) !== undefined)
      return fits || score >= certain ? [{ leaf, concept, score, fits }] : []
    }),
  )
  const choices = new Map<Leaf, Choice>()
  const used = new Set<string>()
  // What has the name and not the type is the answer still where nothing else is: the value is told to be unfit.
  const ordered = offers.sort((a, b) => Number(b.fits) - Number(a.fits) || b.score - a.score)
  for (const { leaf, concept, score } of ordered) {
    if (choices.has(leaf) || (score < certain && used.has(concept))) continue
    choices.set(leaf, { concept, score: score * rivalry(offers, leaf, concept, score) })
    used.add(concept)
  }
  return choices
}

/** An invoice that does not state a term says so: the next best term is something else. */
function bestTerm(leaf: Leaf, { match, bestTerms }: Matching): number {
  const best = bestTerms.get(leaf) ?? scoreTerms(leaf, match)
  bestTerms.set(leaf, best)
  return best
}

/** Where another value of the data fits the name equally, which one is meant is a guess. */
function rivalry(offers: (Choice & { leaf: Leaf })[], leaf: Leaf, concept: string, score: number): number {
  const rivals = offers.filter(
    (offer) => offer.leaf === leaf && offer.concept !== concept && offer.score >= score - 0.005,
  )
  return rivals.length === 0 ? 1 : 0.7
}
